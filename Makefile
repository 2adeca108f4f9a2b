# One door to everything: `make` lists what there is.

PYTHON ?= python3
# Tests run on every core; `make test JOBS=0` runs them in one process, for a debugger.
JOBS ?= auto
# Where many processes share the cores, a small net is taught faster by one thread than by several that wait for each other.
export OPENBLAS_NUM_THREADS ?= 1

# Tests that the compiled engine can answer otherwise than the plain one. Where a C compiler is at hand,
# both engines answer those of rules and bots, and only the compiled one those that play thousands of games, or
# are about the tables, tournaments and remote programs which play on whatever engine there is.
ON_BOTH := $(addprefix tests/,bots cli/test_cave_board.py cli/test_caverna_board.py cli/test_lost_mines.py core golden packages play rules wire)
ON_COMPILED := $(addprefix tests/,arena envs laws remote server/laws server/tables)

LINT := lint-types lint-client lint-texts lint-style

BIN := .venv/bin
RUN := $(BIN)/python
# The stamps say "installed with these very versions"; they live and die with the environment.
PLAY := .venv/.play-is-ready
DEV := .venv/.dev-is-ready
BENCH := .venv/.bench-is-ready
# The client as npm and Vite make it, and what it is made of.
PARTS := client/node_modules/.package-lock.json
WEB := src/grotto/server/web/index.html
CLIENT := $(shell find client/src client/*.* src/grotto/i18n docs/rules docs/pictures -type f -not -name '*.py')

.DEFAULT_GOAL := help
.PHONY: help setup play test test-client test-interpreted test-compiled check lint $(LINT) fmt wheel \
	wheel-compiled compile compile-if-possible bench bench-games bench-scaling bench-load bench-people soak strength pictures web-sweep web-phone lessons screens sizes lock clean

help: ## List the targets
	@echo "Grotto. Usage: make TARGET"
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  \1|\2/p' Makefile | while IFS='|' read -r name what; \
		do printf '%-20s %s\n' "$$name" "$$what"; done

setup: $(DEV) ## Create .venv with everything that development needs
	@echo "Ready: .venv holds Grotto and its tools."

# `make play ARGS="--port 8001"` listens elsewhere; `.venv/bin/grotto serve --help` lists what can be said.
# It plays with the compiled engine, where `make compile` has made one of the sources as they are now.
play: $(PLAY) $(WEB) ## Start Grotto on this machine and say where it is
	@PYTHONPATH=$$($(RUN) -m tools.compile --path) $(BIN)/grotto serve $(ARGS)

test: test-client test-interpreted test-compiled ## Run every test: client, interpreted, compiled

test-client: $(DEV) $(PARTS) ## Run the tests of the client's own modules
	@echo "== Tests of the client =="
	@sh tools/client.sh test

test-interpreted: $(DEV) $(WEB) ## Run tests and doctests on the plain Python sources
	@echo "== Tests, interpreted =="
	@if $(RUN) -m tools.compile --why-not >/dev/null; then later='$(ON_COMPILED:%=--ignore=%)'; fi; $(RUN) -m tools.tests -n $(JOBS) $$later

# Doctests of src/ are left out here: they would load the sources instead of the compiled modules.
# So are tests of what is not compiled, such as storage, the terminal and the client: they have run.
test-compiled: $(DEV) ## Run what is about the engine on the compiled one, where a C compiler is at hand
	@echo "== Tests, compiled =="
	@if why=$$($(RUN) -m tools.compile --why-not); then \
		$(RUN) -m tools.compile && $(RUN) -m tools.compile --prove && \
		PYTHONPATH=$(CURDIR)/build/compiled $(RUN) -m tools.tests -n $(JOBS) $(ON_BOTH) $(ON_COMPILED) README.md docs/guide; \
	else echo "The compiled run is left out: $$why"; fi

# What keeps one core busy goes first, two things at a time, with the longest ahead; each tells what it has found when it is done.
check: $(DEV) $(PARTS) ## Everything CI asks for: style, types, layers, texts, rules, links, tests
	@$(MAKE) --no-print-directory -j2 -Otarget compile-if-possible $(LINT) test-client $(WEB)
	@$(MAKE) --no-print-directory test-interpreted test-compiled

lint: $(DEV) $(PARTS)
	@$(MAKE) --no-print-directory -j2 -Otarget $(LINT)

lint-types: $(DEV)
	@echo "== Types =="
	@$(BIN)/mypy

lint-style: $(DEV)
	@echo "== Style =="
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@echo "== Layers =="
	@$(BIN)/lint-imports --no-logo

lint-texts: $(DEV)
	@echo "== Sizes, links, texts, rules, known vulnerabilities =="
	@$(RUN) tools/check_sizes.py
	@$(RUN) tools/check_links.py
	@$(RUN) tools/check_texts.py
	@$(RUN) tools/check_rules.py
	@$(RUN) tools/check_vulnerabilities.py

lint-client: $(DEV) $(PARTS)
	@echo "== The client =="
	@sh tools/client.sh check

fmt: $(DEV) $(PARTS) ## Format the code and mend what ruff can mend
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format
	@sh tools/client.sh fmt

wheel: $(DEV) $(WEB) ## Build the package with the client in it, into dist
	@$(RUN) -m hatchling build --target wheel

wheel-compiled: $(DEV) $(WEB) ## The same with the compiled engine, for machines like this one
	@HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(RUN) -m hatchling build --target wheel

compile: $(DEV) ## Compile the engine into build/compiled (needs a C compiler)
	@$(RUN) -m tools.compile

compile-if-possible: $(DEV)
	@echo "== The compiled engine =="
	@if why=$$($(RUN) -m tools.compile --why-not); then $(RUN) -m tools.compile; else echo "There is none: $$why"; fi

# `make bench ARGS=--save-baseline` stores the ratios that later runs are compared with.
bench: $(DEV) $(BENCH) ## Time games and environments, side by side with OpenSpiel, PettingZoo and RLCard
	@$(RUN) -m tools.compile || true
	@$(RUN) -m bench.run $(ARGS)
	@$(RUN) -m bench.environments $(ARGS)
	@$(MAKE) --no-print-directory bench-scaling ARGS=

# `make bench-scaling ARGS="--games 200"`; it means something on a machine that is otherwise quiet.
bench-scaling: $(DEV) ## Measure what a second process, and a second processor of a Ray cluster, bring to the arena
	@if $(RUN) -m tools.compile; then PYTHONPATH=$(CURDIR)/build/compiled:$(CURDIR) $(RUN) -m bench.scaling $(ARGS); \
	else $(RUN) -m bench.scaling $(ARGS); fi

# `make bench-games ARGS="--game caverna --games 100000 --jobs 2"` is the long run of one game.
bench-games: $(DEV) ## Play ten thousand random games and check that nothing gets lost
	@if $(RUN) -m tools.compile; then PYTHONPATH=$(CURDIR)/build/compiled $(RUN) -m bench.many_games $(ARGS); \
	else $(RUN) -m bench.many_games $(ARGS); fi

# `make strength ARGS="--games 200 --publish"` makes the tables of docs/guide/bots.md; that takes a night.
strength: $(DEV) ## Let the levels of bots play each other; fail when one has become weaker
	@if $(RUN) -m tools.compile; then PYTHONPATH=$(CURDIR)/build/compiled $(RUN) -m bench.strength $(ARGS); \
	else $(RUN) -m bench.strength $(ARGS); fi

# `make bench-load ARGS="--tables 200 --seconds 20"` is a small run; `ARGS=--help` lists what can be measured.
bench-load: $(DEV) ## Put a server under load: a thousand tables of four people
	@if $(RUN) -m tools.compile; then PYTHONPATH=$(CURDIR)/build/compiled $(RUN) -m bench.load $(ARGS); \
	else $(RUN) -m bench.load $(ARGS); fi

# `make bench-people ARGS="--people 1000 --games 5000"` is a small run.
bench-people: $(DEV) ## Measure lists of games and ratings where ten thousand people have histories
	@$(RUN) -m bench.people $(ARGS)

# `make soak ARGS="--minutes 10"` runs as many seeds as there is time for, `ARGS="--seed 123"` one, with all that happens there.
soak: $(DEV) ## Run the server in simulated worlds where everything goes wrong
	@if $(RUN) -m tools.compile; then PYTHONPATH=$(CURDIR)/build/compiled $(RUN) -m tests.simulation $(ARGS); \
	else $(RUN) -m tests.simulation $(ARGS); fi

# `make pictures ARGS=stone_age` draws one game. The SVG files are texts, and may be committed.
pictures: $(DEV) $(WEB) ## Draw a real screen of every game from its record, into build/pictures
	@$(RUN) -m tools.pictures $(ARGS)

# `make web-sweep ARGS="--game caverna --seats 7 --by mouse"` plays one of them, `ARGS="--minutes 20 --resume"` a part of
# what is left. All of it takes an hour or so.
web-sweep: $(DEV) $(WEB) ## Play whole games of Caverna and The Lost Mines in a browser, and count presses
	@$(RUN) -m tests.web.sweep $(ARGS)

# `make web-phone ARGS="--game stone_age --seats 4"` plays one of them.
web-phone: $(DEV) $(WEB) ## Play whole games on a phone without ever opening the list of answers
	@$(RUN) -m tests.web.phone $(ARGS)

# `make lessons ARGS="--game caverna"` takes those of one game.
lessons: $(DEV) $(WEB) ## Take the first lessons in a browser by mouse, keys and touch, at both sizes, in all languages
	@$(RUN) -m tests.web.lessons $(ARGS)

# `make screens ARGS="--game caverna --size 360x740"` takes some of them.
screens: $(DEV) $(WEB) ## Take pictures of every question at all sizes, by day and by night, into build/screens/gallery
	@$(RUN) -m tests.web.gallery $(ARGS)

# `make sizes ARGS="--game stone_age --seats 4 --step 200"` looks at some of them.
sizes: $(DEV) $(WEB) ## Look at every board at every size, and tell what does not fit
	@$(RUN) -m tests.web.sizes $(ARGS)

lock: ## Renew constraints.txt with the newest versions of everything
	@PYTHON=$(PYTHON) sh tools/lock.sh

clean: ## Remove everything that make has built
	rm -rf .venv build dist client/node_modules src/grotto/server/web .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench -name __pycache__ -type d -exec rm -rf {} +

# Players wait for nothing but what the table needs.
$(PLAY): pyproject.toml constraints.txt tools/setup.sh
	@PYTHON=$(PYTHON) sh tools/setup.sh server
	@touch $@

$(DEV): pyproject.toml constraints.txt tools/setup.sh tools/debian.sh
	@sh tools/debian.sh
	@PYTHON=$(PYTHON) sh tools/setup.sh dev
	@touch $(PLAY) $@

$(BENCH): pyproject.toml constraints.txt tools/setup.sh | $(DEV)
	@PYTHON=$(PYTHON) sh tools/setup.sh dev,bench
	@touch $@

$(PARTS): client/package.json client/package-lock.json | $(PLAY)
	@sh tools/client.sh install
	@touch $@

$(WEB): $(CLIENT) $(PARTS)
	@sh tools/client.sh build
