import { expect, test } from 'vitest';
import { copies, inTurn, scenario } from './scenario.ts';

const blaze = () =>
  scenario({
    players: [
      { battlefield: [...copies(3, 'Mountain'), 'Grizzly Bears'], hand: ['Blaze'] },
      { battlefield: ['Grizzly Bears'] },
    ],
  });

test('a spell is cast and resolves as said, and each thing is called by its name', () => {
  const game = blaze().cast('Blaze', { X: 1, targets: 'p1' });
  expect(game.stack.map(({ ref, x, manaSpent }) => ({ ref, x, manaSpent }))).toEqual([
    { ref: 'Blaze', x: 1, manaSpent: 'RR' },
  ]);
  game.resolve();
  expect(game.life(1)).toBe(19);
  expect(game.happenings('damage')).toEqual([{ kind: 'damage', from: 'Blaze', to: 'p1', amount: 1, combat: false }]);
  expect(game.zone('graveyard', 0)).toEqual(['Blaze']);
});

test('a cost is paid with the sources that are said', () => {
  const game = blaze().cast('Blaze', { X: 1, targets: 'p1', pay: ['Mountain#3', 'Mountain#2'] });
  expect(['Mountain', 'Mountain#2', 'Mountain#3'].map((ref) => game.permanent(ref).tapped)).toEqual([
    false,
    true,
    true,
  ]);
});

test('a question to which nothing was said fails with its options', () => {
  expect(() => blaze().cast('Blaze', { X: 1 })).toThrow(
    'nothing was said to this question: objects for targets of Blaze',
  );
});

test('what was said and never asked fails', () => {
  expect(() => blaze().cast('Blaze', { X: 1, targets: 'p1', modes: 0 })).toThrow(
    'nobody asked for modes, to which 0 was said',
  );
  expect(() => blaze().cast('Blaze', { X: inTurn(1, 2), targets: 'p1' })).toThrow(
    'nobody asked for X, to which 2 was said',
  );
});

test('what is said and is no option fails, as does what the engine refuses', () => {
  expect(() => blaze().cast('Blaze', { X: 1, targets: 'p2' })).toThrow('p2 is no option of: objects for targets');
  expect(() => blaze().cast('Blaze', { X: -1 })).toThrow('is refused by CR');
  expect(() => blaze().cast('Mountain')).toThrow('cast Mountain is no option');
});

test('passing goes on to a step, and nobody fights unless that is said', () => {
  const peaceful = blaze().goTo('end');
  expect([peaceful.view.turn, peaceful.view.step, peaceful.battlefield.length]).toEqual([1, 'end', 5]);
  const fight = blaze().goTo('end', { attackers: 'Grizzly Bears>p1', blockers: 'Grizzly Bears#2>Grizzly Bears' });
  expect(fight.zone('graveyard', 1)).toEqual(['Grizzly Bears#2']);
});

test('an illegal board fails with what is wrong', () => {
  expect(() => scenario({ players: [{ battlefield: ['Blaze'] }, {}] })).toThrow('illegal board: an instant or sorcery');
});
