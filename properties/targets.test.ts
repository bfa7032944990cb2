import { describe, expect, it } from 'vitest';
import type { PermanentView, StackView } from '../protocol/index.ts';
import { targets } from './targets.property.ts';
import { outcome } from './testing/activations.ts';
import { ask, history, pick, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

const BEARS = permanent('c1', 'Grizzly Bears', { types: ['creature'], controller: 1 });
const OWN = permanent('c2', 'Grizzly Bears', { types: ['creature'], controller: 0 });
const LAND = permanent('c3', 'Forest', { types: ['land'], controller: 1 });

function hidden(keyword: string, controller: number): PermanentView {
  return permanent('c4', 'Hill Giant', { types: ['creature'], controller, keywords: [keyword] });
}

/** Player 0 casts this, and these can be chosen. */
function offered(
  of: StackView,
  options: readonly string[],
  battlefield: readonly PermanentView[],
  below: readonly StackView[] = [],
): string {
  const question = ask('objects', 0, 'targets', options, { source: of.ref });
  return outcome(
    targets.law(history([step(view({ battlefield, stack: [...below, of] }), question, pick(options[0] ?? ''))])),
  );
}

describe('the law on targets', () => {
  const murder = spell('s', 'Murder');
  const bolt = spell('s', 'Lightning Bolt');

  it('wants what is asked for to be offered, and nothing else', () => {
    const there = [BEARS, OWN, LAND];
    expect(offered(murder, ['c1', 'c2'], there)).toBe('holds');
    expect(offered(murder, ['c1', 'c2', 'c3'], there)).toBe('targets/what-it-asks-for');
    expect(offered(murder, ['c1'], there)).toBe('targets/all-that-it-asks-for');
  });

  it('knows of shroud and hexproof', () => {
    expect(offered(murder, ['c1'], [BEARS, hidden('shroud', 0)])).toBe('holds');
    expect(offered(murder, ['c1', 'c4'], [BEARS, hidden('shroud', 0)])).toBe('targets/shroud-is-for-all');
    expect(offered(murder, ['c1', 'c4'], [BEARS, hidden('hexproof', 0)])).toBe('holds');
    expect(offered(murder, ['c1'], [BEARS, hidden('hexproof', 0)])).toBe('targets/hexproof-is-for-opponents');
    expect(offered(murder, ['c1', 'c4'], [BEARS, hidden('hexproof', 1)])).toBe('targets/hexproof-is-for-opponents');
  });

  it('asks for players where the text does', () => {
    expect(offered(bolt, ['c1', 'p0', 'p1'], [BEARS])).toBe('holds');
    expect(offered(bolt, ['c1', 'p1'], [BEARS])).toBe('targets/the-players-it-asks-for');
    expect(offered(murder, ['c1', 'p1'], [BEARS])).toBe('targets/the-players-it-asks-for');
  });

  it('asks for spells and abilities where the text does', () => {
    const counterspell = spell('s', 'Counterspell');
    const below = spell('c9', 'Shock');
    expect(offered(counterspell, ['c9'], [BEARS], [below])).toBe('holds');
    expect(offered(counterspell, ['c9', 'c1'], [BEARS], [below])).toBe('targets/what-it-asks-for');
    expect(offered(counterspell, ['c8'], [BEARS], [below])).toBe('targets/all-that-it-asks-for');
  });

  it('counts targets where the text does', () => {
    const shunt = spell('s', 'Shunt');
    const shock = spell('c8', 'Shock', { targets: [['c1']] });
    const opt = spell('c9', 'Opt');
    expect(offered(shunt, ['c8'], [BEARS], [shock, opt])).toBe('holds');
    expect(offered(shunt, ['c8', 'c9'], [BEARS], [shock, opt])).toBe('targets/what-it-asks-for');
    expect(offered(shunt, [], [BEARS], [shock, opt])).toBe('targets/all-that-it-asks-for');
  });

  it('is not witnessed where nothing is chosen, and looks at the first choice alone', () => {
    expect(outcome(targets.law(history([step(view({ battlefield: [BEARS], stack: [murder] }), null, null)])))).toBe(
      'not witnessed',
    );
    const chosen = spell('s', 'Murder', { targets: [['c1']] });
    expect(offered(chosen, ['c2'], [BEARS, OWN])).toBe('not witnessed');
  });
});
