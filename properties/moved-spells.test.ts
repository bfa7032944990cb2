import { describe, expect, it } from 'vitest';
import { movedSpells } from './moved-spells.property.ts';
import { activated, moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, history, PASS, pick, priority, step } from './testing/histories.ts';
import { countered, type ResolutionSays, resolving } from './testing/resolutions.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const { law } = movedSpells;
const BOUNCE = spell('u', 'Unsubstantiate', { targets: [['s']], controller: 1 });
const judged = (says: ResolutionSays) => outcome(law(resolving(says)));

describe('the law on spells that are moved from the stack', () => {
  const shock = spell('s', 'Shock');
  const bounced = moved('s', 'stack', 'hand');

  it('wants them gone, unresolved and not countered', () => {
    expect(judged({ stack: [shock, BOUNCE], happenings: [bounced] })).toBe('holds');
    expect(judged({ stack: [shock, BOUNCE], happenings: [], left: [shock] })).toBe('L2/never-resolves');
    expect(judged({ stack: [shock, BOUNCE], happenings: [bounced], later: [resolved('s')] })).toBe('L2/never-resolves');
    expect(judged({ stack: [shock, BOUNCE], happenings: [countered('s'), bounced] })).toBe('L2/is-no-countering');
  });

  it('wants that of what cannot be countered too', () => {
    const mongoose = spell('s', 'Blurred Mongoose');
    expect(judged({ stack: [mongoose, BOUNCE], happenings: [], left: [mongoose] })).toBe(
      'L2/though-it-cannot-be-countered',
    );
  });

  it('wants one cast with flashback in exile', () => {
    const flashed = spell('s', 'Shock', { paid: ['flashback'] });
    expect(judged({ stack: [flashed, BOUNCE], happenings: [moved('s', 'stack', 'exile')] })).toBe('holds');
    expect(judged({ stack: [flashed, BOUNCE], happenings: [bounced] })).toBe('L2/flashback-exiles-it');
  });

  it('wants copies nowhere', () => {
    const copy = spell('s', 'Shock', { card: false });
    expect(judged({ stack: [copy, BOUNCE], happenings: [moved('s', 'stack', null)] })).toBe('holds');
    const then = { zones: { hand: [cardView('s', 'Shock')] } };
    expect(judged({ stack: [copy, BOUNCE], happenings: [bounced], then })).toBe('L2/copy-ceases-to-exist');
  });

  it('wants no spell to be its own target', () => {
    const choosing = (...options: readonly string[]) =>
      outcome(
        law(
          history([
            step(
              view({ stack: [spell('u', 'Unsubstantiate')] }),
              ask('objects', 0, 'targets', options, { source: 'u' }),
              null,
            ),
          ]),
        ),
      );
    expect(choosing('c1', 's')).toBe('holds');
    expect(choosing('c1', 'u')).toBe('L2/never-its-own-target');
  });

  it('wants what was exiled as a cost to be gone for good', () => {
    const battlefield = [permanent('c1', 'Nivmagus Elemental')];
    const paid = [moved('s', 'stack', 'exile', 'cost'), activated('c1', 0, false)];
    const game = (later: Parameters<typeof step>[3]) =>
      law(
        history([
          step(view({ battlefield, stack: [shock] }), priority(0, ['activate c1/0']), pick('activate c1/0')),
          step(view({ battlefield }), priority(0), PASS, paid),
          step(view({ battlefield }), priority(0), PASS, later),
        ]),
      );
    expect(witnesses(game([]))).toEqual(['L2/exiled-as-a-cost']);
    expect(outcome(game([resolved('s')]))).toBe('L2/exiled-as-a-cost');
  });
});
