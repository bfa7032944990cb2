import { expect, test } from 'vitest';
import { copies, scenario } from '../../tooling/testing/scenario.ts';

test('Standstill is sacrificed once, and only that lets the opponents of who cast draw', () => {
  const game = scenario({
    players: [
      { battlefield: copies(2, 'Mountain'), hand: copies(2, 'Shock') },
      { battlefield: ['Standstill'], hand: [] },
    ],
  });
  game.cast('Shock', { targets: 'p1' }).cast('Shock#2', { targets: 'p1' }).resolveAll();
  expect(game.zone('hand', 1).length).toBe(3);
});

test('Vedalken Engineer pays for the abilities of artifacts', () => {
  const game = scenario({
    players: [{ battlefield: ['Vedalken Engineer', 'Prodigal Sorcerer', 'Jayemdae Tome', ...copies(2, 'Island')] }, {}],
  });
  expect(game.offers('activate Jayemdae Tome/0')).toBe('completes');
});

test('Enthralling Hold needs a tapped creature as it is cast', () => {
  const tapped = scenario({
    players: [
      { battlefield: copies(5, 'Island'), hand: ['Enthralling Hold'] },
      { battlefield: [{ card: 'Grizzly Bears', tapped: true }, 'Hill Giant'] },
    ],
  });
  tapped.cast('Enthralling Hold').resolve();
  expect(tapped.permanent('Grizzly Bears').controller).toBe(0);
});
