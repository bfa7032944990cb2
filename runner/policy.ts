import type { Answer, Policy, Question } from '../protocol/index.ts';
import { boringAnswers } from './policy-boring.ts';
import { hashedAnswers } from './policy-hashed.ts';
import type { Situation } from './situation.ts';

/** The answers of a policy to a question, the one that it wants first; the others are for engines that refuse it. */
export function policyAnswers(policy: Policy, question: Question, now: Situation): Iterable<Answer> {
  switch (policy.kind) {
    case 'boring':
      return boringAnswers(question);
    case 'hashed':
      return hashedAnswers(policy, question, now);
  }
}
