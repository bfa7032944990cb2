import { describe, expect, it } from 'vitest';
import type { Happening, Option, PermanentView, StepName } from '../protocol/index.ts';
import { f2Blockers } from './f2-blockers.property.ts';
import { outcome } from './testing/activations.ts';
import { ask, history, PASS, pick, priority, step } from './testing/histories.ts';
import { permanent, view } from './testing/views.ts';

const begins = (name: StepName): Happening => ({ kind: 'step began', step: name, active: 0, turn: 3 });
/** Attackers c1 … of player 0 are blocked by creatures of player 1 as said, `blocker>attacker`. */
function block(battlefield: readonly PermanentView[], options: readonly Option[], blocks: readonly string[], min = 0) {
  const question = ask('blockers', 1, 'blockers', options, { min, max: options.length });
  const told = blocks.map((one): Happening => {
    const [object = '', attacker = ''] = one.split('>');
    return { kind: 'blocked', object, attacker };
  });
  return outcome(
    f2Blockers.law(
      history([
        step(view({ battlefield, step: 'declare attackers' }), priority(1), PASS),
        step(view({ battlefield, step: 'declare blockers' }), question, pick(...blocks), [begins('declare blockers')]),
        step(view({ battlefield, step: 'declare blockers' }), priority(0), PASS, told),
      ]),
    ),
  );
}

describe('the law on declaring blockers', () => {
  const attacker = (name: string) => permanent('c1', name, { attacking: 'p1', tapped: true });
  const bears = permanent('c5', 'Grizzly Bears', { owner: 1 });
  const wolf = permanent('c6', 'Watchwolf', { owner: 1 });
  const both = ['c5>c1', 'c6>c1'];

  it('wants evasion and protection kept', () => {
    expect(block([attacker('Hill Giant'), bears], ['c5>c1'], ['c5>c1'])).toBe('holds');
    expect(block([attacker('Storm Crow'), bears], ['c5>c1'], ['c5>c1'])).toBe('F2/who-may-block-what');
    expect(block([attacker('Shu Cavalry'), bears], ['c5>c1'], ['c5>c1'])).toBe('F2/who-may-block-what');
    const rider = permanent('c5', 'Wei Scout', { owner: 1 });
    expect(block([attacker('Hill Giant'), rider], ['c5>c1'], ['c5>c1'])).toBe('holds');
    const zombies = permanent('c5', 'Scathe Zombies', { owner: 1 });
    expect(block([attacker('White Knight'), zombies], ['c5>c1'], ['c5>c1'])).toBe('F2/who-may-block-what');
  });

  it('wants two for menace, all for a lure, and one for what has to be blocked', () => {
    expect(block([attacker('Boggart Brute'), bears, wolf], both, both)).toBe('holds');
    expect(block([attacker('Boggart Brute'), bears, wolf], both, ['c5>c1'])).toBe('F2/restrictions-together');
    expect(block([attacker('Prized Unicorn'), bears, wolf], both, ['c5>c1'])).toBe('F2/as-many-requirements-as-can-be');
    expect(block([attacker("Gaea's Protector"), bears, wolf], both, ['c5>c1'], 1)).toBe('holds');
    expect(block([attacker("Gaea's Protector"), bears, wolf], both, both, 2)).toBe('F2/every-legal-block-can-be-made');
  });
});
