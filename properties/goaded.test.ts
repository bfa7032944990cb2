import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView, Seat, StepName } from '../protocol/index.ts';
import { goaded } from './goaded.property.ts';
import { outcome } from './testing/activations.ts';
import { ask, history, PASS, pick, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

/** Player 1 resolves a spell that goads; in player 0's next turn the answer is this attack. */
function attack(battlefield: readonly PermanentView[], picks: readonly string[], active: Seat = 0, later = active) {
  const decorum = spell('c9', 'Disrupt Decorum', { owner: 1 });
  const [players, turn] = [3, 4];
  const options = ['c1>p1', 'c1>p2', 'c2>p1', 'c2>p2'];
  const question = ask('attackers', active, 'attackers', options, { min: 0, max: 2 });
  const began = (name: StepName): Happening => ({ kind: 'step began', step: name, active, turn });
  const told = picks.map((one): Happening => {
    const [object = '', defender = ''] = one.split('>');
    return { kind: 'attacked', object, defender };
  });
  const seen = { battlefield, players, active, turn };
  return outcome(
    goaded.law(
      history([
        step(view({ battlefield, players, active: 1, stack: [decorum] }), priority(0), PASS),
        step(view({ battlefield, players, active: 1 }), priority(1), PASS, [
          { kind: 'resolved', object: 'c9', did: 'resolved' },
        ]),
        step(view({ ...seen, step: 'beginning of combat' }), priority(0), PASS, [
          { kind: 'turn began', active: later, turn },
        ]),
        step(view({ ...seen, step: 'declare attackers' }), question, pick(...picks), [began('declare attackers')]),
        step(view({ ...seen, step: 'declare attackers' }), priority(active), PASS, told),
      ]),
    ),
  );
}

describe('the law on goaded creatures', () => {
  const [giant, bears] = [permanent('c1', 'Hill Giant'), permanent('c2', 'Grizzly Bears')];

  it('wants each of them to attack, and not who goaded it', () => {
    expect(attack([giant, bears], ['c1>p2', 'c2>p2'])).toBe('holds');
    expect(attack([giant, bears], ['c1>p2'])).toBe('goaded/attacks-if-able');
    expect(attack([giant, bears], ['c1>p2', 'c2>p1'])).toBe('goaded/attacks-others-if-able');
  });

  it('lets those stay that cannot attack, and those that their own player goaded', () => {
    expect(attack([giant, { ...bears, tapped: true }], ['c1>p2'])).toBe('holds');
    const own = { ...bears, owner: 1, controller: 1 };
    expect(attack([own], [])).toBe('not witnessed');
  });

  it('lasts until the next turn of who goaded', () => {
    expect(attack([giant, bears], [], 0, 1)).toBe('not witnessed');
  });
});
