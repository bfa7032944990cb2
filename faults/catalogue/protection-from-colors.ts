import type { Fault } from '../fault.ts';

/** Faults in protection from the colours of a spell. In the order of their ids. */
export const protectionFromColorsFaults: readonly Fault[] = [
  {
    id: 'protection-from-all-colours',
    file: 'characteristics/apply.ts',
    function: 'protect',
    find: 'colorsIn(bits).map(protectionAddress)',
    replacement: 'colorsIn(bits === 0 ? 0 : 31).map(protectionAddress)',
    clause: 'H3/not-from-other-colours',
    property: 'h3-protection',
    origin: 'trap of H3',
    cr: ['702.16a'],
    says: 'What a coloured spell woke has protection from every colour.',
  },
  {
    id: 'protection-from-colourless',
    file: 'rules/protection.ts',
    function: 'isProtectedFrom',
    find: 'return seen.abilities.some((address) => {',
    replacement: `const fromNone = root.effects.some(({ affected, amounts, address }) => affected.includes(id) && amounts[4] === 0 && JSON.stringify(abilityAt(address)).includes('protectionFromColors'));
  if (fromNone && derive(root).characteristics(from)?.colors.length === 0) return true;
  return seen.abilities.some((address) => {`,
    clause: 'H3/no-colour-is-no-protection',
    property: 'h3-protection',
    origin: 'field bug B097',
    cr: ['105.2c'],
    says: 'What a spell of no colour woke has protection from what has no colour.',
  },
  {
    id: 'protection-from-some-colours',
    file: 'characteristics/apply.ts',
    function: 'protect',
    find: 'colorsIn(bits).map(protectionAddress)',
    replacement: 'colorsIn(bits).slice(1).map(protectionAddress)',
    clause: 'H3/each-colour-of-the-spell',
    property: 'h3-protection',
    origin: 'trap of H3',
    cr: ['702.16b'],
    says: 'There is no protection from the first of the colours of the spell.',
  },
];
