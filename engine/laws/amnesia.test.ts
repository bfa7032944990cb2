import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { open } from '../session.ts';
import type { Root } from '../state/root.ts';
import { copyOf, type Keep, openForgetful } from './forgetful.ts';
import { beginning, seeds } from './games.ts';
import { randomFrom } from './random.ts';
import { firstDifference, transcript } from './transcript.ts';

vi.setConfig({ testTimeout: 120_000 });

const DECISIONS = 90;

/** How a game that is dropped at every anchor differs from one that is not; null: it does not. */
function difference(seed: number, keep: Keep, about = ''): string | null {
  const root = beginning(seed, about);
  const whole = transcript(open({ root, answers: [] }), randomFrom(-seed), DECISIONS);
  const dropped = transcript(openForgetful(root, keep), randomFrom(-seed), DECISIONS);
  return firstDifference(whole, dropped);
}

test.each(seeds(12, process.env))(
  'game %i, dropped at every anchor and taken up again from the text of its root, is the same game',
  (seed) => {
    expect(difference(seed, copyOf)).toBeNull();
  },
);

test('a root is plain data at every anchor: its text says all of it', () => {
  const told = seeds(5, process.env).flatMap((seed) => {
    const faults: string[] = [];
    const play = openForgetful(beginning(seed), (root) => {
      if (!isDeepStrictEqual(copyOf(root), root)) faults.push(`game ${seed}, ${root.turn.step}`);
      return root;
    });
    transcript(play, randomFrom(-seed), DECISIONS);
    return faults;
  });
  expect(told).toEqual([]);
});

test('a root is never changed: a game goes on from frozen roots', () => {
  for (const seed of seeds(5, process.env)) {
    const whole = transcript(open({ root: beginning(seed), answers: [] }), randomFrom(-seed), DECISIONS);
    const frozen = transcript(openForgetful(beginning(seed), frozenTo(new WeakSet())), randomFrom(-seed), DECISIONS);
    expect(firstDifference(whole, frozen)).toBeNull();
  }
});

/** Freezes a root and all in it; what roots share is frozen once. */
function frozenTo(done: WeakSet<object>): Keep {
  const freeze = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || done.has(node)) return;
    done.add(Object.freeze(node));
    for (const part of Object.values(node)) freeze(part);
  };
  return (root) => {
    freeze(root);
    return root;
  };
}

describe('the law notices when an anchor loses', () => {
  /** What is lost, and a word of the cards that show it. */
  const losses: Readonly<Record<string, { readonly about: string; readonly lose: (root: Root) => Root }>> = {
    'waiting triggers': { about: 'triggered', lose: (root) => ({ ...root, waiting: [] }) },
    'passes in succession': {
      about: 'creature',
      lose: (root) =>
        root.progress.kind === 'priority' ? { ...root, progress: { ...root.progress, passes: 0 } } : root,
    },
    'continuous effects': { about: 'until end of turn', lose: (root) => ({ ...root, effects: [] }) },
    'delayed triggers': { about: 'delayed', lose: (root) => ({ ...root, delayed: [] }) },
    'last-known information': { about: 'triggered', lose: (root) => ({ ...root, lastKnown: {} }) },
    combat: { about: 'creature', lose: (root) => ({ ...root, combat: null }) },
    damage: {
      about: 'creature',
      lose: (root) => ({
        ...root,
        status: root.status.map((status) => (status === null ? null : { ...status, damage: 0 })),
      }),
    },
    'since when a permanent is controlled': {
      about: 'creature',
      lose: (root) => ({
        ...root,
        status: root.status.map((status) => (status === null ? null : { ...status, since: 0 })),
      }),
    },
    'what a permanent was cast with': {
      about: 'x',
      lose: (root) => ({
        ...root,
        objects: root.objects.map((object) => (object === null ? null : { ...object, origin: null })),
      }),
    },
    'unspent mana': {
      about: 'addMana',
      lose: (root) => ({ ...root, players: root.players.map((player) => ({ ...player, pool: [] })) }),
    },
  };

  test.each(Object.keys(losses))('%s', (name) => {
    const { about, lose } = losses[name] as (typeof losses)[string];
    const noticed = Array.from({ length: 30 }, (_, seed) => seed + 1).some((seed) => {
      try {
        return difference(seed, (root) => lose(copyOf(root)), about) !== null;
      } catch {
        return true;
      }
    });
    expect(noticed).toBe(true);
  });
});
