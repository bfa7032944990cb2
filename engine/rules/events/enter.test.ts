import { expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../../../tooling/testing/scenario.ts';

const metamorph = () =>
  scenario({
    players: [
      {
        battlefield: ['Essence of the Wild', 'Sol Ring', ...copies(4, 'Island')],
        hand: ['Phyrexian Metamorph'],
      },
      {},
    ],
  }).cast('Phyrexian Metamorph', { 'Phyrexian mana': 'U', pay: ['Island', 'Island#2', 'Island#3', 'Island#4'] });

test('of two copy effects on what enters its controller says which comes first (CR 616.1c)', () => {
  const essence = metamorph().resolve({ replacement: 'Essence of the Wild' });
  expect(essence.permanent('Phyrexian Metamorph').name).toBe('Essence of the Wild');
  const ring = metamorph().resolve({ replacement: 'Phyrexian Metamorph', copy: inTurn(true, 'Sol Ring') });
  expect(ring.permanent('Phyrexian Metamorph').name).toBe('Sol Ring');
});
