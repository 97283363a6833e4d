"""Packages that depend on a clone of this repository by URL and version, as those of a stranger do."""

import pathlib
import re
import shutil
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The address in our documents, for which the URL of the clone is written.
ADDRESS = "https://github.com/OWNER/OpenTipKit"


def version():
    """Returns the version that our documents name, which is the newest of the changelog."""
    return re.search(r"^## (\d+\.\d+\.\d+) ", (ROOT / "CHANGELOG.md").read_text(), re.M).group(1)


class Packages:
    """A folder of packages beside a clone of the current commit, which has a tag with a version like that of our documents."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.clone = self.folder / "OpenTipKit"
        shutil.rmtree(self.folder, ignore_errors=True)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.clone)], check=True)
        self.tag()

    def tag(self):
        # SwiftPM keeps what it has fetched of a version, so each commit gets a later one than all before.
        major, minor, _ = version().split(".")
        self.git("tag", f"{major}.{minor}.{time.time_ns() // 1_000_000}")

    def git(self, *arguments):
        author = ["-c", "user.name=check", "-c", "user.email=check@localhost"]
        subprocess.run(["git", "-C", str(self.clone), *author, *arguments], check=True, stdout=subprocess.DEVNULL)

    def write(self, name, manifest, files):
        """Writes a package with one target, and returns its folder."""
        package = self.folder / name
        sources = package / "Sources" / name
        sources.mkdir(parents=True, exist_ok=True)
        (package / "Package.swift").write_text(manifest.replace(ADDRESS, self.clone.as_uri()))
        for file, text in files.items():
            (sources / file).write_text(text)
        return package

    def update(self, scratch, package):
        """Resolves the packages. Only an update finds the latest version of the clone, which has the same URL each time."""
        return self.swift(scratch, package, "package", "update")

    def build(self, scratch, package):
        return self.swift(scratch, package, "build", "--disable-build-manifest-caching")

    def swift(self, scratch, package, *arguments):
        # SwiftPM remembers the commit of a version, and refuses another one; here each run has one of its own.
        command = ["swift", *arguments, "--package-path", str(package), "--scratch-path", str(scratch)]
        command += ["--security-path", str(self.folder / "security")]
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
