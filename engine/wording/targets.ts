import { ANY_TARGET } from '../vocabulary/abilities.ts';
import type { TargetSpec } from '../vocabulary/ability.ts';
import type { Amount } from '../vocabulary/amount.ts';
import { numeral } from './english.ts';
import { amountText, bareText, manyText, targetMark } from './things.ts';

/**
 * Gives the targets their names: in full where one is spoken of first, `it` or `the target` afterwards. A target that the
 * words do not speak of stands before them.
 */
export function nameTargets(text: string, targets: readonly TargetSpec[]): string {
  const silent = targets.filter((_, index) => !text.includes(targetMark(index)));
  const before = silent.length === 0 ? '' : `${silent.map(targetText).join(', ')}: `;
  return `${before}${targets.reduceRight((words, spec, index) => nameTarget(words, spec, index, targets.length), text)}`;
}

function nameTarget(text: string, spec: TargetSpec, index: number, of: number): string {
  const mark = targetMark(index);
  const later = of === 1 ? 'the target' : `target ${index + 1}`;
  const first = of === 1 ? targetText(spec) : `${targetText(spec)} (target ${index + 1})`;
  return text.replace(mark, first).replaceAll(mark, isMany(spec.max) ? later.replace(/target$/, 'targets') : later);
}

/** `target creature you control`, `another target creature`, `up to 3 target creatures`, `any target`, `X targets` */
function targetText({ what, players, min, max }: TargetSpec): string {
  const many = isMany(max);
  if (isAnyTarget(what)) return many ? `${numberText(min, max)} targets` : 'any target';
  const objects = what === null ? '' : many ? manyText(what) : bareText(what);
  const words = [objects, playerText(players, many)].filter((word) => word !== '').join(' or ');
  const [other, rest] = words.startsWith('other ') ? [true, words.slice('other '.length)] : [false, words];
  if (many) return `${numberText(min, max)} ${other ? 'other ' : ''}target ${rest}`;
  return `${min === 0 ? 'up to one ' : ''}${other ? 'another ' : ''}target ${rest}`;
}

/** By its content: a record read from a file has its own objects. */
const isAnyTarget = (what: TargetSpec['what']): boolean => JSON.stringify(what) === JSON.stringify(ANY_TARGET);

function numberText(min: Amount, max: Amount): string {
  const most = typeof max === 'number' ? numeral(max) : amountText(max);
  if (amountText(min) === amountText(max)) return most;
  return min === 0 ? `up to ${most}` : `${amountText(min)} to ${most}`;
}

function playerText(players: TargetSpec['players'], many: boolean): string {
  if (players === null) return '';
  return `${players === 'opponent' ? 'opponent' : 'player'}${many ? 's' : ''}`;
}

const isMany = (max: Amount): boolean => max !== 1 && (typeof max === 'number' || max.kind === 'x');
