"""Following a table: nothing is lost or done twice, whatever happens to the line."""

import threading
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosedError

from grotto.core.seats import SPECTATOR
from grotto.remote import Follower, NoAnswer, NotAServer, Refused, Unreachable, Visitor, sockets
from grotto.remote.lines import Known, NoLine
from grotto.server.errors import StorageFailed
from grotto.server.storage.people import Session
from grotto.wire.offers import offers_in
from tests.remote.gateway import Gateway
from tests.server.processes import Served
from tests.server.running import Running
from tests.server.waiting import until

PATIENCE = 30.0
OPTIONS = {"first_player": "0"}


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def visit(stack: ExitStack, address: str) -> Visitor:
    return stack.enter_context(Visitor(address))


def duel(stack: ExitStack, address: str) -> tuple[Follower, Follower]:
    """A table of two people who have just begun; the first one is asked."""
    ann, ben = visit(stack, address), visit(stack, address)
    table = ann.make_table("stone_age", 2, "Ann", OPTIONS)
    ann.join(table, "Ann")
    ben.join(table, "Ben")
    ann.start(table)
    first, second = (stack.enter_context(visitor.follow(table)) for visitor in (ann, ben))
    return first, second


def play_any(follower: Follower) -> None:
    question = follower.frame.question
    assert question is not None
    follower.play(offers_in(question.menus)[0].action, PATIENCE)


def test_a_move_is_seen_by_everybody(server: Running, stack: ExitStack) -> None:
    ann, ben = duel(stack, server.origin)

    version = ann.play("send forest 5", PATIENCE)

    assert ben.wait(lambda: ben.frame.version >= version, PATIENCE)
    assert ben.lines[-1] == ann.lines[-1]
    assert ben.frame.to_act == 1


def test_a_refusal_has_a_code_and_a_sentence(server: Running, stack: ExitStack) -> None:
    ann, _ = duel(stack, server.origin)
    before = ann.frame.version

    with pytest.raises(Refused) as refused:
        ann.play("send hut 3", PATIENCE)

    assert refused.value.why == "action/illegal"
    assert refused.value.phrase().key == "error-action-illegal"
    assert ann.frame.version == before


def test_what_was_played_can_be_taken_back_and_played_again(
    server: Running, stack: ExitStack
) -> None:
    ann, ben = duel(stack, server.origin)
    ann.play("send forest 5", PATIENCE)
    told = len(ann.lines)

    ann.undo(PATIENCE)
    shorter = len(ann.lines)
    version = ann.redo(PATIENCE)

    assert shorter < told == len(ann.lines)
    assert ben.wait(lambda: ben.frame.version == version, PATIENCE)
    assert len(ben.lines) == told


def test_a_turn_ends_by_hand_where_somebody_wants_that(server: Running, stack: ExitStack) -> None:
    ann, ben = duel(stack, server.origin)
    ann.end_by_hand(0, on=True, seconds=PATIENCE)
    ann.play("send forest 5", PATIENCE)
    assert ann.frame.undoing is not None
    assert ann.frame.undoing.held

    ann.undo_turn(PATIENCE)
    ann.play("send quarry 2", PATIENCE)
    with pytest.raises(Refused) as refused:
        ben.end_turn(PATIENCE)
    version = ann.end_turn(PATIENCE)

    assert refused.value.why in ("turn/nothing-to-end", "server/stale-version")
    assert ben.wait(lambda: ben.frame.version >= version, PATIENCE)
    assert (ben.frame.to_act, ben.frame.question is not None) == (1, True)
    assert not any(one.by_hand for one in ben.frame.occupants)


def test_two_seats_at_one_screen_look_one_after_the_other(
    server: Running, stack: ExitStack
) -> None:
    ann = visit(stack, server.origin)
    table = ann.make_table("lost_mines", 3, "Ann")
    for name in ("Ann", "Ben", "Cid"):
        ann.join(table, name)
    ann.start(table)
    follower = stack.enter_context(ann.follow(table))
    asked = follower.frame.to_act
    other = (asked + 1) % 3

    assert follower.look(other, PATIENCE).question is None
    assert follower.look(SPECTATOR, PATIENCE).viewer == SPECTATOR
    assert follower.look(asked, PATIENCE).question is not None


def test_a_spectator_who_sits_down_looks_from_there(server: Running, stack: ExitStack) -> None:
    ann, ben = visit(stack, server.origin), visit(stack, server.origin)
    table = ann.make_table("stone_age", 2, "Ann")
    ben.make_table("stone_age", 2, "Ben")  # so that the server knows him
    follower = stack.enter_context(ben.follow(table))
    assert follower.frame.viewer == SPECTATOR
    assert follower.wait(lambda: follower.connected, PATIENCE)

    ben.join(table, "Ben", 1)

    assert follower.wait(lambda: follower.frame.viewer == 1, PATIENCE)


def test_a_table_that_is_not_there_is_refused(server: Running, stack: ExitStack) -> None:
    with pytest.raises(Refused) as refused:
        visit(stack, server.origin).follow("nowhere")

    assert refused.value.why == "server/no-such-table"


def test_a_server_that_is_not_there_is_unreachable(stack: ExitStack) -> None:
    with pytest.raises(Unreachable):
        visit(stack, "http://127.0.0.1:9").see("t")


def test_what_is_no_grotto_is_told_from_one(server: Running, stack: ExitStack) -> None:
    with pytest.raises(NotAServer):
        visit(stack, server.origin).see("../../health")


def test_a_line_that_is_cut_is_mended(server: Running, stack: ExitStack) -> None:
    port = int(server.origin.rpartition(":")[2])
    gateway = stack.enter_context(Gateway(port))
    ann, ben = duel(stack, gateway.address)
    ann.play("send forest 5", PATIENCE)

    gateway.cut()
    assert ben.wait(lambda: ben.frame.question is not None, PATIENCE)
    ben.play("send quarry 5", PATIENCE)

    assert ann.wait(lambda: ann.frame.version == ben.frame.version, PATIENCE)
    assert ann.lines == ben.lines


def test_a_server_that_is_out_of_order_for_a_while_is_waited_for(
    server: Running, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = stack.enter_context(Gateway(int(server.origin.rpartition(":")[2])))
    ann, _ = duel(stack, gateway.address)
    asked = list[str]()

    async def fail(token: str, oldest: float) -> Session | None:
        asked.append(f"{token} {oldest}")
        raise StorageFailed

    with monkeypatch.context() as patched:
        patched.setattr(server.services.people, "session", fail)
        gateway.cut()
        until(lambda: len(asked) > 4)

    assert ann.play("send forest 5", PATIENCE) == ann.frame.version


def test_who_looks_away_waits_for_no_answer(served: Served, stack: ExitStack) -> None:
    ann, _ = duel(stack, served.address)
    served.kill()
    assert ann.wait(lambda: not ann.connected, PATIENCE)
    ann.while_waiting = ann.close

    with pytest.raises(NoAnswer):
        ann.play("send forest 5")


def test_where_sockets_are_blocked_frames_come_as_a_stream(
    server: Running, stack: ExitStack
) -> None:
    port = int(server.origin.rpartition(":")[2])
    gateway = stack.enter_context(Gateway(port, blocks_sockets=True))
    ann, ben = duel(stack, gateway.address)
    ann.play("send forest 5", PATIENCE)
    assert ben.wait(lambda: ben.frame.question is not None, PATIENCE)

    with pytest.raises(Refused) as refused:
        ben.play("send hut 3", PATIENCE)
    gateway.cut()
    ben.play("send quarry 5", PATIENCE)

    assert refused.value.why == "action/illegal"
    assert ann.wait(lambda: ann.frame.version == ben.frame.version, PATIENCE)
    assert ann.lines == ben.lines


def test_a_stream_can_look_through_other_eyes(server: Running, stack: ExitStack) -> None:
    port = int(server.origin.rpartition(":")[2])
    gateway = stack.enter_context(Gateway(port, blocks_sockets=True))
    ann = visit(stack, gateway.address)
    table = ann.make_table("lost_mines", 3, "Ann")
    for name in ("Ann", "Ben", "Cid"):
        ann.join(table, name)
    ann.start(table)
    follower = stack.enter_context(ann.follow(table))

    assert follower.look(2, PATIENCE).viewer == 2
    assert follower.look(1, PATIENCE).viewer == 1


def test_after_a_stop_all_come_back_by_themselves(served: Served, stack: ExitStack) -> None:
    ann, ben = duel(stack, served.address)
    ann.play("send forest 5", PATIENCE)

    served.stop()
    served.start()
    assert ben.wait(lambda: ben.connected and ben.frame.question is not None, PATIENCE)
    version = ben.play("send quarry 5", PATIENCE)

    assert ann.wait(lambda: ann.frame.version >= version, PATIENCE)
    assert ann.lines == ben.lines


def test_a_server_that_goes_while_a_socket_opens_is_no_line(
    server: Running, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    def goes(*_: object, **__: object) -> None:
        raise ConnectionClosedError(None, None)

    session = visit(stack, server.origin)._session
    monkeypatch.setattr(sockets, "connect", goes)

    with pytest.raises(NoLine):
        stack.enter_context(sockets.socket_line(session, "table", Known(0, 0, None, "")))


def test_a_command_sent_into_the_void_gets_through_once(served: Served, stack: ExitStack) -> None:
    ann, ben = duel(stack, served.address)
    served.kill()
    playing = threading.Thread(target=ann.play, args=("send forest 5", PATIENCE))

    playing.start()
    served.start()
    playing.join(PATIENCE)

    sent = [line for line in ann.lines if "send" in line.text.key or line.seat == 0]
    assert ben.wait(lambda: ben.frame.version == ann.frame.version, PATIENCE)
    assert len(sent) == 1
    assert ann.frame.to_act == 1
