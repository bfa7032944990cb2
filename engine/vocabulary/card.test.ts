import { expect, test } from 'vitest';
import { tokenRecord } from './card.ts';

test('a token is named after its subtypes where no name is said (CR 111.4)', () => {
  expect(tokenRecord('Creature - Kithkin Soldier', '1/1', ['W']).name).toBe('Kithkin Soldier Token');
  expect(tokenRecord('Legendary Creature - Hamster', '1/1', ['R'], [], 'Boo').name).toBe('Boo');
});
