import { question as newQuestion } from '../kit/index.ts';
import { type Around, subject } from './around.ts';
import { type Asked, isRefusal, picksOf, say } from './asked.ts';
import type { ForgeCard, Prompt } from './messages.ts';
import type { SeenCard } from './names.ts';

/** What is cast as something resolves. */

/** Where but one card may be cast, Forge asks whether it is. */
export function askToPlay(spell: ForgeCard, player: number, around: Around): Asked {
  const question = newQuestion({
    ...{ kind: 'objects', player, purpose: 'spell to cast', source: subject(around), cr: '608.2g' },
    ...{ options: [around.names.of(spell.id)], min: 0, max: 1 },
  });
  return {
    question,
    respond: (answer) => {
      const picks = picksOf(question, answer);
      if (isRefusal(picks)) return picks;
      const value = picks.length > 0;
      return say({ type: 'decision', value }, { chosen: value ? { casts: spell.id } : null });
    },
  };
}

/** Words of a prompt that asks for a spell to cast. */
export const SPELL_TO_CAST = /\bcast\b|\bplay\b/i;
const PLAY = /^Do you want to play (.+)\?$/;

/** Whether a prompt asks for a spell to cast as something resolves. */
export function asksForSpell({ input }: Prompt): boolean {
  if (input.type === 'chooseBoolean') return PLAY.test(input.presentation.title);
  const { title, description = '' } = input.type === 'chooseCards' ? input.presentation : { title: '' };
  return SPELL_TO_CAST.test(`${title} ${description}`);
}

/** The one card of the name that is asked about, of several the one that what resolves had exiled, where what resolves lets it be cast itself and not a copy of it. */
export function spellToPlay(title: string, around: Around): ForgeCard | null {
  const name = PLAY.exec(title)?.[1];
  const script = around.resolving === null ? null : around.script(around.nameOf(around.resolving));
  if (name === undefined || script === null || /CopyCard\$/.test(script)) return null;
  const called = (where: string): readonly SeenCard[] =>
    [...around.cards.values()].filter(({ card, zone }) => card.identity.name === name && zone === where);
  const exiled = called('exile');
  const all = exiled.length > 0 ? exiled : called('graveyard');
  const [first, ...more] = all.length > 1 ? exiledByIt(all, around) : all;
  return first === undefined || more.length > 0 ? null : first.card;
}

/**
 * Cards that what resolves had exiled before, as the last of the objects that it was; where there are none, the last one that it has exiled
 * just now.
 */
function exiledByIt(all: readonly SeenCard[], { exiledBy, resolving, resolvingAs }: Around): readonly SeenCard[] {
  const own = all.flatMap((seen) => {
    const by = exiledBy(seen.card.id);
    return by !== null && by.id === resolving ? [{ seen, by }] : [];
  });
  const before = own.filter(({ by }) => by.during !== resolvingAs);
  const key = ({ by }: (typeof own)[number]): number => (before.length > 0 ? by.incarnation : by.order);
  const likely = before.length > 0 ? before : own;
  const last = Math.max(...likely.map(key));
  return likely.flatMap((each) => (key(each) === last ? [each.seen] : []));
}
