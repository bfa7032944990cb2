import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../testing/scenario.ts';

/** Rows of the list of bugs of other engines, on what becomes of damage and of draws. CR 614-616 */

describe('damage that is prevented, or becomes something else', () => {
  const bolted = (first: string) =>
    scenario({
      players: [
        { battlefield: ['Soul-Scar Mage', 'Mountain'], hand: ['Lightning Bolt'] },
        { battlefield: ['Hill Giant', 'Plains'], hand: ['Healing Salve'] },
      ],
    })
      .cast('Lightning Bolt', { targets: 'Hill Giant' })
      .resolve() // prowess
      .pass()
      .cast('Healing Salve', { modes: 1, targets: 'Hill Giant' })
      .resolve()
      .resolve({ 'p1 replacement': first });

  test('CR 615.6, 616.1f: what was prevented never happens and puts no counters instead (B102)', () => {
    const prevented = bolted('Healing Salve: prevent the next 3');
    expect(prevented.permanent('Hill Giant')).toMatchObject({ damage: 0, counters: {} });
    const counters = bolted('Soul-Scar Mage: -1/-1 counters');
    expect([counters.battlefield.includes('Hill Giant'), counters.happenings('damage')]).toEqual([false, []]);
  });

  test('CR 615.6: a player to whom all damage is prevented was dealt none (B114)', () => {
    const played = (...salve: readonly string[]) => {
      const game = scenario({
        players: [
          { battlefield: ['Mountain'], hand: ['Play with Fire'], library: ['Forest'] },
          { battlefield: ['Plains'], hand: salve },
        ],
      });
      game.cast('Play with Fire', { targets: 'p1' }).pass();
      if (salve.length > 0) game.cast('Healing Salve', { modes: 1, targets: 'p1' }).resolve();
      return game;
    };
    expect(played('Healing Salve').resolve().asked).toEqual([]);
    expect(played().resolve({ scry: 'Forest' }).asked).toEqual(['p0 scry']);
  });

  test('CR 614.5, 614.9, 616.1f: of two that take all damage the one that is applied last is dealt all of it (B103)', () => {
    const giants = (first: string) =>
      scenario({
        players: [
          { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
          { battlefield: copies(2, 'Palisade Giant') },
        ],
      })
        .cast('Lightning Bolt', { targets: 'p1' })
        .resolve({ 'p1 replacement': first });
    const one = giants('Palisade Giant');
    expect([one.life(1), one.permanent('Palisade Giant').damage, one.permanent('Palisade Giant#2').damage]).toEqual([
      20, 0, 3,
    ]);
    const other = giants('Palisade Giant#2');
    expect([other.permanent('Palisade Giant').damage, other.permanent('Palisade Giant#2').damage]).toEqual([3, 0]);
  });

  test('CR 614.9: damage is not dealt to a creature that has gone meanwhile (B105)', () => {
    const game = scenario({
      players: [
        { battlefield: copies(2, 'Mountain'), hand: copies(2, 'Lightning Bolt') },
        { battlefield: [{ card: 'Shaman en-Kor' }, "Mons's Goblin Raiders", 'Glorious Anthem'] },
      ],
    });
    game
      .cast('Lightning Bolt', { targets: 'Shaman en-Kor' })
      .cast('Lightning Bolt#2', { targets: 'Shaman en-Kor' })
      .pass();
    for (let i = 0; i < 6; i++) game.activate('Shaman en-Kor/0', { targets: "Mons's Goblin Raiders" }).resolve().pass();
    game.pass();
    expect([game.battlefield.includes("Mons's Goblin Raiders"), game.permanent('Shaman en-Kor').damage]).toEqual([
      false,
      0,
    ]);
    game.resolve();
    expect(game.zone('graveyard', 1)).toEqual(["Mons's Goblin Raiders", 'Shaman en-Kor']);
  });

  test('CR 614.9, 615.1: to deal damage to something else is not to prevent it (B107)', () => {
    const game = scenario({
      players: [
        { battlefield: ['Leyline of Punishment', 'Mountain'], hand: ['Lightning Bolt'] },
        { battlefield: [{ card: 'Razia, Boros Archangel', held: true }, 'Hill Giant', 'Serra Angel'] },
      ],
    });
    game.cast('Lightning Bolt', { targets: 'Hill Giant' }).pass();
    game.activate('Razia, Boros Archangel', { targets: inTurn('Hill Giant', 'Serra Angel') }).resolveAll();
    expect([game.permanent('Hill Giant').damage, game.permanent('Serra Angel').damage]).toEqual([0, 3]);
  });

  test('CR 615.12: damage of a spell that says so is not prevented, and shields are not used up by it', () => {
    const game = scenario({
      players: [
        { battlefield: copies(3, 'Mountain'), hand: ['Combust', 'Lightning Bolt'] },
        { battlefield: ['Plains', { card: 'Serra Angel', counters: { '+1/+1': 3 } }], hand: ['Healing Salve'] },
      ],
    });
    game.cast('Combust', { targets: 'Serra Angel' }).pass();
    game.cast('Healing Salve', { modes: 1, targets: 'Serra Angel' }).resolveAll();
    expect(game.permanent('Serra Angel').damage).toBe(5);
    game.cast('Lightning Bolt', { targets: 'Serra Angel' }).resolve();
    expect(game.permanent('Serra Angel').damage).toBe(5);
  });

  test('CR 609.7a, 615.8: a shield of a chosen source takes its next damage, whatever that is, and no other', () => {
    const game = scenario({
      players: [
        { battlefield: copies(2, 'Mountain'), hand: ['Lightning Bolt', 'Shock'] },
        { battlefield: ['Circle of Protection: Red', 'Plains'] },
      ],
    });
    game.cast('Shock', { targets: 'p1' }).cast('Lightning Bolt', { targets: 'p1' }).pass();
    game.activate('Circle of Protection: Red').resolve({ 'source of damage': 'Lightning Bolt' }).resolve();
    expect(game.life(1)).toBe(20);
    expect(game.resolve().life(1)).toBe(18);
  });

  test('CR 701.19a, 701.19c: what regenerates is tapped without damage; what forbids it destroys', () => {
    const game = scenario({
      players: [
        { battlefield: [...copies(4, 'Swamp'), 'Mountain'], hand: ['Murder', 'Terminate'] },
        { battlefield: ['Forest', 'Forest', { card: 'Cudgel Troll', damage: 1 }] },
      ],
      active: 1,
    });
    game.activate('Cudgel Troll').resolve().activate('Cudgel Troll').resolve().pass();
    game.cast('Murder', { targets: 'Cudgel Troll', pay: ['Swamp', 'Swamp#2', 'Swamp#3'] }).resolve();
    expect(game.permanent('Cudgel Troll')).toMatchObject({ tapped: true, damage: 0 });
    game.pass().cast('Terminate', { targets: 'Cudgel Troll' }).resolve();
    expect(game.zone('graveyard', 1)).toEqual(['Cudgel Troll']);
  });
});
