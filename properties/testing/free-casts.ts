import type { Happening, History, HistoryStep, PermanentView, Question, Ref, StackView } from '../../protocol/index.ts';
import { moved, resolved } from './activations.ts';
import { boardCard, history, PASS, priority, step } from './histories.ts';
import { cast, CAST_TRIGGER } from './swaps.ts';
import { abilityOf, cardView, permanent, spell, view } from './views.ts';

/** What a test says of a card `f` of player 0 that is cast for nothing while an ability resolves. */
export interface FreeSays {
  readonly name: string;
  readonly spell?: Partial<StackView>;
  readonly battlefield?: readonly PermanentView[];
  readonly hand?: number;
  readonly life?: number;
  /** Questions asked while it is cast, with their answers. */
  readonly asked?: readonly { readonly question: Question; readonly answer: HistoryStep['answer'] }[];
  /** What is done to pay for it. */
  readonly paying?: readonly Happening[];
}

/** A Pool's trigger lets player 0 cast it. */
export function freeCast(says: FreeSays): History {
  return castDuring(says, permanent('p1', 'Knowledge Pool'), CAST_TRIGGER);
}

/** Spell Queller's leaving lets player 0 cast it anew. */
export function recast(says: FreeSays): History {
  return castDuring(says, permanent('p1', 'Spell Queller'), 1);
}

function castDuring(says: FreeSays, source: PermanentView, place: number): History {
  const { name, paying = [], asked = [] } = says;
  const battlefield = [...(source.name === 'Spell Queller' ? [] : [source]), ...(says.battlefield ?? [])];
  const ability = abilityOf('t1', source.ref, source.name, place);
  const hand = Array.from({ length: says.hand ?? 0 }, (_, index) => cardView(`h${index}`, 'Forest'));
  const life = says.life === undefined ? {} : { life: [says.life, 20] };
  const the = spell('f', name, { paid: ['without paying'], ...says.spell });
  const seen = (stack: readonly StackView[], exile = true) =>
    view({ battlefield, stack, ...life, zones: { hand, exile: exile ? [cardView('f', name)] : [] } });
  const begins = [moved('f', 'exile', 'stack', 'cast')];
  const ends = [...paying, cast('f', 'exile'), resolved('t1')];
  return history(
    [
      step(seen([ability]), priority(0), PASS),
      ...asked.map(({ question, answer }, index) =>
        step(seen([ability, the], false), question, answer, index === 0 ? begins : []),
      ),
      step(seen([the], false), priority(0), PASS, asked.length === 0 ? [...begins, ...ends] : ends),
    ],
    [boardCard('p1', source.name)],
  );
}

/** A number, a sacrifice or the like, asked of player 0 about the spell. */
export function asks(kind: Question['kind'], purpose: string, options: readonly Ref[], answer: HistoryStep['answer']) {
  const question: Question = {
    ...{ kind, player: 0, purpose, source: 'f', cr: '601.2', takeBack: true, options, incomplete: [], min: 1, max: 1 },
  };
  return { question, answer };
}
