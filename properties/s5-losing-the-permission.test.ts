import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { s5LosingThePermission } from './s5-losing-the-permission.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { KESS, permittedCast } from './testing/permissions.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const { law } = s5LosingThePermission;
const CARDS = [boardCard('c5', "Altar's Reap"), boardCard('c7', KESS), boardCard('c8', 'Hill Giant')];
const reap = spell('c5', "Altar's Reap", { manaSpent: 'UB' });
const kess = permanent('c7', KESS);
const giant = permanent('c8', 'Hill Giant');

describe('the law on losing what permitted a spell', () => {
  it('has the casting go on, and the spell exiled', () => {
    const to = (zone: string) =>
      law(
        history(
          [
            ...permittedCast(reap, [kess], 'c7', []),
            step(view(), priority(0), PASS, [resolved('c5'), moved('c5', 'stack', zone)]),
          ],
          CARDS,
        ),
      );
    expect(witnesses(to('exile'))).toEqual(['S5/casting-goes-on', 'S5/still-exiled']);
    expect(outcome(to('graveyard'))).toBe('S5/still-exiled');
  });

  it('finds a casting that was reversed when it had been sacrificed', () => {
    expect(outcome(reversed('c7'))).toBe('S5/casting-goes-on');
    expect(outcome(reversed('c8'))).toBe('holds');
    expect(outcome(reversed('c7', ['cast c5 by c7']))).toBe('holds');
  });

  it('lets it be sacrificed for the spell', () => {
    expect(witnesses(reversed('c8'))).toEqual(['S5/kess-pays-for-it']);
    expect(outcome(reversed('c8', [], ['c8']))).toBe('S5/kess-pays-for-it');
  });
});

/** This is sacrificed for the spell, and the casting is reversed all the same. */
function reversed(sacrificed: string, incomplete: readonly string[] = [], options = ['c7', 'c8']) {
  const back: Happening = { kind: 'taken back', player: 0, object: 'c5' };
  const battlefield = [kess, giant];
  const zones = { graveyard: [cardView('c5', "Altar's Reap")] };
  const cost = ask('objects', 0, 'cost', options, { source: 'c5' });
  return law(
    history(
      [
        step(view({ battlefield, zones }), priority(0, ['cast c5 by c7'], incomplete), pick('cast c5 by c7')),
        step(view({ battlefield, stack: [reap] }), cost, pick(sacrificed)),
        step(view({ battlefield, zones }), priority(0), PASS, [back]),
      ],
      CARDS,
    ),
  );
}
