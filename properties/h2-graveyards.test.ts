import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { h2Graveyards } from './h2-graveyards.property.ts';
import { outcome } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const JAILER = permanent('c1', 'Yixlid Jailer');
const TRAVELER = permanent('c3', 'Doomed Traveler');

const moved = (object: string, from: string, to = 'graveyard', cause = 'effect'): Happening => ({
  kind: 'moved',
  object,
  from,
  to,
  cause,
});
const triggered = (ability: string): Happening => ({
  kind: 'triggered',
  object: ability.slice(0, 2),
  ability,
  player: 0,
});

describe('the law on abilities in graveyards', () => {
  const milled = (jailed: boolean, ...happenings: readonly Happening[]) => {
    const battlefield = jailed ? [JAILER] : [];
    const there = { zones: { graveyard: [cardView('c2', 'Narcomoeba')] } };
    return outcome(
      h2Graveyards.law(
        history(
          [
            step(view({ battlefield }), priority(0), PASS),
            step(view({ battlefield, ...there }), priority(0), PASS, [moved('c2', 'library'), ...happenings]),
          ],
          [boardCard('c1', 'Yixlid Jailer')],
        ),
      ),
    );
  };

  it('has a card trigger on being put there, unless it has lost that', () => {
    expect(milled(false, triggered('c2/0'))).toBe('holds');
    expect(milled(false)).toBe('H2/triggers-from-the-graveyard');
    expect(milled(true)).toBe('holds');
    expect(milled(true, triggered('c2/0'))).toBe('H2/no-trigger-without-its-ability');
  });

  it('has what dies look back', () => {
    const died = (...happenings: readonly Happening[]) =>
      outcome(
        h2Graveyards.law(
          history(
            [
              step(view({ battlefield: [JAILER, TRAVELER] }), priority(0), PASS),
              step(view({ battlefield: [JAILER] }), priority(0), PASS, [moved('c3', 'battlefield'), ...happenings]),
            ],
            [boardCard('c1', 'Yixlid Jailer'), boardCard('c3', 'Doomed Traveler')],
          ),
        ),
      );
    expect(died(triggered('c3/0'))).toBe('holds');
    expect(died()).toBe('H2/leaving-triggers-look-back');
    expect(
      outcome(
        h2Graveyards.law(
          history(
            [
              step(view({ battlefield: [JAILER, TRAVELER], stack: [spell('h', 'Humility')] }), priority(0), PASS),
              step(view({ battlefield: [JAILER] }), priority(0), PASS, [moved('c3', 'battlefield')]),
            ],
            [boardCard('c1', 'Yixlid Jailer'), boardCard('c3', 'Doomed Traveler')],
          ),
        ),
      ),
    ).not.toBe('H2/leaving-triggers-look-back');
  });

  it('has nothing offered of a card that has lost its abilities there', () => {
    const offered = (name: string, ...options: readonly string[]) =>
      outcome(
        h2Graveyards.law(
          history(
            [
              step(
                view({ battlefield: [JAILER], zones: { graveyard: [cardView('c4', name)] } }),
                priority(0, options),
                PASS,
              ),
            ],
            [boardCard('c1', 'Yixlid Jailer')],
          ),
        ),
      );
    expect(offered('Reassembling Skeleton')).toBe('holds');
    expect(offered('Reassembling Skeleton', 'activate c4/0')).toBe('H2/nothing-activated-there');
    expect(offered('Faithless Looting')).toBe('holds');
    expect(offered('Faithless Looting', 'cast c4 by flashback')).toBe('H2/not-cast-by-itself');
  });

  it('has what keeps itself out of graveyards do so from where it has that text', () => {
    const discarded = (to: string, battlefield = [JAILER]) =>
      outcome(
        h2Graveyards.law(
          history(
            [
              step(view({ battlefield }), priority(0), PASS),
              step(view({ battlefield }), priority(0), PASS, [moved('c5', 'hand', to, 'discarded')]),
            ],
            [boardCard('c1', 'Yixlid Jailer'), boardCard('c5', 'Progenitus')],
          ),
        ),
      );
    expect(discarded('library')).toBe('holds');
    expect(discarded('graveyard')).toBe('H2/kept-out-by-its-own-text');
    expect(discarded('exile')).toBe('not witnessed');
    expect(discarded('library', [])).toBe('not witnessed');
  });

  it('has what is of every type be cast by what lets creatures of one type be', () => {
    const forests = ['c7', 'c8'].map((ref) => permanent(ref, 'Forest', { types: ['land'], subtypes: ['Forest'] }));
    const offered = (...options: readonly string[]) =>
      outcome(
        h2Graveyards.law(
          history(
            [
              step(
                view({
                  battlefield: [JAILER, permanent('c6', 'Gisa and Geralf'), ...forests],
                  zones: { graveyard: [cardView('c9', 'Woodland Changeling')] },
                }),
                priority(0, options),
                PASS,
              ),
            ],
            [boardCard('c1', 'Yixlid Jailer'), boardCard('c6', 'Gisa and Geralf')],
          ),
        ),
      );
    expect(offered('cast c9 by c6')).toBe('holds');
    expect(offered()).toBe('H2/kinds-stay');
  });
});
