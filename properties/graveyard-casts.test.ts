import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { graveyardCasts } from './graveyard-casts.property.ts';
import { moved, outcome, resolved } from './testing/activations.ts';
import { boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { permittedCast } from './testing/permissions.ts';
import { countered } from './testing/resolutions.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';

const { law } = graveyardCasts;
const CARDS = [boardCard('g', 'Goblin Dark-Dwellers'), boardCard('s', 'Shock', { zone: 'graveyard' })];

/** Goblin Dark-Dwellers' ability lets Shock be cast; then this happens. */
function free(...rest: readonly (readonly Happening[])[]) {
  const battlefield = [permanent('g', 'Goblin Dark-Dwellers')];
  const ability = abilityOf('t1', 'g', 'Goblin Dark-Dwellers', 0, { targets: [['s']] });
  const shock = spell('s', 'Shock', { paid: ['without paying'] });
  const zones = { graveyard: [cardView('s', 'Shock')] };
  const cast = [
    moved('s', 'graveyard', 'stack', 'cast'),
    { kind: 'cast', object: 's', player: 0, from: 'graveyard' } as const,
  ];
  const [ends = [], again] = rest;
  const recast =
    again === undefined
      ? []
      : [
          step(view({ battlefield, stack: [spell('s', 'Shock', { manaSpent: 'R' })] }), priority(0), PASS, [
            moved('s', 'hand', 'stack', 'cast'),
            { kind: 'cast', object: 's', player: 0, from: 'hand' },
          ]),
          step(view({ battlefield }), priority(0), PASS, again),
        ];
  return outcome(
    law(
      history(
        [
          step(view({ battlefield, stack: [ability], zones }), priority(1), PASS),
          step(view({ battlefield, stack: [shock] }), priority(0), PASS, [...cast, resolved('t1')]),
          step(view({ battlefield }), priority(0, ['cast s']), pick('cast s'), ends),
          ...recast,
        ],
        CARDS,
      ),
    ),
  );
}

describe('the law on spells cast from graveyards', () => {
  it('wants them exiled instead of going to the graveyard, resolved or countered', () => {
    expect(free([resolved('s'), moved('s', 'stack', 'exile', 'resolution')])).toBe('holds');
    expect(free([resolved('s'), moved('s', 'stack', 'graveyard', 'resolution')])).toBe('G1/exiled-instead');
    expect(free([countered('s'), moved('s', 'stack', 'graveyard', 'countered')])).toBe('G1/exiled-instead');
  });

  it('wants one that went to the hand to be new', () => {
    const remanded = [countered('s'), moved('s', 'stack', 'hand', 'countered')];
    const then = (zone: string) => free(remanded, [resolved('s'), moved('s', 'stack', zone, 'resolution')]);
    expect([then('graveyard'), then('exile')]).toEqual(['holds', 'G1/new-object']);
  });

  it('wants those with flashback exiled however they leave', () => {
    const firebolt = spell('c5', 'Firebolt', { paid: ['flashback'] });
    const leaves = (zone: string) =>
      outcome(
        law(
          history(
            [
              ...permittedCast(firebolt, [], 'flashback'),
              step(view(), priority(0), PASS, [moved('c5', 'stack', zone)]),
            ],
            [boardCard('c5', 'Firebolt')],
          ),
        ),
      );
    expect([leaves('exile'), leaves('hand')]).toEqual(['holds', 'G1/exiled-however-it-leaves']);
  });
});
