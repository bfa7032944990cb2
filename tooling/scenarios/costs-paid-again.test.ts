import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario, type SideSpec } from '../testing/scenario.ts';

const game = (mine: SideSpec, theirs: SideSpec = {}) => scenario({ players: [mine, theirs] });

describe('costs that can be paid any number of times', () => {
  test('CR 702.56a: a spell is copied for each time its replicate cost was paid, once it is cast, and each copy may have new targets', () => {
    const spree = game(
      { hand: ['Shattering Spree'], battlefield: copies(3, 'Mountain') },
      { battlefield: ['Sol Ring', 'Mox Jet', 'Mana Vault'] },
    );
    spree.cast('Shattering Spree', {
      'additional cost': inTurn('yes', 'yes'),
      targets: 'Sol Ring',
    });
    expect(spree.stack.map(({ kind }) => kind)).toEqual(['spell', 'ability']);
    expect(spree.stack[0]?.paid).toEqual(['replicate', 'replicate']);
    spree.resolve({ 'new targets': inTurn('Mox Jet', 'Mana Vault') });
    expect(spree.stack.map(({ card }) => card)).toEqual([true, false, false]);
    spree.resolveAll();
    expect([spree.zone('graveyard', 1).length, spree.battlefield.filter((ref) => !ref.startsWith('Mountain'))]).toEqual(
      [3, []],
    );
  });

  test('CR 702.56a, 603.4: without it nothing triggers, and a copy of the spell is no spell that was cast', () => {
    const plain = game({ hand: ['Pyromatics'], battlefield: copies(4, 'Mountain') });
    plain.cast('Pyromatics', { 'additional cost': 'no', targets: 'p1' });
    expect(plain.stack.length).toBe(1);
    plain.resolveAll();
    expect(plain.life(1)).toBe(19);
    const once = game({ hand: ['Pyromatics'], battlefield: copies(4, 'Mountain') });
    once.cast('Pyromatics', { 'additional cost': 'yes', targets: 'p1' }).resolveAll({ 'new targets': 'p1' });
    expect(once.life(1)).toBe(18);
  });

  test('CR 702.33c-d: a creature is kicked as often as its multikicker cost was paid', () => {
    const kicked = (times: number) => {
      const pack = game({ hand: ['Gnarlid Pack'], battlefield: copies(6, 'Forest') });
      const answers = [...Array.from({ length: times }, () => 'yes'), ...(times < 2 ? ['no'] : [])];
      pack.cast('Gnarlid Pack', { 'additional cost': inTurn(...answers) }).resolve();
      return pack.size('Gnarlid Pack');
    };
    expect([kicked(0), kicked(1), kicked(2)]).toEqual(['2/2', '3/3', '4/4']);
  });

  test('CR 702.33d: what counts the kicks does it as it resolves, for a spell and for what triggers as it enters', () => {
    const wolves = game({ hand: ['Wolfbriar Elemental'], battlefield: copies(6, 'Forest') });
    wolves.cast('Wolfbriar Elemental', { 'additional cost': inTurn('yes', 'yes') }).resolveAll();
    expect(wolves.view.battlefield.filter(({ name }) => name === 'Wolf Token').length).toBe(2);
    const chalice = game({ hand: ['Everflowing Chalice'], battlefield: copies(4, 'Forest') });
    chalice.cast('Everflowing Chalice', { 'additional cost': inTurn('yes', 'yes') }).resolve();
    expect(chalice.permanent('Everflowing Chalice').counters).toEqual({ charge: 2 });
    expect(chalice.activate('Everflowing Chalice').pool(0)).toBe('CC');
  });

  test('CR 118.9d: it can be paid for a spell that is cast without paying its mana cost', () => {
    const free = game({
      hand: ['Vacuumelt'],
      battlefield: ['Omniscience', ...copies(3, 'Island'), 'Hill Giant', 'Grizzly Bears'],
    });
    free.cast('Vacuumelt', {
      'alternative cost': 'without paying',
      'additional cost': 'yes',
      targets: 'Hill Giant',
    });
    free.resolveAll({ 'new targets': 'Grizzly Bears' });
    expect(free.zone('hand', 0)).toEqual(['Grizzly Bears', 'Hill Giant']);
  });
});
