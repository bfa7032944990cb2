import { describe, expect, it } from 'vitest';
import type { Happening, History, HistoryStep, PermanentView, Question, StackView } from '../protocol/index.ts';
import { moved, outcome } from './testing/activations.ts';
import { boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';
import { w3Suspend } from './w3-suspend.property.ts';

const { law } = w3Suspend;

const put = (change: number): Happening => ({ kind: 'counters', on: 'c1', counter: 'time', change });
const spent = (mana: string): Happening => ({ kind: 'mana spent', player: 0, mana, on: 'c1' });
const triggered: Happening = { kind: 'triggered', object: 'c1', ability: 'c1/0', player: 0 };

/** Player 0 suspends the card in hand in their main phase, and this happens meanwhile. */
function suspends(name: string, happenings: readonly Happening[], says: Partial<Question> = {}): History {
  const hand = [cardView('c1', name)];
  const before = view({ zones: { hand } });
  return history([
    step(before, { ...priority(0, ['suspend c1']), ...says }, pick('suspend c1')),
    step(view({ zones: { exile: hand } }), priority(0), PASS, [
      moved('c1', 'hand', 'exile', 'suspended'),
      ...happenings,
    ]),
  ]);
}

/** A card of player 0 in exile with so many time counters, as an upkeep begins. */
function upkeep(time: number, active: number, happenings: readonly Happening[]): History {
  const seen = view({ active, step: 'upkeep', zones: { exile: [cardView('c1', 'Rift Bolt')] } });
  const began: Happening = { kind: 'step began', step: 'upkeep', active, turn: 4 };
  const counters: Readonly<Record<string, number>> = time === 0 ? {} : { time };
  return history(
    [step(seen, priority(1), PASS), step(seen, priority(active), PASS, [began, ...happenings])],
    [boardCard('c1', 'Rift Bolt', { zone: 'exile', counters })],
  );
}

describe('the law on suspend', () => {
  it('has the card exiled with its counters for its cost', () => {
    expect(outcome(law(suspends('Rift Bolt', [spent('R'), put(1)])))).toBe('holds');
    expect(outcome(law(suspends('Rift Bolt', [spent('R'), put(2)])))).toBe('W3/exiled-with-time-counters');
    expect(outcome(law(suspends('Rift Bolt', [put(1)])))).toBe('W3/for-its-suspend-cost');
    expect(outcome(law(suspends('Benalish Commander', [spent('WWWW'), put(2)])))).toBe('holds');
    expect(outcome(law(suspends('Benalish Commander', [spent('WW'), put(0)])))).toBe('W3/exiled-with-time-counters');
  });

  it('has it suspended when it could be cast, and then always', () => {
    const offer = (says: Parameters<typeof view>[0], options: readonly string[], incomplete: readonly string[] = []) =>
      outcome(law(history([step(view(says), priority(0, options, incomplete), PASS)])));
    const hand = [cardView('c1', 'Ancestral Vision')];
    expect(offer({ zones: { hand } }, ['suspend c1', 'cast c1'], ['cast c1'])).toBe('holds');
    expect(offer({ zones: { hand }, step: 'upkeep' }, ['suspend c1'])).toBe('W3/when-it-could-be-cast');
    expect(offer({ zones: { hand } }, [])).toBe('W3/whatever-casting-would-take');
    expect(offer({ zones: { hand } }, ['suspend c1', 'cast c1'])).toBe('W3/no-mana-cost-no-casting');
  });

  it('has it cast without a mana cost where none has to be paid', () => {
    const offer = (name: string, incomplete: readonly string[], beside = 'Omniscience') => {
      const seen = { zones: { hand: [cardView('c1', name)] }, battlefield: [permanent('c2', beside)] };
      const options = ['suspend c1', 'cast c1'];
      return outcome(law(history([step(view(seen), priority(0, options, incomplete), PASS)])));
    };
    expect(offer('Ancestral Vision', [])).toBe('holds');
    expect(offer('Ancestral Vision', ['cast c1'])).toBe('W3/no-mana-cost-for-another-cost');
    expect(offer('Lotus Bloom', ['cast c1'])).toBe('W3/no-mana-cost-for-another-cost');
    // It lets spells be cast so only once its last ability has resolved.
    expect(offer('Lotus Bloom', ['cast c1'], "Chandra, Flame's Catalyst")).toBe('holds');
  });

  it('has a counter go in each upkeep of the owner alone, while there are any', () => {
    expect(outcome(law(upkeep(2, 0, [triggered])))).toBe('holds');
    expect(outcome(law(upkeep(2, 1, [triggered])))).toBe('W3/a-counter-in-each-own-upkeep');
    expect(outcome(law(upkeep(2, 0, [])))).toBe('W3/a-counter-in-each-own-upkeep');
    expect(outcome(law(upkeep(0, 0, [triggered])))).toBe('W3/not-suspended-without-counters');
    expect(outcome(law(upkeep(2, 0, [triggered, put(-1), triggered])))).toBe('W3/last-counter-only');
    expect(outcome(law(upkeep(1, 0, [triggered, put(-1), triggered])))).toBe('holds');
  });

  it('has what watches each counter trigger for each of several', () => {
    const removed = (change: number, triggers: number) => {
      const seen = view({ zones: { exile: [cardView('c1', 'Aeon Chronicler')] } });
      const happened = [put(change), ...Array.from({ length: triggers }, () => triggered)];
      return outcome(
        law(
          history(
            [step(seen, priority(1), PASS), step(seen, priority(0), PASS, happened)],
            [boardCard('c1', 'Aeon Chronicler', { zone: 'exile', counters: { time: 2 } })],
          ),
        ),
      );
    };
    expect([removed(-1, 1), removed(-2, 3)]).toEqual(['holds', 'holds']);
    expect([removed(-1, 2), removed(-2, 2)]).toEqual(Array(2).fill('W3/last-counter-only'));
  });

  it('has X be one at least where it says so', () => {
    const hand = [cardView('c1', 'Aeon Chronicler')];
    const asked = (min: number): Question => ({
      ...priority(0),
      kind: 'number',
      purpose: 'X',
      source: 'c1',
      min,
      max: 3,
    });
    const asking = (min: number) => outcome(law(history([step(view({ zones: { hand } }), asked(min), null)])));
    expect([asking(1), asking(0)]).toEqual(['holds', 'W3/x-at-least-one']);
  });
});

/** The last time counter of Durkwood Baloth has gone in the upkeep of player 0, and it is cast or not. */
function casts(says: Partial<StackView> | null, then: readonly PermanentView[] = []): History {
  const exile = [cardView('c1', 'Durkwood Baloth')];
  const ability = abilityOf('t1', 'c1', 'Durkwood Baloth', 1);
  const during = { active: 0, step: 'upkeep' } as const;
  const before = view({ ...during, stack: [ability], zones: { exile } });
  const done: Happening = { kind: 'resolved', object: 't1', did: 'resolved' };
  if (says === null)
    return history([
      step(before, priority(1), PASS),
      step(view({ ...during, zones: { exile } }), priority(0), PASS, [done]),
    ]);
  const baloth = spell('c1', 'Durkwood Baloth', { paid: ['without paying'], ...says });
  const cast: Happening = { kind: 'cast', object: 'c1', player: 0, from: 'exile' };
  const happened = [moved('c1', 'exile', 'stack', 'cast'), cast, done];
  const entered = then.map((each): HistoryStep => step(view({ ...during, battlefield: [each] }), priority(0), PASS));
  return history([
    step(before, priority(1), PASS),
    step(view({ ...during, stack: [baloth] }), priority(0), PASS, happened),
    ...entered,
  ]);
}

describe('the law on what was suspended', () => {
  const beast = (keywords: readonly string[], controller = 0) =>
    permanent('c1', 'Durkwood Baloth', { types: ['creature'], keywords, controller });

  it('has it cast without paying its mana cost, whatever the time', () => {
    expect(outcome(law(casts({})))).toBe('holds');
    expect(outcome(law(casts({ paid: [], manaSpent: 'GGGGGG' })))).toBe('W3/cast-without-paying');
    expect(outcome(law(casts(null)))).toBe('W3/timing-ignored');
  });

  it('has it be hasty until control of it is lost', () => {
    expect(outcome(law(casts({}, [beast(['haste'])])))).toBe('holds');
    expect(outcome(law(casts({}, [beast([])])))).toBe('W3/creature-with-haste');
    expect(outcome(law(casts({}, [beast(['haste']), beast([], 1), beast([])])))).toBe('holds');
    expect(outcome(law(casts({}, [beast(['haste']), beast(['haste'], 1)])))).toBe('W3/haste-until-control-is-lost');
  });
});
