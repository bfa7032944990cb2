import { describe, expect, it } from 'vitest';
import type { HistoryStep, PermanentView } from '../protocol/index.ts';
import { r5ManaReplacement } from './r5-mana-replacement.property.ts';
import {
  activated,
  activation,
  added,
  outcome,
  resolved,
  tapped,
  tappedForMana,
  tappingFor,
  triggered,
  witnesses,
} from './testing/activations.ts';
import { ask, history, PASS, pick, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

const { law } = r5ManaReplacement;
const forest = permanent('c1', 'Forest');
const reflection = permanent('c2', 'Mana Reflection');
const second = permanent('c3', 'Mana Reflection');
const nyxbloom = permanent('c3', 'Nyxbloom Ancient');
const contamination = permanent('c4', 'Contamination', { controller: 1 });

const making = (made: string, battlefield: readonly PermanentView[], during: readonly HistoryStep[] = []) =>
  outcome(law(activation({ battlefield, happenings: tappingFor(made), during })));
/** Player 0 is asked which replacement comes first. */
const ordered = (player = 0) => [step(view(), ask('objects', player, 'replacement', ['c2', 'c4']), pick('c2'))];

describe('the law on replacements of mana', () => {
  it('holds for a Forest doubled', () => {
    const verdict = law(activation({ battlefield: [forest, reflection], happenings: tappingFor('GG') }));
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual(['R5/changes-the-production']);
  });

  it('is not witnessed without a replacement', () => {
    expect(making('G', [forest])).toBe('not witnessed');
  });

  it.each([
    ['R5/changes-the-production', 'G', [forest, reflection]],
    ['R5/two-doublers-make-four', 'GGG', [forest, reflection, second]],
    ['R5/doubler-and-tripler-make-six', 'GGGGG', [forest, reflection, nyxbloom]],
    ['R5/contamination-one-black', 'G', [forest, contamination]],
    ['R5/contamination-one-black', 'CC', [permanent('c1', 'Ancient Tomb'), contamination]],
    [
      'R5/infernal-darkness-keeps-the-amount',
      'B',
      [permanent('c1', 'Ancient Tomb'), permanent('c4', 'Infernal Darkness')],
    ],
  ] as const)('finds %s broken by %s', (clause, made, battlefield) => {
    expect(making(made, battlefield)).toBe(clause);
  });

  it('takes six of a doubler and a tripler, and four of two doublers', () => {
    expect(making('GGGG', [forest, reflection, second])).toBe('holds');
    expect(making('GGGGGG', [forest, reflection, nyxbloom])).toBe('holds');
    expect(making('BB', [permanent('c1', 'Ancient Tomb'), permanent('c4', 'Infernal Darkness')])).toBe('holds');
  });

  it('takes one black or two of Contamination and a doubler, in the order that the player chose', () => {
    const battlefield = [forest, reflection, contamination];
    const clause = 'R5/contamination-and-a-doubler';
    expect(making('B', battlefield, ordered())).toBe('holds');
    expect(making('BB', battlefield, ordered())).toBe('holds');
    expect(making('GG', battlefield, ordered())).toBe(clause);
    expect(making('B', battlefield)).toBe(clause);
    expect(making('BB', battlefield, ordered(1))).toBe(clause);
  });

  it('finds what counts as made to differ from what was made', () => {
    const happenings = [tapped('c1'), activated('c1'), added('GG', 'c1'), tappedForMana('c1', 'G')];
    expect(outcome(law(activation({ battlefield: [forest, reflection], happenings })))).toBe(
      'R5/changes-the-production',
    );
  });

  it('finds mana changed that was not tapped for', () => {
    const wall = permanent('c1', 'Wall of Roots');
    const game = (made: string) =>
      activation({
        battlefield: [wall, reflection],
        after: [wall, reflection],
        happenings: [activated('c1'), added(made, 'c1')],
      });
    expect(outcome(law(game('G')))).toBe('holds');
    expect(outcome(law(game('GG')))).toBe('R5/only-when-tapped-for-mana');
  });

  it('finds doubled mana without its restriction', () => {
    const ziggurat = permanent('c1', 'Ancient Ziggurat');
    const choice = step(view(), ask('value', 0, 'mana type', ['R', 'U'], { source: 'c1' }), pick('R'));
    const game = (unspent: readonly string[]) =>
      activation({
        battlefield: [ziggurat, reflection],
        happenings: tappingFor('RR'),
        during: [choice],
        then: { pools: ['RR'], unspent: [unspent] },
      });
    expect(outcome(law(game(['R c1 restricted', 'R c1 restricted'])))).toBe('holds');
    expect(outcome(law(game(['R c1 restricted', 'R c1'])))).toBe('R5/riders-stay');
  });

  it('finds the mana of a trigger doubled', () => {
    const flare = permanent('c3', 'Mana Flare');
    const game = (made: string) =>
      activation({
        battlefield: [forest, reflection, flare],
        happenings: [...tappingFor('GG'), triggered('c3'), added(made, 'c3', true)],
      });
    expect(outcome(law(game('G')))).toBe('holds');
    expect(outcome(law(game('GG')))).toBe('R5/triggered-extra-not-doubled');
  });

  it('takes colourless of a nonbasic land after Pale Moon, and leaves basic ones', () => {
    const underMoon = (land: string, made: string) => {
      const battlefield = [permanent('c1', land)];
      const game = activation({ battlefield, happenings: tappingFor(made) });
      const moon = step(view({ battlefield, stack: [spell('c9', 'Pale Moon')] }), priority(1), PASS);
      const done = step(view({ battlefield }), priority(0), PASS, [resolved('c9')]);
      return outcome(law(history([moon, done, ...game.steps])));
    };
    expect(underMoon('Ancient Tomb', 'CC')).toBe('holds');
    expect(underMoon('Badlands', 'R')).toBe('R5/pale-moon-keeps-the-amount');
    expect(underMoon('Simic Growth Chamber', 'C')).toBe('R5/pale-moon-keeps-the-amount');
    expect(underMoon('Forest', 'C')).toBe('R5/pale-moon-keeps-the-amount');
    expect(underMoon('Forest', 'G')).toBe('holds');
  });
});
