import { distinct } from '../../protocol/index.ts';
import { question as newQuestion } from '../kit/index.ts';
import { closest, modesIn } from './abilities.ts';
import { type Around, isPaying, subject } from './around.ts';
import { type Asked, askOne, type Forced, isRefusal, picksOf, type Reaction, say } from './asked.ts';
import { letterOf } from './names.ts';
import type { PromptInput } from './messages.ts';

type Input<Type extends PromptInput['type']> = Extract<PromptInput, { type: Type }>;

/** Modes, optional costs and whatever else Forge has a list of words for. */
export function askSelection(input: Input<'chooseFromSelection'>, player: number, around: Around): Asked | Forced {
  if (input.options.length === 1 && input.minTotal === 1) return { output: selected([0]) };
  const labels = input.options.map(({ label }) => label);
  const about = subject(around);
  if (isPaying(around)) {
    const id = around.casting ?? around.making ?? around.activating ?? '';
    const modes = modesIn(around.script(around.nameOf(id)) ?? around.script(input.presentation.title) ?? '');
    const places = labels.map((label) => closest(modes, label));
    if (modes.length > 0 && places.every((place) => place >= 0)) return askModes(input, player, about, places);
  }
  if (labels.every((label) => OPTIONAL_COST.test(label))) return askOptionalCosts(labels, 0, [], player, about);
  const words = labels.every((label) => letterOf(label) !== label) ? labels.map(letterOf) : distinct(labels);
  const purpose = words === labels || letterOf(labels[0] ?? '') === labels[0] ? 'choice' : 'as it enters';
  // Of several at once no question of ours speaks: as few as can be are chosen, the first.
  if (input.minTotal !== 1 || input.maxTotal !== 1)
    return { output: selected(labels.slice(0, input.minTotal).map((_, place) => place)) };
  const question = newQuestion({ kind: 'value', player, purpose, source: about, options: words });
  return askOne(question, (word) => say(selected([words.indexOf(word)])));
}

const OPTIONAL_COST = /^(kicker|buyback|multikicker|entwine|optional)/i;

function askModes(
  { minTotal, maxTotal }: Input<'chooseFromSelection'>,
  player: number,
  about: string | null,
  places: readonly number[],
): Asked {
  const options = places.map((place) => `mode ${place}`);
  const [min, max] = [minTotal, Math.min(maxTotal, options.length)];
  const question = newQuestion({
    ...{ kind: 'modes', player, purpose: 'modes', source: about, cr: '601.2b', options, min, max },
  });
  return {
    question,
    respond: (answer) => {
      const picks = picksOf(question, answer);
      if (isRefusal(picks)) return picks;
      const chosen = picks.map((option) => options.indexOf(option)).sort((a, b) => a - b);
      return say(selected(chosen), { chosen: { modes: chosen.map((index) => places[index] ?? 0) } });
    },
  };
}

/** Each optional cost by itself, in Forge's order. CR 601.2b */
function askOptionalCosts(
  labels: readonly string[],
  at: number,
  taken: readonly number[],
  player: number,
  about: string | null,
): Asked {
  const question = newQuestion({
    ...{ kind: 'yes or no', player, purpose: 'additional cost', source: about, cr: '601.2b', options: ['no', 'yes'] },
  });
  return askOne(question, (option): Reaction => {
    const chosen = option === 'yes' ? [...taken, at] : taken;
    if (at + 1 < labels.length) return { kind: 'ask', asked: askOptionalCosts(labels, at + 1, chosen, player, about) };
    const [first] = chosen;
    const paid = first === undefined ? null : { paid: (/^\w+/.exec(labels[first] ?? '')?.[0] ?? '').toLowerCase() };
    return say(selected(chosen), { chosen: paid });
  });
}

function selected(chosenIndices: readonly number[]): unknown {
  return { type: 'selectionDecision', chosenIndices };
}
