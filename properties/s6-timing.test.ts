import { describe, expect, it } from 'vitest';
import type { ViewSays } from './testing/views.ts';
import { s6Timing } from './s6-timing.property.ts';
import { outcome, witnesses } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { KESS } from './testing/permissions.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const { law } = s6Timing;
const CARDS = [boardCard('c5', 'Firebolt'), boardCard('c6', 'Shock')];
const zones = { graveyard: [cardView('c5', 'Firebolt'), cardView('c6', 'Shock')] };

/** What player 0, who has the permission, is offered then. */
const offered = (options: readonly string[], says: ViewSays = {}) =>
  law(
    history([step(view({ battlefield: [permanent('c7', KESS)], zones, ...says }), priority(0, options), PASS)], CARDS),
  );

describe('the law on when a permitted spell is cast', () => {
  it('keeps sorceries to their time', () => {
    expect(outcome(offered(['cast c5 by c7']))).toBe('holds');
    expect(outcome(offered(['cast c5 by c7'], { stack: [spell('c9', 'Shock')] }))).toBe('S6/sorcery-timing');
    expect(outcome(offered(['cast c5 by flashback'], { step: 'upkeep' }))).toBe('S6/sorcery-timing');
    expect(witnesses(offered(['cast c6 by c7'], { step: 'upkeep' }))).toEqual(['S6/sorcery-timing']);
  });

  it('lets nothing be cast while the permission does not hold', () => {
    expect(outcome(offered([], { active: 1 }))).toBe('holds');
    expect(outcome(offered(['cast c6 by c7'], { active: 1 }))).toBe('S6/only-in-your-turn');
  });

  it('says nothing where what could be cast as though it had flash is around', () => {
    const battlefield = [permanent('c7', KESS), permanent('c8', 'Leyline of Anticipation')];
    expect(outcome(offered(['cast c5 by c7'], { step: 'upkeep', battlefield }))).toBe('not witnessed');
  });
});
