import { describe, expect, it } from 'vitest';
import type { Case, History } from '../protocol/index.ts';
import { pairExiledOrCountered } from './pair-exiled-or-countered.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { board, boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

const { relate, transform } = pairExiledOrCountered;

/** Player 1 casts `x` at the spell `s`, which ends in this zone, or stays where it is. */
function game(taker: string, spellName: string, to: string | null, others: readonly string[] = []): History {
  const the = spell('s', spellName);
  const x = spell('x', taker, { controller: 1, targets: [['s']] });
  const leaves = to === null ? [] : [moved('s', 'stack', to)];
  return history(
    [
      step(view({ battlefield: others.map((name) => permanent(name, name)), stack: [the, x] }), priority(0), PASS),
      step(view({ stack: to === null ? [the] : [] }), priority(0), PASS, [...leaves, resolved('x')]),
    ],
    [boardCard('s', spellName, { zone: 'hand' }), boardCard('x', taker, { zone: 'hand', owner: 1 })],
  );
}

const CASE = (of: History): Case => ({
  start: of.start,
  script: [],
  policy: { kind: 'boring' },
  decisions: 10,
  untilTurn: 5,
});

describe('the contrast of exiling and countering', () => {
  it('holds where only what exiles takes a spell that cannot be countered', () => {
    const verdict = relate(
      game('Dissipate', 'Carnage Tyrant', null),
      game('Mindbreak Trap', 'Carnage Tyrant', 'exile'),
    );
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual([
      'K6/countering-leaves-what-exile-takes',
      'K6/exile-takes-what-cannot-be-countered',
    ]);
  });

  it('finds the side that is wrong', () => {
    const left = game('Dissipate', 'Carnage Tyrant', null);
    const kept = game('Mindbreak Trap', 'Carnage Tyrant', null);
    expect(outcome(relate(left, kept))).toBe('K6/exile-takes-what-cannot-be-countered');
    const taken = game('Mindbreak Trap', 'Carnage Tyrant', 'exile');
    const countered = game('Dissipate', 'Carnage Tyrant', 'exile');
    expect(outcome(relate(taken, countered))).toBe('K6/countering-leaves-what-exile-takes');
    expect(outcome(relate(countered, taken))).toBe('K6/countering-leaves-what-exile-takes');
  });

  it('wants no difference for a spell that can be countered', () => {
    const exiled = game('Mindbreak Trap', 'Hill Giant', 'exile');
    expect(witnesses(relate(exiled, game('Dissipate', 'Hill Giant', 'exile')))).toEqual([
      'K6/alike-where-it-can-be-countered',
    ]);
    const buried = game('Dissipate', 'Hill Giant', 'graveyard');
    expect(outcome(relate(exiled, buried))).toBe('K6/alike-where-it-can-be-countered');
  });

  it('says nothing where the other game does not come to it', () => {
    expect(outcome(relate(game('Dissipate', 'Hill Giant', 'exile'), history([])))).toBe('not witnessed');
    const exiled = game('Mindbreak Trap', 'Hill Giant', 'exile');
    for (const shelter of ['Prowling Serpopard', 'Cavern of Souls', 'Boseiju, Who Shelters All'])
      expect(outcome(relate(exiled, game('Dissipate', 'Hill Giant', null, [shelter])))).toBe('not witnessed');
    expect(outcome(relate(exiled, game('Dissipate', 'Hill Giant', null, ['Carnage Tyrant'])))).toBe(
      'K6/alike-where-it-can-be-countered',
    );
  });
});

describe('the second game', () => {
  it('has one card in the place of another', () => {
    const first = game('Dissipate', 'Carnage Tyrant', null);
    const second = transform(CASE(first), first);
    const names = second?.start.kind === 'board' ? second.start.board.cards.map(({ name }) => name) : [];
    const same = names.filter((name) => name === 'Dissipate' || name === 'Carnage Tyrant');
    expect(names).toHaveLength(2);
    expect(same).toHaveLength(1);
  });

  it('is none where nothing takes a spell', () => {
    const alone = history([step(view(), priority(0), PASS)], [boardCard('s', 'Hill Giant')]);
    expect(transform(CASE(alone), alone)).toBeNull();
    expect(transform({ ...CASE(alone), start: { kind: 'board', board: board() } }, alone)).toBeNull();
  });
});
