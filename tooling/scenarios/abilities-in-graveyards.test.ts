import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** Abilities that function in graveyards, and what takes them there. CR 113.6, 603.6, 603.10, 613.1f */

const mine = (side: SideSpec, theirs: SideSpec = {}) => scenario({ players: [side, theirs] });
const JAILER: SideSpec = { battlefield: ['Yixlid Jailer'] };

describe('abilities that trigger from a graveyard', () => {
  const milled = (theirs: SideSpec = {}) =>
    mine(
      { battlefield: [...copies(2, 'Island'), 'Millstone'], library: ['Narcomoeba', 'Island', 'Island'] },
      theirs,
    ).activate('Millstone', { targets: 'p0' });

  test('CR 113.6k: what is put there from a library triggers there', () => {
    const game = milled().resolve();
    expect(game.stack.map(({ source }) => source)).toEqual(['Narcomoeba']);
    expect(game.resolve({ 'optional effect': true }).battlefield).toContain('Narcomoeba');
  });

  test('CR 603.6, 613.1f: B084, what has no abilities there does not trigger', () => {
    const game = milled(JAILER).resolve();
    expect([game.stack, game.zone('graveyard', 0)]).toEqual([[], expect.arrayContaining(['Narcomoeba'])]);
  });

  test('CR 113.6k: put there from elsewhere it does not trigger', () => {
    const game = mine({ battlefield: ['Narcomoeba', 'Mountain'], hand: ['Lightning Bolt'] });
    game.cast('Lightning Bolt', { targets: 'Narcomoeba' }).resolve();
    expect([game.stack, game.zone('graveyard', 0)]).toEqual([[], expect.arrayContaining(['Narcomoeba'])]);
  });

  const killed = (card: string, theirs: SideSpec = {}) =>
    mine({ battlefield: [card, ...copies(3, 'Swamp')], hand: ['Murder'] }, theirs)
      .cast('Murder', { targets: card })
      .resolve();

  test('CR 603.6c: from anywhere is from the battlefield too, and it triggers from the graveyard', () => {
    const game = killed('Serra Avatar').resolve();
    expect(game.zone('graveyard', 0)).toEqual(['Murder']);
    expect(game.happenings('shuffled')).toHaveLength(1);
    expect(killed('Serra Avatar', JAILER).stack).toEqual([]);
  });

  test('CR 603.10a: what leaves the battlefield looks back to where it had its ability', () => {
    expect(killed('Doomed Traveler', JAILER).stack).toHaveLength(1);
    expect(killed('Worldspine Wurm', JAILER).stack).toHaveLength(1);
  });

  test('CR 113.6m: it comes back to hand from the graveyard alone', () => {
    const board = (side: SideSpec) =>
      scenario({ players: [side, { library: copies(3, 'Plains') }], turn: 2, active: 1, step: 'end' });
    const game = board({ graveyard: ['Squee, Goblin Nabob'], library: copies(3, 'Plains') });
    game.goTo('upkeep');
    expect(game.resolve({ 'optional effect': true }).zone('hand', 0)).toContain('Squee, Goblin Nabob');
    expect(board({ battlefield: ['Squee, Goblin Nabob'] }).goTo('upkeep').stack).toEqual([]);
  });
});

describe('cards in graveyards without abilities', () => {
  test('CR 613.1f: nothing is activated there, nor cast by an ability of its own', () => {
    const side: SideSpec = {
      battlefield: [...copies(3, 'Swamp'), ...copies(3, 'Mountain')],
      graveyard: ['Reassembling Skeleton', 'Faithless Looting'],
    };
    expect(mine(side).options).toEqual(expect.arrayContaining(['activate Reassembling Skeleton/0']));
    expect(mine(side).options.filter((option) => option.includes('Faithless Looting'))).toHaveLength(1);
    const kept = mine(side, JAILER).options.filter((option) => /Skeleton|Looting/.test(option));
    expect(kept).toEqual([]);
  });

  test('CR 601.3: what others let be cast from there is cast, with the costs that it has as a spell', () => {
    const game = mine(
      { battlefield: ['Kess, Dissident Mage', ...copies(2, 'Mountain')], graveyard: ['Lightning Bolt'] },
      JAILER,
    );
    game.act('cast Lightning Bolt by Kess, Dissident Mage', { targets: 'p1' }).resolve();
    expect(game.life(1)).toBe(17);
  });

  test('CR 604.3: what defines its own size does so there too', () => {
    const returned = (card: string, more: readonly string[], life = 20) =>
      mine({
        battlefield: ['Reveillark', 'Grizzly Bears', 'Phyrexian Altar', ...more],
        graveyard: [card, 'Memnite'],
        life,
      })
        .activate('Phyrexian Altar', { cost: 'Reveillark', 'mana type': 'W', targets: [card] })
        .resolve();
    expect(returned('Master of Etherium', ['Ornithopter']).battlefield).toContain('Master of Etherium');
    expect(() => returned('Master of Etherium', copies(2, 'Ornithopter'))).toThrow('is no option');
    expect(returned('Ashaya, Soul of the Wild', copies(2, 'Forest')).battlefield).toContain('Ashaya, Soul of the Wild');
    expect(() => returned('Ashaya, Soul of the Wild', copies(3, 'Forest'))).toThrow('is no option');
    expect(returned('Serra Avatar', [], 2).battlefield).toContain('Serra Avatar');
    expect(() => returned('Serra Avatar', [], 3)).toThrow('is no option');
  });

  test('CR 604.3, 613.1f: a star that an ability defines is 0 there', () => {
    const side: SideSpec = {
      battlefield: ['Reveillark', ...copies(3, 'Swamp')],
      hand: ['Murder'],
      graveyard: ['Serra Avatar', 'Memnite'],
    };
    const targets = (theirs: SideSpec) => {
      const game = mine(side, theirs).cast('Murder', { targets: 'Reveillark' });
      game.resolve({ targets: ['Serra Avatar', 'Memnite'] });
      return game;
    };
    expect(targets(JAILER).resolve().battlefield).toEqual(expect.arrayContaining(['Serra Avatar', 'Memnite']));
    expect(() => targets({})).toThrow('Serra Avatar');
  });

  test('CR 604.3, 613.3: what is of every creature type is so there too', () => {
    const side: SideSpec = {
      battlefield: ['Gisa and Geralf', ...copies(2, 'Forest')],
      graveyard: ['Woodland Changeling', 'Grizzly Bears'],
    };
    const cast = mine(side, JAILER).options.filter((option) => option.startsWith('cast'));
    expect(cast).toEqual(['cast Woodland Changeling by Gisa and Geralf']);
  });

  test('CR 113.6, 614.6: what a card says of its own going there it says where it comes from', () => {
    const side: SideSpec = {
      battlefield: ['Mountain'],
      hand: ['Faithless Looting', 'Progenitus', 'Forest'],
      library: copies(4, 'Swamp'),
    };
    const game = mine(side, JAILER)
      .cast('Faithless Looting')
      .resolve({ discard: ['Progenitus', 'Forest'] });
    expect([...game.zone('graveyard', 0)].sort()).toEqual(['Faithless Looting', 'Forest']);
    expect(game.zone('library', 0)).toContain('Progenitus');
  });

  test('CR 613.7: what is given later stays, and what was given before is lost', () => {
    const side: SideSpec = {
      battlefield: [...copies(4, 'Island'), ...copies(4, 'Badlands')],
      hand: ['Snapcaster Mage', 'Yixlid Jailer'],
      graveyard: ['Lightning Bolt'],
    };
    const bolt = (options: readonly string[]) => options.filter((option) => option.includes('Lightning Bolt'));
    const after = mine(side, JAILER).cast('Snapcaster Mage').resolve().resolve();
    expect(bolt(after.options)).toHaveLength(1);
    const before = mine(side).cast('Snapcaster Mage').resolve().resolve();
    expect(bolt(before.options)).toHaveLength(1);
    before.cast('Yixlid Jailer').resolve();
    expect(bolt(before.options)).toEqual([]);
  });

  test('CR 613.8a: what has lost its own ability takes none', () => {
    const game = mine({
      battlefield: ['Yixlid Jailer', 'Humility', ...copies(2, 'Swamp')],
      graveyard: ['Reassembling Skeleton'],
    });
    expect(game.options).toContain('activate Reassembling Skeleton/0');
  });

  test('CR 614.12: as it enters from there it has what it says of its entering', () => {
    const game = mine(
      { battlefield: [...copies(4, 'Swamp')], graveyard: ['Helica Glider'], hand: ['Zombify'] },
      JAILER,
    );
    game.cast('Zombify').resolve({ 'as it enters': 'flying counter' });
    expect(game.permanent('Helica Glider').keywords).toEqual(['flying']);
  });
});
