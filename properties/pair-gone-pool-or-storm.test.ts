import { describe, expect, it } from 'vitest';
import type { Case, Happening, History } from '../protocol/index.ts';
import { pairGonePoolOrStorm } from './pair-gone-pool-or-storm.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { cast, put, triggers } from './testing/swaps.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';

const { relate, transform } = pairGonePoolOrStorm;
const LIBRARY = [cardView('l1', 'Forest'), cardView('l2', 'Hill Giant'), cardView('l3', 'Opt')];

/** Player 0 casts the creature `s`, which is countered; then the trigger of `p1` resolves, and this happens. */
function game(name: string, happens: readonly Happening[], offered: readonly string[] = []): History {
  const place = name === 'Knowledge Pool' ? 1 : 0;
  const seen = { battlefield: [permanent('p1', name)], zones: { library: LIBRARY } };
  const the = spell('s', 'Grizzly Bears');
  const ability = abilityOf('t1', 'p1', name, place);
  const begins = [moved('s', 'hand', 'stack', 'cast'), cast('s'), triggers('p1', place), put('t1', 'p1')];
  const countered = moved('s', 'stack', 'graveyard', 'countered');
  const asked = ask('objects', 0, 'spell to cast', offered, { source: 'p1', min: 0 });
  return history(
    [
      step(view(seen), priority(0, ['cast s']), pick('cast s')),
      step(view({ ...seen, stack: [the, ability] }), priority(0), PASS, begins),
      step(view({ ...seen, stack: [ability] }), priority(1), PASS, [countered]),
      ...(offered.length === 0 ? [] : [step(view({ ...seen, stack: [ability] }), asked, pick(), happens)]),
      step(view(seen), priority(0), PASS, [...(offered.length === 0 ? happens : []), resolved('t1')]),
    ],
    [boardCard('p1', name)],
  );
}

const DUG = [moved('l1', 'library', 'exile'), moved('l2', 'library', 'exile')];
const pool = game('Knowledge Pool', []);
const storm = game('Possibility Storm', DUG, ['l2']);

describe('the contrast of what a pile and a library offer for a spell that is gone', () => {
  it('holds where the one does nothing, and the other turns up the library to the first creature', () => {
    expect(outcome(relate(pool, storm))).toBe('holds');
    expect(witnesses(relate(storm, pool))).toEqual([
      'K7/the-pool-does-nothing-more',
      'K7/the-storm-digs-all-the-same',
      'K7/the-storm-offers-what-it-found',
    ]);
  });

  it('finds the side that is wrong', () => {
    const offering = game('Knowledge Pool', [], ['c9']);
    expect(outcome(relate(storm, offering))).toBe('K7/the-pool-does-nothing-more');
    expect(outcome(relate(pool, game('Possibility Storm', [])))).toBe('K7/the-storm-digs-all-the-same');
    const short = game('Possibility Storm', DUG.slice(0, 1));
    expect(outcome(relate(pool, short))).toBe('K7/the-storm-digs-all-the-same');
    expect(outcome(relate(pool, game('Possibility Storm', DUG)))).toBe('K7/the-storm-offers-what-it-found');
  });

  it('says nothing of two games of one kind', () => {
    expect(outcome(relate(pool, pool))).toBe('not witnessed');
  });

  it('puts the one in the place of the other', () => {
    const of: Case = { start: pool.start, script: [], policy: { kind: 'boring' }, decisions: 9, untilTurn: 5 };
    const second = transform(of, pool);
    const names = second?.start.kind === 'board' ? second.start.board.cards.map(({ name }) => name) : [];
    expect(names).toEqual(['Possibility Storm']);
    expect(second?.script.map((entry) => (entry.kind === 'action' ? entry.action : ''))).toEqual(['cast s']);
  });

  it('makes no board on which an Aura would be on what it cannot be attached to', () => {
    const aura = { ...boardCard('a1', 'Mechanized Production'), attachedTo: 'p1' };
    const board = (name: string) => history(pool.steps, [boardCard('p1', name), aura]).start;
    const of = (name: string): Case => ({
      ...{ start: board(name), script: [], policy: { kind: 'boring' }, decisions: 9, untilTurn: 5 },
    });
    expect(transform(of('Knowledge Pool'), { ...pool, start: board('Knowledge Pool') })).toBeNull();
  });
});
