import type { DamageChange, DamageKind } from '../vocabulary/damage.ts';
import type { Filter } from '../vocabulary/filter.ts';
import type { EntersChange, EntersWay, ManaChange, Replacement } from '../vocabulary/replacement.ts';
import { exceptText } from './changes.ts';
import { payText } from './costs.ts';
import { list, withArticle } from './english.ts';
import { everyoneDoes, whoDoes } from './events.ts';
import { asText, countText, recipientsText, whoseText } from './sentences.ts';
import type { Speaker } from './speaker.ts';
import { conditionText, manaTypeText, oneText } from './things.ts';

/** What happens instead of what: `instead of a creature's …`. CR 614.1 */
export function replacementText(replaces: Replacement, say: Speaker): string {
  switch (replaces.kind) {
    case 'tappedForMana': {
      const atLeast = replaces.atLeast > 1 ? ` for ${replaces.atLeast} or more mana` : ' for mana';
      return `as ${whoDoes(replaces.by, 'tap')} ${oneText(replaces.what)}${atLeast}: ${manaChangeText(replaces.change)}`;
    }
    case 'enters':
      return `${oneText(replaces.what)} enters ${changeText(replaces.change, say)}`;
    case 'moves': {
      const from = replaces.from === 'anywhere' ? '' : ` from the ${replaces.from}`;
      const what = withArticle(asText(replaces.what, 'object'));
      const to = replaces.to === 'anywhere' ? 'anywhere else' : `to ${withArticle(replaces.to)}`;
      return `${what} that would go${from} ${to} ${replaces.instead === 'library, shuffled' ? 'is shuffled into the library' : `goes to ${replaces.instead}`} instead`;
    }
    case 'destroyed':
      return `${oneText(replaces.what)} that would be destroyed is not, but has all damage removed, and this is destroyed`;
    case 'draws':
      return `instead of a card that ${whoDoes(replaces.who, 'draw')}${replaces.exceptFirst ? ', but for the first in a draw step' : ''}${replaces.optional ? ', at choice' : ''}: ${say.effect(replaces.instead) || 'nothing'}`;
    case 'damage': {
      const from = isAnything(replaces.from) ? '' : ` from ${oneText(replaces.from)}`;
      return `${damageText(replaces.which)}${from}${damagedText(replaces)} ${damageChangeText(replaces.change, say)}`;
    }
    case 'gainsLife':
      return `${everyoneDoes(replaces.who, 'gain')} ${timesText(replaces.factor)} as much life`;
    case 'countersPut': {
      const kind = replaces.counter === 'any' ? 'counters' : `${replaces.counter} counters`;
      const by = replaces.by === 'effect' ? ' by an effect' : '';
      return `${multipliedText(replaces.factor, replaces.plus)} ${kind} are put${by} on ${oneText(replaces.on)}`;
    }
    case 'tokensCreated':
      return `${everyoneDoes(replaces.who, 'get')} ${timesText(replaces.factor)} as many tokens`;
    case 'losesGame':
      return `instead of ${whoseText(replaces.who)} losing the game: ${say.effect(replaces.instead)}`;
    case 'skipStep':
      return `${everyoneDoes(replaces.who, 'skip')} every ${replaces.step} step`;
  }
}

/** `combat damage` */
export const damageText = (which: DamageKind): string => (which === 'any' ? 'damage' : `${which} damage`);

function damageChangeText(change: DamageChange, say: Speaker): string {
  if (change === 'prevent') return 'is prevented';
  if (change === 'double') return 'is doubled';
  switch (change.kind) {
    case 'plus':
      return `is ${change.amount} more`;
    case 'preventSome':
      return `is ${change.amount} less`;
    case 'preventAnd':
      return `is prevented, then ${say.effect(change.effect)}`;
    case 'redirect':
      return `is dealt to ${recipientsText(change.to)} instead`;
    case 'counters':
      return `becomes as many ${change.counter} counters on it`;
  }
}

function manaChangeText(change: ManaChange): string {
  switch (change.kind) {
    case 'multiply':
      return `${timesText(change.factor)} as much`;
    case 'typeOf':
      return change.amount === 1
        ? `${manaTypeText(change.type)} instead`
        : `as much ${manaTypeText(change.type)} instead`;
    case 'colorOfChoice':
      return 'as much mana of one colour of your choice instead';
  }
}

/** After "enters": `tapped`, `with a charge counter`. */
export function changeText(change: EntersChange, say: Speaker): string {
  switch (change.kind) {
    case 'tapped':
    case 'untapped':
      return change.kind;
    case 'tappedUnless':
      return `tapped unless ${conditionText(change.condition)}`;
    case 'tappedUnlessPaid':
      return `tapped unless you ${payText(change.cost)}`;
    case 'counters':
      return `with ${countText(change.amount, `${change.counter} counter`)}`;
    case 'copy': {
      const counters = change.counters.map(({ counter, amount, onlyIf }) => {
        const many = countText(amount, `more ${counter} counter`);
        return `, with ${many}${onlyIf === null ? '' : ` if it is ${withArticle(onlyIf)}`}`;
      });
      return `as a copy of ${oneText(change.of)}${change.optional ? ', at choice' : ''}${exceptText(change.except, say)}${counters.join('')}`;
    }
    case 'form':
      return `as what you choose: ${list(
        change.forms.map(({ says }) => says),
        'or',
      )}`;
    case 'oneOf':
      return waysText(change.ways, say);
    case 'exiledInstead':
      return 'in exile instead';
    case 'together':
      return changesText(change.of, 'and', say);
    case 'devour':
      return `after you sacrifice any number of ${asText(change.what, 'permanent', 'many')}, with ${change.counters} +1/+1 counters for each`;
    case 'chooseColor':
      return 'after you choose a colour';
    case 'chooseCreatureType':
      return 'after you choose a creature type';
    case 'chooseBasicLandType':
      return 'after you choose a basic land type';
    case 'chooseOpponent':
      return 'after you choose an opponent';
    case 'abilities':
      return `with ${list(change.abilities.map(say.ability), 'and')}`;
  }
}

function waysText(ways: readonly EntersWay[], say: Speaker): string {
  const changes = ways.map(({ change }) => change);
  return `${changesText(changes, 'or', say)}, as you choose`;
}

function changesText(changes: readonly EntersChange[], joined: 'and' | 'or', say: Speaker): string {
  return list(
    changes.map((one) => changeText(one, say)),
    joined,
  );
}

function damagedText({ permanents, players }: Extract<Replacement, { kind: 'damage' }>): string {
  if (permanents !== null && isAnything(permanents) && players === 'anyone') return '';
  const to = [...(permanents === null ? [] : [oneText(permanents)]), ...(players === null ? [] : [whoseText(players)])];
  return ` to ${list(to, 'or')}`;
}

/** Whether it tests nothing. */
export const isAnything = (filter: Filter): boolean => filter.kind === 'all' && filter.of.length === 0;

const timesText = (factor: number): string => (factor === 2 ? 'twice' : `${factor} times`);

function multipliedText(factor: number, plus: number): string {
  const times = factor === 1 ? 'so many' : `${timesText(factor)} as many`;
  return plus === 0 ? times : `${times} and ${plus} more`;
}
