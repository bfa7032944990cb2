import { wordsOfAbility } from '../../engine/facts.ts';
import type { Question as EngineQuestion } from '../../engine/index.ts';
import type { Option } from '../../protocol/index.ts';
import type { Translated } from './questions.ts';

/** What the names of options leave out, in our words. */
export interface QuestionWords {
  /** What a yes or no is about, such as `kicker`; null for other questions. */
  readonly about: string | null;
  /** By option: what a mode does, what an ability says. Options whose names say all have none. */
  readonly options: ReadonlyMap<Option, string>;
}

/** The words for a question and its options. */
export function wordsFor(asked: EngineQuestion, { question, positions }: Translated): QuestionWords {
  const said = question.options.flatMap((option, index): readonly (readonly [Option, string])[] => {
    const words = optionWords(asked, positions[index] ?? -1);
    return words === null ? [] : [[option, words]];
  });
  return { about: asked.kind === 'yes or no' ? asked.about : null, options: new Map(said) };
}

function optionWords(asked: EngineQuestion, position: number): string | null {
  switch (asked.kind) {
    case 'modes':
      return asked.options[position]?.says ?? null;
    case 'priority':
    case 'pay': {
      const option = asked.options[position];
      return option?.kind === 'activate' ? wordsOfAbility(option.ability) : null;
    }
    case 'order': {
      const item = asked.items[position];
      return item?.kind === 'trigger' ? wordsOfAbility(item.ability) : null;
    }
    default:
      return null;
  }
}
