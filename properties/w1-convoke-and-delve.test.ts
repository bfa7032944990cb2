import { describe, expect, it } from 'vitest';
import type { CardView, Happening, History, PermanentView, StackView } from '../protocol/index.ts';
import { outcome } from './testing/activations.ts';
import { history, PASS, pick, priority, step } from './testing/histories.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';
import { w1ConvokeAndDelve } from './w1-convoke-and-delve.property.ts';

const { law } = w1ConvokeAndDelve;
const cast: Happening = { kind: 'cast', object: 'c1', player: 0, from: 'hand' };
const tapped = (object: string): Happening => ({ kind: 'tapped', object });
const moved = (object: string, from: string, to: string): Happening => ({
  kind: 'moved',
  object,
  from,
  to,
  cause: to === 'stack' ? 'cast' : 'cost',
});
const bear = (ref: string, says: Partial<PermanentView> = {}) =>
  permanent(ref, 'Grizzly Bears', { types: ['creature'], colors: ['G'], ...says });

/** Player 0 casts `c1`, and this happens meanwhile. */
function casts(
  as: StackView,
  battlefield: readonly PermanentView[],
  happenings: readonly Happening[],
  graveyard: readonly CardView[] = [],
): History {
  const hand = [cardView('c1', as.name)];
  const before = view({ battlefield, zones: { hand, graveyard } });
  return history([
    step(before, priority(0, [], ['cast c1']), pick('cast c1')),
    step(view({ battlefield, stack: [as] }), priority(0), PASS, [moved('c1', 'hand', 'stack'), ...happenings, cast]),
  ]);
}

const courage = (says: Partial<StackView> = {}) => spell('c1', 'Gather Courage', { manaValue: 1, ...says });
const cruise = (says: Partial<StackView> = {}) => spell('c1', 'Treasure Cruise', { manaValue: 8, ...says });
const cards = (count: number, owner = 0) =>
  Array.from({ length: count }, (_, index) => cardView(`g${index}`, 'Opt', owner));
const exiled = (count: number) => cards(count).map(({ ref }) => moved(ref, 'graveyard', 'exile'));

describe('the law on convoke and delve', () => {
  it('has creatures pay for their colours', () => {
    const green = casts(courage(), [bear('c2')], [tapped('c2')]);
    expect(outcome(law(green))).toBe('holds');
    const red = casts(courage(), [bear('c2', { colors: ['R'] })], [tapped('c2')]);
    expect(outcome(law(red))).toBe('W1/colours-of-the-creature');
  });

  it('has the whole cost paid, and once', () => {
    expect(outcome(law(casts(courage(), [bear('c2')], [])))).toBe('W1/total-cost-paid-in-full');
    const twice = casts(courage({ manaSpent: 'G' }), [bear('c2')], [tapped('c2')]);
    expect(outcome(law(twice))).toBe('W1/total-cost-paid-in-full');
  });

  it('knows what is tapped for mana from what convokes', () => {
    const elf: Happening = { kind: 'activated', object: 'c2', ability: 'c2/0', player: 0, manaAbility: true };
    const happened = [tapped('c2'), elf, tapped('c3')];
    expect(outcome(law(casts(courage(), [bear('c2'), bear('c3')], happened)))).toBe('holds');
  });

  it('has them be the caster’s own', () => {
    const theirs = casts(courage(), [bear('c2', { controller: 1 })], [tapped('c2')]);
    expect(outcome(law(theirs))).toBe('W1/own-creatures-and-graveyard');
    const graves = casts(cruise({ manaSpent: 'UUUUUUU' }), [], exiled(1), cards(1, 1));
    expect(outcome(law(graves))).toBe('W1/own-creatures-and-graveyard');
  });

  it('has cards pay for generic mana and the mana value stay', () => {
    const seven = casts(cruise({ manaSpent: 'U' }), [], exiled(7), cards(8));
    expect(outcome(law(seven))).toBe('holds');
    expect(outcome(law(casts(cruise(), [], exiled(8), cards(8))))).toBe('W1/cards-for-generic-mana');
    const less = cruise({ manaSpent: 'U', manaValue: 1 });
    expect(outcome(law(casts(less, [], exiled(7), cards(8))))).toBe('W1/mana-value-unchanged');
  });
});
