SCRATCH := $(CURDIR)/.build
# Packages that share a folder plan their builds anew: a plan that is kept may be another package's.
SHARED = --scratch-path $(SCRATCH) --disable-build-manifest-caching
# Of all tests at once those that wait for an answer would come behind hundreds that compute, until their clients give up.
WIDTH = --experimental-maximum-parallelization-width 4
HOST ?= 127.0.0.1
PORT ?= 8080
STORE := $(SCRATCH)/demo-store
SWIFT_FILES := $(wildcard Package.swift Sources Tests Compatibility Examples Benchmarks Scripts)

.PHONY: demo test bench docs format lint

# Runs Trails on a fresh store; KEEP=1 keeps the store of the last time, HOST and PORT say where it listens.
demo:
	@Scripts/prepare demo
	swift build --package-path Examples $(SHARED) --product Trails
	@if [ -z "$(KEEP)" ]; then rm -rf "$(STORE)"; fi
	@mkdir -p "$(STORE)"
	@echo "Trails keeps its tips in $(STORE)"
	@XDG_DATA_HOME="$(STORE)" exec $(SCRATCH)/debug/Trails --host $(HOST) --port $(PORT)

# Runs the tests of all layers, builds README's app, then runs the tests of the examples in a browser.
test:
	@Scripts/prepare test
	swift test $(SHARED) $(WIDTH)
	swift build --package-path Examples/FirstTip $(SHARED)
	swift test --package-path Examples $(SHARED) $(WIDTH)

# Measures what we promise of speed and memory, beside a peer in the same run where there is one.
bench:
	@Scripts/prepare bench
	@Scripts/bench

# Makes the pages of the documentation, and serves them.
docs:
	@Scripts/prepare docs
	@Scripts/check-documentation --scratch-path $(SCRATCH)
	@echo "The documentation is at http://$(HOST):$(PORT)/documentation/opentipkit/"
	@exec python3 -m http.server --bind $(HOST) --directory $(SCRATCH)/documentation $(PORT)

format:
	swift format --in-place --recursive --parallel $(SWIFT_FILES)

lint:
	swift format lint --strict --recursive --parallel $(SWIFT_FILES)
