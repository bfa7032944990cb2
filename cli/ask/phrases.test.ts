import { describe, expect, test } from 'vitest';
import { colorLetter, numberOf, ordinalOf, plain, splitList } from './phrases.ts';

const NAMES = ['Kess, Dissident Mage', 'Opt', 'Life and Limb', 'Forest'];
const items = (text: string): readonly string[] => splitList(text, (name) => NAMES.includes(name));

describe('words as judges write them', () => {
  test('lists are split at commas, semicolons and "and", though not within names or brackets', () => {
    expect(items('Kess, Dissident Mage, Opt')).toEqual(['Kess, Dissident Mage', 'Opt']);
    expect(items('Life and Limb and 3 Forest')).toEqual(['Life and Limb', '3 Forest']);
    expect(items('Forest (tapped, new), Opt; Opt')).toEqual(['Forest (tapped, new)', 'Opt', 'Opt']);
    expect(items('Kess, Dissident Mage as Kess (tapped), Opt')).toEqual([
      'Kess, Dissident Mage as Kess (tapped)',
      'Opt',
    ]);
    expect(items('Bear, Wolf')).toEqual(['Bear', 'Wolf']);
  });

  test('names are compared without what does not matter', () => {
    expect(plain('  Night of Souls’  Betrayal ')).toBe(plain("night of souls' betrayal"));
  });

  test('colours, numbers and places are read in words and signs', () => {
    expect(['red', '{R}', 'Colourless', 'pink'].map(colorLetter)).toEqual(['R', 'R', 'C', null]);
    expect(['3', 'three', 'a', 'many'].map(numberOf)).toEqual([3, 3, 1, null]);
    expect(['second', '2', '2nd', '0'].map(ordinalOf)).toEqual([1, 1, 1, null]);
  });
});
