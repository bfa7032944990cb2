import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView } from '../protocol/index.ts';
import { r2CouldProduce } from './r2-could-produce.property.ts';
import { ask, history, PASS, pick, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

const theirs = (ref: string, name: string) => permanent(ref, name, { controller: 1 });

/** c1 is tapped for mana: the types offered, or none if it was not asked; then the mana made. */
function tapping(battlefield: readonly PermanentView[], offered: readonly string[] | null, made: string) {
  const before = view({ battlefield });
  const after = view({
    battlefield: battlefield.map((each) => (each.ref === 'c1' ? { ...each, tapped: true } : each)),
    pools: [made],
    unspent: [[...made].map((letter) => `${letter} c1`)],
  });
  const cost: Happening[] = [
    { kind: 'tapped', object: 'c1' },
    { kind: 'activated', object: 'c1', ability: 'c1/0', player: 0, manaAbility: true },
  ];
  const added: Happening[] =
    made === '' ? [] : [{ kind: 'mana added', player: 0, mana: made, source: 'c1', triggered: false }];
  const choice =
    offered === null
      ? []
      : [step(before, ask('value', 0, 'mana type', offered, { source: 'c1' }), pick(made[0] ?? ''), cost)];
  return history([
    step(before, priority(0, ['activate c1/0']), pick('activate c1/0')),
    ...choice,
    step(after, priority(0), PASS, offered === null ? [...cost, ...added] : added),
  ]);
}

const verdictOn = (...args: Parameters<typeof tapping>) => r2CouldProduce.law(tapping(...args));
const brokenBy = (...args: Parameters<typeof tapping>) => {
  const verdict = verdictOn(...args);
  return verdict.kind === 'violated' ? verdict.violation.clause : verdict.kind;
};

const pool = permanent('c1', 'Reflecting Pool');
const orchard = permanent('c1', 'Exotic Orchard');

describe('the law on what a permanent could produce', () => {
  it('holds for a Pool beside Cataracts that is offered all six types', () => {
    const verdict = verdictOn([pool, permanent('c2', 'Cascading Cataracts')], ['W', 'U', 'B', 'R', 'G', 'C'], 'U');
    expect(verdict.kind).toBe('holds');
    expect(verdict.kind === 'holds' && verdict.witnessed.map(({ clause }) => clause)).toContain(
      'R2/cataracts-any-colour',
    );
  });

  it('is not witnessed by a Forest', () => {
    const forest = permanent('c1', 'Forest');
    expect(
      verdictOn(
        [forest, pool].map((each, i) => ({ ...each, ref: `c${i + 1}` })),
        null,
        'G',
      ).kind,
    ).toBe('not witnessed');
  });

  it('is not witnessed where an effect that no view shows may be at work', () => {
    expect(verdictOn([pool, permanent('c2', 'Reflecting Pool', { subtypes: ['Island'] })], null, 'U').kind).toBe(
      'not witnessed',
    );
  });

  it.each([
    ['R2/cataracts-any-colour', [pool, permanent('c2', 'Cascading Cataracts')], null, 'C'],
    ['R2/costs-ignored', [pool, permanent('c2', 'Phyrexian Tower')], null, 'C'],
    [
      'R2/tapped-state-ignored',
      [pool, permanent('c2', 'Forest', { tapped: true }), permanent('c3', 'Island')],
      null,
      'U',
    ],
    ['R2/two-pools-make-nothing', [pool, permanent('c2', 'Reflecting Pool')], null, 'C'],
    [
      'R2/orchards-and-a-forest',
      [orchard, theirs('c2', 'Exotic Orchard'), theirs('c3', 'Forest')],
      ['W', 'U', 'B', 'R', 'G'],
      'G',
    ],
    ['R2/least-fixpoint', [pool, permanent('c2', 'Exotic Orchard'), theirs('c3', 'Forest')], null, ''],
    [
      'R2/contamination-turns-tapped-to-black',
      [permanent('c1', 'Fellwar Stone'), theirs('c2', 'Forest'), theirs('c3', 'Contamination')],
      null,
      'G',
    ],
    [
      'R2/contamination-spares-the-untapped',
      [permanent('c1', 'Naga Vitalist'), permanent('c2', 'Crumbling Vestige'), theirs('c3', 'Contamination')],
      null,
      'B',
    ],
    [
      'R2/contamination-defines-no-type',
      [permanent('c1', 'Fellwar Stone'), theirs('c2', 'Exotic Orchard'), theirs('c3', 'Contamination')],
      null,
      'B',
    ],
    [
      'R2/replacements-in-every-order',
      [permanent('c1', 'Fellwar Stone'), theirs('c2', 'Forest'), theirs('c3', 'Infernal Darkness')],
      null,
      'G',
    ],
    [
      'R2/blood-moon-changes-abilities',
      [
        permanent('c1', 'Fellwar Stone'),
        permanent('c2', 'Ancient Tomb', { controller: 1, subtypes: ['Mountain'] }),
        theirs('c3', 'Blood Moon'),
      ],
      null,
      '',
    ],
    ['R2/enters-trigger-counts', [permanent('c1', 'Fellwar Stone'), theirs('c2', 'Crumbling Vestige')], null, ''],
    ['R2/confluence-never-colourless', [pool, permanent('c2', 'Mana Confluence')], ['W', 'U', 'B', 'R', 'G', 'C'], 'C'],
    [
      'R2/colours-only',
      [permanent('c1', 'Fellwar Stone'), theirs('c2', 'Cascading Cataracts')],
      ['W', 'U', 'B', 'R', 'G', 'C'],
      'C',
    ],
    [
      'R2/added-by-a-trigger-not-counted',
      [pool, permanent('c2', 'Island'), permanent('c3', 'Wild Growth', { attachedTo: 'c2' })],
      ['U', 'G'],
      'G',
    ],
    ['R2/every-ability-counts', [pool, permanent('c2', 'Grand Coliseum')], null, 'C'],
    [
      'R2/activation-limits-ignored',
      [permanent('c1', 'Fellwar Stone'), permanent('c2', 'Dryad Arbor', { controller: 1, held: false })],
      null,
      '',
    ],
    ['R2/possibly-none', [permanent('c1', 'Fellwar Stone'), theirs('c2', 'Ancient Tomb')], null, 'R'],
    ['R2/one-mana', [pool, permanent('c2', 'Ancient Tomb')], null, 'CC'],
  ] as const)('finds %s broken', (clause, battlefield, offered, made) => {
    expect(brokenBy(battlefield, offered, made)).toBe(clause);
  });

  it('finds R2/pale-moon-makes-colourless and R2/riders-not-taken broken', () => {
    const confluence = theirs('c2', 'Mana Confluence');
    const stone = permanent('c1', 'Fellwar Stone');
    const game = tapping([stone, confluence], ['W', 'U', 'B', 'R', 'G'], 'R');
    const resolved: Happening = { kind: 'resolved', object: 'c9', did: 'resolved' };
    const moon = step(view({ stack: [spell('c9', 'Pale Moon')] }), priority(1), PASS);
    const [first, ...rest] = game.steps;
    const after = {
      ...game,
      steps: [moon, ...(first === undefined ? [] : [{ ...first, happenings: [resolved] }]), ...rest],
    };
    const verdict = r2CouldProduce.law(after);
    expect(verdict.kind === 'violated' && verdict.violation.clause).toBe('R2/pale-moon-makes-colourless');

    const ziggurat = tapping([pool, permanent('c2', 'Ancient Ziggurat')], ['W', 'U', 'B', 'R', 'G'], 'R');
    const riding = ziggurat.steps.map((each) =>
      step(
        { ...each.view, players: each.view.players.map((player) => ({ ...player, unspent: ['R c1 restricted'] })) },
        each.question,
        each.answer,
        each.happenings,
      ),
    );
    const other = r2CouldProduce.law({ ...ziggurat, steps: riding });
    expect(other.kind === 'violated' && other.violation.clause).toBe('R2/riders-not-taken');
  });
});
