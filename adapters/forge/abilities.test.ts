import { expect, test } from 'vitest';
import {
  activatedIn,
  castsFreely,
  closest,
  isXOfTargets,
  modesIn,
  paysX,
  printedOn,
  putsOnBottom,
  triggersIn,
} from './abilities.ts';

const SCRIPT = [
  'Name:Lamp, the Bright',
  'ManaCost:X 2 G WU',
  'Types:Legendary Artifact Creature Spirit',
  'K:Equip:2',
  'A:AB$ Mana | Cost$ T | Produced$ G | SpellDescription$ Make one.',
  'T:Mode$ Drawn | TriggerDescription$ CARDNAME glows.',
  'T:Mode$ Taps | Secondary$ True | TriggerDescription$ Not this one.',
  'A:SP$ Charm | Choices$ One,Two',
  'SVar:One:DB$ Draw | SpellDescription$ Read.',
  'SVar:Two:DB$ Mill | SpellDescription$ Forget.',
  'ALTERNATE',
  'A:AB$ Draw | Cost$ 1 | SpellDescription$ The other side.',
].join('\n');

test('a script says in which order its abilities stand', () => {
  expect(activatedIn(SCRIPT)).toEqual([
    { mana: false, taps: false, text: 'Equip', makes: null, cost: 0 },
    { mana: true, taps: true, text: 'Make one.', makes: 'G', cost: 0 },
  ]);
  expect(triggersIn(SCRIPT)).toMatchObject([{ place: 0, text: 'Lamp, the Bright glows.', mode: 'Drawn', self: false }]);
  expect(modesIn(SCRIPT)).toEqual(['Read.', 'Forget.']);
});

test('a script says what is printed', () => {
  expect(printedOn(SCRIPT)).toEqual({ types: ['artifact', 'creature'], colors: ['W', 'U', 'G'], manaValue: 4, x: 1 });
  expect(printedOn('Name:Field\nManaCost:no cost\nTypes:Land')).toMatchObject({ manaValue: 0, colors: [] });
});

test('of several texts the closest is found', () => {
  expect(closest(['draw a card', 'gain two life'], 'you gain two life now')).toBe(1);
  expect(closest(['draw a card'], 'destroy it')).toBe(-1);
});

test('a script says whether cards go to the bottom of a library, what is cast freely, and whether X is the number of targets', () => {
  expect(putsOnBottom('SVar:Back:DB$ ChangeZone | Destination$ Library | LibraryPosition$ -1')).toBe(true);
  expect(putsOnBottom('SVar:Back:DB$ Dig | LibraryPosition$ 0 | LibraryPosition2$ -1')).toBe(false);
  expect(putsOnBottom('SVar:Back:DB$ ChangeZone | Destination$ Library')).toBe(false);
  expect(castsFreely('SVar:TrigPlay:DB$ Play | Defined$ Remembered | WithoutManaCost$ True')).toBe(true);
  expect(castsFreely('SVar:TrigPlay:DB$ Play | Defined$ Remembered')).toBe(false);
  expect(paysX('Types:Instant\nA:SP$ Draw | Cost$ 1 U Discard<X/Card> | NumCards$ X')).toBe(true);
  expect(paysX('Types:Instant\nA:SP$ Draw | Cost$ X U | NumCards$ X')).toBe(false);
  expect(isXOfTargets('Name:Storm\nSVar:X:TargetedObjects$Amount\nSVar:Y:Count$X')).toBe(true);
  expect(isXOfTargets('Name:Storm\nSVar:X:Count$xPaid')).toBe(false);
});
