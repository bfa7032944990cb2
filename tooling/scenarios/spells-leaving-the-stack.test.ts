import { describe, expect, test } from 'vitest';
import { copies, inTurn, type Scenario, scenario, type SideSpec } from '../testing/scenario.ts';

/** Player 1 is active and casts; player 0 answers. */
function duel(mine: SideSpec, theirs: SideSpec): Scenario {
  return scenario({
    active: 1,
    players: [
      { ...mine, battlefield: [...copies(8, 'Island'), ...copies(2, 'Mountain'), ...(mine.battlefield ?? [])] },
      {
        ...theirs,
        battlefield: [...copies(6, 'Mountain'), ...copies(4, 'Island'), ...(theirs.battlefield ?? [])],
      },
    ],
  });
}

describe('what is countered', () => {
  test('CR 701.6a, 614.15: a countered spell goes straight to where the effect says, and was never in the graveyard (field bugs B024, B025)', () => {
    const where = (counter: string) => {
      const game = duel({ hand: [counter], battlefield: ['Rest in Peace'] }, { hand: ['Hill Giant'] });
      game.cast('Hill Giant').pass().cast(counter).resolve();
      const moves = game.happenings('moved').filter(({ object }) => object === 'Hill Giant');
      return moves.map(({ from, to }) => `${from} ${to}`);
    };
    expect(['Memory Lapse', 'Remand', 'Dissipate'].map(where)).toEqual([
      ['stack library'],
      ['stack hand'],
      ['stack exile'],
    ]);
  });

  test('CR 702.34a: a spell cast with flashback is exiled when it is countered, and does nothing (field bug B027)', () => {
    const countered = (counter: string) => {
      const game = duel({ hand: [counter] }, { graveyard: ['Firebolt'] });
      game.cast('Firebolt by flashback', { targets: 'p0' }).pass().cast(counter).resolve();
      return [game.zone('exile', 1), game.stack.length, game.life(0)];
    };
    for (const counter of ['Counterspell', 'Remand', 'Memory Lapse'])
      expect(countered(counter)).toEqual([['Firebolt'], 0, 20]);
  });

  test('CR 702.34a: what was given flashback is exiled when it is countered, too (field bug B026)', () => {
    const game = duel({ hand: ['Counterspell'] }, { hand: ['Snapcaster Mage'], graveyard: ['Opt'] });
    game.cast('Snapcaster Mage').resolve().resolve();
    game.cast('Opt by flashback').pass().cast('Counterspell', { targets: 'Opt' }).resolve();
    expect([game.zone('exile', 1), game.stack, game.zone('hand', 1)]).toEqual([['Opt'], [], []]);
  });

  test('CR 101.2, 608.2c: what cannot be countered stays, and the rest of the effect happens', () => {
    const game = duel({ hand: ['Remand', 'Absorb'] }, { hand: ['Blurred Mongoose'], battlefield: copies(2, 'Forest') });
    game.cast('Blurred Mongoose').pass().cast('Remand', { targets: 'Blurred Mongoose' }).resolve();
    expect([game.zone('hand', 0).length, game.stack.length]).toEqual([2, 1]);
    expect(game.resolve().battlefield).toContain('Blurred Mongoose');
  });

  test('CR 101.2: mana for a countered spell comes although the spell could not be countered, and not if it had gone', () => {
    const drained = (answer: string | null) => {
      const game = duel(
        { hand: ['Mana Drain'] },
        { hand: ['Blurred Mongoose', 'Unsubstantiate'], battlefield: copies(2, 'Forest') },
      );
      game.cast('Blurred Mongoose').pass().cast('Mana Drain', { targets: 'Blurred Mongoose' });
      if (answer !== null) game.pass().cast(answer, { targets: 'Blurred Mongoose' });
      game.resolveAll();
      return game.goTo('upkeep').goTo('precombat main').resolveAll().pool(0);
    };
    expect([drained(null), drained('Unsubstantiate')]).toEqual(['CC', '']);
  });

  test('CR 614.15: an artifact or creature spell that is countered may come onto the battlefield instead', () => {
    const deserted = (spell: string, lands: readonly string[] = []) => {
      const game = duel({ hand: ['Desertion'] }, { hand: [spell], battlefield: lands });
      game.cast(spell).pass().cast('Desertion', { targets: spell }).resolve();
      return game;
    };
    const giant = deserted('Hill Giant');
    expect(giant.permanent('Hill Giant')).toMatchObject({ controller: 0, owner: 1 });
    expect(giant.happenings('moved').filter(({ object }) => object === 'Hill Giant')).toHaveLength(1);
    expect(deserted('Divination').zone('graveyard', 1)).toEqual(['Divination']);
    const mongoose = deserted('Blurred Mongoose', ['Forest', 'Forest']);
    expect(mongoose.stack.map(({ ref }) => ref)).toEqual(['Blurred Mongoose']);
    expect(mongoose.resolve().permanent('Blurred Mongoose').controller).toBe(1);
  });

  test('CR 701.6a, 707.10: a countered spell is told of to whoever cast it; a copy was not cast (field bug B035)', () => {
    const game = duel(
      { hand: ['Counterspell', 'Cancel'] },
      { hand: ['Shock', 'Reverberate'], battlefield: ["Multani's Presence"] },
    );
    game.cast('Shock', { targets: 'p0' }).cast('Reverberate').resolve({ 'new targets': 'p0' });
    const copy = String(game.stack.at(-1)?.ref);
    game.pass().cast('Counterspell', { targets: copy }).resolve();
    expect(game.stack.map(({ ref }) => ref)).toEqual(['Shock']);
    game.pass().cast('Cancel', { targets: 'Shock' }).resolve();
    expect(game.stack).toHaveLength(1);
    expect(game.resolve().zone('hand', 1)).toHaveLength(1);
  });

  test('CR 608.2b: a spell whose only target has gone was not countered (field bug B036)', () => {
    const game = duel(
      { hand: ['Unsubstantiate'], battlefield: ['Grizzly Bears'] },
      { hand: ['Shock'], battlefield: ["Multani's Presence"] },
    );
    game.cast('Shock', { targets: 'Grizzly Bears' }).pass().cast('Unsubstantiate', { targets: 'Grizzly Bears' });
    game.resolveAll();
    expect([game.zone('hand', 1), game.zone('graveyard', 1)]).toEqual([[], ['Shock']]);
  });
});

describe('what is moved from the stack', () => {
  test('CR 704.5e, 707.10: spells that are exiled from the stack do nothing, and a copy ceases to exist (field bug B023)', () => {
    const game = duel({ hand: ['Mindbreak Trap'] }, { hand: ['Shock', 'Grapeshot'] });
    game.cast('Shock', { targets: 'p0' }).resolve();
    game.cast('Grapeshot', { targets: 'p0' }).resolve({ 'new targets': 'p0' });
    const grapeshots = game.stack.map(({ ref }) => ref);
    expect(grapeshots).toHaveLength(2);
    game.pass().cast('Mindbreak Trap', { targets: grapeshots }).resolve();
    expect([game.stack, game.zone('exile', 1), game.life(0)]).toEqual([[], ['Grapeshot'], 18]);
  });

  test('CR 702.34a: a spell cast with flashback is exiled where an effect would return it to hand (field bug B028)', () => {
    const game = duel({ hand: ['Venser, Shaper Savant'] }, { graveyard: ['Firebolt'] });
    game.cast('Firebolt by flashback', { targets: 'p0' }).pass().cast('Venser, Shaper Savant');
    game.resolve({ targets: 'Firebolt' }).resolve();
    expect([game.zone('exile', 1), game.zone('hand', 1), game.life(0)]).toEqual([['Firebolt'], [], 20]);
  });

  test('CR 115.5: a spell that may return spells cannot return itself (field bug B037)', () => {
    const game = duel({}, { hand: ['Unsubstantiate'], battlefield: ['Grizzly Bears'] });
    game.cast('Unsubstantiate', { targets: 'Grizzly Bears' });
    expect(game.stack.at(-1)?.targets).toEqual([['Grizzly Bears']]);
    const alone = duel({}, { hand: ['Unsubstantiate'] });
    expect(alone.offers('cast Unsubstantiate')).toBe('incomplete');
  });

  test('CR 118.3, 608.1: a spell may be exiled as a cost, although it cannot be countered, and does not resolve', () => {
    const game = duel({}, { hand: ['Inescapable Blaze', 'Shock'], battlefield: ['Nivmagus Elemental'] });
    game.cast('Inescapable Blaze', { targets: 'p0' }).activate('Nivmagus Elemental').resolveAll();
    expect([game.zone('exile', 1), game.size('Nivmagus Elemental'), game.life(0)]).toEqual([
      ['Inescapable Blaze'],
      '3/4',
      20,
    ]);
    expect(game.offers('activate Nivmagus Elemental/0')).not.toBe('completes');
  });
});

describe('abilities and shields', () => {
  test('CR 113.7a, 101.2: what keeps spells from being countered does nothing for abilities (field bug B033)', () => {
    const game = duel({ hand: ['Stifle'] }, { hand: ['Bloodbraid Elf'], battlefield: ["Gaea's Herald", 'Forest'] });
    game
      .cast('Bloodbraid Elf')
      .pass()
      .cast('Stifle', { targets: String(game.stack.at(-1)?.ref) })
      .resolve();
    expect(game.stack.map(({ ref }) => ref)).toEqual(['Bloodbraid Elf']);
    expect(game.resolve().battlefield).toContain('Bloodbraid Elf');
  });

  test('CR 112.1: an ability on the stack is no spell that could be protected (field bug B034)', () => {
    const game = duel({ hand: ['Stifle'] }, { battlefield: ['Prodigal Sorcerer', 'Prowling Serpopard'] });
    game.activate('Prodigal Sorcerer', { targets: 'p0' }).pass().cast('Stifle').resolve();
    expect([game.stack, game.life(0)]).toEqual([[], 20]);
  });

  test('CR 707.10: a copy of a spell is not cast, and sets off nothing that watches casting (field bug B029)', () => {
    const game = duel(
      { battlefield: [{ card: 'Chalice of the Void', counters: { charge: 1 } }] },
      { hand: ['Reverberate', 'Shock'] },
    );
    game.cast('Shock', { targets: 'p0' }).cast('Reverberate', { targets: 'Shock' });
    game.resolve({ 'new targets': 'p0' }).resolve().resolve();
    expect(game.life(0)).toBe(18);
    expect(game.stack).toEqual([]);
  });
});

describe('targets that have gone', () => {
  test('CR 608.2b: a spell whose target was returned does nothing of what it says (field bug B038)', () => {
    const game = duel({ hand: ['Cryptic Command'] }, { hand: ['Shock', 'Remand'] });
    game.cast('Shock', { targets: 'p0' }).pass();
    game.cast('Cryptic Command', { modes: ['mode 0', 'mode 3'], targets: 'Shock' }).pass();
    game.cast('Remand', { targets: 'Shock' }).resolveAll();
    expect([game.zone('hand', 0), game.zone('graveyard', 0)]).toEqual([[], ['Cryptic Command']]);
  });

  test('CR 608.2b: of two targets the one that has gone is left alone, and the other is affected (field bugs B040, B041)', () => {
    const game = duel(
      { hand: ['Cloudshift'], battlefield: ['Grizzly Bears', 'Plains', { card: 'Wastes', as: 'land' }] },
      { hand: ['Plague Spores'], battlefield: copies(6, 'Badlands') },
    );
    game.cast('Plague Spores', { targets: 'land' }).pass();
    game.cast('Cloudshift', { targets: 'Grizzly Bears' }).resolveAll();
    expect([game.battlefield.includes('Grizzly Bears'), game.battlefield.includes('land')]).toEqual([true, false]);
  });

  test('CR 122.5, 608.2b: a counter moves only where both creatures are there', () => {
    const moved = (answer: boolean) => {
      const game = duel(
        { hand: ['Unsubstantiate'] },
        { battlefield: [{ card: 'Leech Bonder', tapped: true, counters: { '-1/-1': 2 } }, 'Hill Giant'] },
      );
      game.activate('Leech Bonder', { targets: inTurn('Leech Bonder', 'Hill Giant') });
      if (answer) game.pass().cast('Unsubstantiate', { targets: 'Hill Giant' });
      game.resolveAll();
      return game;
    };
    expect(['Leech Bonder', 'Hill Giant'].map((ref) => moved(false).size(ref))).toEqual(['2/2', '2/2']);
    expect(moved(true).size('Leech Bonder')).toBe('1/1');
  });
});
