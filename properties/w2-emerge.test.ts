import { describe, expect, it } from 'vitest';
import type { Happening, History, PermanentView, StackView } from '../protocol/index.ts';
import { activated, moved, outcome } from './testing/activations.ts';
import { history, PASS, pick, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';
import { w2Emerge } from './w2-emerge.property.ts';

const { law } = w2Emerge;

const giant = permanent('c2', 'Hill Giant', { types: ['creature'], manaValue: 4 });
const sacrificed = moved('c2', 'battlefield', 'graveyard', 'sacrificed');

/** Player 0 casts Wretched Gryff, and this happens meanwhile. */
function casts(
  says: Partial<StackView>,
  happenings: readonly Happening[],
  battlefield: readonly PermanentView[] = [giant],
): History {
  const gryff = spell('c1', 'Wretched Gryff', { paid: ['emerge'], manaSpent: 'UU', manaValue: 7, ...says });
  const cast: Happening = { kind: 'cast', object: 'c1', player: 0, from: 'hand' };
  return history([
    step(view({ battlefield }), priority(0, ['cast c1']), pick('cast c1')),
    step(view({ stack: [gryff] }), priority(0), PASS, [moved('c1', 'hand', 'stack', 'cast'), ...happenings, cast]),
  ]);
}

describe('the law on emerge', () => {
  it('has one creature of the caster sacrificed', () => {
    expect(outcome(law(casts({}, [sacrificed])))).toBe('holds');
    expect(outcome(law(casts({}, [])))).toBe('W2/one-creature-sacrificed');
    const theirs = { ...giant, controller: 1 };
    expect(outcome(law(casts({}, [sacrificed], [theirs])))).toBe('W2/one-creature-sacrificed');
  });

  it('has it sacrificed after the mana abilities', () => {
    expect(outcome(law(casts({}, [activated('c3'), sacrificed])))).toBe('holds');
    expect(outcome(law(casts({}, [sacrificed, activated('c3')])))).toBe('W2/sacrificed-as-costs-are-paid');
  });

  it('has the cost be less by its mana value, of generic mana alone', () => {
    expect(outcome(law(casts({ manaSpent: 'UUUUUU' }, [sacrificed])))).toBe('W2/less-by-its-mana-value');
    const wurm = [{ ...giant, manaValue: 6 }];
    expect(outcome(law(casts({ manaSpent: 'U' }, [sacrificed], wurm)))).toBe('holds');
    expect(outcome(law(casts({ manaSpent: '' }, [sacrificed], wurm)))).toBe('W2/generic-mana-only');
  });

  it('has the mana value stay', () => {
    expect(outcome(law(casts({ manaValue: 6 }, [sacrificed])))).toBe('W2/mana-value-unchanged');
  });
});
