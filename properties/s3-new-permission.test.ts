import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView } from '../protocol/index.ts';
import { s3NewPermission } from './s3-new-permission.property.ts';
import { moved, outcome } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { KESS, permittedCast } from './testing/permissions.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const { law } = s3NewPermission;
const CARDS = [boardCard('c5', 'Shock'), boardCard('c6', 'Shock'), boardCard('c7', KESS), boardCard('c8', KESS)];
const LAND = permanent('c9', 'Mountain');

/** One has been used; then there is this one, and these options. */
function then(now: PermanentView, happenings: readonly Happening[], options: readonly string[], turn = 3) {
  const zones = { graveyard: [cardView('c6', 'Shock')] };
  return outcome(
    law(
      history(
        [
          ...permittedCast(spell('c5', 'Shock', { manaSpent: 'R' }), [permanent('c7', KESS)]),
          step(view({ battlefield: [now, LAND], zones, turn }), priority(0, options), PASS, happenings),
        ],
        CARDS,
      ),
    ),
  );
}

describe('the law on new permissions', () => {
  it('lets one that came back permit another spell', () => {
    const blinked = [moved('c7', 'battlefield', 'exile'), moved('c7', 'exile', 'battlefield')];
    const back = permanent('c7', KESS, { incarnation: 3 });
    expect(then(back, blinked, ['cast c6 by c7'])).toBe('holds');
    expect(then(back, blinked, [])).toBe('S3/blinked');
    expect(then(back, blinked, ['cast c6 by c7'], 5)).toBe('not witnessed');
  });

  it('lets a second one permit another spell when the first is gone by the legend rule', () => {
    const second = permanent('c8', KESS);
    const gone = [moved('c8', 'stack', 'battlefield'), moved('c7', 'battlefield', 'graveyard', 'state-based')];
    expect(then(second, gone, ['cast c6 by c8'])).toBe('holds');
    expect(then(second, gone, [])).toBe('S3/second-under-the-legend-rule');
  });

  it('expects nothing of the same object', () => {
    expect(then(permanent('c7', KESS), [], [])).toBe('not witnessed');
  });
});
