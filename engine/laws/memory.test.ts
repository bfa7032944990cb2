import { describe, expect, test, vi } from 'vitest';
import { abilitiesOf, type Has } from '../characteristics/abilities.ts';
import { derive, forgetDerived } from '../characteristics/derive.ts';
import { couldProduce } from '../rules/mana/could-produce.ts';
import { manaSources } from '../rules/mana/sources.ts';
import { actionsOf } from '../rules/turn/actions.ts';
import { inTurnOrder } from '../state/read.ts';
import type { Root } from '../state/root.ts';
import { open } from '../session.ts';
import { copyOf } from './forgetful.ts';
import { beginning, seeds } from './games.ts';
import { randomFrom } from './random.ts';
import { firstDifference, transcript } from './transcript.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Everything that the engine computes from a root and remembers, as text. */
function computed(root: Root): Readonly<Record<string, string>> {
  const players = inTurnOrder(root, 0);
  const { triggered, replacements, rules, activated } = abilitiesOf(root);
  const named = (list: readonly Has<unknown>[]) =>
    list.map(({ source, controller, address }) => [source, controller, address]);
  return Object.fromEntries(
    Object.entries({
      characteristics: derive(root).bySlot.flatMap((seen) => (seen === null ? [] : [{ ...seen, object: null }])),
      abilities: [triggered, replacements, rules, activated].map(named),
      sources: players.map((player) => manaSources(root, player)),
      'could produce': root.battlefield.map((slot) => [...couldProduce(root, root.objects[slot]?.id ?? 0)]),
      actions: players.map((player) => actionsOf(root, player)),
    }).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}

test('what is remembered of a root, and of roots before it, is what would be computed afresh', () => {
  for (const seed of seeds(6, process.env)) {
    transcript(open({ root: beginning(seed), answers: [] }), randomFrom(-seed), 60, (play, index) => {
      expect(computed(play.root), `game ${seed}, decision ${index}`).toEqual(computed(copyOf(play.root)));
    });
  }
});

describe('the same seed gives the same bytes', () => {
  const game = (seed: number) => transcript(open({ root: beginning(seed), answers: [] }), randomFrom(-seed), 80);

  test('after other games, and when all is forgotten', () => {
    for (const seed of seeds(3, process.env)) {
      forgetDerived();
      const first = game(seed);
      game(seed + 1000);
      const second = game(seed);
      forgetDerived();
      expect([firstDifference(first, second), firstDifference(first, game(seed))]).toEqual([null, null]);
    }
  });

  test('and other seeds give other games', () => {
    expect(firstDifference(game(1), game(3))).not.toBeNull();
  });
});
