import { describe, expect, it } from 'vitest';
import type { Happening } from '../../protocol/index.ts';
import { activated, added, tapped } from '../testing/activations.ts';
import { ask, history, PASS, pay, pick, priority, step, TAKE_BACK } from '../testing/histories.ts';
import { view } from '../testing/views.ts';
import { actionsOf, wasCompleted } from './actions.ts';

const spent = (on: string): Happening => ({ kind: 'mana spent', player: 0, mana: 'G', on });
const cast = (object: string): Happening => ({ kind: 'cast', object, player: 0, from: 'hand' });
const kinds = (happenings: readonly { readonly happening: Happening }[]) =>
  happenings.map(({ happening }) => happening.kind);

describe('reading actions', () => {
  it('keeps a mana ability apart from the spell that it pays for', () => {
    const [spell, ability] = actionsOf(
      history([
        step(view(), priority(0), pick('cast c5')),
        step(view(), pay(0, 'c5'), pick('activate c1/0')),
        step(view(), priority(0), PASS, [tapped('c1'), activated('c1'), added('G', 'c1'), spent('c5'), cast('c5')]),
      ]),
    );
    expect(kinds(spell?.happenings ?? [])).toEqual(['mana spent', 'cast']);
    expect(kinds(ability?.happenings ?? [])).toEqual(['tapped', 'activated', 'mana added']);
    expect(ability?.inPayment).toBe(true);
  });

  it('keeps apart two abilities of one permanent of which one pays for the other', () => {
    const [outer, inner] = actionsOf(
      history([
        step(view(), priority(0), pick('activate c1/1')),
        step(view(), pay(0, 'c1'), pick('activate c1/0')),
        step(view(), ask('value', 0, 'mana type', ['R', 'W'], { source: 'c1' }), pick('R'), [
          tapped('c1'),
          activated('c1', 0),
          added('G', 'c1'),
          spent('c1'),
          activated('c1', 1),
        ]),
        step(view(), priority(0), PASS, [added('R', 'c1')]),
      ]),
    );
    expect(kinds(inner?.happenings ?? [])).toEqual(['tapped', 'activated', 'mana added']);
    expect(kinds(outer?.happenings ?? [])).toEqual(['mana spent', 'activated', 'mana added']);
    expect(outer?.choices).toEqual([2]);
  });

  it('goes on with the payment after a mana ability in it', () => {
    const actions = actionsOf(
      history([
        step(view(), priority(0), pick('cast c5')),
        step(view(), pay(0, 'c5'), pick('activate c1/0')),
        step(view(), pay(0, 'c5'), pick('activate c2/0'), [activated('c1'), added('G', 'c1')]),
        step(view(), priority(0), PASS, [activated('c2'), added('G', 'c2'), cast('c5')]),
      ]),
    );
    expect(actions.map(({ option, begun, over }) => [option, begun, over])).toEqual([
      ['cast c5', 0, 3],
      ['activate c1/0', 1, 2],
      ['activate c2/0', 2, 3],
    ]);
    expect(actions.every(wasCompleted)).toBe(true);
  });

  it('tells what was taken back, with what was open inside it', () => {
    const [spell, ability] = actionsOf(
      history([
        step(view(), priority(0), pick('cast c5')),
        step(view(), pay(0, 'c5'), pick('activate c1/0')),
        step(view(), ask('value', 0, 'mana type', ['R', 'W'], { source: 'c1' }), TAKE_BACK, [activated('c1')]),
        step(view(), priority(0), PASS, [{ kind: 'taken back', player: 0, object: 'c5' }]),
      ]),
    );
    expect([spell?.takenBack, ability?.takenBack, spell?.interrupted]).toEqual([true, true, true]);
  });

  it('says where a history ends before an action does', () => {
    const [spell] = actionsOf(history([step(view(), priority(0), pick('cast c5')), step(view(), pay(0, 'c5'), null)]));
    expect([spell?.ended, spell?.over]).toEqual([false, 1]);
  });
});
