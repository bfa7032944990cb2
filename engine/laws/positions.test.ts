import { expect, test, vi } from 'vitest';
import { open, type Play, type Position } from '../session.ts';
import { copyOf } from './forgetful.ts';
import { beginning, seeds } from './games.ts';
import { answerAtRandom } from './random-answers.ts';
import { randomFrom } from './random.ts';
import { firstDifference, transcript } from './transcript.ts';

vi.setConfig({ testTimeout: 120_000 });

const DECISIONS = 60;

function begun(seed: number): Play {
  return open({ root: beginning(seed), answers: [] });
}

/** A position as someone else reads it. */
function read(position: Position): Position {
  return JSON.parse(JSON.stringify(position)) as Position;
}

test('a root and the answers since the last anchor give the question and the root again', () => {
  for (const seed of seeds(5, process.env)) {
    transcript(begun(seed), randomFrom(-seed), DECISIONS, (play, index) => {
      const again = open(read((play as Play).position()));
      expect(again.question, `game ${seed}, decision ${index}`).toEqual(play.question);
      expect(again.root).toEqual(copyOf(play.root));
    });
  }
});

test('forks go their own ways: each is the game that it would be alone', () => {
  for (const seed of seeds(4, process.env)) {
    const alone = transcript(begun(seed), randomFrom(-seed), DECISIONS);
    const forked = transcript(begun(seed), randomFrom(-seed), DECISIONS, (play, index) => {
      if (index % 7 !== 3) return;
      const other = transcript((play as Play).fork(), randomFrom(index), 10);
      const reopened = transcript(open(read((play as Play).position())), randomFrom(index), 10);
      expect(firstDifference(other, reopened), `game ${seed}, fork at ${index}`).toBeNull();
    });
    expect(firstDifference(alone, forked), `game ${seed}`).toBeNull();
  }
});

test('forks that take turns do not disturb each other', () => {
  for (const seed of seeds(4, process.env)) {
    const play = begun(seed);
    transcript(play, randomFrom(-seed), 30);
    const expected = [1, 2].map((way) => transcript(play.fork(), randomFrom(way), 20));
    const forks = [1, 2].map((way) => ({ play: play.fork(), random: randomFrom(way), asked: [] as string[] }));
    for (let turn = 0; turn < 20; turn++) {
      for (const fork of forks) {
        const { question } = fork.play;
        if (question === null) continue;
        fork.asked.push(JSON.stringify(question));
        answerAtRandom(fork.random, question, (answer) => fork.play.answer(answer));
      }
    }
    expect(forks.map(({ asked }) => asked)).toEqual(expected.map((lines) => lines.map(({ question }) => question)));
  }
});

test('an answer that is refused changes nothing', () => {
  for (const seed of seeds(4, process.env)) {
    const nonsense = [
      { kind: 'pick', picks: [-1] },
      { kind: 'pick', picks: [0, 0] },
      { kind: 'number', value: 0.5 },
    ] as const;
    const bothered = transcript(begun(seed), randomFrom(-seed), DECISIONS, (play) => {
      for (const answer of nonsense) expect(play.answer(answer)).toMatchObject({ kind: 'illegal answer' });
    });
    expect(firstDifference(transcript(begun(seed), randomFrom(-seed), DECISIONS), bothered)).toBeNull();
  }
});
