import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView } from '../protocol/index.ts';
import { h4UmbraArmor } from './h4-umbra-armor.property.ts';
import { outcome } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, view } from './testing/views.ts';

const UMBRA = permanent('c2', 'Boar Umbra', { attachedTo: 'c3' });
const HUMILITY = permanent('c5', 'Humility');
const bears = (damage: number) => permanent('c3', 'Grizzly Bears', { damage });

const destroyed = (object: string): Happening => ({
  kind: 'moved',
  object,
  from: 'battlefield',
  to: 'graveyard',
  cause: 'destroyed',
});

const judge = (
  before: readonly PermanentView[],
  after: readonly PermanentView[],
  ...happenings: readonly Happening[]
) =>
  outcome(
    h4UmbraArmor.law(
      history(
        [
          step(view({ battlefield: before }), priority(0), PASS),
          step(view({ battlefield: after }), priority(0), PASS, happenings),
        ],
        before.map(({ ref, name }) => boardCard(ref, name)),
      ),
    ),
  );

describe('the law on umbra armor', () => {
  it('has the Aura be destroyed instead, and the damage go', () => {
    expect(judge([bears(2), UMBRA], [bears(0)], destroyed('c2'))).toBe('holds');
    expect(judge([bears(2), UMBRA], [], destroyed('c3'))).toBe('H4/the-aura-instead');
    expect(judge([bears(2), UMBRA], [bears(2)], destroyed('c2'))).toBe('H4/damage-is-removed');
  });

  it('has it do so though the creature has lost all abilities', () => {
    expect(judge([bears(0), UMBRA, HUMILITY], [bears(0), HUMILITY], destroyed('c2'))).toBe('holds');
    expect(judge([bears(0), UMBRA, HUMILITY], [HUMILITY], destroyed('c3'))).toBe('H4/the-auras-own-ability');
  });

  it('says nothing where the Aura went first', () => {
    expect(judge([bears(0), UMBRA], [], destroyed('c2'), destroyed('c3'))).toBe('not witnessed');
  });
});
