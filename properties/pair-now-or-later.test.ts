import { describe, expect, it } from 'vitest';
import type { Case, History, StepName } from '../protocol/index.ts';
import { pairNowOrLater } from './pair-now-or-later.property.ts';
import { outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, history, PASS, pick, priority, step } from './testing/histories.ts';
import { KESS } from './testing/permissions.ts';
import { leavesStack, QUELLER, quelledOnBoard } from './testing/quelled.ts';
import { abilityOf, cardView, permanent, view } from './testing/views.ts';

const { relate, transform } = pairNowOrLater;
const CARD = 'Divination';
const OPTION = 'cast c5 by c7';

/** Spell Queller `c7` has left, and player 0 is offered `c5`, or not, and has priority again. */
function first(offered: boolean, again: boolean): History {
  const zones = { exile: [cardView('c5', CARD)] };
  const battlefield = ['l1', 'l2'].map((ref) => permanent(ref, 'Island'));
  const seen = { zones, battlefield };
  const stack = [abilityOf('a2', 'c7', QUELLER, 1, { controller: 1 })];
  const asked = ask('objects', 0, 'spell to cast', ['c5'], { source: 'c7', min: 0 });
  return history(
    [
      step(view({ ...seen, battlefield: [...battlefield, permanent('c7', QUELLER)] }), priority(0), PASS),
      ...leavesStack(seen),
      ...(offered ? [step(view({ ...seen, stack }), asked, pick())] : []),
      step(view(seen), priority(0, again ? [OPTION] : []), PASS, [resolved('a2')]),
    ],
    quelledOnBoard(CARD),
  );
}

/** Player 0 has priority in these steps, with Kess `c7` about, and the card `c5` in the graveyard. */
function second(...steps: readonly (readonly [StepName, boolean])[]): History {
  const battlefield = [permanent('c7', KESS), ...['l1', 'l2', 'l3'].map((ref) => permanent(ref, 'Island'))];
  const zones = { graveyard: [cardView('c5', CARD)] };
  return history(
    steps.map(([name, offers]) =>
      step(view({ battlefield, zones, step: name }), priority(0, offers ? [OPTION] : []), PASS),
    ),
    quelledOnBoard(CARD),
  );
}

const TIMELY = second(['precombat main', true], ['end of combat', false], ['postcombat main', true]);

describe('the contrast of what is now or never and what lasts', () => {
  it('holds where the one ignores the time, and the other keeps to it and lasts', () => {
    const verdict = relate(first(true, false), TIMELY);
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual([
      'Q2/never-where-a-standing-permission-lasts',
      'Q2/now-whatever-the-time',
      'S6/in-time-where-now-is-any-time',
      'S6/lasts-where-now-is-never-again',
    ]);
  });

  it('finds an offer that is not made, and one that does not end', () => {
    expect(outcome(relate(first(false, false), TIMELY))).toBe('Q2/now-whatever-the-time');
    expect(outcome(relate(first(true, true), TIMELY))).toBe('Q2/never-where-a-standing-permission-lasts');
  });

  it('finds a permission that ignores the time, and one that ends', () => {
    const early = second(['upkeep', true], ['precombat main', true]);
    expect(outcome(relate(first(true, false), early))).toBe('S6/in-time-where-now-is-any-time');
    const short = second(['precombat main', true], ['postcombat main', false]);
    expect(outcome(relate(first(true, false), short))).toBe('S6/lasts-where-now-is-never-again');
  });

  it('puts a permanent with a standing permission in the place of what exiled the card', () => {
    const game = first(true, false);
    const of: Case = { start: game.start, script: [], policy: { kind: 'boring' }, decisions: 9, untilTurn: 5 };
    const made = transform(of, game);
    const cards = made?.start.kind === 'board' ? made.start.board.cards : [];
    const [card, other] = ['c5', 'c7'].map((ref) => cards.find(({ id }) => id === ref));
    expect(['graveyard', 'library']).toContain(card?.zone);
    expect(card?.exiledWith).toBeNull();
    expect(other).toMatchObject({ zone: 'battlefield', controller: 0 });
    expect(other?.name).not.toBe(QUELLER);
  });
});
