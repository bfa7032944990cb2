import { distinct } from '../../protocol/index.ts';
import { question as newQuestion } from '../kit/index.ts';
import { triggerPlace } from './abilities.ts';
import { askPayment, askPriority } from './actions.ts';
import { type Around, isPaying, subject } from './around.ts';
import { askAttackers, askBlockers, askDamage } from './combat.ts';
import { letterOf } from './names.ts';
import { askSelection } from './selection.ts';
import { askToPlay, SPELL_TO_CAST, spellToPlay } from './spell-choices.ts';
import { type Asked, askOne, type Forced, isRefusal, picksOf, type Reaction, refuse, say } from './asked.ts';
import type { Presentation, Prompt, PromptInput, TargetRef } from './messages.ts';

type Input<Type extends PromptInput['type']> = Extract<PromptInput, { type: Type }>;

/** What a prompt asks, in our words; forced where there is nothing to choose; null for one that is not known. */
export function ask(prompt: Prompt, around: Around): Asked | Forced | null {
  const asked = asks(prompt, around);
  if (asked === null || 'output' in asked) return asked;
  const { question } = asked;
  if (question.options.length > 0 || question.kind === 'number') return asked;
  // Nothing can be chosen: what is left is to choose nothing.
  const reaction = asked.respond({ kind: 'pick', picks: [] });
  return reaction.kind === 'say' ? { output: reaction.output } : null;
}

function asks({ input, decidingPlayerId }: Prompt, around: Around): Asked | Forced | null {
  const player = around.seats.of(decidingPlayerId);
  switch (input.type) {
    case 'chooseAction':
      return askPriority(input, player, around);
    case 'payManaCost':
      return askPayment(input, player, around);
    case 'chooseBoardTargets':
      return askTargets(input, player, around);
    case 'chooseNumber':
      return askNumber(input, player, around);
    case 'chooseBoolean':
      return askYesOrNo(input, player, around);
    case 'chooseCards':
      return askCards(input, player, around);
    case 'chooseColor':
      return askColor(input, player, around);
    case 'chooseFromSelection':
      return askSelection(input, player, around);
    case 'reorder':
      return askOrder(input, player, around);
    case 'chooseAttackers':
      return askAttackers(input, player, around);
    case 'chooseBlockers':
      return askBlockers(input, player, around);
    case 'scry':
      return askScry(input, player, around);
    case 'chooseCombatDamageAssignment':
      return askDamage(input, player, around);
    default:
      return forced(input);
  }
}

/** What is only to be taken note of; null for what is not asked in a game that was set up. */
function forced(input: PromptInput): Forced | null {
  switch (input.type) {
    case 'chooseDamageAssignmentOrder':
      return { output: { type: 'damageAssignmentOrderDecision', orderedBlockerIds: input.blockerIds } };
    case 'revealCards':
      return { output: { type: 'revealCardsAcknowledged' } };
    case 'diceRolled':
      return { output: { type: 'diceRolledAcknowledged' } };
    default:
      return null;
  }
}

function refOf({ kind, id }: TargetRef, around: Around): string {
  return kind === 'player' ? `p${around.seats.of(id)}` : around.names.of(id);
}

/** Forge asks for targets one by one; here they are asked for at once, and given one by one. */
function askTargets(input: Input<'chooseBoardTargets'>, player: number, around: Around): Asked {
  const isSacrifice = input.intent === 'sacrifice' && input.presentation.title === 'Sacrifice';
  const purpose = isSacrifice ? (isPaying(around) ? 'cost' : 'sacrifice') : 'targets';
  const byRef = new Map(input.candidates.map((target) => [refOf(target, around), target]));
  const options = [...byRef.keys()];
  const min = Math.max(0, Math.min(input.minTargets - input.chosenTargets, options.length));
  const max = Math.max(min, Math.min(input.maxTargets - input.chosenTargets, options.length));
  const question = newQuestion({
    ...{ kind: 'objects', player, purpose, source: subject(around), options, min, max },
    ...{ takeBack: input.cancellable, cr: purpose === 'targets' ? '601.2c' : '601.2h' },
  });
  return {
    question,
    respond: (answer) => {
      if (answer.kind === 'take back' && input.cancellable) return say({ type: 'cancel' });
      const picks = picksOf(question, answer);
      if (isRefusal(picks)) return picks;
      const [first, ...more] = picks;
      const target = first === undefined ? undefined : byRef.get(first);
      const rest = picks.length < max ? [...more, STOP] : more;
      const group = purpose === 'targets' ? { group: picks } : null;
      return say(
        { type: 'boardTargets', chosen: target === undefined ? [] : [target] },
        { more: target === undefined ? [] : rest, chosen: group },
      );
    },
  };
}

/** Among targets that are still to be given: there are no more. */
export const STOP = 'stop';

function askNumber(input: Input<'chooseNumber'>, player: number, around: Around): Asked {
  const isX = /value for X|^X\b/.test(input.presentation.title);
  const purpose = isX ? 'X' : /^Assign to /.test(input.presentation.title) ? 'division' : 'number';
  const { min, max } = input;
  const question = newQuestion({
    ...{ kind: 'number', player, purpose, source: subject(around), min, max, cr: isX ? '107.3a' : '' },
  });
  return {
    question,
    respond: (answer) => {
      if (answer.kind !== 'number' || answer.value < input.min || answer.value > input.max)
        return {
          ...refuse(question, JSON.stringify(answer)),
          why: `a number from ${input.min} to ${input.max} is wanted`,
        };
      return say({ type: 'numberDecision', chosenNumber: answer.value }, { chosen: isX ? { x: answer.value } : null });
    },
  };
}

/** Costs that are being paid are paid: whether to pay them was decided before. */
function askYesOrNo(input: Input<'chooseBoolean'>, player: number, around: Around): Asked | Forced {
  if (isPaying(around)) return { output: { type: 'decision', value: true } };
  const { presentation, confirmLabel, denyLabel } = input;
  if (confirmLabel === 'Tap' && denyLabel === 'Untap') return askToTap(player, around);
  const spell = spellToPlay(presentation.title, around);
  if (spell !== null) return askToPlay(spell, player, around);
  const isPayment = /^Pay /.test(presentation.title);
  const isCopy = /copy/i.test(presentation.title);
  const purpose = isPayment ? 'optional payment' : isCopy ? 'copy' : 'optional effect';
  const question = newQuestion({
    ...{ kind: 'yes or no', player, purpose, source: subject(around), cr: '608.2d', options: ['no', 'yes'] },
  });
  return askOne(question, (option) => say({ type: 'decision', value: option === 'yes' }));
}

/** Forge has something tapped or untapped that may be left as it is: then what would change nothing is done. */
function askToTap(player: number, around: Around): Asked {
  const isTapped = around.aimedAt.some((id) => around.cards.get(id)?.card.tapped === true);
  const question = newQuestion({
    ...{ kind: 'yes or no', player, purpose: 'optional effect', source: subject(around), cr: '608.2d' },
    options: ['no', 'yes'],
  });
  const decided = (value: boolean): Reaction => say({ type: 'decision', value });
  const untaps = askOne(question, (option) => decided(option === 'yes' ? false : isTapped));
  return askOne(question, (option) =>
    option === 'yes' ? decided(true) : { kind: 'ask', asked: untaps, chosen: null },
  );
}

function askCards(input: Input<'chooseCards'>, player: number, around: Around): Asked {
  const ids = new Map(input.cards.map(({ id }) => [around.names.of(id), id]));
  const options = [...ids.keys()];
  const [min, max] = [Math.min(input.min, options.length), Math.min(input.max, options.length)];
  const purpose = purposeOfCards(input.presentation, around);
  const isOwn = purpose === 'legend rule' || purpose === 'discard to hand size';
  const source = isOwn ? null : subject(around);
  const question = newQuestion({ kind: 'objects', player, purpose, source, options, min, max });
  return {
    question,
    respond: (answer) => {
      const picks = picksOf(question, answer);
      if (isRefusal(picks)) return picks;
      const chosenCardIds = picks.flatMap((name) => ids.get(name) ?? []);
      const [casts] = purpose === 'spell to cast' ? chosenCardIds : [];
      return say({ type: 'chooseCardsDecision', chosenCardIds }, { chosen: casts === undefined ? null : { casts } });
    },
  };
}

function purposeOfCards({ title, description = '' }: Presentation, around: Around): string {
  if (isPaying(around)) return 'cost';
  const words = `${title} ${description}`.toLowerCase();
  if (/legend/.test(words)) return 'legend rule';
  if (title === 'Discard')
    return around.step === 'cleanup' && around.resolving === null ? 'discard to hand size' : 'discard';
  if (SPELL_TO_CAST.test(words)) return 'spell to cast';
  if (/copy|clone/.test(words) || entersAsCopy(around)) return 'copy';
  if (/search|library/.test(words)) return 'search';
  return 'objects for an effect';
}

/** Whether what resolves is a permanent that may enter as a copy. */
function entersAsCopy({ resolving, nameOf, script }: Around): boolean {
  return resolving !== null && /^K:ETBReplacement:Copy:/m.test(script(nameOf(resolving)) ?? '');
}

function askColor(input: Input<'chooseColor'>, player: number, around: Around): Asked {
  const letters = input.validColors.map(letterOf);
  const isMana = around.making !== null || around.casting !== null || around.resolving !== null;
  const purpose = isMana ? 'mana type' : 'as it enters';
  const options = [...new Set(letters)];
  const question = newQuestion({ kind: 'value', player, purpose, source: subject(around), options });
  return askOne(question, (letter) =>
    say({
      type: 'colorDecision',
      chosenColors: { [input.validColors[letters.indexOf(letter)] ?? letter]: input.amount },
    }),
  );
}

/** The title of a prompt to order triggers. */
export const TRIGGERS = 'Order triggered abilities';

/** Triggers are put on the stack in our order, in Forge's they resolve: the other way round. */
function askOrder(input: Input<'reorder'>, player: number, around: Around): Asked {
  const isTriggers = input.presentation.title === TRIGGERS;
  const names = distinct(
    input.items.map(({ card, oracle }) => {
      const name = around.names.of(card.id);
      if (!isTriggers) return name;
      return `a ${name}/${triggerPlace(around.script(card.identity.name), oracle ?? '')}`;
    }),
  );
  const about = isTriggers ? null : subject(around);
  const purpose = isTriggers ? 'order of triggers' : 'order';
  const cr = isTriggers ? '603.3b' : '';
  const question = newQuestion({ kind: 'order', player, purpose, source: about, options: names, cr });
  return {
    question,
    respond: (answer) => {
      const picks = picksOf(question, answer);
      if (isRefusal(picks)) return picks;
      const ids = picks.map((name) => input.items[names.indexOf(name)]?.id ?? '');
      return say(
        { type: 'reorderDecision', orderedIds: isTriggers ? ids.reverse() : ids },
        { chosen: isTriggers ? { triggers: picks } : null },
      );
    },
  };
}

function askScry({ cards, presentation }: Input<'scry'>, player: number, around: Around): Asked {
  const ids = new Map(cards.map(({ id }) => [around.names.of(id), id]));
  const question = newQuestion({
    ...{ kind: 'objects', player, purpose: presentation.title.toLowerCase(), source: subject(around) },
    ...{ options: [...ids.keys()], min: 0, max: cards.length },
  });
  return {
    question,
    respond: (answer) => {
      const picks = picksOf(question, answer);
      if (isRefusal(picks)) return picks;
      const other = picks.flatMap((name) => ids.get(name) ?? []);
      return say({
        type: 'scryDecision',
        zoneCardIds: [cards.map(({ id }) => id).filter((id) => !other.includes(id)), other],
      });
    },
  };
}
