import { describe, expect, test, vi } from 'vitest';
import { boardOf } from '../../tooling/testing/scenario-board.ts';
import { fromBoard } from '../board.ts';
import { NO_EVENT } from '../evaluate/context.ts';
import type { GameEvent } from '../state/events.ts';
import type { FloatingEffect, GameObject, PlayerState, Root, Status } from '../state/root.ts';
import { beginning, seeds } from './games.ts';
import { COURSE_LAWS } from './invariants/course.ts';
import { faultsOf, INVARIANTS } from './invariants/index.ts';
import { forcedQuestion, outOfTurnOrder } from './invariants/questions.ts';
import { untold } from './invariants/told.ts';
import { randomFrom } from './random.ts';
import { watch } from './watch.ts';

vi.setConfig({ testTimeout: 120_000 });

test.each(seeds(16, process.env))('in game %i every invariant holds at every anchor and question', (seed) => {
  expect(watch(beginning(seed), randomFrom(-seed), 120)).toBeNull();
});

/** Three players; the first has priority, a creature in slot 0 with an Aura in slot 1, and attacks with it. */
const BEARS = 0;
const healthy = rootAtPriority();

describe('a root is healthy', () => {
  test('to begin with', () => {
    expect(faultsOf(healthy, healthy)).toEqual([]);
  });

  const broken: Readonly<Record<string, Root>> = {
    'what is attached is attached to a permanent or player that it can be attached to': withObject(1, {
      attachedTo: { kind: 'object', id: healthy.objects[1]?.id ?? 0 },
    }),
    'each card of a player in the game is in some zone, and none of a player who left': {
      ...healthy,
      objects: healthy.objects.with(2, null),
      hands: [[], [], []],
    },
    'who attacks or blocks, as far as it is still there, is a creature, and attackers are of the active player': {
      ...healthy,
      combat: attackOf(healthy.objects[1]?.id ?? 0),
    },
    'who controls a permanent is noted with the moment since when': withStatus({ controller: 2 }),
    'an effect whose duration has ended is gone': {
      ...healthy,
      effects: [effect({ duration: 'for as long as the source is on the battlefield', source: 99 * 65536 })],
    },
    'an effect on objects that are all gone is gone when the next turn begins': {
      ...healthy,
      effects: [effect({ affected: [99 * 65536] })],
      turn: { ...healthy.turn, step: 'untap' },
      progress: { kind: 'step ends' },
    },
    'an object is its slot and the last incarnation of the slot': {
      ...healthy,
      incarnations: healthy.incarnations.with(0, 7),
    },
    'each object is in exactly one zone, the one it says': { ...healthy, exile: [BEARS] },
    'cards keep their slots, tokens and copies have others, and only what is on the stack is a spell or ability':
      withObject(BEARS, { kind: 'token' }),
    'tokens are on the battlefield and copies of spells on the stack when a player has priority': withObject(BEARS, {
      kind: 'spell copy',
    }),
    'no state-based action is due when a player has priority': withPlayer(1, { life: 0 }),
    'no triggered ability waits when a player has priority': {
      ...healthy,
      waiting: [
        {
          address: 'Grizzly Bears#',
          of: 'triggered',
          source: 0,
          controller: 0,
          event: NO_EVENT,
          x: null,
          bound: {},
          paid: {},
        },
      ],
    },
    'a game is over when at most one player is left, and only then': {
      ...healthy,
      players: healthy.players.map((player) => ({ ...player, lost: true })),
    },
    'permanents have a status, and nothing else has one': { ...healthy, status: healthy.status.with(0, null) },
    'life is whole, and counters, damage and times are whole and not negative': withPlayer(0, { life: 1.5 }),
    'a player who left has no mana, no priority, and controls nothing when someone gets priority': withPlayer(0, {
      lost: true,
    }),
  };

  test.each(INVARIANTS.map(({ name }) => name))('unless it breaks: %s', (name) => {
    const root = broken[name] ?? healthy;
    expect(faultsOf(root, healthy).filter((fault) => fault.includes(name))).not.toEqual([]);
  });
});

describe('two roots follow each other', () => {
  test('when nothing happens between them', () => {
    expect(COURSE_LAWS.flatMap(({ faults }) => faults(healthy, healthy))).toEqual([]);
  });

  const after: Readonly<Record<string, Root>> = {
    'pools are empty as a step begins': {
      ...withPlayer(0, { pool: [{ type: 'G', source: 0, snow: false, from: null }] }),
      progress: { kind: 'step begins' },
    },
    'what changes zones is a new object': withObject(BEARS, { zone: 'graveyard' }),
    'time goes on, and who has left stays away': { ...healthy, clock: 0 },
    'steps and turns come in their order': {
      ...healthy,
      turn: { ...healthy.turn, number: 2, active: 2, step: 'untap' },
    },
  };

  test.each(COURSE_LAWS.map(({ name }) => name))('unless this is broken: %s', (name) => {
    const law = COURSE_LAWS.find((one) => one.name === name);
    expect(law?.faults(healthy, after[name] ?? healthy)).not.toEqual([]);
  });
});

describe('every change is told by an event', () => {
  const events: Readonly<Record<string, readonly [Root, readonly GameEvent[]]>> = {
    'a zone change without event': [withObject(BEARS, { zone: 'exile' }), []],
    'an event without zone change': [
      healthy,
      [{ kind: 'moved', object: 1, becomes: 2, from: 'battlefield', to: 'exile', cause: 'effect', player: 0 }],
    ],
    life: [withPlayer(1, { life: 19 }), []],
    mana: [withPlayer(1, { pool: [{ type: 'G', source: 0, snow: false, from: null }] }), []],
    tapping: [withStatus({ tapped: true }), []],
  };

  test('nothing happened, nothing is told', () => {
    expect(untold(healthy, healthy, [])).toEqual([]);
  });

  test.each(Object.keys(events))('noticed: %s', (name) => {
    const [root, told] = events[name] ?? [healthy, []];
    expect(untold(healthy, root, told)).not.toEqual([]);
  });
});

describe('questions', () => {
  const asked = { source: null, cr: '704.5j', takeBack: false } as const;

  test('with one answer are not asked', () => {
    const options = [{ kind: 'player', player: 0 }] as const;
    const purpose = 'legend rule';
    expect(forcedQuestion({ ...asked, kind: 'objects', player: 0, purpose, options, min: 1, max: 1 })).toHaveLength(1);
    expect(forcedQuestion({ ...asked, kind: 'objects', player: 0, purpose, options, min: 0, max: 1 })).toEqual([]);
  });

  test('to several players at one time are asked in turn order from the active player', () => {
    const mulligan = (player: number) =>
      ({ ...asked, kind: 'yes or no', player, purpose: 'mulligan', about: 'a mulligan' }) as const;
    const root = { ...healthy, turn: { ...healthy.turn, active: 1 } };
    expect(outOfTurnOrder(root, mulligan(2), mulligan(0))).toEqual([]);
    expect(outOfTurnOrder(root, mulligan(0), mulligan(2))).toHaveLength(1);
  });
});

function rootAtPriority(): Root {
  const board = boardOf({
    players: [
      {
        battlefield: ['Grizzly Bears', { card: 'Control Magic', attachedTo: 'Grizzly Bears' }],
        hand: ['Forest'],
        library: [],
      },
      { library: [] },
      { library: [] },
    ],
  });
  const root = fromBoard(board);
  if ('kind' in root) throw new Error(root.why);
  return {
    ...root,
    progress: { kind: 'priority', player: 0, passes: 0 },
    combat: attackOf(root.objects[BEARS]?.id ?? 0),
  };
}

function attackOf(attacker: number): Root['combat'] {
  const defender = { kind: 'player', player: 1 } as const;
  return {
    attacks: [{ attacker, defender, defendingPlayer: 1, blocked: false, blockers: [] }],
    dealtFirst: [],
    gone: [],
  };
}

function withObject(slot: number, change: Partial<GameObject>): Root {
  return { ...healthy, objects: healthy.objects.with(slot, { ...(healthy.objects[slot] as GameObject), ...change }) };
}

function withStatus(change: Partial<Status>): Root {
  return { ...healthy, status: healthy.status.with(BEARS, { ...(healthy.status[BEARS] as Status), ...change }) };
}

function withPlayer(seat: number, change: Partial<PlayerState>): Root {
  return { ...healthy, players: healthy.players.with(seat, { ...(healthy.players[seat] as PlayerState), ...change }) };
}

function effect(change: Partial<FloatingEffect>): FloatingEffect {
  const id = healthy.objects[BEARS]?.id ?? 0;
  const address = 'rules#spell.effect';
  return {
    timestamp: 0,
    source: id,
    controller: 0,
    address,
    affected: [id],
    stopped: [],
    amounts: [],
    copy: null,
    duration: 'forever',
    ...change,
  };
}
