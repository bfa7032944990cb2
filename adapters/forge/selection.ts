import { distinct } from '../../protocol/index.ts';
import { question as newQuestion } from '../kit/index.ts';
import { closest, modesIn, replacementsIn } from './abilities.ts';
import { type Around, isPaying, subject } from './around.ts';
import { type Asked, askOne, type Forced, isRefusal, picksOf, type Reaction, say } from './asked.ts';
import { letterOf } from './names.ts';
import type { PromptInput } from './messages.ts';

type Input<Type extends PromptInput['type']> = Extract<PromptInput, { type: Type }>;

/** Modes, optional costs and whatever else Forge has a list of words for. */
export function askSelection(input: Input<'chooseFromSelection'>, player: number, around: Around): Asked | Forced {
  if (input.options.length === 1 && input.minTotal === 1) return { output: selected([0]) };
  const labels = input.options.map(({ label }) => label);
  const replacing = input.presentation.title === REPLACEMENTS ? replacingOnes(labels, around) : null;
  if (replacing !== null) return askReplacement(replacing, player);
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

/** The title of a prompt to choose among replacement effects. */
const REPLACEMENTS = 'Choose';

/** One of several replacement effects, called by what has them. CR 616.1 */
function askReplacement(sources: readonly string[], player: number): Asked {
  const question = newQuestion({
    ...{ kind: 'objects', player, purpose: 'replacement', source: null, cr: '616.1', options: sources, min: 1, max: 1 },
  });
  return askOne(question, (source) => say(selected([sources.indexOf(source)])));
}

/** What has the replacement effects that Forge names by their texts; null where that is not plain. */
function replacingOnes(labels: readonly string[], around: Around): readonly string[] | null {
  const taken: string[] = [];
  for (const label of labels) {
    const source = replacingOne(label, taken, around);
    if (source === null) return null;
    taken.push(source);
  }
  return taken;
}

function replacingOne(label: string, taken: readonly string[], around: Around): string | null {
  const { casting, resolving, cards, names } = around;
  const spell = resolving ?? casting;
  if (spell !== null && /^(Buyback|Flashback)\b/.test(label)) return names.of(spell);
  const found = [...cards.values()].find(
    ({ card, zone }) =>
      zone === 'battlefield' &&
      !taken.includes(names.of(card.id)) &&
      replacementsIn(around.script(card.identity.name) ?? '').some((text) => label.startsWith(text)),
  );
  if (found !== undefined) return names.of(found.card.id);
  // What a permission does to what is cast by it is an effect of its own to Forge.
  const by = spell === null ? null : around.permitting(spell);
  return by === null || taken.includes(by) ? null : by;
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
    if (at + 1 < labels.length)
      return { kind: 'ask', chosen: null, asked: askOptionalCosts(labels, at + 1, chosen, player, about) };
    const [first] = chosen;
    const paid = first === undefined ? null : { paid: (/^\w+/.exec(labels[first] ?? '')?.[0] ?? '').toLowerCase() };
    return say(selected(chosen), { chosen: paid });
  });
}

function selected(chosenIndices: readonly number[]): unknown {
  return { type: 'selectionDecision', chosenIndices };
}
