"""An adapter without the kit, in Python with nothing but its standard library, written from docs/PROTOCOL.md.

The engine in it knows basic lands, and no more: they are played, tapped for mana, drawn and discarded.

    headjudge doctor --engine "cmd:python3 adapters/example/lands.py"
"""

import json
import sys

MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
STEPS = ["untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "end of combat",
         "postcombat main", "end", "cleanup"]
HELLO = {"is": "engine", "protocol": 1, "name": "lands", "version": "1", "level": 0, "minPlayers": 2, "maxPlayers": 2,
         "facets": ["zones", "battlefield", "stack", "pools", "events", "options"]}


class Game:
    def __init__(self, board, see):
        self.see = see
        self.cards = [{**card, "incarnation": 1} for card in board["cards"]]
        self.players = [{**player, "pool": ""} for player in board["players"]]
        self.turn, self.active, self.step = board["turn"], board["active"], board["step"]
        self.priority, self.passes, self.winner, self.events = self.active, 0, None, []

    def cards_in(self, zone, owner):
        return [card for card in self.cards if card["zone"] == zone and card["owner"] == owner]

    def tell(self, kind, **details):
        self.events.append({"kind": kind, **details})

    def move(self, card, zone, cause):
        self.tell("moved", object=card["id"], **{"from": card["zone"]}, to=zone, cause=cause)
        card.update(zone=zone, tapped=False, held=False, incarnation=card["incarnation"] + 1)

    def question(self):
        if self.step == "cleanup":
            hand = sorted(card["id"] for card in self.cards_in("hand", self.active))
            return self.ask("objects", self.active, "discard to hand size", "514.1", hand, len(hand) - 7)
        player = self.priority
        options = ["pass"]
        options += [f"activate {card['id']}/0" for card in self.cards_in("battlefield", player) if not card["tapped"]]
        if player == self.active and self.step.endswith("main") and self.players[player]["landsPlayed"] == 0:
            options += [f"play {card['id']}" for card in self.cards_in("hand", player)]
        return self.ask("priority", player, "priority", "117.1", sorted(options), 1)

    def ask(self, kind, player, purpose, cr, options, count):
        return {"kind": kind, "player": player, "purpose": purpose, "source": None, "cr": cr, "takeBack": False,
                "options": options, "incomplete": [], "min": count, "max": count}

    def answer(self, answer):
        """Does what is answered, or says why not."""
        question = self.question()
        if answer["kind"] == "concede":
            self.winner = 1 - question["player"]
            return None
        picks = answer.get("picks", [])
        unknown = [pick for pick in picks if pick not in question["options"]]
        if unknown or len(set(picks)) != question["min"]:
            return {"is": "illegal answer", "cr": question["cr"], "why": f"the options are {question['options']}"}
        if question["kind"] == "objects":
            for card in [self.card(pick) for pick in picks]:
                self.move(card, "graveyard", "discarded")
                self.tell("discarded", player=card["owner"], card=card["id"])
            self.next_step()
        else:
            self.act(question["player"], picks[0])
        return None

    def card(self, name):
        return next(card for card in self.cards if card["id"] == name)

    def act(self, player, option):
        verb, _, name = option.partition(" ")
        self.passes = self.passes + 1 if verb == "pass" else 0
        if verb == "play":
            self.players[player]["landsPlayed"] += 1
            self.move(self.card(name), "battlefield", "played")
        elif verb == "activate":
            self.tap_for_mana(player, self.card(name.split("/")[0]))
        elif self.passes == 1:
            self.priority = 1 - player
        else:
            self.next_step()

    def tap_for_mana(self, player, card):
        card["tapped"] = True
        color, name = MANA[card["name"]], card["id"]
        self.players[player]["pool"] = "".join(sorted(self.players[player]["pool"] + color, key="WUBRGC".index))
        self.tell("tapped", object=name)
        self.tell("activated", object=name, ability=f"{name}/0", player=player, manaAbility=True)
        self.tell("mana added", player=player, mana=color, source=name, triggered=False)
        self.tell("tapped for mana", object=name, player=player, produced=color)

    def next_step(self):
        """Goes on to the next step in which somebody is asked."""
        while self.winner is None:
            for seat, player in enumerate(self.players):
                if player["pool"]:
                    self.tell("mana lost", player=seat, mana=player["pool"])
                    player["pool"] = ""
            self.step = STEPS[(STEPS.index(self.step) + 1) % len(STEPS)]
            if self.step == "untap":
                self.turn, self.active = self.turn + 1, 1 - self.active
                self.tell("turn began", active=self.active, turn=self.turn)
            self.tell("step began", step=self.step, active=self.active, turn=self.turn)
            self.priority, self.passes = self.active, 0
            if self.step == "untap":
                self.untap()
            elif self.step == "cleanup":
                if len(self.cards_in("hand", self.active)) > 7:
                    return
            else:
                if self.step == "draw":
                    self.draw()
                return

    def untap(self):
        for player in self.players:
            player["landsPlayed"] = 0
        for card in self.cards_in("battlefield", self.active):
            card["held"] = True
            if card["tapped"]:
                card["tapped"] = False
                self.tell("untapped", object=card["id"])

    def draw(self):
        library = self.cards_in("library", self.active)
        if not library:
            self.winner = 1 - self.active
            return
        self.move(library[0], "hand", "drawn")
        self.tell("drew", player=self.active, card=library[0]["id"])

    def stands(self, see):
        events, self.events = self.events, []
        over = self.winner is not None
        asked_at_priority = not over and self.step != "cleanup"
        sight = {"turn": self.turn, "active": self.active, "step": self.step,
                 "priority": self.priority if asked_at_priority else None,
                 "players": [self.seat(seat, see) for seat in (0, 1)]}
        if "battlefield" in see:
            sight["battlefield"] = [self.land(card) for card in self.cards if card["zone"] == "battlefield"]
        if "stack" in see:
            sight["stack"] = []
        if "zones" in see:
            sight["zones"] = [{"zone": zone, "owner": owner, "cards": [shown(card) for card in self.cards_in(zone, owner)]}
                              for owner in (0, 1) for zone in ("library", "hand", "graveyard", "exile")]
        if "events" in see:
            sight["happenings"] = events
        if over:
            return {"is": "over", "winner": self.winner, "reason": "the other player has lost", "sight": sight}
        return {"is": "asks", "question": self.question(), "sight": sight}

    def seat(self, seat, see):
        player = self.players[seat]
        pools = {"pool": player["pool"], "unspent": list(player["pool"])} if "pools" in see else {}
        return {"seat": seat, "life": player["life"], "counters": {}, "landsPlayed": player["landsPlayed"],
                "inGame": self.winner in (None, seat), **pools}

    def land(self, card):
        return {**shown(card), "controller": card["owner"], "card": True, "types": ["land"], "subtypes": [card["name"]],
                "supertypes": ["basic"], "colors": [], "keywords": [], "power": None, "toughness": None,
                "tapped": card["tapped"], "held": card["held"], "damage": 0, "counters": {}, "attachedTo": None,
                "manaValue": 0, "attacking": None, "blocking": []}


def shown(card):
    return {"ref": card["id"], "name": card["name"], "owner": card["owner"], "incarnation": card["incarnation"]}


def load(request):
    board = request["board"]
    unknown = [card["name"] for card in board["cards"] if card["name"] not in MANA]
    if unknown:
        return None, {"is": "cannot set up", "why": f"no card is called {unknown[0]}"}
    first = board["turn"] == 1 and board["active"] == 0 and board["step"] == "precombat main"
    plain = all(card["controller"] == card["owner"] and not card["counters"] and not card["damage"] for card in board["cards"])
    if not first or not plain or len(board["players"]) != 2 or any(player["counters"] for player in board["players"]):
        return None, {"is": "cannot set up", "why": "only the first main phase of player 0, without counters"}
    game = Game(board, request["see"])
    return game, game.stands(HELLO["facets"])


def main():
    game = None
    for line in sys.stdin:
        request = json.loads(line)
        what = request["do"]
        if what == "hello":
            reply = HELLO
        elif what == "cards":
            reply = {"is": "cards", "unknown": [name for name in request["names"] if name not in MANA]}
        elif what == "load":
            game, reply = load(request)
        elif what == "start":
            reply = {"is": "cannot set up", "why": "its games begin in the middle"}
        elif what == "answer" and game is not None:
            reply = game.answer(request["answer"]) or game.stands(game.see)
        elif what == "bye":
            reply = {"is": "bye"}
        else:
            reply = {"is": "unsupported", "what": what}
        print(json.dumps({"re": request["id"], **reply}), flush=True)
        if what == "bye":
            return


main()
