import { describe, expect, it } from 'vitest';
import type { PermanentView } from '../protocol/index.ts';
import { q2CastOrNever } from './q2-cast-or-never.property.ts';
import { outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, history, PASS, pick, priority, step } from './testing/histories.ts';
import { leavesStack, QUELLER, quelledOnBoard } from './testing/quelled.ts';
import { cardView, permanent, view } from './testing/views.ts';

const { law } = q2CastOrNever;

interface Says {
  readonly name?: string;
  readonly offered?: readonly string[];
  readonly player?: number;
  readonly battlefield?: readonly PermanentView[];
  readonly stays?: boolean;
  readonly options?: readonly string[];
}

/** The leaves ability resolves, and nothing is cast. */
function declining({
  name = 'Hill Giant',
  offered = ['c5'],
  player = 0,
  battlefield = [],
  stays = true,
  options = [],
}: Says) {
  const zones = { exile: [cardView('c5', name)] };
  const after = stays ? zones : { graveyard: [cardView('c5', name, 0, 2)] };
  const asked =
    offered.length === 0
      ? []
      : [
          step(
            view({ zones, battlefield }),
            ask('objects', player, 'spell to cast', offered, { source: 'c7', min: 0 }),
            pick(),
          ),
        ];
  return law(
    history(
      [
        step(
          view({ zones, battlefield: [...battlefield, permanent('c7', QUELLER, { controller: 1 })] }),
          priority(1),
          PASS,
        ),
        ...leavesStack({ zones, battlefield }),
        ...asked,
        step(view({ zones: after, battlefield }), priority(0, options), PASS, [resolved('a2')]),
      ],
      quelledOnBoard(name),
    ),
  );
}

describe('the law on casting what was exiled', () => {
  it('has the owner choose', () => {
    expect(witnesses(declining({}))).toEqual([
      'Q2/declined',
      'Q2/during-resolution-or-never',
      'Q2/the-owner-casts',
      'Q2/type-timing-ignored',
    ]);
    expect(outcome(declining({ player: 1 }))).toBe('Q2/the-owner-casts');
  });

  it('offers a card whatever its type', () => {
    expect(outcome(declining({ offered: [] }))).toBe('Q2/type-timing-ignored');
    expect(outcome(declining({ name: 'Bone Splinters', offered: [] }))).toBe('holds');
  });

  it('offers none that cannot be cast', () => {
    const battlefield = [permanent('c8', 'Void Winnower', { controller: 1 })];
    expect(outcome(declining({ battlefield, offered: [] }))).toBe('holds');
    expect(outcome(declining({ battlefield }))).toBe('Q2/other-limits-hold');
  });

  it('keeps a card that was not cast in exile, for good', () => {
    expect(outcome(declining({ stays: false }))).toBe('Q2/declined');
    expect(outcome(declining({ options: ['cast c5'] }))).toBe('Q2/during-resolution-or-never');
    expect(outcome(declining({ options: ['cast c5 by c9'] }))).toBe('holds');
  });
});
