import { describe, expect, test } from 'vitest';
import type { Answer, Board, Happening, History, Question } from '../protocol/index.ts';
import { findEntry } from '../rulings/index.ts';
import { answerWords } from './answer-words.ts';
import { boardText, decksText } from './board-words.ts';
import { happeningsWords, happeningWords } from './happening-words.ts';
import { namesIn } from './names.ts';
import { storyOf } from './story.ts';
import { SAMPLE, SAMPLE_HISTORY } from './testing/sample.ts';

/** As findings have it that no law makes. */
const NO_RULE: string = '';
const NAMES = namesIn(SAMPLE_HISTORY);

/** The game of the sample, placed on a board of these cards. */
function onBoard(cards: Board['cards']): History {
  const { start } = SAMPLE.case;
  if (start.kind !== 'board') throw new Error('the sample is a placed game');
  return { ...SAMPLE_HISTORY, start: { kind: 'board', board: { ...start.board, cards } } };
}

const BLAZE_CARD = boardCards()[1] as Board['cards'][number];

function boardCards(): Board['cards'] {
  const { start } = SAMPLE.case;
  return start.kind === 'board' ? start.board.cards : [];
}

describe('a story', () => {
  const telling = {
    counterexample: SAMPLE,
    says: 'Blaze deals X damage',
    history: SAMPLE_HISTORY,
    compared: null,
    again: 'headjudge replay a.json',
  };
  const story = storyOf(telling);

  test('says what is wrong, by which rule of which edition, in our words', () => {
    const clause = findEntry('R2/costs-ignored');
    if (clause?.kind !== 'clause') throw new Error('the ledger has no such clause');
    expect(story).toContain('# sample: violated\n\nBlaze deals X damage.\n');
    expect(story).toContain(clause.clause.paraphrase);
    expect(story).toContain('CR 106.7 (edition of 2026-08-07), clause `R2/costs-ignored`');
    expect(story).toContain('- **Expected:** 1 damage by Blaze (c2).');
    expect(story).toContain('- **Found:** 2 damage.');
  });

  test('tells what is needed, what could be otherwise, and the nearest case in which the engine is right', () => {
    expect(story).toContain(
      '- **Needed, since nothing tried in its place will do:** That Forest (c1) is untapped; Blaze (c2).',
    );
    expect(story).toContain('- **Not just anything:** Forest (c1): Taiga will do, not Island and Plains.');
    expect(story).toContain('- **Could be otherwise:** 1 as choice 1: X of Blaze (c2), for 0 and 2 will do as well.');
    expect(story).toContain('- **It is right with:** Fireball in place of Blaze (c2).');
  });

  test('names the command that shows it again', () => {
    expect(story).toContain('- **See it again:** `headjudge replay a.json`');
  });

  test('tells what was done and what happened, in their order', () => {
    const parts = [
      '**Turn 3, precombat main** (player 0 is active)',
      '1. Player 0 casts Blaze (c2).',
      '1. Player 0 chooses 1 for X (Blaze (c2)).',
      '   - Player 0 has cast Blaze (c2) from hand.',
      '1. Player 1 passes.',
      '   - Blaze (c2) resolves.',
      '   - Blaze (c2) deals 2 damage to player 1.',
      'Player 0 wins: no life.',
      '**Here it shows.**',
    ];
    const places = parts.map((part) => story.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('tells steps in which nothing happens in one line', () => {
    const passing = SAMPLE_HISTORY.steps.slice(2, 3).map((step) => ({ ...step, happenings: [] }));
    const quiet = (['upkeep', 'draw'] as const).flatMap((name) =>
      passing.map((step) => ({ ...step, view: { ...step.view, step: name } })),
    );
    const steps = [...quiet, ...SAMPLE_HISTORY.steps];
    const later = { ...SAMPLE, violation: { ...SAMPLE.violation, at: 4 } };
    const told = storyOf({
      counterexample: later,
      says: '',
      history: { ...SAMPLE_HISTORY, steps },
      compared: null,
      again: 'headjudge replay a.json',
    });
    expect(told).toContain('*Nothing happens in turn 3, upkeep and turn 3, draw.*\n\n**Turn 3, precombat main**');
    expect(told).not.toContain('**Turn 3, draw**');
  });

  test('tells both of two games, and what sets the second apart', () => {
    const first = onBoard([{ ...BLAZE_CARD, name: 'Shock' }]);
    const second = onBoard([BLAZE_CARD]);
    const told = storyOf({
      counterexample: SAMPLE,
      says: '',
      history: second,
      compared: first,
      again: 'headjudge replay a.json',
    });
    const parts = [
      '## The first game',
      'hand: Shock (c2)',
      '### What happened in it',
      '## The beginning',
      '- Blaze (c2, hand of player 0) stands in the place of Shock (c2, hand of player 0).',
      'hand: Blaze (c2)',
      '\n## What happened\n',
      '**Here it shows.**',
    ];
    const places = parts.map((part) => told.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(story).not.toContain('The first game');
  });

  test('ends where it shows', () => {
    const early = { ...SAMPLE, violation: { ...SAMPLE.violation, at: 0 } };
    const told = storyOf({
      counterexample: early,
      says: '',
      history: SAMPLE_HISTORY,
      compared: null,
      again: 'headjudge replay a.json',
    });
    expect(told).toContain('Player 0 casts Blaze (c2).');
    expect(told).not.toContain('chooses 1');
  });

  test('of what no law says has the words of the finding', () => {
    const refused = {
      ...SAMPLE,
      verdict: 'illegal' as const,
      violation: { ...SAMPLE.violation, clause: 'refused cast', cr: NO_RULE },
    };
    expect(
      storyOf({
        counterexample: refused,
        says: '',
        history: SAMPLE_HISTORY,
        compared: null,
        again: 'headjudge replay a.json',
      }),
    ).toContain('`refused cast`');
  });
});

describe('a board', () => {
  test('is told by player and zone, with all that is not as usual', () => {
    const { start } = SAMPLE.case;
    const text = start.kind === 'board' ? boardText(start.board).join('\n') : '';
    expect(text).toContain('Turn 3, precombat main. Player 0 is the active player');
    expect(text).toContain('**Player 0**: 20 life\n\n- battlefield: Forest (c1)\n- hand: Blaze (c2)');
    expect(text).toContain('**Player 1**: 3 life, 2 poison, 1 land played this turn');
    expect(text).toContain('Runeclaw Bear (c3: tapped, came under control this turn, 1 damage, 1 +1/+1 counters)');
  });

  test('of decks is told as counts of cards', () => {
    const text = decksText({ decks: [['Forest', 'Forest', 'Blaze'], []], life: 20 }).join('\n');
    expect(text).toContain('- **Player 0** (3 cards): 2 Forest and 1 Blaze');
  });
});

describe('names', () => {
  test('are those of cards, players, abilities and creatures in combat', () => {
    expect(NAMES.of('c1')).toBe('Forest (c1)');
    expect(NAMES.of('p1')).toBe('player 1');
    expect(NAMES.of('a1')).toBe('an ability of Runeclaw Bear (c3) (a1)');
    expect(NAMES.option('activate c1/0')).toBe('the first ability of Forest (c1)');
    expect(NAMES.option('a c1/1#2')).toBe('the second ability of Forest (c1) (2)');
    expect(NAMES.option('c1>p1')).toBe('Forest (c1) for player 1');
    expect(NAMES.option('mode 1')).toBe('the second mode');
  });
});

describe('answers', () => {
  test.each<[Partial<Question>, Answer, string]>([
    [{ kind: 'priority' }, picks('play c1'), 'player 0 plays Forest (c1)'],
    [{ kind: 'priority' }, picks('activate c1/0'), 'player 0 activates the first ability of Forest (c1)'],
    [{ kind: 'pay' }, picks('pay'), 'player 0 pays'],
    [{ kind: 'pay' }, picks('activate c1/0'), 'player 0 activates the first ability of Forest (c1) to pay'],
    [{ kind: 'attackers' }, picks(), 'player 0 attacks with nothing'],
    [{ kind: 'blockers' }, picks('c1>c2'), 'player 0 blocks: Forest (c1) for Blaze (c2)'],
    [{ kind: 'yes or no' }, picks('yes'), 'player 0 says yes to a test'],
    [
      { kind: 'objects', source: 'c2' },
      picks('p0', 'c1'),
      'player 0 chooses player 0 and Forest (c1) for a test (Blaze (c2))',
    ],
    [{ kind: 'objects', player: 'chance' }, picks('c1'), 'chance chooses Forest (c1) for a test'],
    [
      { kind: 'divide', options: ['p0', 'p1'], max: 3 },
      { kind: 'divide', amounts: [1, 2] },
      'player 0 divides 3 among player 0 (1) and player 1 (2)',
    ],
    [{ kind: 'objects' }, { kind: 'take back' }, 'player 0 takes the action back'],
    [{ kind: 'priority' }, { kind: 'concede' }, 'player 0 concedes'],
  ])('%j %j: %s', (asked, answer, words) => {
    const question: Question = {
      ...{ kind: 'objects', player: 0, purpose: 'a test', source: null, cr: '601.2c', takeBack: true },
      ...{ options: [], incomplete: [], min: 0, max: 0, ...asked },
    };
    expect(answerWords(question, answer, NAMES)).toBe(words);
  });
});

describe('happenings', () => {
  test.each<[Happening, string]>([
    [{ kind: 'moved', object: 'c1', from: 'hand', to: 'exile', cause: '' }, 'Forest (c1) goes from hand to exile'],
    [{ kind: 'moved', object: 'c1', from: 'exile', to: null, cause: '' }, 'Forest (c1) ceases to exist'],
    [
      { kind: 'tapped for mana', object: 'c1', player: 0, produced: 'GG' },
      'player 0 taps Forest (c1) for mana: {G}{G}',
    ],
    [{ kind: 'tapped for mana', object: 'c1', player: 0, produced: '' }, 'player 0 taps Forest (c1) for mana: no mana'],
    [
      { kind: 'mana added', player: 1, mana: 'U', source: 'c1', triggered: true },
      'player 1 gets {U} by a triggered mana ability of Forest (c1)',
    ],
    [
      { kind: 'activated', object: 'c1', ability: 'c1/0', player: 0, manaAbility: true },
      'player 0 has activated a mana ability, the first ability of Forest (c1)',
    ],
    [{ kind: 'counters', on: 'c1', counter: 'charge', change: -1 }, 'Forest (c1) loses 1 charge counter'],
    [{ kind: 'life', player: 1, change: -2 }, 'player 1 loses 2 life'],
    [{ kind: 'drew', player: 1, card: null }, 'player 1 draws a card'],
    [
      { kind: 'damage', from: 'c1', to: 'p0', amount: 2, combat: true },
      'Forest (c1) deals 2 combat damage to player 0',
    ],
  ])('%j: %s', (happening, words) => {
    expect(happeningWords(happening, NAMES)).toBe(words);
  });

  test('that say the same are counted, and those that go without saying are left out', () => {
    const untapped: Happening = { kind: 'untapped', object: 'c1' };
    const step: Happening = { kind: 'step began', step: 'end', active: 0, turn: 1 };
    expect(happeningsWords([untapped, step, untapped], NAMES)).toEqual(['Forest (c1) becomes untapped (2 times)']);
  });
});

function picks(...options: readonly string[]): Answer {
  return { kind: 'pick', picks: options };
}
