import { describe, expect, it } from 'vitest';
import type { BoardCard, PermanentView } from '../protocol/index.ts';
import { r8UntapSymbol } from './r8-untap-symbol.property.ts';
import { activated, activation, added, outcome, tapped, untapped, witnesses } from './testing/activations.ts';
import { boardCard, history, PASS, pay, pick, priority, step } from './testing/histories.ts';
import { permanent, view } from './testing/views.ts';

const { law } = r8UntapSymbol;
const pala = permanent('c1', 'Pili-Pala');
const tappedPala = { ...pala, tapped: true };
const lands = [permanent('c8', 'Island'), permanent('c9', 'Island')];
const rite = permanent('c2', 'Cryptolith Rite');
const board = (held: boolean, name = 'Pili-Pala') => [boardCard('c1', name, { held })];
const atPriority = (battlefield: readonly PermanentView[], options: readonly string[], cards: readonly BoardCard[]) =>
  law(history([step(view({ battlefield }), priority(0, options), PASS)], cards));
const OPTION = ['activate c1/0'];

describe('the law on the untap symbol', () => {
  it('holds for a tapped creature that has been held and is offered', () => {
    const verdict = atPriority([tappedPala, ...lands], OPTION, board(true));
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual(['R8/held-creature-may']);
  });

  it('is not witnessed without mana for it, or by what has no {Q}', () => {
    expect(outcome(atPriority([tappedPala], [], board(true)))).toBe('not witnessed');
    expect(outcome(atPriority(lands, [], []))).toBe('not witnessed');
  });

  it('finds it refused, and offered while untapped or new', () => {
    expect(outcome(atPriority([tappedPala, ...lands], [], board(true)))).toBe('R8/held-creature-may');
    expect(outcome(atPriority([pala, ...lands], OPTION, board(true)))).toBe('R8/not-while-untapped');
    expect(outcome(atPriority([pala, ...lands], [], board(true)))).toBe('holds');
    expect(outcome(atPriority([tappedPala, ...lands], OPTION, board(false)))).toBe('R8/new-creature-may-not');
  });

  it('finds haste that does not exempt', () => {
    const hasty = [{ ...tappedPala, keywords: ['haste'] }, ...lands];
    expect(outcome(atPriority(hasty, [], board(false)))).toBe('R8/haste-exempts');
    expect(outcome(atPriority(hasty, OPTION, board(false)))).toBe('holds');
  });

  it('lets an untapped one begin where it can be tapped for the mana', () => {
    expect(outcome(atPriority([pala, rite, ...lands], [], board(true)))).toBe('R8/looked-at-as-the-cost-is-paid');
    expect(outcome(atPriority([pala, rite, ...lands], OPTION, board(true)))).toBe('holds');
  });

  it('finds an activation that was completed while untapped', () => {
    const done = (happenings: Parameters<typeof activation>[0]['happenings']) =>
      outcome(
        law(history(activation({ battlefield: [pala, rite, ...lands], after: [pala], happenings }).steps, board(true))),
      );
    expect(done([activated('c1'), added('R', 'c1')])).toBe('R8/not-while-untapped');
    expect(done([tapped('c1'), untapped('c1'), activated('c1'), added('R', 'c1')])).toBe('holds');
  });

  it('finds it still tapped after the activation', () => {
    const done = (after: PermanentView) =>
      outcome(
        law(
          history(
            activation({
              battlefield: [tappedPala, ...lands],
              after: [after],
              happenings: [untapped('c1'), activated('c1'), added('R', 'c1')],
            }).steps,
            board(true),
          ),
        ),
      );
    expect(done(pala)).toBe('holds');
    expect(done(tappedPala)).toBe('R8/untapping-is-a-cost');
  });

  it('lets Devoted Druid untap while new or untapped', () => {
    const druid = permanent('c1', 'Devoted Druid', { held: false });
    expect(outcome(atPriority([druid], ['activate c1/1'], board(false, 'Devoted Druid')))).toBe('holds');
    expect(outcome(atPriority([druid], [], board(false, 'Devoted Druid')))).toBe(
      'R8/devoted-druid-has-no-untap-symbol',
    );
  });

  it('lets nobody pay with a counter that cannot be put, for as long as what says so has that ability', () => {
    const druid = permanent('c1', 'Devoted Druid', { held: false });
    const solemnity = permanent('c2', 'Solemnity');
    const song = permanent('c3', 'Song of the Dryads', { attachedTo: 'c2' });
    const land = { ...solemnity, types: ['land'], subtypes: ['Forest'] };
    const cards = board(false, 'Devoted Druid');
    const untap = ['activate c1/1'];
    expect(outcome(atPriority([druid, solemnity], [], cards))).toBe('holds');
    expect(outcome(atPriority([druid, solemnity], untap, cards))).toBe('R8/no-counter-no-payment');
    expect(outcome(atPriority([druid, land, song], untap, cards))).toBe('holds');
  });

  it('pays mana before the cost with the symbol', () => {
    const elves = permanent('c1', 'Llanowar Elves');
    const mantle = permanent('c2', 'Umbral Mantle', { attachedTo: 'c1' });
    const paying = (bearer: PermanentView, options: readonly string[], now = bearer) => {
      const battlefield = [bearer, mantle];
      const choice = step(view({ battlefield: [now, mantle] }), pay(0, 'c1', options), pick('pay'));
      const game = activation({
        battlefield,
        ability: 1,
        after: [{ ...elves, tapped: false }, mantle],
        happenings: [tapped('c1'), untapped('c1'), activated('c1', 1, false)],
        during: [choice],
      });
      const first = game.steps[0];
      const steps =
        first?.question === null || first === undefined
          ? game.steps
          : [{ ...first, question: { ...first.question, incomplete: ['activate c1/1'] } }, ...game.steps.slice(1)];
      return outcome(law(history(steps, board(true, 'Llanowar Elves'))));
    };
    const exhausted = { ...elves, tapped: true };
    expect(paying(elves, OPTION)).toBe('holds');
    expect(paying(elves, [])).toBe('R8/mana-before-costs');
    expect(paying(exhausted, [])).toBe('holds');
    expect(paying(exhausted, OPTION)).toBe('R8/tapped-bearer-cannot-make-the-mana');
    expect(paying(exhausted, OPTION, elves)).toBe('R8/tapped-bearer-cannot-make-the-mana');
  });
});
