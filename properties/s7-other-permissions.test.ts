import { describe, expect, it } from 'vitest';
import { s7OtherPermissions } from './s7-other-permissions.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { KESS, permittedCast } from './testing/permissions.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const { law } = s7OtherPermissions;
const CARDS = [boardCard('c5', 'Firebolt'), boardCard('c6', 'Shock'), boardCard('c7', KESS)];
const lands = ['c10', 'c11', 'c12', 'c13', 'c14'].map((ref) => permanent(ref, 'Mountain'));
const battlefield = [permanent('c7', KESS), ...lands];

describe('the law on other permissions', () => {
  it('has flashback use up none', () => {
    const firebolt = spell('c5', 'Firebolt', { paid: ['flashback'], manaSpent: 'RRRRR' });
    const zones = { graveyard: [cardView('c6', 'Shock')] };
    const then = (options: readonly string[]) =>
      outcome(
        law(
          history(
            [
              ...permittedCast(firebolt, battlefield.slice(0, 1), 'flashback'),
              step(view({ battlefield, zones }), priority(0, options), PASS),
            ],
            CARDS,
          ),
        ),
      );
    expect(then(['cast c6 by c7'])).toBe('holds');
    expect(then([])).toBe('S7/does-not-use-it-up');
  });

  it('has the player say by which a card is cast', () => {
    const zones = { graveyard: [cardView('c5', 'Firebolt')] };
    const offered = (permanents: typeof battlefield, ...options: readonly string[]) =>
      outcome(law(history([step(view({ battlefield: permanents, zones }), priority(0, options), PASS)], CARDS)));
    expect(offered(battlefield, 'cast c5 by c7', 'cast c5 by flashback')).toBe('holds');
    expect(offered(battlefield, 'cast c5 by flashback')).toBe('S7/the-player-says-which');
    expect(offered(battlefield.slice(0, 2), 'cast c5 by flashback')).toBe('not witnessed');
  });

  it('has a spell cast from hand go to the graveyard', () => {
    const to = (zone: string, name = 'Shock') =>
      law(
        history(
          [
            step(view({ battlefield }), priority(0, ['cast c6']), pick('cast c6')),
            step(view({ battlefield, stack: [spell('c6', name, { manaSpent: 'R' })] }), priority(0), PASS, [
              moved('c6', 'hand', 'stack', 'cast'),
              { kind: 'cast', object: 'c6', player: 0, from: 'hand' },
            ]),
            step(view({ battlefield }), priority(0), PASS, [resolved('c6'), moved('c6', 'stack', zone)]),
          ],
          [boardCard('c5', 'Firebolt'), boardCard('c6', name), boardCard('c7', KESS)],
        ),
      );
    expect(witnesses(to('graveyard'))).toEqual(['S7/not-replaced']);
    expect(outcome(to('exile'))).toBe('S7/not-replaced');
    // It exiles itself with all else as it ends the turn.
    expect(outcome(to('exile', 'Time Stop'))).toBe('not witnessed');
  });
});
