import { describe, expect, it } from 'vitest';
import type { Happening, StackView } from '../protocol/index.ts';
import { lostTargets } from './lost-targets.property.ts';
import { moved, outcome } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { countered } from './testing/resolutions.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';

const { law } = lostTargets;
const BEARS = permanent('c1', 'Grizzly Bears', { controller: 1 });
const LAND = permanent('c2', 'Forest', { controller: 1 });
const GRAVEYARD = { graveyard: [cardView('c1', 'Grizzly Bears', 1, 2)] };

/** Grizzly Bears `c1` are gone by the time that this would resolve; whatever else is on the battlefield stays. */
function losing(object: StackView, happenings: readonly Happening[], did: string, others = [LAND]) {
  return outcome(
    law(
      history([
        step(view({ battlefield: [BEARS, ...others], stack: [object] }), priority(0), PASS),
        step(view({ battlefield: others, stack: [object], zones: GRAVEYARD }), priority(1), PASS, [
          moved('c1', 'battlefield', 'graveyard'),
        ]),
        step(view({ battlefield: others, zones: GRAVEYARD }), priority(0), PASS, [
          ...happenings,
          { kind: 'resolved', object: object.ref, did },
        ]),
      ]),
    ),
  );
}

describe('the law on lost targets', () => {
  it('wants nothing to happen where none is left', () => {
    const bolt = spell('s', 'Lightning Bolt', { targets: [['c1']] });
    const end = moved('s', 'stack', 'graveyard', 'resolution');
    expect(losing(bolt, [end], 'had no legal target')).toBe('holds');
    expect(losing(bolt, [end], 'resolved')).toBe('L4/none-left-nothing-happens');
    expect(losing(bolt, [{ kind: 'drew', player: 0, card: null }], 'had no legal target')).toBe(
      'L4/none-left-nothing-happens',
    );
    expect(losing(bolt, [countered('s'), end], 'had no legal target')).toBe('L4/is-no-countering');
  });

  it('wants the others to be affected, and that one to be left alone', () => {
    const spores = spell('s', 'Plague Spores', { targets: [['c1'], ['c2']] });
    const destroyed = moved('c2', 'battlefield', 'graveyard', 'destroyed');
    expect(losing(spores, [destroyed], 'resolved')).toBe('holds');
    expect(losing(spores, [], 'had no legal target')).toBe('L4/the-others-are-affected');
    expect(losing(spores, [destroyed, moved('c1', 'graveyard', 'exile')], 'resolved')).toBe(
      'L4/gone-target-is-untouched',
    );
  });

  it('wants no counter to move where one of the two has gone', () => {
    const bonder = abilityOf('t1', 'c3', 'Leech Bonder', 0, { targets: [['c2'], ['c1']] });
    const removed = { kind: 'counters', on: 'c2', counter: '-1/-1', change: -1 } as const;
    expect(losing(bonder, [], 'resolved')).toBe('holds');
    expect(losing(bonder, [removed], 'resolved')).toBe('L4/what-needs-both-does-nothing');
  });

  it('judges a target by a source that has left as it last was', () => {
    const arcanist = permanent('a', 'Dreadhorde Arcanist', { power: 1 });
    const attack = abilityOf('t1', 'a', 'Dreadhorde Arcanist', 0, { targets: [['s']] });
    const zones = { graveyard: [cardView('s', 'Shock')] };
    const did = (end: string) =>
      outcome(
        law(
          history([
            step(view({ battlefield: [arcanist], stack: [attack], zones }), priority(0), PASS),
            step(view({ stack: [attack], zones }), priority(1), PASS, [
              moved('a', 'battlefield', 'graveyard', 'destroyed'),
            ]),
            step(view({ zones }), priority(0), PASS, [{ kind: 'resolved', object: 't1', did: end }]),
          ]),
        ),
      );
    expect([did('resolved'), did('had no legal target')]).toEqual(['holds', 'L4/as-its-source-last-was']);
  });

  it('says nothing of what says to do something although none is left', () => {
    const drake = abilityOf('t1', 'c3', 'Gilded Drake', 0, { targets: [['c1']] });
    expect(losing(drake, [moved('c3', 'battlefield', 'graveyard', 'sacrificed')], 'resolved')).toBe('not witnessed');
  });

  it('is not witnessed while all targets are there', () => {
    const bolt = spell('s', 'Lightning Bolt', { targets: [['c2']] });
    expect(losing(bolt, [], 'resolved')).toBe('not witnessed');
  });
});
