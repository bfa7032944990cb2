import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView } from '../protocol/index.ts';
import { r4TappedForManaTriggers } from './r4-tapped-for-mana-triggers.property.ts';
import {
  activated,
  activation,
  added,
  outcome,
  resolved,
  tapped,
  tappingFor,
  triggered,
  witnesses,
} from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { abilityOf, permanent, spell, view } from './testing/views.ts';

const { law } = r4TappedForManaTriggers;
const forest = permanent('c1', 'Forest');
const flare = permanent('c2', 'Mana Flare', { controller: 1 });
const growth = permanent('c2', 'Wild Growth', { controller: 1, attachedTo: 'c1' });
const druid = permanent('c1', 'Zhur-Taa Druid');
const extra = [triggered('c2'), added('G', 'c2', true)];
const flaring = (happenings: readonly Happening[], says: object = {}) =>
  activation({ battlefield: [forest, flare], happenings, ...says });

/** High Tide resolves on this battlefield, then c1 is tapped for mana. */
function tide(land: PermanentView, happenings: readonly Happening[], before: readonly PermanentView[] = [land]) {
  return history([
    step(view({ battlefield: before, stack: [spell('c9', 'High Tide')] }), priority(1), PASS),
    step(view({ battlefield: before }), priority(0), PASS, [resolved('c9')]),
    ...activation({ battlefield: [land], happenings }).steps,
  ]);
}

describe('the law on triggers on being tapped for mana', () => {
  it('holds for a Flare that adds what a Forest made', () => {
    const verdict = law(flaring([...tappingFor('G'), ...extra]));
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual([
      'R4/flare-adds-a-type-that-was-made',
      'R4/not-before-it-resolves',
      'R4/triggered-mana-ability-skips-the-stack',
      'R4/triggers-when-mana-is-made',
    ]);
  });

  it('is not witnessed where nothing watches', () => {
    expect(outcome(law(activation({ battlefield: [forest], happenings: tappingFor('G') })))).toBe('not witnessed');
  });

  it.each([
    ['R4/triggers-when-mana-is-made', tappingFor('G')],
    ['R4/once-whatever-the-amount', [...tappingFor('GG'), ...extra, ...extra]],
    [
      'R4/not-before-it-resolves',
      [tapped('c1'), triggered('c2'), activated('c1'), added('G', 'c1'), added('G', 'c2', true)],
    ],
    [
      'R4/not-before-it-resolves',
      [tapped('c1'), activated('c1'), triggered('c2'), added('G', 'c2', true), added('G', 'c1')],
    ],
    ['R4/flare-adds-a-type-that-was-made', [...tappingFor('G'), triggered('c2'), added('R', 'c2', true)]],
  ] as const)('finds %s broken', (clause, happenings) => {
    expect(outcome(law(flaring(happenings)))).toBe(clause);
  });

  it('finds a Flare that triggers without mana', () => {
    const battlefield = [permanent('c1', 'Exotic Orchard'), flare];
    expect(outcome(law(activation({ battlefield, happenings: tappingFor('') })))).toBe('holds');
    expect(outcome(law(activation({ battlefield, happenings: [...tappingFor(''), ...extra] })))).toBe(
      'R4/not-without-mana',
    );
  });

  it('finds a trigger that is a mana ability on the stack', () => {
    const stack = [abilityOf('a1', 'c2', 'Mana Flare', 0)];
    expect(outcome(law(flaring([...tappingFor('G'), triggered('c2')], { then: { stack } })))).toBe(
      'R4/triggered-mana-ability-skips-the-stack',
    );
    const sun = permanent('c2', 'Caged Sun');
    const game = activation({
      battlefield: [forest, sun],
      happenings: [...tappingFor('G'), triggered('c2')],
      then: { stack: [abilityOf('a1', 'c2', 'Caged Sun', 0)] },
    });
    const start = {
      kind: 'board' as const,
      board: {
        ...(game.start.kind === 'board' ? game.start.board : undefined),
        cards: [boardCard('c2', 'Caged Sun', { chosen: { color: 'G' } })],
      },
    };
    expect(outcome(law({ ...game, start: start as typeof game.start }))).toBe('R4/caged-sun-skips-the-stack');
  });

  it('finds Caged Sun triggering for another colour, or not without tapping', () => {
    const sun = permanent('c2', 'Caged Sun');
    const cards = [boardCard('c2', 'Caged Sun', { chosen: { color: 'R' } })];
    const green = activation({ battlefield: [forest, sun], happenings: [...tappingFor('G'), triggered('c2')] });
    expect(outcome(law(history(green.steps, cards)))).toBe('R4/only-of-the-named-type');
    const vestige = permanent('c1', 'Crumbling Vestige');
    const entered = (happenings: readonly Happening[]) =>
      history(
        [
          step(
            view({ battlefield: [vestige, sun], stack: [abilityOf('a1', 'c1', 'Crumbling Vestige', 0)] }),
            priority(1),
            PASS,
          ),
          step(view({ battlefield: [vestige, sun] }), priority(0), PASS, [
            added('R', 'c1'),
            ...happenings,
            resolved('a1'),
          ]),
        ],
        cards,
      );
    expect(outcome(law(entered([triggered('c2')])))).toBe('holds');
    expect(outcome(law(entered([])))).toBe('R4/caged-sun-needs-no-tapping');
  });

  it('finds a Flare that copies a restriction', () => {
    const ziggurat = permanent('c1', 'Ancient Ziggurat');
    const game = (mark: string) => {
      const choice = step(
        view({ battlefield: [ziggurat, flare] }),
        ask('value', 0, 'mana type', ['R', 'U'], { source: 'c1' }),
        pick('R'),
      );
      const happenings = [...tappingFor('R'), triggered('c2'), added('R', 'c2', true)];
      return activation({
        battlefield: [ziggurat, flare],
        happenings,
        during: [choice],
        then: { pools: ['RR'], unspent: [['R c1 restricted', `R c2${mark}`]] },
      });
    };
    expect(witnesses(law(game('')))).toContain('R4/flare-does-not-copy-riders');
    expect(outcome(law(game(' restricted')))).toBe('R4/flare-does-not-copy-riders');
  });

  it('finds Wild Growth paying its own controller', () => {
    const game = (player: number) =>
      activation({
        battlefield: [forest, growth],
        happenings: [...tappingFor('G'), triggered('c2'), added('G', 'c2', true, player)],
      });
    expect(outcome(law(game(0)))).toBe('holds');
    expect(outcome(law(game(1)))).toBe('R4/wild-growth-pays-the-controller');
  });

  it('finds the trigger of a Druid missing on the stack, or below what was paid for', () => {
    const trigger = abilityOf('a1', 'c1', 'Zhur-Taa Druid', 0);
    const bear = spell('c8', 'Elvish Visionary');
    const happenings = [...tappingFor('G'), triggered('c1')];
    const game = (stack: readonly ReturnType<typeof spell>[]) =>
      activation({ battlefield: [druid], happenings, before: { stack: [bear] }, then: { stack } });
    expect(outcome(law(game([bear, trigger])))).toBe('holds');
    expect(outcome(law(game([bear])))).toBe('R4/druid-trigger-uses-the-stack');
    expect(outcome(law(game([trigger, bear])))).toBe('R4/druid-trigger-uses-the-stack');
  });

  it('finds High Tide blind to nonbasic and to later Islands, and seeing what is none', () => {
    const tundra = permanent('c1', 'Tundra');
    const island = permanent('c1', 'Island');
    const seen = [triggered('c9'), added('U', 'c9', true)];
    const subtype = 'R4/high-tide-watches-the-subtype';
    expect(witnesses(law(tide(tundra, [...tappingFor('W'), ...seen])))).toContain(subtype);
    expect(outcome(law(tide(tundra, tappingFor('W'))))).toBe(subtype);
    expect(outcome(law(tide(forest, [...tappingFor('G'), ...seen])))).toBe(subtype);
    expect(witnesses(law(tide(island, [...tappingFor('U'), ...seen], [])))).toContain(
      'R4/high-tide-sees-later-islands',
    );
    expect(outcome(law(tide(island, tappingFor('U'), [])))).toBe('R4/high-tide-sees-later-islands');
  });
});
