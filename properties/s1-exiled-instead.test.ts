import { describe, expect, it } from 'vitest';
import type { Happening, HistoryStep, StackView } from '../protocol/index.ts';
import { s1ExiledInstead } from './s1-exiled-instead.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { KESS, permittedCast } from './testing/permissions.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const { law } = s1ExiledInstead;
const CARDS = [boardCard('c5', 'Searing Touch'), boardCard('c7', KESS)];
const battlefield = [permanent('c7', KESS)];
const touch = (says: Partial<StackView> = {}) => spell('c5', 'Searing Touch', { manaSpent: 'R', ...says });

/** Cast by the permission of c7; then the spell is gone, which the last step tells of. */
function cast(as: StackView, gone: readonly Happening[], more: readonly HistoryStep[] = []) {
  return law(
    history([...permittedCast(as, battlefield), ...more, step(view({ battlefield }), priority(0), PASS, gone)], CARDS),
  );
}

describe('the law on where a spell goes that was cast by a permission', () => {
  it('has it exiled as it resolves and as it is countered', () => {
    const end = (to: string, how: Happening) => outcome(cast(touch(), [how, moved('c5', 'stack', to)]));
    const countered: Happening = { kind: 'countered', object: 'c5' };
    expect([end('exile', resolved('c5')), end('exile', countered)]).toEqual(['holds', 'holds']);
    expect(end('graveyard', resolved('c5'))).toBe('S1/exiled-instead-of-the-graveyard');
    expect(end('graveyard', countered)).toBe('S1/exiled-instead-of-the-graveyard');
  });

  it('leaves one alone that goes elsewhere', () => {
    const verdict = cast(touch(), [resolved('c5'), moved('c5', 'stack', 'hand')]);
    expect(witnesses(verdict)).not.toContain('S1/exiled-instead-of-the-graveyard');
  });

  it('has its controller choose between buyback and exile', () => {
    const paid = touch({ paid: ['buyback'], manaSpent: 'RRRRR' });
    const asked = (player: number, chosen: string, to: string) =>
      outcome(
        cast(
          paid,
          [moved('c5', 'stack', to)],
          [
            step(
              view({ battlefield, stack: [paid] }),
              ask('objects', player, 'replacement', ['c5', 'c7']),
              pick(chosen),
              [resolved('c5')],
            ),
          ],
        ),
      );
    expect([asked(0, 'c5', 'hand'), asked(0, 'c7', 'exile')]).toEqual(['holds', 'holds']);
    expect(asked(0, 'c5', 'exile')).toBe('S1/buyback-or-exile');
    expect(asked(1, 'c7', 'exile')).toBe('S1/buyback-or-exile');
    expect(outcome(cast(paid, [resolved('c5'), moved('c5', 'stack', 'exile')]))).toBe('S1/buyback-or-exile');
  });

  it('takes a card that went to the hand for a new object', () => {
    const back = [resolved('c5'), moved('c5', 'stack', 'hand')];
    const discarded: Happening = { kind: 'discarded', player: 0, card: 'c5' };
    const later = (to: string) =>
      law(
        history(
          [
            ...permittedCast(touch(), battlefield),
            step(view({ battlefield }), priority(0), PASS, back),
            step(view({ battlefield }), priority(0), PASS, [moved('c5', 'hand', to), discarded]),
          ],
          CARDS,
        ),
      );
    expect(witnesses(later('graveyard'))).toContain('S1/new-object');
    expect(outcome(later('exile'))).toBe('S1/new-object');
  });
});

describe('the law on how many spells a permission lets be cast', () => {
  const offering = (options: readonly string[], turn = 3) =>
    outcome(
      law(
        history(
          [
            ...permittedCast(touch(), battlefield),
            step(
              view({ battlefield, turn, zones: { graveyard: [cardView('c6', 'Shock')] } }),
              priority(0, options),
              PASS,
            ),
          ],
          CARDS,
        ),
      ),
    );

  it('is one in a turn', () => {
    expect(offering([])).toBe('holds');
    expect(offering(['cast c6 by c7'])).toBe('S1/one-spell-each-turn');
    expect(offering(['cast c6 by c7'], 5)).toBe('holds');
  });

  it('counts none that was taken back', () => {
    const before = view({ battlefield, zones: { graveyard: [cardView('c5', 'Searing Touch')] } });
    const back: Happening = { kind: 'taken back', player: 0, object: 'c5' };
    const again = (options: readonly string[], lands = [permanent('c8', 'Mountain')]) =>
      outcome(
        law(
          history(
            [
              step(before, priority(0, ['cast c5 by c7']), pick('cast c5 by c7')),
              step(
                view({
                  battlefield: [...battlefield, ...lands],
                  zones: { graveyard: [cardView('c5', 'Searing Touch')] },
                }),
                priority(0, options),
                PASS,
                [back],
              ),
            ],
            CARDS,
          ),
        ),
      );
    expect(again(['cast c5 by c7'])).toBe('holds');
    expect(again([])).toBe('S1/one-spell-each-turn');
    expect(again([], [])).toBe('not witnessed');
  });
});
