import { describe, expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** Special actions, priority, costs and the stack. CR 116-118, 405 */

describe('special actions', () => {
  test('CR 116.2a, 405.6d: a land is played once each turn, in a main phase of that turn with an empty stack', () => {
    const game = scenario({ players: [{ hand: ['Forest', 'Island'] }, { hand: ['Swamp'] }] });
    game.play('Forest');
    expect([game.battlefield, game.stack.length]).toEqual([['Forest'], 0]);
    expect(game.offers('play Island')).toBe('no');
    expect(game.pass().offers('play Swamp')).toBe('no');
    const upkeep = scenario({ players: [{ hand: ['Forest'] }, {}], step: 'upkeep' });
    expect(upkeep.offers('play Forest')).toBe('no');
    const responding = scenario({ players: [{ hand: ['Forest', 'Shock'], battlefield: ['Mountain'] }, {}] });
    expect(responding.cast('Shock', { targets: 'p1' }).offers('play Forest')).toBe('no');
  });

  test('CR 116.3, 117.3c: who takes a special action, casts or activates has priority afterward', () => {
    const game = scenario({
      players: [{ hand: ['Forest', 'Shock'], battlefield: ['Mountain', 'Prodigal Sorcerer'] }, {}],
    });
    expect(game.play('Forest').question?.player).toBe(0);
    expect(game.cast('Shock', { targets: 'p1' }).question?.player).toBe(0);
    expect(game.activate('Prodigal Sorcerer', { targets: 'p1' }).question?.player).toBe(0);
  });
});

describe('timing and priority', () => {
  test('CR 117.1a: other spells than instants are cast in a main phase of the own turn, with an empty stack', () => {
    const hand = ['Grizzly Bears', 'Divination', 'Shock'];
    const lands = [...copies(3, 'Forest'), ...copies(3, 'Island'), ...copies(2, 'Mountain')];
    const offered = (game: ReturnType<typeof scenario>) => hand.filter((card) => game.offers(`cast ${card}`) !== 'no');
    const main = scenario({ players: [{ battlefield: lands, hand }, {}] });
    expect(offered(main)).toEqual(hand);
    expect(offered(scenario({ players: [{ battlefield: lands, hand }, {}], step: 'upkeep' }))).toEqual(['Shock']);
    expect(offered(scenario({ players: [{ battlefield: lands, hand }, {}], active: 1 }).pass())).toEqual(['Shock']);
    main.cast('Shock', { targets: 'p1' });
    expect(main.options).not.toContain('cast Grizzly Bears');
  });

  test('CR 117.3b, 117.3d: priority goes round, and to the active player after something resolves', () => {
    const game = scenario({
      players: [{}, { battlefield: ['Mountain'], hand: ['Shock'] }, {}],
      active: 2,
    });
    expect(game.question?.player).toBe(2);
    expect(game.pass().question?.player).toBe(0);
    expect(game.pass().question?.player).toBe(1);
    game.cast('Shock', { targets: 'p0' }).pass();
    expect(game.question?.player).toBe(2);
    expect(game.resolve().question?.player).toBe(2);
  });

  test('CR 117.4, 500.2: with an empty stack the step ends only when all pass in succession', () => {
    const game = scenario({ players: [{ battlefield: ['Forest'] }, { battlefield: ['Forest'] }] });
    game.pass().activate('Forest#2').pass();
    expect(game.view.step).toBe('precombat main');
    expect(game.question?.player).toBe(0);
  });

  test('CR 117.5: state-based actions come before triggers are put on the stack, and both before priority', () => {
    const game = scenario({
      players: [{ battlefield: ['Mountain', 'Soul Warden'], hand: ['Shock'] }, { battlefield: ['Doomed Traveler'] }],
    });
    game.cast('Shock', { targets: 'Doomed Traveler' }).resolve();
    expect([game.battlefield, game.stack.map(({ source }) => source)]).toEqual([
      ['Mountain', 'Soul Warden'],
      ['Doomed Traveler'],
    ]);
    game.resolve();
    expect(game.stack.map(({ source }) => source)).toEqual(['Soul Warden']);
  });

  test('CR 117.7, 405.2, 405.5: what is cast in response resolves first', () => {
    const game = scenario({
      players: [
        { battlefield: ['Mountain'], hand: ['Shock'] },
        { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] },
      ],
    });
    game.cast('Shock', { targets: 'Grizzly Bears' }).pass().cast('Giant Growth', { targets: 'Grizzly Bears' });
    expect(game.stack.map(({ ref }) => ref)).toEqual(['Shock', 'Giant Growth']);
    game.resolve();
    expect(game.size('Grizzly Bears')).toBe('5/5');
    game.resolve();
    expect(game.permanent('Grizzly Bears').damage).toBe(2);
  });
});

describe('the stack', () => {
  test('CR 405.3, 603.3b: triggers of the active player are put on the stack first, and so resolve last', () => {
    const game = scenario({
      players: [
        { battlefield: ['Soul Warden'] },
        { battlefield: [...copies(2, 'Forest'), 'Soul Warden'], hand: ['Grizzly Bears'] },
      ],
      active: 1,
    });
    game.cast('Grizzly Bears').resolve();
    expect(game.stack.map(({ controller }) => controller)).toEqual([1, 0]);
  });

  test('CR 405.6c: a mana ability that does something else as well does all of it at once', () => {
    const game = scenario({ players: [{ battlefield: ['Karplusan Forest'] }, {}] });
    game.activate('Karplusan Forest/1', { 'mana type': 'R' });
    expect([game.pool(0), game.life(0), game.stack.length]).toEqual(['R', 19, 0]);
  });
});

describe('costs', () => {
  test('CR 118.3: a cost is paid in full or not at all', () => {
    const game = scenario({
      players: [{ life: 3, battlefield: ['Swamp'], hand: ['Snuff Out'] }, { battlefield: ['Grizzly Bears'] }],
    });
    expect(game.offers('cast Snuff Out')).toBe('incomplete');
    const rich = scenario({
      players: [{ life: 4, battlefield: ['Swamp'], hand: ['Snuff Out'] }, { battlefield: ['Grizzly Bears'] }],
    });
    rich.cast('Snuff Out', { 'alternative cost': 'alternative' });
    expect(rich.life(0)).toBe(0);
  });

  test('CR 118.3c: nobody has to activate mana abilities for a payment that is asked of them', () => {
    const game = scenario({
      players: [
        { battlefield: copies(6, 'Island'), hand: ['Divination'] },
        { battlefield: copies(2, 'Island'), hand: ['Mana Leak'] },
      ],
    });
    game.cast('Divination').pass().cast('Mana Leak', { targets: 'Divination' }).resolve({ 'optional payment': false });
    expect([game.zone('graveyard', 0), game.pool(0)]).toEqual([['Divination'], '']);
  });

  test('CR 118.5, 118.5a: a spell that costs {0} has to be cast like any other', () => {
    const game = scenario({ players: [{ hand: ['Memnite'] }, {}] });
    expect(game.cast('Memnite').stack).toMatchObject([{ ref: 'Memnite', manaSpent: '' }]);
    expect(game.resolve().battlefield).toEqual(['Memnite']);
  });

  test('CR 118.7a: a reduction of generic mana leaves coloured mana to be paid', () => {
    const spent = (reducers: readonly string[]) =>
      scenario({
        players: [{ battlefield: [...copies(5, 'Island'), ...reducers], hand: ['Divination'] }, {}],
      }).cast('Divination').stack[0]?.manaSpent;
    expect([spent([]), spent(['Goblin Electromancer']), spent(copies(3, 'Goblin Electromancer'))]).toEqual([
      'UUU',
      'UU',
      'U',
    ]);
  });

  test('CR 118.7c: a reduction by colours takes generic mana for what the cost has not', () => {
    const game = scenario({
      players: [{ battlefield: ['Edgewalker', 'Plains'], hand: ['Soul Warden', 'Samite Healer'] }, {}],
    });
    expect(game.offers('cast Soul Warden')).toBe('completes');
    expect(game.cast('Soul Warden').stack[0]?.manaSpent).toBe('');
  });

  test('CR 118.8, 118.8b: mandatory and optional additional costs are paid with the rest of the cost', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(2, 'Swamp'), 'Grizzly Bears', 'Hill Giant'], hand: ["Altar's Reap"] }, {}],
    });
    game.cast("Altar's Reap", { cost: 'Hill Giant' });
    expect([game.zone('graveyard', 0), game.stack[0]?.manaSpent]).toEqual([['Hill Giant'], 'BB']);
    const alone = scenario({ players: [{ battlefield: copies(2, 'Swamp'), hand: ["Altar's Reap"] }, {}] });
    expect(alone.offers("cast Altar's Reap")).toBe('incomplete');
  });

  test('CR 118.8d, 118.9c: what is paid more or instead changes no mana value', () => {
    const game = scenario({
      players: [{ battlefield: [...copies(6, 'Island')], hand: ['Whispers of the Muse'] }, {}],
    });
    game.cast('Whispers of the Muse', { 'additional cost': true });
    expect(game.stack).toMatchObject([{ manaValue: 1, manaSpent: 'UUUUUU', paid: ['buyback'] }]);
    const blast = scenario({ players: [{ battlefield: copies(2, 'Mountain'), hand: ['Fireblast'] }, {}] });
    blast.cast('Fireblast', { 'alternative cost': 'alternative', targets: 'p1' });
    expect(blast.stack).toMatchObject([{ manaValue: 6, manaSpent: '' }]);
    expect(blast.zone('graveyard', 0)).toEqual(['Mountain', 'Mountain#2']);
  });

  test('CR 118.9a: only one alternative cost is paid for a spell', () => {
    const game = scenario({
      players: [{ battlefield: ['Omniscience', ...copies(2, 'Mountain')], hand: ['Fireblast'] }, {}],
    });
    game.cast('Fireblast', { 'alternative cost': 'without paying', targets: 'p1' });
    expect([game.stack[0]?.paid, game.zone('graveyard', 0)]).toEqual([['without paying'], []]);
  });

  test('CR 118.9d: additional costs and increases are paid on top of an alternative cost', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Omniscience', 'Thalia, Guardian of Thraben', ...copies(6, 'Island')],
          hand: ['Whispers of the Muse'],
        },
        {},
      ],
    });
    game.cast('Whispers of the Muse', { 'alternative cost': 'without paying', 'additional cost': true });
    expect(game.stack[0]?.manaSpent).toBe('UUUUUU');
  });

  test('CR 118.11, example 1: an upkeep cost of drawing a card is paid though a replacement leaves the draw out', () => {
    const vortex = () =>
      scenario({
        players: [{ battlefield: ['Psychic Vortex', 'Obstinate Familiar', 'Island'], hand: [] }, {}],
        active: 1,
        step: 'end',
      });
    const game = vortex().goTo('upkeep', {}).resolve({ 'optional payment': true, 'p0 replacement': true });
    expect([game.battlefield.includes('Psychic Vortex'), game.zone('hand', 0).length]).toEqual([true, 0]);
    const drawn = vortex().goTo('upkeep', {}).resolve({ 'optional payment': true, 'p0 replacement': false });
    expect([drawn.battlefield.includes('Psychic Vortex'), drawn.zone('hand', 0).length]).toEqual([true, 1]);
    const unpaid = vortex().goTo('upkeep', {}).resolve({ 'optional payment': false });
    expect(unpaid.zone('graveyard', 0)).toEqual(['Psychic Vortex']);
  });

  test('CR 118.11: a creature sacrificed for a cost pays it though it goes to exile', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(2, 'Mountain'), 'Hill Giant'], hand: ['Fling'] },
        { battlefield: ['Rest in Peace'] },
      ],
    });
    game.cast('Fling', { targets: 'p1' });
    expect(game.zone('exile', 0)).toEqual(['Hill Giant']);
    expect(game.resolve().life(1)).toBe(17);
  });

  test('CR 118.12, example 1: Standstill that is gone cannot be sacrificed, and nobody draws', () => {
    const standstill = () =>
      scenario({
        players: [
          { battlefield: ['Standstill', 'Seal of Cleansing', 'Mountain'], hand: [] },
          { battlefield: ['Mountain'], hand: ['Shock'] },
        ],
      })
        .pass()
        .cast('Shock', { targets: 'p0' });
    const sacrificed = standstill().resolve();
    expect([sacrificed.zone('hand', 0).length, sacrificed.zone('graveyard', 0)]).toEqual([3, ['Standstill']]);
    const game = standstill().pass().activate('Seal of Cleansing', { targets: 'Standstill' }).resolve();
    expect(game.zone('graveyard', 0)).toEqual(['Seal of Cleansing', 'Standstill']);
    expect(game.resolve().zone('hand', 0)).toEqual([]);
  });

  test('CR 118.12a: unless somebody pays means that they may pay', () => {
    const game = scenario({
      players: [
        { battlefield: copies(4, 'Island'), hand: ['Divination'] },
        { battlefield: ['Island'], hand: ['Daze'] },
      ],
    });
    game.cast('Divination', {
      pay: copies(3, 'Island').map((name, index) => (index === 0 ? name : `${name}#${index + 1}`)),
    });
    game.pass().cast('Daze', { 'alternative cost': 'alternative', targets: 'Divination' });
    game.resolve({ 'optional payment': true });
    expect(game.stack.map(({ ref }) => ref)).toEqual(['Divination']);
  });
});
