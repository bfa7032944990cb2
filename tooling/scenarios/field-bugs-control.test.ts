import { expect, test } from 'vitest';
import { copies, inTurn, type Says, scenario } from '../testing/scenario.ts';

/** Rows of the list of bugs of other engines, on who controls what, and on what was taken back. CR 110.2, 611.2b, 613.7, 701.12, 701.21 */

test('CR 701.21a, 701.12b, 603.2d: nobody sacrifices what was exchanged before (B183)', () => {
  const game = scenario({
    players: [
      { battlefield: [...copies(2, 'Island'), 'Yarok, the Desecrated'], hand: ['Gilded Drake'] },
      { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    ],
  });
  game.cast('Gilded Drake').resolve({
    targets: inTurn(['Hill Giant'], ['Hill Giant']),
    'order of triggers': ['a Gilded Drake/0', 'a Gilded Drake/0#2'],
  });
  expect(game.stack.length).toBe(2);
  game.resolve();
  expect([game.permanent('Gilded Drake').controller, game.permanent('Hill Giant').controller]).toEqual([1, 0]);
  game.resolve();
  expect([game.permanent('Gilded Drake').controller, game.battlefield.includes('Grizzly Bears')]).toEqual([1, true]);
});

test('CR 613.7, 110.2: the later of two effects keeps control through turns, until it ends (B184)', () => {
  const game = scenario({
    players: [
      { battlefield: [...copies(5, 'Island'), 'Hill Giant'], hand: ['Treachery'] },
      { battlefield: copies(4, 'Island'), hand: ['Control Magic'] },
      { battlefield: ['Grizzly Bears'] },
    ],
  });
  game.cast('Treachery', { targets: 'Grizzly Bears' }).resolve().resolve({ 'objects for an effect': [] });
  expect(game.permanent('Grizzly Bears').controller).toBe(0);
  game.goTo('upkeep').goTo('precombat main');
  game.cast('Control Magic', { targets: 'Grizzly Bears' }).resolve();
  expect(game.permanent('Grizzly Bears').controller).toBe(1);
  game.goTo('upkeep').goTo('upkeep').goTo('precombat main');
  expect([game.view.active, game.permanent('Grizzly Bears').controller]).toEqual([0, 1]);
});

test('CR 400.3, 400.7: a card that somebody else controlled is its owner’s again in the graveyard (B185)', () => {
  const game = scenario({
    players: [
      { battlefield: ['Swamp', 'Gravecrawler', 'Dreadhorde Arcanist', 'Mountain'] },
      {
        battlefield: [
          'Swamp',
          'Dreadhorde Arcanist',
          { card: 'Control Magic', attachedTo: 'Gravecrawler' },
          'Mountain',
        ],
        hand: ['Lightning Bolt'],
      },
    ],
    active: 1,
  });
  game.cast('Lightning Bolt', { targets: 'Gravecrawler', pay: 'Mountain#2' }).resolve();
  expect([game.zone('graveyard', 0), game.options.some((option) => option.includes('Gravecrawler'))]).toEqual([
    ['Gravecrawler'],
    false,
  ]);
  game.goTo('upkeep').goTo('precombat main');
  expect(game.options.some((option) => option.startsWith('cast Gravecrawler'))).toBe(true);
});

test('CR 603.10d: what triggers as its controller loses control does so for who had it (B186)', () => {
  const game = scenario({
    players: [{ battlefield: copies(4, 'Island'), hand: ['Ray of Command'] }, { battlefield: ['Hill Giant'] }],
  });
  game.cast('Ray of Command', { targets: 'Hill Giant' }).resolve();
  expect(game.permanent('Hill Giant')).toMatchObject({ controller: 0, tapped: false });
  game.goTo('end').pass().pass();
  expect([game.view.step, game.permanent('Hill Giant').controller, game.stack.length]).toEqual(['cleanup', 1, 1]);
  expect(game.stack[0]?.controller).toBe(0);
  game.resolve();
  expect(game.permanent('Hill Giant').tapped).toBe(true);
});

test('CR 611.2b: control that lasts as long as something else is controlled ends with that at once (B187)', () => {
  const game = scenario({
    players: [
      { battlefield: [...copies(4, 'Island')], hand: ['Master Thief'] },
      { battlefield: ['Sol Ring', 'Mountain'], hand: ['Lightning Bolt'] },
    ],
  });
  game.cast('Master Thief').resolve().resolve();
  expect(game.permanent('Sol Ring').controller).toBe(0);
  game.pass().cast('Lightning Bolt', { targets: 'Master Thief' }).resolve();
  expect(game.permanent('Sol Ring').controller).toBe(1);
});

test('CR 733.1, 702.40a: a spell that was begun and taken back was not cast (B177)', () => {
  const copiesOf = (...says: readonly Says[]) => {
    const game = scenario({
      players: [{ battlefield: copies(3, 'Mountain'), hand: ['Shock', 'Grapeshot'] }, {}],
    });
    for (const say of says) game.cast('Shock', { targets: 'p1', ...say });
    if (game.stack.length > 0) game.resolve();
    return game.cast('Grapeshot', { targets: 'p1' }).resolve().stack.length - 1;
  };
  expect(copiesOf({ pay: ['Mountain', 'take back'], 'keep mana': false })).toBe(0);
});
