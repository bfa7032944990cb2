import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** CR 702.89 */

const mine = (side: SideSpec, theirs: SideSpec = {}) => scenario({ players: [side, theirs] });
const on = (card: string, attachedTo: string) => ({ card, attachedTo });

describe('umbra armor', () => {
  test('CR 702.89a: the Aura is destroyed instead, all damage goes, and the creature is not tapped', () => {
    const game = mine({
      battlefield: [...copies(2, 'Badlands'), ...copies(3, 'Swamp'), 'Serra Angel', on('Boar Umbra', 'Serra Angel')],
      hand: ['Lightning Bolt', 'Murder'],
    });
    game.cast('Lightning Bolt', { targets: 'Serra Angel' }).resolve();
    game.cast('Murder', { targets: 'Serra Angel' }).resolve();
    expect(game.permanent('Serra Angel')).toMatchObject({ damage: 0, tapped: false, power: 4 });
    expect(game.zone('graveyard', 0)).toContain('Boar Umbra');
  });

  test('CR 702.89a: B096, it is the Aura’s, whatever the creature has lost', () => {
    const game = mine({
      battlefield: [...copies(3, 'Swamp'), 'Serra Angel', on('Boar Umbra', 'Serra Angel'), 'Humility'],
      hand: ['Murder'],
    });
    game.cast('Murder', { targets: 'Serra Angel' }).resolve();
    expect(game.permanent('Serra Angel')).toMatchObject({ keywords: [], power: 1 });
    expect(game.zone('graveyard', 0)).toContain('Boar Umbra');
  });

  test('CR 616.1: of several one is destroyed, which the controller of the creature chooses', () => {
    const game = mine({
      battlefield: [
        ...copies(3, 'Swamp'),
        'Grizzly Bears',
        on('Boar Umbra', 'Grizzly Bears'),
        on('Eland Umbra', 'Grizzly Bears'),
      ],
      hand: ['Murder'],
    });
    game.cast('Murder', { targets: 'Grizzly Bears' }).resolve({ replacement: 'Eland Umbra' });
    expect(game.size('Grizzly Bears')).toBe('5/5');
    expect(game.zone('graveyard', 0)).toEqual(expect.arrayContaining(['Eland Umbra']));
  });

  test('CR 704.5g, 702.89a: lethal damage destroys the Aura instead', () => {
    const game = mine({
      battlefield: ['Mountain', 'Grizzly Bears', on('Eel Umbra', 'Grizzly Bears'), ...copies(3, 'Swamp')],
      hand: ['Lightning Bolt'],
    });
    game.cast('Lightning Bolt', { targets: 'Grizzly Bears' }).resolve();
    expect(game.permanent('Grizzly Bears').damage).toBe(0);
    expect(game.battlefield).not.toContain('Eel Umbra');
  });

  test('CR 701.8a, 702.12b: where the creature cannot be destroyed the Aura stays', () => {
    const game = mine({
      battlefield: [...copies(3, 'Swamp'), 'Darksteel Myr', on('Boar Umbra', 'Darksteel Myr')],
      hand: ['Murder'],
    });
    game.cast('Murder', { targets: 'Darksteel Myr' }).resolve();
    expect(game.battlefield).toEqual(expect.arrayContaining(['Boar Umbra', 'Darksteel Myr']));
  });

  test('CR 702.89a: an Aura that is given it has it', () => {
    const game = mine({
      battlefield: [...copies(3, 'Swamp'), 'Umbra Mystic', 'Grizzly Bears', on('Flight', 'Grizzly Bears')],
      hand: ['Murder'],
    });
    game.cast('Murder', { targets: 'Grizzly Bears' }).resolve();
    expect(game.battlefield).toContain('Grizzly Bears');
    expect(game.battlefield).not.toContain('Flight');
  });
});
