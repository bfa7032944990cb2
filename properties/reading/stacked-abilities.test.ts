import { describe, expect, it } from 'vitest';
import type { Happening } from '../../protocol/index.ts';
import { moved } from '../testing/activations.ts';
import { boardCard, history, PASS, priority, step } from '../testing/histories.ts';
import { abilityOf, view } from '../testing/views.ts';
import { stackedAbilities } from './stacked-abilities.ts';

const QUELLER = 'Spell Queller';
const leaves = (ref: string) => abilityOf(ref, 'c1', QUELLER, 1);
const told = (kind: 'triggered' | 'put', ref = ''): Happening =>
  kind === 'triggered'
    ? { kind: 'triggered', object: 'c1', ability: 'c1/1', player: 0 }
    : { kind: 'put on stack', object: ref, source: 'c1', player: 0 };

describe('abilities on the stack', () => {
  it('are of an object that is known, or of none where two objects of one card have triggered alike', () => {
    const put = (...between: readonly Happening[]) => {
      const stack = [leaves('t1'), leaves('t2')];
      const happened = [told('triggered'), ...between, told('triggered'), told('put', 't1'), told('put', 't2')];
      return stackedAbilities(
        history([step(view({ stack }), priority(0), PASS, happened)], [boardCard('c1', QUELLER)]),
      );
    };
    expect(put().abilities.map(({ of, life }) => [of, life])).toEqual([
      ['triggered', 0],
      ['triggered', 0],
    ]);
    const again = put(moved('c1', 'exile', 'battlefield'));
    expect([again.abilities, [...again.unclear]]).toEqual([[], ['c1']]);
  });
});
