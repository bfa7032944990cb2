import type { Answer, Question } from '../../protocol/index.ts';
import type { Around } from './around.ts';
import { question as newQuestion } from '../kit/index.ts';
import { type Asked, type Forced, isRefusal, picksOf, refuse, say } from './asked.ts';
import type { PromptInput } from './messages.ts';
import { refOf } from './names.ts';

/** Attacking, blocking and combat damage. */

type Input<Type extends PromptInput['type']> = Extract<PromptInput, { type: Type }>;

export function askAttackers({ attackers }: Input<'chooseAttackers'>, player: number, around: Around): Asked | Forced {
  const pairs = attackers.flatMap(({ attackerId, validTargetIds }) =>
    validTargetIds.map((targetId) => ({
      attackerId,
      targetId,
      option: `${around.names.of(attackerId)}>${defender(targetId, around)}`,
    })),
  );
  if (pairs.length === 0) return { output: { type: 'declareAttackers', assignments: [] } };
  const options = pairs.map(({ option }) => option);
  const question = newQuestion({
    ...{ kind: 'attackers', player, purpose: 'attackers', options },
    ...{ min: 0, max: attackers.length },
  });
  return pairing(question, (picks) => ({
    type: 'declareAttackers',
    assignments: pairs
      .filter(({ option }) => picks.includes(option))
      .map(({ attackerId, targetId }) => ({ attackerId, targetId })),
  }));
}

function defender(id: string, { names, seats }: Around): string {
  return refOf(id, names, seats);
}

export function askBlockers({ attackers }: Input<'chooseBlockers'>, player: number, around: Around): Asked | Forced {
  const pairs = attackers.flatMap(({ attackerId, validBlockerIds }) =>
    validBlockerIds.map((blockerId) => ({
      blockerId,
      attackerId,
      option: `${around.names.of(blockerId)}>${around.names.of(attackerId)}`,
    })),
  );
  if (pairs.length === 0) return { output: { type: 'declareBlockers', assignments: [] } };
  const options = pairs.map(({ option }) => option);
  const question = newQuestion({ kind: 'blockers', player, purpose: 'blockers', options, min: 0, max: pairs.length });
  return pairing(question, (picks) => ({
    type: 'declareBlockers',
    assignments: pairs
      .filter(({ option }) => picks.includes(option))
      .map(({ blockerId, attackerId }) => ({ blockerId, attackerId })),
  }));
}

/** Whether it is legal Forge says: how few have to be declared, and who blocks several. CR 508.1, 509.1 */
function pairing(question: Question, output: (picks: readonly string[]) => unknown): Asked {
  return {
    question,
    respond: (answer: Answer) => {
      const picks = picksOf(question, answer);
      return isRefusal(picks) ? picks : say(output(picks));
    },
  };
}

export function askDamage(input: Input<'chooseCombatDamageAssignment'>, player: number, around: Around): Asked {
  const among = [...input.blockerIds, ...(input.defenderId === undefined ? [] : [input.defenderId])];
  const { totalDamage } = input;
  const question = newQuestion({
    ...{ kind: 'divide', player, purpose: 'combat damage', source: around.names.of(input.attackerId) },
    ...{ options: among.map((id) => defender(id, around)), min: totalDamage, max: totalDamage },
  });
  return {
    question,
    respond: (answer) => {
      const amounts = answer.kind === 'divide' ? answer.amounts : [];
      if (amounts.length !== among.length || amounts.reduce((sum, amount) => sum + amount, 0) !== totalDamage)
        return refuse(question, JSON.stringify(answer));
      const defended = amounts[input.blockerIds.length] ?? 0;
      const isShort = input.blockerIds.some(
        (id, index) => (amounts[index] ?? 0) < lethalFor(id, input.attackerId, around),
      );
      if (defended > 0 && isShort)
        return { kind: 'illegal answer', cr: '702.19b', why: 'not all blockers are assigned lethal damage' };
      const assignments = among.flatMap((assigneeId, index) =>
        (amounts[index] ?? 0) > 0 ? [{ assigneeId, damage: amounts[index] }] : [],
      );
      return say({ type: 'combatDamageAssignmentDecision', assignments });
    },
  };
}

/** How much damage of an attacker is lethal for a blocker. CR 702.2c, 704.5g */
function lethalFor(blocker: string, attacker: string, { cards }: Around): number {
  const card = cards.get(blocker)?.card;
  const isDeadly = cards.get(attacker)?.card.keywords.some((word) => /deathtouch/i.test(word)) === true;
  const left = Math.max(0, Number(card?.toughness ?? 0) - (card?.damage ?? 0));
  return isDeadly ? Math.min(1, left) : left;
}
