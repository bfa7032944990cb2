import { describe, expect, it } from 'vitest';
import type { PermanentView } from '../protocol/index.ts';
import { r1UndefinedMana } from './r1-undefined-mana.property.ts';
import {
  activated,
  activation,
  added,
  moved,
  outcome,
  tapped,
  tappingFor,
  triggered,
  witnesses,
} from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { abilityOf, permanent, view } from './testing/views.ts';

const { law } = r1UndefinedMana;
const orchard = permanent('c1', 'Exotic Orchard');
const stone = permanent('c1', 'Fellwar Stone');
const theirWastes = permanent('c2', 'Wastes', { controller: 1 });
const theirForest = permanent('c2', 'Forest', { controller: 1 });

describe('the law on mana of an undefined type', () => {
  it('holds where no type is defined, nothing is made and nothing triggers', () => {
    const flare = permanent('c3', 'Mana Flare');
    const verdict = law(activation({ battlefield: [orchard, theirWastes, flare], happenings: tappingFor('') }));
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual([
      'R1/costs-stay-paid',
      'R1/may-still-be-activated',
      'R1/nothing-watching-triggers',
      'R1/orchard-without-a-colour',
    ]);
  });

  it('is not witnessed by a Forest', () => {
    const verdict = law(activation({ battlefield: [permanent('c1', 'Forest')], happenings: tappingFor('G') }));
    expect(outcome(verdict)).toBe('not witnessed');
  });

  it('is not witnessed where a land may have abilities that no view shows', () => {
    const odd = permanent('c2', 'Wastes', { controller: 1, subtypes: ['Forest'] });
    expect(outcome(law(activation({ battlefield: [orchard, odd], happenings: tappingFor('G') })))).toBe(
      'not witnessed',
    );
  });

  it.each([
    ['R1/orchard-without-a-colour', orchard],
    ['R1/fellwar-stone-without-a-colour', stone],
    ['R1/crater-without-coloured-permanent', permanent('c1', 'Meteor Crater')],
    ['R1/undefined-type-makes-no-mana', permanent('c1', 'Sylvok Explorer')],
  ] as const)('finds %s broken', (clause, asking: PermanentView) => {
    const colourless = asking.name === 'Sylvok Explorer' ? { ...asking, colors: [] } : asking;
    expect(outcome(law(activation({ battlefield: [colourless, theirWastes], happenings: tappingFor('C') })))).toBe(
      clause,
    );
  });

  it('finds the costs given back', () => {
    const battlefield = [orchard, theirWastes];
    const game = activation({ battlefield, after: battlefield, happenings: [tapped('c1'), activated('c1')] });
    expect(outcome(law(game))).toBe('R1/costs-stay-paid');
  });

  it('finds a trigger on mana that was not made', () => {
    const battlefield = [orchard, theirWastes, permanent('c3', 'Mana Flare')];
    expect(outcome(law(activation({ battlefield, happenings: [...tappingFor(''), triggered('c3')] })))).toBe(
      'R1/nothing-watching-triggers',
    );
  });

  it('finds the ability on the stack, or not offered', () => {
    const battlefield = [orchard, theirWastes];
    const stacked = activation({
      battlefield,
      happenings: tappingFor(''),
      then: { stack: [abilityOf('a1', 'c1', 'Exotic Orchard', 0)] },
    });
    expect(outcome(law(stacked))).toBe('R1/may-still-be-activated');
    const missing = history([step(view({ battlefield }), priority(0), PASS)]);
    expect(outcome(law(missing))).toBe('R1/may-still-be-activated');
  });

  it('finds no mana where a type is defined', () => {
    expect(outcome(law(activation({ battlefield: [orchard, theirForest], happenings: tappingFor('') })))).toBe(
      'R1/defined-type-makes-mana',
    );
    expect(outcome(law(activation({ battlefield: [orchard, theirForest], happenings: tappingFor('G') })))).toBe(
      'holds',
    );
  });

  it('finds Squandered Resources keeping the land, or making mana of a land without a type', () => {
    const resources = permanent('c1', 'Squandered Resources');
    const pool = permanent('c2', 'Reflecting Pool', { tapped: true });
    const gone = [moved('c2', 'battlefield', 'graveyard', 'sacrificed'), activated('c1')];
    const battlefield = [resources, pool];
    const clause = 'R1/squandered-resources-loses-the-land';
    expect(outcome(law(activation({ battlefield, after: [resources], happenings: gone })))).toBe('holds');
    expect(outcome(law(activation({ battlefield, after: battlefield, happenings: gone })))).toBe(clause);
    expect(outcome(law(activation({ battlefield, after: [resources], happenings: [...gone, added('C', 'c1')] })))).toBe(
      clause,
    );
  });
});
