import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView } from '../protocol/index.ts';
import { damageResults } from './damage-results.property.ts';
import { outcome } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

const hit = (from: string, to: string, amount: number): Happening => ({
  kind: 'damage',
  from,
  to,
  amount,
  combat: true,
});
const life = (player: number, change: number): Happening => ({ kind: 'life', player, change });
const loyalty = (on: string, change: number): Happening => ({ kind: 'counters', on, counter: 'loyalty', change });

const CARACAL = permanent('c1', 'Trained Caracal', { keywords: ['lifelink'] });
const RATS = permanent('c2', 'Typhoid Rats', { keywords: ['deathtouch'] });
const ELF = permanent('c3', 'Glistener Elf', { keywords: ['infect'] });
const giant = (damage: number) =>
  permanent('c4', 'Hill Giant', { damage, controller: 1, owner: 1, types: ['creature'] });
const JACE = permanent('c5', 'Jace Beleren', { types: ['planeswalker'], counters: { loyalty: 3 }, controller: 1 });

const judge = (
  before: readonly PermanentView[],
  after: readonly PermanentView[],
  ...happenings: readonly Happening[]
) =>
  outcome(
    damageResults.law(
      history(
        [
          step(view({ battlefield: before }), priority(0), PASS),
          step(view({ battlefield: after }), priority(0), PASS, happenings),
        ],
        before.map(({ ref, name }) => boardCard(ref, name)),
      ),
    ),
  );

describe('the law on what damage does', () => {
  it('has lifelink gain as much, at once', () => {
    const there = [CARACAL];
    expect(judge(there, there, hit('c1', 'p1', 2), life(1, -2), life(0, 2))).toBe('holds');
    expect(judge(there, there, hit('c1', 'p1', 2), life(1, -2))).toBe('damage-results/lifelink');
    expect(judge(there, there, hit('c1', 'p1', 2), life(1, -2), life(0, 1), life(0, 1))).toBe(
      'damage-results/lifelink',
    );
    expect(judge([ELF], [ELF], hit('c3', 'c9', 1), life(0, 1))).toBe('damage-results/lifelink');
  });

  it('has infect take no life', () => {
    const poison: Happening = { kind: 'counters', on: 'p1', counter: 'poison', change: 1 };
    expect(judge([ELF], [ELF], hit('c3', 'p1', 1), poison)).toBe('holds');
    expect(judge([ELF], [ELF], hit('c3', 'p1', 1), poison, life(1, -1))).toBe('damage-results/poison');
  });

  it('marks damage besides what is marked', () => {
    expect(judge([CARACAL, giant(1)], [CARACAL, giant(2)], hit('c1', 'c4', 1), life(0, 1))).toBe('holds');
    expect(judge([CARACAL, giant(1)], [CARACAL, giant(1)], hit('c1', 'c4', 1), life(0, 1))).toBe(
      'damage-results/marked-damage',
    );
  });

  it('says nothing of what a spell with wither marks', () => {
    const of = (name: string) =>
      outcome(
        damageResults.law(
          history([
            step(view({ battlefield: [giant(0)], stack: [spell('s', name)] }), priority(0), PASS),
            step(view({ battlefield: [giant(0)] }), priority(0), PASS, [
              { ...hit('s', 'c4', 3), combat: false } as Happening,
            ]),
          ]),
        ),
      );
    expect([of('Lightning Bolt'), of('Puncture Blast')]).toEqual(['damage-results/marked-damage', 'not witnessed']);
  });

  it('takes as much loyalty, and no more', () => {
    expect(judge([RATS, JACE], [RATS, JACE], hit('c2', 'c5', 1), loyalty('c5', -1))).toBe('holds');
    expect(judge([RATS, JACE], [RATS, JACE], hit('c2', 'c5', 1), loyalty('c5', -3))).toBe('damage-results/loyalty');
  });

  it('says nothing where none is dealt', () => {
    expect(judge([CARACAL], [CARACAL], life(0, 1))).toBe('not witnessed');
  });
});
