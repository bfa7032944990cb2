/** Smaller numbers to try, the least first: `least`, then nearer and nearer to the number itself. */
export function lower(value: number, least = 0): readonly number[] {
  const tried: number[] = [];
  for (let gap = value - least; gap > 0; gap = Math.floor(gap / 2)) tried.push(value - gap);
  return tried;
}
