import { expect, test } from 'vitest';
import { placeOf } from './ability-place.ts';
import type { Around } from './around.ts';
import type { ForgeAction, ForgeCard } from './messages.ts';

const SCRIPTS: Readonly<Record<string, string>> = {
  Elf: 'Name:Elf\nTypes:Creature Elf\nA:AB$ Mana | Cost$ T | Produced$ G | SpellDescription$ Add {G}.',
  Prism:
    'Name:Prism\nTypes:Land\nA:AB$ Mana | Cost$ T | Produced$ Any | SpellDescription$ Add one mana of any color.\nA:AB$ Draw | Cost$ 1 T | SpellDescription$ Draw a card.',
};

/** The card `k`, with these subtypes. */
function around(name: string, subtypes: readonly string[] = []): Pick<Around, 'cards' | 'nameOf' | 'script'> {
  const card = { id: 'k', subtypes } as unknown as ForgeCard;
  return {
    cards: new Map([['k', { card, zone: 'battlefield', ownerId: 'player-0', blocks: [] }]]),
    nameOf: () => name,
    script: (of) => SCRIPTS[of] ?? null,
  };
}

function mana(abilityIndex: number, color: string, description: string, isOfChoice = false): ForgeAction {
  return {
    ...{
      id: `tap:k:${abilityIndex}${isOfChoice ? `:${color}` : ''}`,
      type: 'activateAbility',
      cardId: 'k',
      abilityIndex,
    },
    ...{ description, isManaAbility: true, cost: '{T}', producedMana: [{ color, amount: 1 }] },
  };
}

/** The places of actions that are offered together. */
function places(of: Parameters<typeof placeOf>[1], all: readonly ForgeAction[]): readonly number[] {
  return all.map((each) => placeOf(each, of, all));
}

test('a mana ability that something gives a card is none of its own, and comes after these', () => {
  const own = mana(4, 'G', '{T}: Add {G}.');
  const given = ['W', 'G'].map((color) => mana(5, color, '{T}: Add one mana of any color.', true));
  expect(places(around('Elf'), [own, ...given])).toEqual([0, 1, 1]);
  expect(places(around('Elf'), given)).toEqual([1, 1]);
});

test('the same ability given again is another one', () => {
  const any = (index: number): ForgeAction => mana(index, 'B', '{T}: Add one mana of any color.', true);
  expect(places(around('Prism'), [any(2), any(3), any(5)])).toEqual([0, 2, 3]);
});

test('a land of a type makes the mana of that type by another ability than mana of any color', () => {
  const any = ['W', 'B'].map((color) => mana(0, color, '{T}: Add one mana of any color.', true));
  const swamp = mana(1, 'B', '{T}: Add {B}.');
  expect(places(around('Prism', ['Swamp']), [...any, swamp])).toEqual([0, 0, 2]);
  const paying = [...any, swamp].map(
    (each): ForgeAction => ({ ...each, type: 'activateManaAbility', description: '' }),
  );
  expect(places(around('Prism', ['Swamp']), paying)).toEqual([0, 0, 2]);
});

test('a land that has lost its own abilities to a type has that of the type', () => {
  expect(places(around('Prism', ['Mountain']), [mana(0, 'R', '{T}: Add {R}.')])).toEqual([0]);
});
