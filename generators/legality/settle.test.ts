import { describe, expect, test } from 'vitest';
import { ENGINE_POOL } from '../pool.ts';
import { boardOf, permanent, type Written } from '../testing/boards.ts';
import { settled } from './settle.ts';

function zones(...cards: readonly Written[]): readonly string[] {
  return settled(boardOf(cards), ENGINE_POOL).cards.map(({ name, zone }) => `${name}: ${zone}`);
}

describe('settling', () => {
  test('leaves a legal board as it is', () => {
    const board = boardOf([permanent('Forest', { tapped: true }), permanent('Hill Giant', { damage: 2 })]);
    expect(settled(board, ENGINE_POOL)).toEqual(board);
  });

  test('puts what could not stay into the owner’s hand, without its status', () => {
    const fallen = permanent('Hangarback Walker', { owner: 1, controller: 0, tapped: true });
    const [walker] = settled(boardOf([fallen]), ENGINE_POOL).cards;
    expect(walker).toMatchObject({ zone: 'hand', owner: 1, controller: 1, tapped: false, held: false });
  });

  test('takes away a token that could not stay', () => {
    const thopters = permanent('Hangarback Walker/Thopter', { counters: { '-1/-1': 1 } });
    expect(zones(thopters, permanent('Forest'))).toEqual(['Forest: battlefield']);
  });

  test('keeps the older of two legends', () => {
    const cradle = permanent("Gaea's Cradle");
    expect(zones(cradle, cradle)).toEqual(["Gaea's Cradle: battlefield", "Gaea's Cradle: hand"]);
  });

  test('takes Auras along with what they were attached to, and leaves Equipment alone', () => {
    const cards = [
      permanent('Hangarback Walker'),
      permanent('Holy Strength', { attachedTo: 'c1' }),
      permanent('Umbral Mantle', { attachedTo: 'c1' }),
    ];
    const left = settled(boardOf(cards), ENGINE_POOL).cards;
    expect(left.map(({ zone, attachedTo }) => [zone, attachedTo])).toEqual([
      ['hand', null],
      ['hand', null],
      ['battlefield', null],
    ]);
  });

  test('leaves as much damage as can be borne', () => {
    const cards = [permanent('Hill Giant', { damage: 2 }), permanent('Humility')];
    expect(settled(boardOf(cards), ENGINE_POOL).cards[0]).toMatchObject({ damage: 0 });
  });
});
