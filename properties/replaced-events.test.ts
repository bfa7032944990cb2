import { expect, it } from 'vitest';
import type { Happening, PermanentView } from '../protocol/index.ts';
import { replacedEvents } from './replaced-events.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';

const library = Array.from({ length: 9 }, (_, index) => cardView(`l${index}`, 'Forest'));

/** Divination resolves under so many Thought Reflections, and so many cards are drawn. */
function divination(reflections: number, drawn: number) {
  const battlefield = Array.from({ length: reflections }, (_, index) =>
    permanent(`c${index + 1}`, 'Thought Reflection'),
  );
  const draws = Array.from(
    { length: drawn },
    (_, index): Happening => ({ kind: 'drew', player: 0, card: `l${index}` }),
  );
  const before = view({ battlefield, stack: [spell('s', 'Divination')], zones: { library } });
  return replacedEvents.law(
    history([
      step(before, priority(0), PASS),
      step(view({ battlefield }), priority(0), PASS, [...draws, resolved('s')]),
    ]),
  );
}

it('each effect on draws applies once to each draw, and both of two do', () => {
  const two = divination(2, 8);
  expect([outcome(two), witnesses(two)]).toEqual(['holds', ['replaced-events/draws-doubled-once-each']]);
  expect(outcome(divination(2, 4))).toBe('replaced-events/draws-doubled-once-each');
  expect(outcome(divination(0, 2))).toBe('not witnessed');
});

it('what is exiled instead of a graveyard is so by something on the battlefield', () => {
  const died = (to: string, ...there: readonly string[]) => {
    const battlefield = [
      permanent('c1', 'Hill Giant', { types: ['creature'] }),
      ...there.map((name) => permanent('c2', name)),
    ];
    const zones = { hand: [cardView('c3', 'Rest in Peace')] };
    return replacedEvents.law(
      history([
        step(view({ battlefield, zones }), priority(0), PASS),
        step(view({ zones }), priority(0), PASS, [moved('c1', 'battlefield', to, 'destroyed')]),
      ]),
    );
  };
  expect(outcome(died('exile'))).toBe('replaced-events/only-from-the-battlefield');
  expect(witnesses(died('graveyard'))).toEqual(['replaced-events/only-from-the-battlefield']);
  expect(outcome(died('exile', 'Rest in Peace'))).toBe('not witnessed');
});

it('what regenerates is tapped instead of destroyed, once for each shield', () => {
  const skeletons = (tapped: boolean) => permanent('c1', 'Drudge Skeletons', { tapped });
  const shield = abilityOf('t1', 'c1', 'Drudge Skeletons', 0);
  const murder = spell('s', 'Murder', { targets: [['c1']] });
  const murdered = (tapped: boolean, after: readonly PermanentView[], ...between: readonly Happening[]) =>
    outcome(
      replacedEvents.law(
        history([
          step(view({ battlefield: [skeletons(tapped)], stack: [shield] }), priority(0), PASS),
          step(view({ battlefield: [skeletons(tapped)] }), priority(0), PASS, [resolved('t1')]),
          step(view({ battlefield: [skeletons(tapped)], stack: [murder] }), priority(0), PASS, between),
          step(view({ battlefield: after }), priority(0), PASS, [
            ...(after.length === 0 ? [moved('c1', 'battlefield', 'graveyard', 'destroyed')] : []),
            resolved('s'),
          ]),
        ]),
      ),
    );
  const shocked: Happening = { kind: 'damage', from: 'd', to: 'c1', amount: 2, combat: false };
  expect([murdered(false, [skeletons(true)]), murdered(true, [skeletons(true)])]).toEqual(['holds', 'holds']);
  expect([murdered(false, []), murdered(true, [])]).toEqual(Array(2).fill('replaced-events/regenerated-instead'));
  // One that is tapped already shows nothing as it uses its shield.
  expect(murdered(true, [], shocked)).toBe('not witnessed');
});

it('has a shield save once, and in its turn alone', () => {
  const skeletons = permanent('c1', 'Drudge Skeletons');
  const shield = abilityOf('t1', 'c1', 'Drudge Skeletons', 0);
  const murder = (ref: string) => spell(ref, 'Murder', { targets: [['c1']] });
  const murdered = (turn: number, times: number, dies: boolean) =>
    outcome(
      replacedEvents.law(
        history([
          step(view({ battlefield: [skeletons], stack: [shield] }), priority(0), PASS),
          step(view({ battlefield: [skeletons] }), priority(0), PASS, [resolved('t1')]),
          ...Array.from({ length: times }, (_, index) => [
            step(view({ turn, battlefield: [skeletons], stack: [murder(`s${index}`)] }), priority(0), PASS),
            step(view({ turn, battlefield: index === times - 1 && dies ? [] : [skeletons] }), priority(0), PASS, [
              ...(index === times - 1 && dies ? [moved('c1', 'battlefield', 'graveyard', 'destroyed')] : []),
              resolved(`s${index}`),
            ]),
          ]).flat(),
        ]),
      ),
    );
  expect(murdered(2, 1, true)).toBe('holds');
  expect(murdered(2, 1, false)).toBe('replaced-events/regeneration-is-used-up-and-ends');
});

it('leaves what is indestructible', () => {
  const myr = permanent('c1', 'Darksteel Myr');
  const hit: Happening = { kind: 'damage', from: 'd', to: 'c1', amount: 2, combat: false };
  const gone = moved('c1', 'battlefield', 'graveyard', 'destroyed');
  const told = (after: readonly PermanentView[], ...happenings: readonly Happening[]) =>
    outcome(
      replacedEvents.law(
        history([
          step(view({ battlefield: [myr] }), priority(0), PASS),
          step(view({ battlefield: after }), priority(0), PASS, happenings),
        ]),
      ),
    );
  expect(told([myr], hit)).toBe('holds');
  expect(told([], hit, gone)).toBe('replaced-events/indestructible-is-not-destroyed');
});

it('multiplies tokens and life by each effect on them', () => {
  const resolves = (spellName: string, there: readonly string[], ...happenings: readonly Happening[]) => {
    const battlefield = there.map((name, index) => permanent(`c${index}`, name));
    return outcome(
      replacedEvents.law(
        history([
          step(view({ battlefield, stack: [spell('s', spellName)] }), priority(0), PASS),
          step(view({ battlefield }), priority(0), PASS, [...happenings, resolved('s')]),
        ]),
      ),
    );
  };
  const twice = ['Parallel Lives', 'Anointed Procession'];
  const birds = (count: number) =>
    Array.from(
      { length: count },
      (_, index): Happening => ({
        ...{ kind: 'moved', object: `t${index}`, from: null, to: 'battlefield', cause: 'created' },
      }),
    );
  expect(resolves('Battle Screech', twice, ...birds(8))).toBe('holds');
  expect(resolves('Battle Screech', twice, ...birds(6))).toBe('replaced-events/tokens-multiplied-by-each');
  const gains = (change: number): Happening => ({ kind: 'life', player: 0, change });
  const salve = "Chaplain's Blessing";
  expect(resolves(salve, ['Boon Reflection', 'Boon Reflection'], gains(20))).toBe('holds');
  expect(resolves(salve, ['Boon Reflection', 'Boon Reflection'], gains(10))).toBe(
    'replaced-events/life-multiplied-by-each',
  );
});

it('leaves the first draw of a draw step alone', () => {
  const draws = (count: number) => {
    const battlefield = [permanent('c1', "Teferi's Ageless Insight")];
    const drew = Array.from({ length: count }, (): Happening => ({ kind: 'drew', player: 0, card: null }));
    return outcome(
      replacedEvents.law(
        history([
          step(view({ turn: 3, step: 'upkeep', battlefield, zones: { library } }), priority(0), PASS),
          step(view({ turn: 3, step: 'draw', battlefield, zones: { library } }), priority(0), PASS, [
            { kind: 'step began', step: 'draw', active: 0, turn: 3 },
            ...drew,
          ]),
        ]),
      ),
    );
  };
  expect([draws(1), draws(2)]).toEqual(['holds', 'replaced-events/first-draw-of-the-draw-step']);
});
