import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView } from '../protocol/index.ts';
import { f4CombatTriggers } from './f4-combat-triggers.property.ts';
import { outcome } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { abilityOf, permanent, view } from './testing/views.ts';

const attacked = (object: string): Happening => ({ kind: 'attacked', object, defender: 'p1' });
const blocked = (object: string, attacker: string): Happening => ({ kind: 'blocked', object, attacker });
const became = (object: string): Happening => ({ kind: 'became blocked', object });
const triggered = (object: string): Happening => ({ kind: 'triggered', object, ability: `${object}/0`, player: 0 });
const enters = (object: string): Happening => ({
  kind: 'moved',
  object,
  from: 'hand',
  to: 'battlefield',
  cause: 'effect',
});

const SQUIRE = permanent('c1', 'Akrasan Squire', { attacking: 'p1' });
const RETAINER = permanent('c2', 'Devoted Retainer', { attacking: 'p1' });
const CAVALRY = permanent('c3', 'Benalish Cavalry', { attacking: 'p1' });
const COBRA = permanent('c4', 'Crypt Cobra', { attacking: 'p1' });
const BEARS = permanent('c5', 'Grizzly Bears', { controller: 1, owner: 1, blocking: ['c2'] });

const judge = (battlefield: readonly PermanentView[], ...happenings: readonly Happening[]) =>
  outcome(
    f4CombatTriggers.law(
      history(
        [step(view({ battlefield }), priority(0), PASS), step(view({ battlefield }), priority(0), PASS, happenings)],
        battlefield.map(({ ref, name }) => boardCard(ref, name)),
      ),
    ),
  );

describe('the law on triggers in combat', () => {
  it('has exalted trigger for one attacker, and for no more', () => {
    expect(judge([SQUIRE], attacked('c1'), triggered('c1'))).toBe('holds');
    expect(judge([SQUIRE], attacked('c1'))).toBe('F4/attacks-alone');
    expect(judge([SQUIRE, RETAINER], attacked('c1'), attacked('c2'), triggered('c1'))).toBe('F4/attacks-alone');
  });

  it('lets what is given the same once more trigger once more', () => {
    const archangel = permanent('c7', 'Sublime Archangel');
    const twice = [attacked('c1'), triggered('c1'), triggered('c1')];
    expect(judge([SQUIRE], ...twice)).toBe('F4/attacks-alone');
    expect(judge([SQUIRE, archangel], ...twice, triggered('c7'))).not.toBe('F4/attacks-alone');
  });

  it('has nothing trigger on what has only entered', () => {
    expect(judge([SQUIRE], enters('c1'), attacked('c1'), triggered('c1'))).toBe('F4/attacks-alone');
  });

  it('has bushido trigger once for each blocked attacker', () => {
    const two = [attacked('c2'), blocked('c5', 'c2'), blocked('c6', 'c2'), became('c2')];
    const there = [RETAINER, BEARS, permanent('c6', 'Hill Giant', { controller: 1, owner: 1, blocking: ['c2'] })];
    expect(judge(there, ...two, triggered('c2'))).toBe('holds');
    expect(judge(there, ...two, triggered('c2'), triggered('c2'))).toBe('F4/blocks');
  });

  it('has flanking trigger for each blocker without it', () => {
    const other = permanent('c6', 'Benalish Cavalry', { controller: 1, owner: 1, blocking: ['c3'] });
    expect(judge([CAVALRY, BEARS], blocked('c5', 'c3'), became('c3'), triggered('c3'))).toBe('holds');
    expect(judge([CAVALRY, other], blocked('c6', 'c3'), became('c3'), triggered('c3'))).toBe('F4/for-each-blocker');
  });

  it('has what is not blocked trigger as blockers are declared', () => {
    const begins: Happening = { kind: 'step began', step: 'declare blockers', active: 0, turn: 1 };
    expect(judge([COBRA], begins, triggered('c4'))).toBe('holds');
    expect(judge([COBRA], begins)).toBe('F4/is-not-blocked');
    expect(judge([COBRA, BEARS], begins, blocked('c5', 'c4'), became('c4'), triggered('c4'))).toBe('F4/is-not-blocked');
  });

  it('has the defending player be who is attacked', () => {
    const peacock = permanent('c8', 'Coveted Peacock', { attacking: 'p2' });
    const [theirs, others] = [1, 2].map((owner) => permanent(`c9${owner}`, 'Hill Giant', { owner }));
    const aimed = (target: string) => {
      const battlefield = [peacock, theirs, others].flatMap((one) => one ?? []);
      const stack = [abilityOf('t1', 'c8', 'Coveted Peacock', 0, { targets: [[target]] })];
      const now = [
        attacked('c8'),
        triggered('c8'),
        { kind: 'put on stack', object: 't1', source: 'c8', player: 0 } as const,
      ];
      const asked = step(view({ battlefield, players: 3, stack }), priority(0), PASS, now);
      return outcome(
        f4CombatTriggers.law(history([step(view({ battlefield, players: 3 }), priority(0), PASS), asked])),
      );
    };
    expect(aimed('c92')).toBe('holds');
    expect(aimed('c91')).toBe('F4/of-the-defending-player');
  });

  it('has what enters attacking attack another player', () => {
    const squire = (attacking: string) => judge([{ ...BEARS, controller: 0, blocking: [], attacking }], enters('c5'));
    expect(squire('p1')).toBe('holds');
    expect(squire('p0')).toBe('F4/enters-attacking-a-defender');
  });

  it('says nothing of other steps', () => {
    expect(judge([SQUIRE, COBRA])).toBe('not witnessed');
  });
});
