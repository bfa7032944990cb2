import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { freeRecasts } from './free-recasts.property.ts';
import { freeSpells } from './free-spells.property.ts';
import { activated, moved, outcome, witnesses } from './testing/activations.ts';
import { asks, freeCast, type FreeSays, recast } from './testing/free-casts.ts';
import { history, PASS, pick, priority, step } from './testing/histories.ts';
import { inExile, swap } from './testing/swaps.ts';
import { permanent, view } from './testing/views.ts';

const { law } = freeSpells;
const judgedAs = (says: FreeSays) => outcome(law(freeCast(says)));
const anew = (says: FreeSays) => outcome(freeRecasts.law(recast(says)));
const sacrificed = (ref: string): Happening => moved(ref, 'battlefield', 'graveyard', 'sacrificed');
const life = (change: number): Happening => ({ kind: 'life', player: 0, change });
const discarded = (card: string): Happening => ({ kind: 'discarded', player: 0, card });
const ELVES = permanent('e', 'Llanowar Elves');
const FOREST = permanent('l', 'Forest');

describe('the law on X of a spell cast for nothing', () => {
  it('wants it to be 0 where the mana cost has {X}', () => {
    expect(judgedAs({ name: 'Walking Ballista', spell: { x: 0 } })).toBe('holds');
    expect(judgedAs({ name: 'Walking Ballista', spell: { x: 2 } })).toBe('K1/only-zero');
    expect(anew({ name: 'Walking Ballista', spell: { x: 0 } })).toBe('holds');
    expect(anew({ name: 'Walking Ballista', spell: { x: 2 } })).toBe('Q7/only-zero');
  });

  it('wants it to be 0 for an additional cost beside that, too', () => {
    const tide = (x: number, ...paying: readonly Happening[]) => ({ name: 'Aether Tide', spell: { x }, paying });
    expect(judgedAs(tide(0))).toBe('holds');
    expect(judgedAs(tide(1, discarded('h0')))).toBe('K1/x-in-an-additional-cost-too');
    expect(judgedAs(tide(0, discarded('h0')))).toBe('K1/x-in-an-additional-cost-too');
    expect(anew(tide(1, discarded('h0')))).toBe('Q7/x-in-an-additional-cost-too');
  });

  it('wants it to be chosen and paid where an additional cost alone has it', () => {
    const chosen = asks('number', 'X', [], { kind: 'number', value: 2 });
    const deluge = { name: 'Toxic Deluge', spell: { x: 2 }, asked: [chosen], paying: [life(-2)] };
    const clause = 'K1/x-in-an-additional-cost-only';
    expect(judgedAs(deluge)).toBe('holds');
    expect(judgedAs({ ...deluge, spell: { x: 1 }, paying: [life(-1)] })).toBe(clause);
    expect(judgedAs({ ...deluge, paying: [] })).toBe(clause);
    expect(judgedAs({ name: 'Toxic Deluge', spell: { x: 0 } })).toBe(clause);
    expect(judgedAs({ name: 'Toxic Deluge', spell: { x: 0 }, life: 0 })).not.toBe(clause);
    expect(anew({ name: 'Toxic Deluge', spell: { x: 0 } })).toBe('Q7/x-in-an-additional-cost-only');
  });
});

describe('the law on costs of a spell cast for nothing', () => {
  const reap = {
    name: 'Bone Splinters',
    battlefield: [ELVES],
    spell: { targets: [['x']], paid: ['cost', 'without paying'] },
  };

  it('wants mandatory ones paid', () => {
    expect(judgedAs({ ...reap, paying: [sacrificed('e')] })).toBe('holds');
    expect(judgedAs(reap)).toBe('K3/must-be-paid');
    expect(anew(reap)).toBe('Q6/mandatory-costs');
  });

  it('is silent where a mana ability may have taken what paid', () => {
    expect(judgedAs({ ...reap, paying: [activated('a'), sacrificed('e'), sacrificed('d')] })).not.toBe(
      'K3/must-be-paid',
    );
  });

  it('finds a spell that was cast without the means for them', () => {
    expect(judgedAs({ ...reap, battlefield: [FOREST] })).toBe('K3/unpayable-means-no-cast');
  });

  it('lets what the spell targets pay', () => {
    const both = {
      ...reap,
      battlefield: [ELVES, permanent('d', 'Grizzly Bears')],
      spell: { ...reap.spell, targets: [['e']] },
    };
    const clause = 'K3/paying-with-what-the-spell-needs';
    const asked = (...options: readonly string[]) => [asks('objects', 'cost', options, pick('d'))];
    expect(judgedAs({ ...both, asked: asked('d', 'e'), paying: [sacrificed('d')] })).toBe('holds');
    expect(judgedAs({ ...both, paying: [sacrificed('d')] })).toBe(clause);
    expect(witnesses(law(freeCast({ ...both, paying: [sacrificed('e')] })))).toContain(clause);
  });

  it('lets the permanent that lets the spell be cast pay', () => {
    const rebirth = { name: 'Kuldotha Rebirth', battlefield: [permanent('d', 'Darksteel Ingot')] };
    expect(judgedAs({ ...rebirth, paying: [sacrificed('p1')] })).toBe('holds');
    expect(judgedAs({ ...rebirth, paying: [sacrificed('d')] })).toBe('K3/paying-with-the-pool');
  });

  it('wants optional ones to be had, and paid with mana', () => {
    const titan = (says: Partial<FreeSays> = {}) => ({
      name: 'Kavu Titan',
      battlefield: [permanent('l', 'Forest'), permanent('m', 'Forest'), permanent('n', 'Forest')],
      ...says,
    });
    const kicked = { paid: ['kicker', 'without paying'], manaSpent: 'GGG' };
    expect(judgedAs(titan({ spell: kicked }))).toBe('holds');
    expect(judgedAs(titan())).toBe('K10/kicker-and-the-like');
    expect(judgedAs(titan({ battlefield: [FOREST] }))).not.toBe('K10/kicker-and-the-like');
    expect(judgedAs(titan({ spell: { ...kicked, manaSpent: 'G' } }))).toBe('K10/kicker-and-the-like');
    expect(anew(titan())).toBe('Q6/optional-costs');
  });

  it('finds another alternative cost paid', () => {
    const drifter = (...paid: readonly string[]) => ({ name: 'Mulldrifter', spell: { paid } });
    expect(judgedAs(drifter('without paying'))).toBe('holds');
    expect(judgedAs(drifter('evoke'))).toBe('K10/no-alternative-cost');
    expect(anew(drifter('evoke', 'without paying'))).toBe('Q6/no-alternative-cost');
  });
});

describe('the law on when a spell is cast for nothing', () => {
  const offer = (
    name: string,
    says: { readonly options?: readonly string[]; readonly chosen?: readonly string[] } = {},
  ) => ({
    exile: [inExile('e1', name)],
    offered: { options: says.options ?? ['e1'], chosen: says.chosen ?? [] },
  });

  it('wants creatures and sorceries offered at any time', () => {
    expect(witnesses(law(swap(offer('Hill Giant'))))).toEqual(['K5/type-timing-ignored']);
    expect(outcome(law(swap({ exile: [inExile('e1', 'Hill Giant')] })))).toBe('K5/type-timing-ignored');
    expect(outcome(law(swap({ exile: [inExile('e1', 'Fog')] })))).toBe('not witnessed');
  });

  it('finds a spell cast though a permanent forbids it', () => {
    const winnower = [permanent('w', 'Void Winnower', { controller: 1 })];
    const even = offer('Walking Ballista', { chosen: ['e1'] });
    expect(outcome(law(swap({ ...even, others: winnower })))).toBe('K5/other-limits-hold');
    expect(outcome(law(swap({ ...even, others: [] })))).toBe('holds');
    expect(witnesses(law(swap({ ...offer('Walking Ballista', { options: ['e2'] }), others: winnower })))).toContain(
      'K5/other-limits-hold',
    );
  });

  it('has what cannot be paid for stay in exile', () => {
    expect(witnesses(law(swap({ exile: [inExile('e1', 'Bone Splinters')] })))).toEqual(['K3/unpayable-means-no-cast']);
    expect(outcome(law(swap(offer('Bone Splinters', { chosen: ['e1'] }))))).toBe('K3/unpayable-means-no-cast');
  });

  it('is not witnessed by spells that are paid for', () => {
    const game = history([step(view({ battlefield: [ELVES] }), priority(0), PASS)]);
    expect([outcome(law(game)), outcome(freeRecasts.law(game))]).toEqual(['not witnessed', 'not witnessed']);
    expect(outcome(freeRecasts.law(freeCast({ name: 'Walking Ballista', spell: { x: 2 } })))).toBe('not witnessed');
  });
});
