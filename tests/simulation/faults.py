"""What goes wrong: deaths, power cuts, broken and silent lines, partitions, disks that fail."""

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.simulation.machines import Machine
from tests.simulation.shared import Connections

if TYPE_CHECKING:
    from tests.simulation.world import World

DEATH_AT_STEP = 0.006
"""How likely it is that a process dies just before or just after it writes."""


class Faults:
    """The misfortunes of one world."""

    def __init__(self, world: "World", luck: random.Random) -> None:
        self._world = world
        self._luck = luck
        self._rages = False
        self.failing = 0.0
        self.ended = 0.0

    async def rage(self, seconds: float) -> None:
        """Let things go wrong for a while, and mend them all."""
        self._rages = True
        until = self._world.time() + seconds
        while self._world.time() < until:
            await asyncio.sleep(self._luck.expovariate(1 / 6.0))
            self._luck.choice(self._misfortunes())()
        self._rages = False
        await self._mend()
        self.ended = self._world.time()

    async def _mend(self) -> None:
        self._fail(0.0)
        for connections in self._world.connections.values():
            self._rejoin(connections)
        while not all(machine.is_open for machine in self._world.machines):
            await asyncio.sleep(0.1)
            for machine in self._world.machines:
                self._start(machine)
        for line in self._world.lines:
            line.slow_until = 0.0
            if line.is_broken:
                line.cut()

    def _misfortunes(self) -> list[Callable[[], None]]:
        both = [
            self._kill,
            self._kill,
            self._restart,
            self._cut,
            self._cut,
            self._silence,
            self._fail_writes,
        ]
        if self._world.shared is not None:
            return [*both, self._divide, self._divide, self._lose_listener]
        return [*both, self._cut_power, self._cut_power]

    # ---- processes ------------------------------------------------------------------------------

    def _somewhere(self) -> Machine:
        return self._luck.choice(self._world.machines)

    def survives(self, machine: Machine, step: str) -> bool:
        """Tell whether a process survives a step."""
        if not self._rages or self._luck.random() >= DEATH_AT_STEP:
            return True
        self.end(machine, f"dies {step}")
        return False

    def _kill(self) -> None:
        self.end(self._somewhere(), "is killed")

    def _cut_power(self) -> None:
        self.end(self._somewhere(), "loses power")

    def end(self, machine: Machine, how: str) -> None:
        """Let a process die; somebody starts it again."""
        if machine.process is None:
            return
        self._world.note(machine.name, how)
        power = how == "loses power"
        machine.kill(silently=power and self._luck.random() < 0.5)
        if self._world.disk is not None:
            (self._world.disk.lose_power if power else self._world.disk.lose_process)()
        self._start_later(machine)

    def _start_later(self, machine: Machine) -> None:
        world = self._world
        seconds = self._luck.choice((0.1, 1.0, 4.0, 8.0)) * self._luck.random()
        world.loop.call_later(seconds, self._start, machine, context=world.context)

    def _start(self, machine: Machine) -> None:
        if machine.process is None:
            self._world.note(machine.name, "starts")
            machine.start()

    def _restart(self) -> None:
        machine = self._somewhere()
        if machine.process is not None and machine.process.is_open:
            self._world.note(machine.name, "is asked to stop")
            self._world.loop.create_task(self._stop(machine), context=self._world.context)

    async def _stop(self, machine: Machine) -> None:
        process = machine.process
        await machine.stop()
        if machine.process is None and process is not None and not process.dead:
            self._world.note(machine.name, "has stopped")
            if self._world.disk is not None:
                self._world.disk.lose_process()
            self._start_later(machine)

    # ---- lines ----------------------------------------------------------------------------------

    def _cut(self) -> None:
        for line in self._world.lines[-12:]:
            if not line.is_broken and self._luck.random() < 0.3:
                self._world.note("network", f"cuts the line of {line.name}")
                line.cut()

    def _silence(self) -> None:
        for line in self._world.lines[-12:]:
            if not line.is_broken and self._luck.random() < 0.2:
                self._world.note("network", f"silences the line of {line.name}")
                line.fall_silent()

    # ---- storage --------------------------------------------------------------------------------

    def _fail_writes(self) -> None:
        self._world.note("storage", "fails now and then")
        self._fail(self._luck.choice((0.1, 0.3)))
        self._later(self._luck.uniform(0.5, 6.0), lambda: self._fail(0.0))

    def _fail(self, likely: float) -> None:
        self.failing = likely
        if self._world.disk is not None:
            self._world.disk.failing = likely
        for connections in self._world.connections.values():
            connections.failing = likely

    def _divide(self) -> None:
        """Let one machine not reach the database for a while."""
        machine = self._somewhere()
        connections = self._world.connections.get(machine.number)
        if connections is not None:
            self._world.note(machine.name, "does not reach the database")
            connections.is_cut = True
            self._later(self._luck.uniform(0.2, 25.0), lambda: self._rejoin(connections))

    def _rejoin(self, connections: Connections) -> None:
        if connections.is_cut:
            connections.is_cut = False
            connections.lose_listener()

    def _lose_listener(self) -> None:
        for connections in self._world.connections.values():
            if self._luck.random() < 0.6:
                self._world.note("database", "drops a listener")
                connections.lose_listener()

    def _later(self, seconds: float, then: Callable[[], None]) -> None:
        self._world.loop.call_later(seconds, then, context=self._world.context)
