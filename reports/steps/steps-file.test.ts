import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { History } from '../../protocol/index.ts';
import { SAMPLE, SAMPLE_HISTORY } from '../testing/sample.ts';
import { type Showing, stepsOf } from './steps-file.ts';

const SHOWING: Showing = {
  counterexample: SAMPLE,
  says: 'Blaze deals X damage',
  history: SAMPLE_HISTORY,
  compared: null,
  expected: SAMPLE_HISTORY,
  again: 'headjudge replay a.json',
  course: [
    { tried: 0, cards: ['Forest (c1)', 'Forest (c2)', 'Blaze (c3)'], entries: 5 },
    { tried: 7, cards: ['Taiga (c1)', 'Blaze (c2)'], entries: 2 },
  ],
};

describe('the steps of a counterexample', () => {
  const steps = stepsOf(SHOWING);
  const [game] = steps.games;

  test('are what their schema says', () => {
    const schema = JSON.parse(readFileSync(new URL('../steps.schema.json', import.meta.url), 'utf8'));
    const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
    validate(steps);
    expect(validate.errors).toBeNull();
  });

  test('tell what each player does, and what happens, in the words of the story', () => {
    expect(game?.frames.map(({ does }) => does)).toEqual([
      'Player 0 casts Blaze (c2).',
      'Player 0 chooses 1 for X (Blaze (c2)).',
      'Player 1 passes.',
      '',
    ]);
    expect(game?.frames[3]?.happened).toContain('Blaze (c2) deals 2 damage to player 1.');
  });

  test('show cards by player and zone, and the stack', () => {
    const hand = game?.frames[0]?.zones.find(({ zone }) => zone === 'hand');
    expect(hand?.things.map((index) => steps.things[index]?.name)).toEqual(['Forest', 'Blaze']);
    expect(steps.things[hand?.things[1] ?? -1]).toMatchObject({ line: 'sorcery', colors: ['R'] });
    expect(game?.frames[0]?.stack.map((index) => steps.things[index]?.notes)).toEqual([
      ["player 1's", 'of Runeclaw Bear (c3)'],
    ]);
  });

  test('have the same thing once, however many frames it is in', () => {
    expect(new Set(steps.things.map((thing) => JSON.stringify(thing))).size).toBe(steps.things.length);
  });

  test('stand beside those of the reference, question by question', () => {
    const shorter: History = { ...SAMPLE_HISTORY, steps: SAMPLE_HISTORY.steps.filter((_, index) => index !== 1) };
    const { games } = stepsOf({ ...SHOWING, expected: shorter });
    expect(games.map(({ title }) => title)).toEqual(['fault:sample', 'reference']);
    expect(games[1]?.beside).toEqual([0, 0, 1, 2]);
  });

  test('say how it was made small', () => {
    expect(steps.shrink).toEqual([
      { tried: 0, cards: 3, entries: 5, changes: [] },
      { tried: 7, cards: 2, entries: 2, changes: ['without 2 Forest', 'with Taiga'] },
    ]);
  });

  test('say the rule in our words, and which words name which cards', () => {
    expect(steps.rule.cr).toBe('106.7');
    expect(steps.rule.paraphrase).not.toBe('');
    expect(steps.expected).toBe('1 damage by Blaze (c2).');
    expect(steps.needs.right).toBe('Fireball in place of Blaze (c2)');
  });

  test('are of a size that can be shown, whatever the engine does and says', () => {
    const long: History = { ...SAMPLE_HISTORY, steps: Array(5000).fill(SAMPLE_HISTORY.steps[0]) };
    const violation = { ...SAMPLE.violation, at: 4990, found: `\u0000\u202e${'<script>'.repeat(1_000_000)}` };
    const told = stepsOf({ ...SHOWING, history: long, counterexample: { ...SAMPLE, violation } });
    expect(told.games[0]?.frames.length).toBe(300);
    expect(told.games[0]?.left).toBe(4693);
    expect(told.at).toBe(297);
    expect(told.found).toMatch(/^\\u\{0\}\\u\{202e\}<script>/);
    expect(JSON.stringify(told).length).toBeLessThan(1_000_000);
  });

  test('of a game that did not begin are none', () => {
    const nothing: History = { ...SAMPLE_HISTORY, steps: [] };
    const told = stepsOf({ ...SHOWING, history: nothing, expected: null });
    expect(told).toMatchObject({ at: 0, games: [{ frames: [] }] });
  });
});
