import { expect, test } from 'vitest';
import { cardNamed } from '../../engine/facts.ts';
import type { BoardCard } from '../../protocol/index.ts';
import { caseAt } from '../case-arbitrary.ts';
import { whyIllegal } from '../legality/legal-board.ts';
import { ENGINE_POOL } from '../pool.ts';
import { fitsPile, keepsPile } from '../printed.ts';
import { boardOf, permanent } from '../testing/boards.ts';
import { troublesome } from '../testing/sources.ts';

const exiled = (name: string, exiledWith: string | null): Omit<BoardCard, 'id'> => ({
  ...permanent(name),
  zone: 'exile',
  held: false,
  exiledWith,
});

const POOL_AND_QUELLER = {
  ...troublesome(2),
  cases: {
    ...troublesome(2).cases,
    focus: ['Knowledge Pool', 'Spell Queller', 'Hill Giant', 'Blaze'].map((name) => ({
      pick: { kind: 'card' as const, name },
      zone: name === 'Hill Giant' || name === 'Blaze' ? ('exile' as const) : ('battlefield' as const),
      whose: 'anyone' as const,
      chance: 90,
    })),
  },
};

test('cards in exile are put into the piles of permanents that keep such', () => {
  const boards = Array.from({ length: 60 }, (_, index) => caseAt(POOL_AND_QUELLER, index, 1).case.start).flatMap(
    (start) => (start.kind === 'board' ? [start.board] : []),
  );
  const hosts = boards.flatMap(({ cards }) =>
    cards.flatMap(({ exiledWith }) => cards.filter(({ id }) => id === exiledWith)),
  );
  expect(hosts.length).toBeGreaterThan(40);
  expect(new Set(hosts.map(({ zone }) => zone))).toEqual(new Set(['battlefield']));
  expect(hosts.every(({ name }) => keepsPile(cardNamed(name) ?? never()))).toBe(true);
});

function never(): never {
  throw new Error('no such card');
}

test('what was chosen in hand as a permanent entered is one card, and such as could be chosen; more than one lies with others', () => {
  const record = (name: string) => cardNamed(name) ?? never();
  const fits = (host: string, name: string, others = 0) => fitsPile(record(host), record(name), others);
  expect(fits('Isochron Scepter', 'Shock')).toBe(true);
  expect(fits('Isochron Scepter', 'Shock', 1)).toBe(false);
  expect(fits('Isochron Scepter', 'Hill Giant')).toBe(false);
  expect(fits('Isochron Scepter', 'Cancel')).toBe(false);
  expect(fits('Panoptic Mirror', 'Cancel', 3)).toBe(true);
  expect(fits('Eye of the Storm', 'Cancel', 3)).toBe(true);
  expect(fits('Eye of the Storm', 'Hill Giant')).toBe(false);
  expect(fits('Knowledge Pool', 'Hill Giant', 3)).toBe(true);
});

test('a board with a card in the pile of what keeps none is illegal', () => {
  const pile = (keeper: string) => whyIllegal(boardOf([permanent(keeper), exiled('Hill Giant', 'c1')]), ENGINE_POOL);
  expect(pile('Knowledge Pool')).toBeNull();
  expect(pile('Grizzly Bears')?.why).toBe('exiled with what keeps no pile');
});
