import { COLORS, type Color } from '../vocabulary/basics.ts';
import type { Cost, CostPart, ManaCost } from '../vocabulary/cost.ts';
import { list } from './english.ts';
import { countOfText, countText, muchText } from './sentences.ts';
import { bareText, manyText } from './things.ts';

/** `{2}{G}, tap, pay 1 life`; `{0}` for nothing. */
export function costText(cost: Cost): string {
  const parts = cost.parts.map(partText);
  const mana = manaCostText(cost.mana);
  if (mana === '' && parts.length === 0) return '{0}';
  return [mana, ...parts].filter((part) => part !== '').join(', ');
}

/** What someone does who pays it: `pay {2} and sacrifice a creature`. */
export function payText(cost: Cost): string {
  const mana = manaCostText(cost.mana);
  return list([...(mana === '' ? [] : [`pay ${mana}`]), ...cost.parts.map(partText)], 'and');
}

/** `{X}{2}{G}{W/U}{B/P}`; '' for no mana. Colours stand in the order that cards print them in. */
export function manaCostText(cost: ManaCost): string {
  return [
    '{X}'.repeat(cost.x),
    cost.generic > 0 ? `{${cost.generic}}` : '',
    '{S}'.repeat(cost.snow),
    '{C}'.repeat(cost.C),
    ...inPrintedOrder(COLORS.filter((color) => cost[color] > 0)).map((color) => `{${color}}`.repeat(cost[color])),
    ...cost.hybrid.map(([one, other]) => `{${one}/${other}}`),
    ...cost.phyrexian.map((color) => `{${color}/P}`),
  ].join('');
}

/** Around the circle of colours, broken at its widest gap; three colours with two like gaps at the third one. */
function inPrintedOrder(colors: readonly Color[]): readonly Color[] {
  const gaps = colors.map((color, index) => {
    const next = colors[(index + 1) % colors.length] ?? color;
    return (COLORS.indexOf(next) - COLORS.indexOf(color) + COLORS.length) % COLORS.length;
  });
  const alone = gaps.filter((gap) => gaps.indexOf(gap) === gaps.lastIndexOf(gap));
  const last = gaps.indexOf(Math.max(...alone));
  return last < 0 ? colors : [...colors.slice(last + 1), ...colors.slice(0, last + 1)];
}

function partText(part: CostPart): string {
  switch (part.kind) {
    case 'tap':
      return 'tap';
    case 'untap':
      return 'untap';
    case 'sacrificeSource':
      return 'sacrifice this';
    case 'exileSource':
      return 'exile this';
    case 'sacrifice':
      return `sacrifice ${countOfText(part.count, part.what)}`;
    case 'discard':
      return `discard ${handText(countOfText(part.count, part.what))}`;
    case 'exileFromHand':
      return `exile ${handText(countOfText(part.count, part.what))}`;
    case 'exileSpell':
      return `exile ${countOfText(part.count, part.what)} you control`;
    case 'exileFromGraveyard':
      return `exile ${countOfText(part.count, part.what)} from your graveyard`;
    case 'draw':
      return `draw ${countText(part.count, 'card')}`;
    case 'payLife':
      return `pay ${muchText(part.amount, 'life')}`;
    case 'removeCounters':
      return `remove ${countText(part.count, `${part.counter} counter`)} from this`;
    case 'putCounters':
      return `put ${countText(part.count, `${part.counter} counter`)} on this`;
    case 'tapUntapped':
      return `tap ${yoursText(part, 'untapped')}`;
    case 'untapTapped':
      return `untap ${yoursText(part, 'tapped')}`;
    case 'returnToHand':
      return `return ${countOfText(part.count, part.what)} to hand`;
  }
}

function yoursText({ what, count }: Extract<CostPart, { kind: 'tapUntapped' | 'untapTapped' }>, state: string): string {
  const words = [bareText(what), manyText(what)].map((text) => `${state} ${text.replace(/ you control$/, '')}`);
  return `${countText(count, words[0] ?? '', words[1] ?? '')} you control`;
}

/** One discards from the hand, so that the hand need not be named; a card that discards itself is `this`. */
function handText(text: string): string {
  return text.replace(/ in a hand$/, '');
}
