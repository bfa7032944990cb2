import type { Trial } from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import type { Case, EngineUnderTest } from '../protocol/index.ts';
import { clausesOf, type Finding } from './finding.ts';
import { type Judged, judge, judgeEnforced, judgeOnItsOwn } from './judge.ts';
import { type Performance, perform } from './perform.ts';
import { planFor, type Recording, record } from './rehearsal.ts';
import { withGames } from './with-games.ts';

/** What every smaller case has to show too. */
export interface Wanted {
  readonly finding: Finding;
  /** Whether the engine shows it on its own course, and not after the script of the reference. */
  readonly onItsOwn: boolean;
  /** Whether the reference puts the clause to the test. */
  readonly onReference: boolean;
}

/**
 * Tells which cases still show what is wanted, with as few games of the engine as can be: the reference plays a candidate
 * first, and where that leaves nothing to see, or comes to what another candidate came to, the engine plays nothing.
 */
export class Trials {
  readonly #property: Property;
  readonly #engine: EngineUnderTest;
  readonly #reference: EngineUnderTest | null;
  readonly #wanted: Wanted;
  readonly #known = new Map<string, Trial>();
  readonly #most: number;
  #games = 0;
  #isCut = false;

  /** `most`: the engine plays no more games than these. */
  constructor(
    property: Property,
    engine: EngineUnderTest,
    reference: EngineUnderTest | null,
    wanted: Wanted,
    most: number,
  ) {
    this.#most = most;
    this.#property = property;
    this.#engine = counting(engine, () => this.#games++);
    this.#reference = reference;
    this.#wanted = wanted;
  }

  /** How many games the engine was made to play. */
  games(): number {
    return this.#games;
  }

  /** Whether something was not tried, for the engine had played enough. */
  isCut(): boolean {
    return this.#isCut;
  }

  trial(candidate: Case): Trial {
    if (this.#games + MOST_PER_TRIAL > this.#most) {
      this.#isCut = true;
      return NOTHING;
    }
    const reference = this.#reference;
    if (reference === null) return this.#told(judge(this.#property, this.#engine, null, candidate));
    const expected = perform(this.#property, candidate, (each) => record(reference, each));
    const isLost = this.#wanted.onReference && !clausesOf(expected.law).includes(this.#wanted.finding.violation.clause);
    if (isLost) return NOTHING;
    const key = keyOf(expected);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = this.#wanted.onItsOwn
      ? this.#ownTrial(reference, expected)
      : this.#told(judgeEnforced(this.#property, this.#engine, reference, expected));
    this.#known.set(key, made);
    return made;
  }

  /** The engine's own course counts only where it shows nothing after the script. */
  #ownTrial(reference: EngineUnderTest, expected: Performance<Recording>): Trial {
    const own = this.#told(judgeOnItsOwn(this.#property, this.#engine, expected.case));
    if (!own.fails) return own;
    const after = judgeEnforced(this.#property, this.#engine, reference, expected);
    return after.finding === null ? own : NOTHING;
  }

  #told(judged: Judged): Trial {
    const fails = judged.finding?.class === this.#wanted.finding.class;
    return { fails, record: fails ? judged.record() : null };
  }
}

/** How many games a candidate may take: two of a relation, after the script and on the engine's own course. */
const MOST_PER_TRIAL = 4;

const NOTHING: Trial = { fails: false, record: null };

/** Cases that are set up alike and of which the reference did, and left out, the same are the same to the engine. */
function keyOf({ plays }: Performance<Recording>): string {
  return JSON.stringify(
    plays.map(({ case: of, course, play }) => [of.start, of.policy, of.untilTurn, planFor(course), play.answered]),
  );
}

function counting(engine: EngineUnderTest, onGame: () => void): EngineUnderTest {
  return withGames(engine, {
    load: (board, see) => {
      onGame();
      return engine.load(board, see);
    },
    start: (decks, see) => {
      onGame();
      return engine.start(decks, see);
    },
  });
}
