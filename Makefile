SCRATCH := $(CURDIR)/.build
# Packages that share a folder plan their builds anew: a plan that is kept may be another package's.
SHARED = --scratch-path $(SCRATCH) --disable-build-manifest-caching
HOST ?= 127.0.0.1
PORT ?= 8080
STORE := $(SCRATCH)/demo-store
SWIFT_FILES := $(wildcard Package.swift Sources Tests Examples Benchmarks Scripts Server)

# Without this setting the package manager passes a package's traits to the compiler in another order each time, and
# compiles all its modules again.
SAME_ORDER = SWIFT_DETERMINISTIC_HASHING=1
BUILD = $(SAME_ORDER) swift build

SYNC = $(SHARED) --traits Sync
SYNC_STORE := $(SCRATCH)/sync-store

.PHONY: demo website window sync sync-server check test engines bench docs pictures format lint

# Runs Trails on a fresh store; KEEP=1 keeps the store of the last time, HOST and PORT say where it listens.
demo:
	@echo "Builds Trails, an example app with tips, and serves it until you press Control-C."
	@echo "The first time, this takes about four minutes on two cores, besides the download of other packages."
	@Scripts/prepare demo
	$(BUILD) --package-path Examples $(SHARED) --product Trails
	@if [ -z "$(KEEP)" ]; then rm -rf "$(STORE)"; fi
	@mkdir -p "$(STORE)"
	@echo "Trails keeps its tips in $(STORE)"
	@XDG_DATA_HOME="$(STORE)" exec $(SCRATCH)/debug/Trails --host $(HOST) --port $(PORT)

# Serves a site with templates of its own, to which tips were added.
website:
	@Scripts/prepare demo
	$(BUILD) --package-path Examples $(SHARED) --product Website
	@exec $(SCRATCH)/debug/Website --port $(PORT) --store "$(SCRATCH)/website-store"

# Opens a window of GTK's with a list, a text and three tips; needs a display.
window:
	@Scripts/prepare window
	$(BUILD) --package-path Examples/Window --scratch-path $(CURDIR)/.build-gtk --disable-build-manifest-caching
	@exec $(CURDIR)/.build-gtk/debug/Window

# Runs a sync server and two Trails on fresh stores, which are two devices of one person.
sync:
	@Scripts/prepare demo
	$(BUILD) --package-path Server $(SHARED) --product TipSyncServer
	$(BUILD) --package-path Examples $(SYNC) --product Trails
	@exec Scripts/sync "$(SCRATCH)/debug" "$(SYNC_STORE)" $(HOST) $(PORT)

# Runs a sync server on a database and a key that stay.
sync-server:
	@Scripts/prepare demo
	$(BUILD) --package-path Server $(SHARED) --product TipSyncServer
	@mkdir -p "$(SYNC_STORE)"
	@test -f "$(SYNC_STORE)/keys.json" || $(SCRATCH)/debug/TipSyncServer keys "$(SYNC_STORE)/keys.json"
	@exec $(SCRATCH)/debug/TipSyncServer --database "$(SYNC_STORE)/rows.db" --keys "$(SYNC_STORE)/keys.json" --host $(HOST)

# What a contributor runs while working: the style, and the tests of all layers but the long ones and those in browsers.
check:
	@Scripts/prepare demo
	@$(MAKE) --no-print-directory lint
	@Scripts/check-platforms
	@Scripts/test check

# Runs the tests of all layers, those of the sync server, and those of the examples in Chromium.
test:
	@Scripts/prepare test
	@Scripts/test

# Runs the browser tests of several engines in WebKit and Firefox.
engines:
	@Scripts/prepare engines
	@Scripts/test engines

# Measures what we promise of speed and memory, beside a peer in the same run where there is one.
bench:
	@Scripts/prepare bench
	@Scripts/bench

# Makes the pages of the documentation, and serves them.
docs:
	@Scripts/prepare docs
	@$(SAME_ORDER) Scripts/check-documentation --scratch-path $(SCRATCH)
	@echo "The documentation is at http://$(HOST):$(PORT)/documentation/opentipkit/"
	@exec python3 -m http.server --bind $(HOST) --directory $(SCRATCH)/documentation $(PORT)

# Takes the pictures that the documents show.
pictures:
	@Scripts/prepare pictures
	@$(SAME_ORDER) Scripts/screenshots

format:
	swift format --in-place --recursive --parallel $(SWIFT_FILES)

lint:
	swift format lint --strict --recursive --parallel $(SWIFT_FILES)
