import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

const alone = (mine: SideSpec, theirs: SideSpec = {}) => scenario({ players: [mine, theirs] });

/** Whether a player with these permanents is said to be able to cast the card from hand. */
const offered = (card: string, battlefield: SideSpec['battlefield'], graveyard: SideSpec['graveyard'] = []) =>
  alone({ battlefield: battlefield ?? [], graveyard: graveyard ?? [], hand: [card] }).offers(`cast ${card}`);

describe('convoke', () => {
  test('CR 702.51a: a creature pays for one generic mana or for one mana of its colour', () => {
    expect(offered('Gather Courage', ['Grizzly Bears'])).toBe('completes');
    expect(offered('Gather Courage', ['Hill Giant'])).toBe('incomplete');
    expect(offered('Will-Forged Golem', copies(6, 'Hill Giant'))).toBe('completes');
    expect(offered('Will-Forged Golem', copies(5, 'Hill Giant'))).toBe('incomplete');
    expect(offered('Stoke the Flames', [...copies(2, 'Hill Giant'), ...copies(2, 'Memnite')])).toBe('completes');
    expect(offered('Stoke the Flames', ['Hill Giant', ...copies(3, 'Memnite')])).toBe('incomplete');
  });

  test('CR 702.51a: a creature of two colours pays for one mana of either', () => {
    expect(offered('Gather Courage', ['Watchwolf'])).toBe('completes');
    const game = alone({
      battlefield: [...copies(2, 'Watchwolf'), ...copies(3, 'Memnite')],
      hand: ['Rosemane Centaur'],
    });
    game.cast('Rosemane Centaur').resolve();
    expect(game.view.battlefield.filter(({ tapped }) => tapped)).toHaveLength(5);
    expect(offered('Rosemane Centaur', ['Watchwolf', ...copies(4, 'Memnite')])).toBe('incomplete');
  });

  test('CR 702.51a, 302.6: the creature may be new, but it must be untapped, a creature and the caster’s own', () => {
    expect(offered('Gather Courage', [{ card: 'Grizzly Bears', held: false }])).toBe('completes');
    expect(offered('Gather Courage', [{ card: 'Grizzly Bears', tapped: true }])).toBe('incomplete');
    const theirs = alone({ hand: ['Gather Courage'] }, { battlefield: ['Grizzly Bears'] });
    expect(theirs.offers('cast Gather Courage')).toBe('incomplete');
  });

  test('CR 601.2h: the player chooses which creatures pay, and mana pays the rest', () => {
    const game = alone({
      battlefield: [...copies(2, 'Forest'), 'Grizzly Bears', 'Hill Giant', 'Memnite'],
      hand: ['Scatter the Seeds'],
    });
    game.cast('Scatter the Seeds', { pay: ['Forest', 'Forest#2'] });
    expect([game.asked, game.stack.at(-1)?.manaSpent]).toEqual([['p0 mana payment', 'p0 mana payment'], 'GG']);
    const choosing = alone({
      battlefield: [...copies(3, 'Forest'), 'Grizzly Bears', 'Hill Giant', 'Memnite'],
      hand: ['Scatter the Seeds'],
    });
    choosing.cast('Scatter the Seeds', {
      pay: ['Forest', 'Forest#2', 'Forest#3'],
      convoke: ['Hill Giant', 'Memnite'],
    });
    expect(choosing.permanent('Grizzly Bears').tapped).toBe(false);
    expect(choosing.permanent('Hill Giant').tapped).toBe(true);
    expect(choosing.stack.at(-1)).toMatchObject({ manaSpent: 'GGG', manaValue: 5 });
  });

  test('CR 702.51a: creatures that cannot pay together for mana of their own are refused together', () => {
    const game = alone({
      battlefield: ['Forest', 'Grizzly Bears', ...copies(2, 'Hill Giant'), ...copies(4, 'Memnite')],
      hand: ['Scatter the Seeds'],
    });
    const chosen = ['Hill Giant', 'Hill Giant#2', 'Memnite', 'Memnite#2'];
    expect(() => game.cast('Scatter the Seeds', { pay: 'Forest', convoke: chosen })).toThrow('702.51a');
  });

  test('CR 107.3a, 702.51b: X is chosen first, and creatures help to pay for it', () => {
    const game = alone({
      battlefield: [...copies(2, 'Forest'), ...copies(2, 'Grizzly Bears'), ...copies(2, 'Hill Giant')],
      hand: ['Chord of Calling'],
      library: ['Grizzly Bears', 'Forest'],
    });
    game.cast('Chord of Calling', { X: 3, pay: ['Forest', 'Forest#2'] });
    expect(game.stack.at(-1)).toMatchObject({ x: 3, manaSpent: 'GG', manaValue: 6 });
    game.resolve({ search: 'Grizzly Bears#3' });
    expect(game.battlefield).toContain('Grizzly Bears#3');
  });

  test('CR 702.51b: it is the total cost that creatures pay for, with what raises it', () => {
    const taxed = ['Sphere of Resistance', 'Grizzly Bears', 'Memnite'];
    expect(offered('Gather Courage', taxed)).toBe('completes');
    expect(offered('Gather Courage', taxed.slice(0, 2))).toBe('incomplete');
    expect(offered('Gather Courage', ['Trinisphere', ...copies(3, 'Grizzly Bears')])).toBe('completes');
    expect(offered('Gather Courage', ['Trinisphere', ...copies(2, 'Grizzly Bears')])).toBe('incomplete');
  });

  test('CR 702.51b, 118.9d: creatures pay for what a spell costs besides, also where it is cast without paying its mana cost', () => {
    const game = alone({
      battlefield: ['Omniscience', 'Sphere of Resistance', 'Memnite'],
      hand: ['Siege Wurm', 'Raging Goblin'],
    });
    expect(game.offers('cast Raging Goblin')).toBe('incomplete');
    game.cast('Siege Wurm', { 'alternative cost': 'without paying' });
    expect([game.permanent('Memnite').tapped, game.stack.at(-1)?.manaSpent]).toEqual([true, '']);
  });

  test('CR 702.51b: it pays for an optional additional cost too', () => {
    const game = alone({ battlefield: [...copies(5, 'Grizzly Bears')], hand: ['Sprout Swarm'] });
    game.cast('Sprout Swarm', { 'additional cost': true }).resolve();
    expect([game.zone('hand', 0), game.battlefield.length]).toEqual([['Sprout Swarm'], 6]);
  });

  test('CR 601.2g-h: a creature that was tapped for mana while paying is not tapped again', () => {
    const game = alone({ battlefield: [...copies(4, 'Llanowar Elves'), 'Forest'], hand: ['Scatter the Seeds'] });
    game.cast('Scatter the Seeds', { pay: ['Llanowar Elves', 'Forest', 'pay'] });
    expect(game.stack.at(-1)?.manaSpent).toBe('GG');
    const short = ['Scatter the Seeds', copies(4, 'Llanowar Elves')] as const;
    expect(offered(...short)).toBe('incomplete');
  });

  test('CR 733.1: what was tapped is untapped where the spell is taken back', () => {
    const game = alone({
      battlefield: ['Forest', ...copies(5, 'Grizzly Bears')],
      hand: ['Kavu Primarch'],
    });
    expect(game.offers('cast Kavu Primarch')).toBe('completes');
    game.cast('Kavu Primarch', { pay: 'Forest', convoke: 'take back', 'keep mana': false });
    expect(game.view.battlefield.some(({ tapped }) => tapped)).toBe(false);
    expect(game.zone('hand', 0)).toEqual(['Kavu Primarch']);
  });
});

describe('delve', () => {
  const cards = copies(7, 'Opt');

  test('CR 702.66a: an exiled card pays for one generic mana and for nothing else', () => {
    expect(offered('Treasure Cruise', ['Island'], cards)).toBe('completes');
    expect(offered('Treasure Cruise', ['Swamp'], [...cards, 'Opt'])).toBe('incomplete');
    expect(offered('Treasure Cruise', ['Island'], cards.slice(1))).toBe('incomplete');
  });

  test('CR 702.66a: no more cards are exiled than there is generic mana, and mana pays the rest', () => {
    const game = alone({
      battlefield: copies(4, 'Island'),
      graveyard: [...cards, 'Shock', 'Divination'],
      hand: ['Treasure Cruise'],
    });
    game.cast('Treasure Cruise', {
      pay: ['Island', 'Island#2', 'Island#3'],
      delve: ['Shock', 'Divination', 'Opt', 'Opt#2', 'Opt#3'],
    });
    expect(game.stack.at(-1)).toMatchObject({ manaSpent: 'UUU', manaValue: 8 });
    expect(game.zone('graveyard', 0)).toEqual(['Opt#4', 'Opt#5', 'Opt#6', 'Opt#7']);
    expect(game.zone('exile', 0)).toHaveLength(5);
  });

  test('CR 702.66b: cards pay for what raises the cost, and for X', () => {
    expect(offered('Gurmag Angler', ['Swamp', 'Sphere of Resistance'], copies(7, 'Opt'))).toBe('completes');
    expect(offered('Gurmag Angler', ['Swamp', 'Sphere of Resistance'], copies(6, 'Opt'))).toBe('incomplete');
    const game = scenario({
      players: [
        { battlefield: copies(2, 'Island'), graveyard: copies(3, 'Opt'), hand: ['Logic Knot'] },
        { battlefield: copies(5, 'Mountain'), hand: ['Hill Giant'] },
      ],
      active: 1,
    });
    game.cast('Hill Giant').pass().cast('Logic Knot', { X: 3, targets: 'Hill Giant' });
    expect([game.zone('graveyard', 0), game.stack.at(-1)?.x]).toEqual([[], 3]);
    game.resolve();
    expect(game.zone('graveyard', 1)).toEqual(['Hill Giant']);
  });

  test('CR 601.2a, 702.66a: a card that is cast from the graveyard is not there any more to be exiled', () => {
    const game = (cardsThere: number) =>
      alone({
        battlefield: [...copies(2, 'Island'), ...copies(3, 'Swamp')],
        graveyard: ['Treasure Cruise', ...copies(cardsThere, 'Opt')],
        hand: ["Yawgmoth's Will"],
      })
        .cast("Yawgmoth's Will", { pay: ['Island', 'Swamp', 'Swamp#2', 'pay'] })
        .resolve();
    expect(game(6).offers("cast Treasure Cruise by Yawgmoth's Will")).toBe('completes');
    expect(game(5).offers("cast Treasure Cruise by Yawgmoth's Will")).toBe('incomplete');
  });

  test('CR 702.66b: cards pay for what is left to pay where the mana cost is not', () => {
    const game = alone({
      battlefield: ['Omniscience', 'Sphere of Resistance'],
      graveyard: ['Opt'],
      hand: ['Gurmag Angler'],
    });
    game.cast('Gurmag Angler', { 'alternative cost': 'without paying' }).resolve();
    expect([game.battlefield.includes('Gurmag Angler'), game.zone('exile', 0)]).toEqual([true, ['Opt']]);
  });

  test('CR 702.66a: what was sacrificed for mana on the way can be exiled', () => {
    expect(offered('Murderous Cut', ['Swamp', 'Black Lotus', 'Grizzly Bears'], [])).toBe('incomplete');
    const game = alone({ battlefield: ['Swamp', 'Black Lotus', 'Grizzly Bears'], hand: ['Murderous Cut'] });
    game.cast('Murderous Cut', {
      targets: 'Grizzly Bears',
      'mana type': 'B',
      pay: ['Swamp', 'Black Lotus'],
    });
    expect([game.zone('graveyard', 0), game.zone('exile', 0)]).toEqual([[], ['Black Lotus']]);
  });
});

describe('what mana cannot pay for', () => {
  const creatures = ['Grizzly Bears', 'Bog Imp'];

  test('CR 101.2: no mana is spent on it, wherever that comes from (field bug B016)', () => {
    const hogaak = (battlefield: readonly string[], graveyard: number) =>
      offered('Hogaak, Arisen Necropolis', battlefield, copies(graveyard, 'Opt'));
    expect(hogaak(creatures, 5)).toBe('completes');
    expect(hogaak([...creatures, ...copies(5, 'Snow-Covered Swamp')], 4)).toBe('incomplete');
    expect(hogaak(['Grizzly Bears', ...copies(5, 'Forest')], 5)).toBe('incomplete');
    expect(hogaak(['Grizzly Bears', 'Memnite'], 6)).toBe('incomplete');
    expect(hogaak([...creatures, ...copies(5, 'Memnite')], 0)).toBe('completes');
  });

  test('CR 101.2, 601.2h: mana in the pool stays there', () => {
    const game = alone({
      battlefield: [...creatures, 'Forest'],
      graveyard: ['Hogaak, Arisen Necropolis', ...copies(5, 'Opt')],
    });
    game.activate('Forest').cast('Hogaak, Arisen Necropolis by Hogaak, Arisen Necropolis', { 'hybrid mana': 'G' });
    expect([game.pool(0), game.stack.at(-1)?.manaSpent]).toEqual(['G', '']);
    game.resolve();
    expect([game.battlefield.includes('Hogaak, Arisen Necropolis'), game.zone('graveyard', 0)]).toEqual([true, []]);
  });
});
