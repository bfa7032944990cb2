import { describe, expect, it } from 'vitest';
import type { Case, Happening, History, StackView } from '../protocol/index.ts';
import { pairUntilOrTwoAbilities } from './pair-until-or-two-abilities.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { put, triggers } from './testing/swaps.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';

const { relate, transform } = pairUntilOrTwoAbilities;

interface Says {
  /** Whether the target is exiled as the ability resolves, or after the source has left, is back. */
  readonly exiled?: boolean;
  readonly back?: boolean;
  /** Whether an ability waits as the source has left. */
  readonly waits?: boolean;
}

const GONE: readonly Happening[] = [moved('h', 'battlefield', 'graveyard', 'destroyed')];
const target = permanent('g', 'Hill Giant', { controller: 1 });
const exile = { exile: [cardView('g', 'Hill Giant', 1, 2)] };

/** The holder `h` enters, and aims at the Giant `g`. */
function enters(name: string): { readonly steps: History['steps']; readonly waiting: StackView } {
  const waiting = abilityOf('t1', 'h', name, 0, { targets: [['g']] });
  const entered = [moved('h', 'stack', 'battlefield', 'resolution'), resolved('h'), triggers('h', 0), put('t1', 'h')];
  const battlefield = [target, permanent('h', name)];
  return {
    waiting,
    steps: [
      step(view({ battlefield: [target], stack: [spell('h', name)] }), priority(1), PASS),
      step(view({ battlefield, stack: [waiting] }), priority(0), PASS, entered),
    ],
  };
}

/** It leaves as its ability waits. */
function early(name: string, { exiled = false }: Says): History {
  const { steps, waiting } = enters(name);
  const goes = exiled ? [moved('g', 'battlefield', 'exile')] : [];
  return history(
    [
      ...steps,
      step(view({ battlefield: [target], stack: [waiting] }), priority(1), PASS, GONE),
      step(view(exiled ? { zones: exile } : { battlefield: [target] }), priority(0), PASS, [...goes, resolved('t1')]),
    ],
    [boardCard('h', name, { zone: 'hand' }), boardCard('g', 'Hill Giant', { owner: 1 })],
  );
}

/** Its ability resolves, and then it leaves. */
function late(name: string, { back = false, waits = false }: Says): History {
  const { steps } = enters(name);
  const returns = back ? [moved('g', 'exile', 'battlefield')] : [];
  const stack = waits ? [abilityOf('t2', 'h', name, 1)] : [];
  const seen = back ? { battlefield: [target], stack } : { zones: exile, stack };
  return history(
    [
      ...steps,
      step(view({ battlefield: [permanent('h', name)], zones: exile }), priority(0), PASS, [
        moved('g', 'battlefield', 'exile'),
        resolved('t1'),
      ]),
      step(view(seen), priority(0), PASS, [...GONE, ...returns]),
    ],
    [boardCard('h', name, { zone: 'hand' })],
  );
}

const UNTIL = 'Banisher Priest';
const TWO = 'Faceless Butcher';

describe('the contrast of "until" and two abilities', () => {
  it('holds where the source left first, and only two abilities exile', () => {
    const verdict = relate(early(UNTIL, {}), early(TWO, { exiled: true }));
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual(['Q5/two-abilities-exile-for-good', 'Q5/until-exiles-nothing-once-it-left']);
    expect(outcome(relate(early(UNTIL, {}), early(TWO, {})))).toBe('Q5/two-abilities-exile-for-good');
    const both = relate(early(TWO, { exiled: true }), early(UNTIL, { exiled: true }));
    expect(outcome(both)).toBe('Q5/until-exiles-nothing-once-it-left');
  });

  it('holds where it leaves later, and only two abilities need a trigger', () => {
    const verdict = relate(late(UNTIL, { back: true }), late(TWO, { waits: true }));
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual(['Q5/two-abilities-return-by-a-trigger', 'Q5/until-returns-at-once']);
    expect(outcome(relate(late(UNTIL, { back: true }), late(TWO, { back: true })))).toBe(
      'Q5/two-abilities-return-by-a-trigger',
    );
    expect(outcome(relate(late(TWO, { waits: true }), late(UNTIL, { waits: true })))).toBe('Q5/until-returns-at-once');
  });

  it('says nothing of a source that leaves early in the one game and late in the other', () => {
    expect(outcome(relate(early(UNTIL, {}), late(TWO, { waits: true })))).toBe('not witnessed');
  });

  it('has one that holds otherwise in the place of the other, with the target chosen', () => {
    const first = early(UNTIL, {});
    const of: Case = { start: first.start, script: [], policy: { kind: 'boring' }, decisions: 9, untilTurn: 5 };
    const second = transform(of, first);
    const names = second?.start.kind === 'board' ? second.start.board.cards.map(({ name }) => name) : [];
    expect(names).toEqual([TWO, 'Hill Giant']);
  });
});
