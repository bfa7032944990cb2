import { expect, test } from 'vitest';
import { scenario } from '../../../tooling/testing/scenario.ts';

test('a card in hand is looked at as the spell that it would be: mana only for creature spells pays for one (CR 106.6)', () => {
  const game = scenario({
    players: [{ battlefield: ['Ancient Ziggurat'], hand: ['Llanowar Elves', 'Lightning Bolt'] }, {}],
  });
  expect(game.offers('cast Llanowar Elves')).toBe('completes');
  expect(game.offers('cast Lightning Bolt')).toBe('incomplete');
});

test('what a player cannot cast is not offered (CR 601.3)', () => {
  const game = scenario({
    players: [
      { battlefield: ['Nikya of the Old Ways', 'Mountain', 'Forest'], hand: ['Llanowar Elves', 'Lightning Bolt'] },
      {},
    ],
  });
  expect(game.offers('cast Llanowar Elves')).toBe('completes');
  expect(game.offers('cast Lightning Bolt')).toBe('no');
});

test('an Aura that may not choose untapped creatures as it is cast has no target among them (CR 113.6e, 601.2c)', () => {
  const facing = (tapped: boolean) =>
    scenario({
      players: [
        { battlefield: ['Island', 'Island', 'Island', 'Island', 'Island'], hand: ['Enthralling Hold'] },
        { battlefield: [{ card: 'Grizzly Bears', tapped }] },
      ],
    });
  expect(facing(true).offers('cast Enthralling Hold')).toBe('completes');
  expect(facing(false).offers('cast Enthralling Hold')).toBe('incomplete');
});
