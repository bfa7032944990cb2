import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { moved, outcome, resolved } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { abilityOf, cardView, permanent, view } from './testing/views.ts';
import { untilItLeaves } from './until-it-leaves.property.ts';

const { law } = untilItLeaves;
const TAKER = permanent('c1', 'Hostage Taker');
const RING = permanent('c2', 'Sol Ring', { controller: 1 });

/** The Taker `c1` takes the Sol Ring `c2`, and leaves later; this happens then, with the ring among these permanents. */
function taken(then: readonly Happening[], options: readonly string[] = [], player = 0) {
  const ability = abilityOf('t1', 'c1', 'Hostage Taker', 0);
  const exiled = { battlefield: [TAKER], zones: { exile: [cardView('c2', 'Sol Ring', 1)] } };
  return history([
    step(view({ battlefield: [TAKER, RING], stack: [ability] }), priority(1), PASS),
    step(view(exiled), priority(player, options), PASS, [moved('c2', 'battlefield', 'exile'), resolved('t1')]),
    step(view({ battlefield: [] }), priority(0), PASS, then),
  ]);
}

const judged = (...args: Parameters<typeof taken>) => outcome(law(taken(...args)));
const LEAVES = moved('c1', 'battlefield', 'hand');

describe('the law on exile until something leaves', () => {
  it('wants the card back before anything else happens', () => {
    expect(judged([LEAVES, moved('c2', 'exile', 'battlefield'), resolved('s')])).toBe('holds');
    expect(judged([LEAVES, resolved('s'), moved('c2', 'exile', 'battlefield')])).toBe('C3/returns-at-once');
    expect(judged([LEAVES, resolved('s')])).toBe('C3/returns-at-once');
  });

  it('says nothing of a card that something may keep from the battlefield', () => {
    const priest = permanent('c3', 'Containment Priest');
    const { steps } = taken([LEAVES, moved('c2', 'exile', 'exile')]);
    const beside = steps.map((one) => ({
      ...one,
      view: { ...one.view, battlefield: [...one.view.battlefield, priest] },
    }));
    expect([outcome(law(history(steps))), outcome(law(history(beside)))]).toEqual([
      'C3/returns-at-once',
      'not witnessed',
    ]);
  });

  it('wants what was cast left where it is', () => {
    const cast = [moved('c2', 'exile', 'stack', 'cast'), moved('c2', 'stack', 'battlefield', 'resolution'), LEAVES];
    expect(judged(cast)).toBe('holds');
    expect(judged([...cast, moved('c2', 'battlefield', 'battlefield')])).toBe('C3/what-was-cast-stays');
  });

  it('wants what was begun to be cast and taken back to return', () => {
    const begun = [
      moved('c2', 'exile', 'stack', 'cast'),
      { kind: 'taken back', player: 0, object: 'c2' },
      LEAVES,
    ] as const;
    expect(judged([...begun, moved('c2', 'exile', 'battlefield')])).toBe('holds');
    expect(judged(begun)).toBe('C3/returns-at-once');
  });

  it('wants the permission with the player for whom it was made', () => {
    expect(judged([], ['cast c2 by c1'])).toBe('holds');
    expect(judged([], ['cast c2 by c1'], 1)).toBe('C3/stays-with-the-player');
  });

  it("wants it offered still while the source is another player's, where nothing keeps it from being cast", () => {
    const offered = (name: string, options: readonly string[], ...others: readonly string[]) => {
      const there = others.map((each, index) => permanent(`d${index}`, each));
      const [theirs, card] = [
        permanent('c1', 'Hostage Taker', { controller: 1 }),
        permanent('c2', name, { controller: 1 }),
      ];
      const ability = abilityOf('t1', 'c1', 'Hostage Taker', 0);
      const exiled = { battlefield: [theirs, ...there], zones: { exile: [cardView('c2', name, 1)] } };
      return outcome(
        law(
          history([
            step(view({ battlefield: [TAKER, card, ...there], stack: [ability] }), priority(1), PASS),
            step(view(exiled), priority(0, options), PASS, [moved('c2', 'battlefield', 'exile'), resolved('t1')]),
          ]),
        ),
      );
    };
    expect([offered('Sol Ring', ['cast c2 by c1']), offered('Sol Ring', [])]).toEqual([
      'holds',
      'C3/stays-with-the-player',
    ]);
    expect([offered('Sol Ring', [], 'Rule of Law'), offered('Illusory Angel', [])]).toEqual(
      Array(2).fill('not witnessed'),
    );
  });

  it('wants nothing exiled by one that has left', () => {
    const ability = abilityOf('t1', 'c1', 'Hostage Taker', 0, { targets: [['c2']] });
    const gone = (happenings: readonly Happening[]) =>
      history([
        step(view({ battlefield: [RING], stack: [ability] }), priority(1), PASS),
        step(view({ battlefield: [RING] }), priority(0), PASS, [...happenings, resolved('t1')]),
      ]);
    expect(outcome(law(gone([])))).toBe('holds');
    expect(outcome(law(gone([moved('c2', 'battlefield', 'exile')])))).toBe('C3/nothing-once-the-source-left');
  });
});
