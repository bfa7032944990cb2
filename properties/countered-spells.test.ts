import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { counteredSpells } from './countered-spells.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { countered, type ResolutionSays, resolving } from './testing/resolutions.ts';
import { triggers } from './testing/swaps.ts';
import { abilityOf, cardView, permanent, spell } from './testing/views.ts';

const { law } = counteredSpells;
const REMAND = spell('r', 'Remand', { targets: [['s']], controller: 1 });
const judged = (says: ResolutionSays) => outcome(law(resolving(says)));
const drew = { kind: 'drew', player: 1, card: null } as const;

describe('the law on countered spells', () => {
  const shock = (paid: readonly string[] = []) => spell('s', 'Shock', { paid });
  const to = (zone: string, paid: readonly string[] = [], cause = 'countered') =>
    judged({ stack: [shock(paid), REMAND], happenings: [countered('s'), moved('s', 'stack', zone, cause), drew] });

  it('wants them where the effect says, in one move', () => {
    expect(to('hand')).toBe('holds');
    expect(to('graveyard')).toBe('L1/where-the-effect-says');
    const twice = [countered('s'), moved('s', 'stack', 'graveyard'), moved('s', 'graveyard', 'hand'), drew];
    expect(judged({ stack: [shock(), REMAND], happenings: twice })).toBe('L1/where-the-effect-says');
  });

  it('wants those with flashback in exile', () => {
    expect(to('exile', ['flashback'])).toBe('holds');
    expect(to('hand', ['flashback'])).toBe('L1/flashback-exiles-it');
  });

  it('finds one that stays, or resolves all the same', () => {
    const happenings = [countered('s'), drew];
    expect(judged({ stack: [shock(), REMAND], happenings, left: [shock()] })).toBe('L1/removed-and-does-nothing');
    const gone = [countered('s'), moved('s', 'stack', 'hand', 'countered'), drew];
    expect(judged({ stack: [shock(), REMAND], happenings: gone, later: [resolved('s')] })).toBe(
      'L1/removed-and-does-nothing',
    );
  });

  it('wants what cannot be countered to stay, and the rest to be done', () => {
    const mongoose = spell('s', 'Blurred Mongoose');
    const library = { zones: { library: [cardView('l', 'Forest', 1)] } };
    const stays = (drawn: boolean, left = [mongoose]) =>
      judged({ stack: [mongoose, REMAND], happenings: drawn ? [drew] : [], left, before: library });
    expect(stays(true)).toBe('holds');
    expect(stays(false)).toBe('L1/the-rest-happens');
    expect(stays(true, [])).toBe('L1/uncounterable-stays');
  });

  it('reads what cannot be countered once its X is large enough', () => {
    const banefire = (x: number | null) => spell('s', 'Banefire', { x });
    const stays = (x: number | null) =>
      judged({ stack: [banefire(x), REMAND], happenings: [drew], left: [banefire(x)] });
    expect([stays(5), stays(4), stays(null)]).toEqual(['holds', 'L1/removed-and-does-nothing', 'not witnessed']);
  });

  it('does not ask for what something on the battlefield may prevent', () => {
    const mongoose = spell('s', 'Blurred Mongoose');
    const absorb = spell('r', 'Absorb', { targets: [['s']], controller: 1 });
    const under = (...names: readonly string[]) =>
      witnesses(
        law(
          resolving({
            stack: [mongoose, absorb],
            happenings: [{ kind: 'life', player: 1, change: 3 }],
            left: [mongoose],
            before: { battlefield: names.map((name) => permanent(name, name)) },
          }),
        ),
      );
    expect(under()).toEqual(['L1/the-rest-happens', 'L1/uncounterable-stays']);
    expect(under('Leyline of Punishment')).toEqual(['L1/uncounterable-stays']);
    const bears = spell('s', 'Grizzly Bears');
    const desertion = spell('r', 'Desertion', { targets: [['s']], controller: 1 });
    const deserted = (...names: readonly string[]) =>
      judged({
        stack: [bears, desertion],
        happenings: [countered('s'), moved('s', 'stack', 'exile', 'countered')],
        before: { battlefield: names.map((name) => permanent(name, name)) },
      });
    expect([deserted(), deserted('Containment Priest')]).toEqual(['L1/where-the-effect-says', 'holds']);
  });

  it('wants abilities to be countered whatever is said of spells', () => {
    const ability = abilityOf('t1', 'c1', 'Prodigal Sorcerer', 0);
    const stifle = spell('f', 'Stifle', { targets: [['t1']], controller: 1 });
    const before = { battlefield: [permanent('c1', 'Prodigal Sorcerer'), permanent('c2', "Gaea's Herald")] };
    const left = (stack: readonly (typeof ability)[]) =>
      law(resolving({ stack: [ability, stifle], happenings: [], left: stack, before }));
    expect(witnesses(left([]))).toEqual(['L1/abilities-are-no-spells']);
    expect(outcome(left([ability]))).toBe('L1/abilities-are-no-spells');
  });

  it('wants those told of it who cast the spell', () => {
    const before = { battlefield: [permanent('m', "Multani's Presence")] };
    const told = (card: boolean, ...set: readonly Happening[]) => {
      const the = spell('s', 'Shock', { card });
      const game = resolving({
        stack: [the, REMAND],
        happenings: [countered('s'), moved('s', 'stack', card ? 'hand' : null, 'countered'), drew, ...set],
        before,
        then: before,
      });
      const [first, ...rest] = game.steps;
      const cast = { kind: 'cast', object: 's', player: 0, from: 'hand' } as const;
      return outcome(law({ ...game, steps: first === undefined ? [] : [{ ...first, happenings: [cast] }, ...rest] }));
    };
    expect([told(true, triggers('m', 0)), told(false)]).toEqual(['holds', 'holds']);
    expect([told(true), told(false, triggers('m', 0))]).toEqual([
      'L1/told-to-whoever-cast-it',
      'L1/told-to-whoever-cast-it',
    ]);
  });

  it('is not witnessed where something keeps spells from being countered', () => {
    const before = { battlefield: [permanent('c2', 'Prowling Serpopard')] };
    expect(judged({ stack: [shock(), REMAND], happenings: [drew], left: [shock()], before })).toBe('not witnessed');
  });
});
