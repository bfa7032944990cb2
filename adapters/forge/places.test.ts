import { expect, test } from 'vitest';
import { boardOf } from '../../protocol/board-spec.ts';
import { Places } from './places.ts';

/** A game with a Keeper on the battlefield that exiled a Pawn, and a library of one card. */
function placed(): Places {
  const { cards } = boardOf({
    players: [{ battlefield: ['Keeper'], exile: [{ card: 'Pawn', exiledWith: 'Keeper' }], library: ['Rook'] }],
  });
  return new Places(new Map(cards.map((card) => [`the ${card.name}`, card])), [['the Rook']]);
}

test('a card goes to the top of a library, or to its bottom where what resolves says so', () => {
  const places = placed();
  const moving = { owner: 0, by: null, isToBottom: true };
  places.moves('the Pawn', 'library', moving);
  places.moves('the Keeper', 'library', { ...moving, isToBottom: false });
  expect(places.libraries).toEqual([['the Keeper', 'the Rook', 'the Pawn']]);
});

test('what exiled a card is known, as the object that it was then', () => {
  const places = placed();
  const moving = { owner: 0, by: { id: 'the Keeper', as: 't1' }, isToBottom: false };
  expect(places.exiledBy('the Pawn')).toMatchObject({ id: 'the Keeper', incarnation: 1, during: null });
  places.moves('the Keeper', 'exile', { ...moving, by: null });
  places.moves('the Keeper', 'battlefield', moving);
  places.moves('the Rook', 'exile', moving);
  expect(places.exiledBy('the Rook')).toMatchObject({ id: 'the Keeper', incarnation: 3, during: 't1' });
  places.moves('the Rook', 'hand', moving);
  expect(places.exiledBy('the Rook')).toBeNull();
});
