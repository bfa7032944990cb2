import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { h2Graveyards } from './h2-graveyards.property.ts';
import { outcome } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { cardView, permanent, view } from './testing/views.ts';

const JAILER = permanent('c1', 'Yixlid Jailer');
const TRAVELER = permanent('c3', 'Doomed Traveler');

const moved = (object: string, from: string): Happening => ({
  kind: 'moved',
  object,
  from,
  to: 'graveyard',
  cause: 'effect',
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
});
