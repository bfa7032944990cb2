import { InvalidArgumentError } from 'commander';

/** Any whole number. */
export function wholeNumber(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
}

/** A whole number that is at least 1. */
export function positiveNumber(text: string): number {
  const value = wholeNumber(text);
  if (value < 1) throw new InvalidArgumentError('Expected a whole number of at least 1.');
  return value;
}

/** A whole number, none among them. */
export function countFromNone(text: string): number {
  const value = wholeNumber(text);
  if (value < 0) throw new InvalidArgumentError('Expected a whole number, 0 or more.');
  return value;
}

/** Seconds, at least 0; parts of a second are fine. */
export function seconds(text: string): number {
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(text)) throw new InvalidArgumentError('Expected a number of seconds.');
  return Number(text);
}

export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** `2/3`: the second of three parts. */
export function shard(text: string): Shard {
  const [, part = '0', of = '0'] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const parsed = { part: Number(part), of: Number(of) };
  if (parsed.part < 1 || parsed.part > parsed.of) throw new InvalidArgumentError('Expected PART/PARTS, such as 1/2.');
  return parsed;
}
