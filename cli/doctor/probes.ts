import type { Session } from '../../protocol/index.ts';
import { SHOWN_IN_EVERY_CASE } from '../../runner/index.ts';
import { caught } from './canary.ts';
import { FORESTS, HELLO, loaded, PASS, type Patient, playOn, type Probe } from './probe.ts';
import { untold } from './telling.ts';

/** A card that there is not. */
const NO_CARD = 'Zzyzx Test Card';
/** Enough for a game in which players have two cards in their libraries and pass. */
const TO_THE_END = 400;
const MANY = 1000;

/** What every adapter has to do, in the order in which it is looked at. */
export const PROBES: readonly Probe[] = [
  {
    says: 'says what it is, in reply to hello',
    run: ({ engine }) => {
      const { minPlayers, maxPlayers, name } = engine().describe();
      if (name === '') return 'it has no name';
      return minPlayers <= 2 && maxPlayers >= 2
        ? null
        : `it is for ${minPlayers} to ${maxPlayers} players, not for two`;
    },
  },
  {
    says: 'shows what every case needs',
    run: ({ engine }) => {
      const { facets } = engine().describe();
      const missing = SHOWN_IN_EVERY_CASE.filter((facet) => !facets.includes(facet));
      return missing.length === 0 ? null : `it does not show ${missing.join(', ')}`;
    },
  },
  {
    says: 'refuses a request that it does not know, and goes on',
    run: ({ line }) => {
      line(HELLO);
      return (
        expected(line({ id: 1, do: 'frobnicate' }), 'unsupported', 1) ??
        expected(line({ id: 2, do: 'cards', names: [] }), 'cards', 2)
      );
    },
  },
  {
    says: 'gives the id of each request back',
    run: ({ line }) => {
      line(HELLO);
      const ids = [7, 7, 2 ** 31, 3];
      return (
        ids.map((id) => expected(line({ id, do: 'cards', names: [] }), 'cards', id)).find((each) => each !== null) ??
        null
      );
    },
  },
  {
    says: 'knows which cards it does not know',
    run: ({ engine }) => {
      const unknown = engine().unknownCards(['Forest', NO_CARD]);
      return JSON.stringify(unknown) === JSON.stringify([NO_CARD])
        ? null
        : `of Forest and ${NO_CARD} it says that it does not know ${JSON.stringify(unknown)}`;
    },
  },
  {
    says: 'begins no game with a card that it does not know',
    run: ({ engine }) => {
      const [first, ...rest] = FORESTS.cards;
      if (first === undefined) throw new Error('the board has no cards');
      const game = engine().load({ ...FORESTS, cards: [{ ...first, name: NO_CARD }, ...rest] });
      return 'kind' in game ? null : `it begins a game with ${NO_CARD}`;
    },
  },
  {
    says: 'shows the board that it was given, with all that it can show',
    run: ({ engine }) => {
      const one = engine();
      return shownOtherwise(one.describe().facets, loaded(one, FORESTS, ['stack', 'options']));
    },
  },
  {
    says: 'shows what it is asked for after an answer',
    run: ({ engine }) => {
      const one = engine();
      for (const facet of one.describe().facets) {
        const refused = loaded(one, FORESTS, ['stack', 'options', facet]).answer(PASS);
        if (refused !== null) return `player 0 may not pass: ${refused.why}`;
      }
      return null;
    },
  },
  {
    says: 'offers the player whose turn it is to pass and to play a land, and nobody else is asked',
    run: ({ engine }) => {
      const standing = loaded(engine()).standing();
      if (standing.kind === 'over') return 'the game is over';
      const { kind, player, options } = standing.question;
      if (kind !== 'priority' || player !== 0) return `player ${player} is asked for ${kind}`;
      const missing = ['pass', 'play c1'].filter((option) => !options.includes(option));
      return missing.length === 0 ? null : `it does not offer ${missing.join(', ')}, but ${options.join(', ')}`;
    },
  },
  {
    says: 'refuses an answer that is no option, and stays where it was',
    run: ({ engine }) => {
      const game = loaded(engine());
      const before = JSON.stringify(game.standing());
      const refused = game.answer({ kind: 'pick', picks: ['cast c99'] });
      if (refused === null) return 'it accepts "cast c99"';
      return JSON.stringify(game.standing()) === before ? null : 'it asks something else afterwards';
    },
  },
  {
    says: 'does what it is told: a land is played',
    run: ({ engine }) => {
      const game = loaded(engine());
      if (game.answer({ kind: 'pick', picks: ['play c1'] }) !== null) return 'it refuses what it offers';
      const standing = game.standing();
      if (standing.kind === 'asks' && standing.question.options.includes('play c1')) return 'it offers the land again';
      const { battlefield } = game.view();
      return battlefield.some(({ ref }) => ref === 'c1') ? null : 'the land is not on the battlefield';
    },
  },
  {
    says: 'plays to the end of a game in which nothing is done',
    run: ({ engine }) => {
      const game = loaded(engine());
      playOn(game, TO_THE_END);
      const standing = game.standing();
      if (standing.kind !== 'over') return `after ${TO_THE_END} answers it is not over`;
      return standing.winner === 0
        ? null
        : `player 1 is the first to draw from an empty library, and ${standing.winner ?? 'nobody'} wins`;
    },
  },
  {
    says: 'tells what happens, where it says that it does: a plain combat',
    run: untold,
  },
  {
    says: 'begins a game while another is not over',
    run: ({ engine }) => {
      const one = engine();
      const first = JSON.stringify(loaded(one).standing());
      playOn(loaded(one), 5);
      return JSON.stringify(loaded(one).standing()) === first
        ? null
        : 'the second game begins otherwise than the first';
    },
  },
  {
    says: 'plays the same game twice alike, in one process and in another',
    run: ({ engine }) => {
      const one = engine();
      const [first, second] = [playOn(loaded(one), 60), playOn(loaded(one), 60)];
      one.restart();
      const third = playOn(loaded(one), 60);
      if (JSON.stringify(first) !== JSON.stringify(second)) return 'the second game in the process differs';
      return JSON.stringify(first) === JSON.stringify(third) ? null : 'the game in another process differs';
    },
  },
  {
    says: `gives ${MANY} answers in game after game`,
    run: ({ engine }) => {
      const one = engine();
      for (let given = 0; given < MANY; ) given += playOn(loaded(one), TO_THE_END).length;
      return null;
    },
  },
  {
    says: 'would be caught if it were wrong: a game of it that is written down, with a fault in it',
    run: ({ connection }) => caught(connection),
  },
  {
    says: 'ends when it is told goodbye',
    run: ({ line, connection }) => {
      line(HELLO);
      const reply = expected(line({ id: 1, do: 'bye' }), 'bye', 1);
      if (reply !== null) return reply;
      try {
        connection.exchange(JSON.stringify({ id: 2, do: 'cards', names: [] }));
      } catch (thrown) {
        return thrown instanceof Error && thrown.name === 'Silent' ? 'it says nothing more, and does not end' : null;
      }
      return 'it goes on replying';
    },
  },
];

/** What is wrong with a reply that is to be of this kind. */
function expected(reply: unknown, is: string, re: number): string | null {
  const { is: found, re: to } = reply as { readonly is?: unknown; readonly re?: unknown };
  if (to !== re) return `a reply to ${JSON.stringify(to)}, not to ${re}`;
  return found === is ? null : `"${String(found)}", not "${is}"`;
}

function shownOtherwise(
  facets: ReturnType<ReturnType<Patient['engine']>['describe']>['facets'],
  game: Session,
): string | null {
  const view = game.view();
  const life = view.players.map((player) => player.life).join(', ');
  if (life !== '20, 17') return `life is ${life}, not 20, 17`;
  if (view.turn !== 1 || view.active !== 0 || view.step !== 'precombat main')
    return `it is turn ${view.turn} of player ${view.active}, ${view.step}, not turn 1 of player 0, precombat main`;
  const where = new Map<string, string>();
  if (facets.includes('battlefield')) for (const { ref } of view.battlefield) where.set(ref, 'battlefield');
  if (facets.includes('zones'))
    for (const zone of ['hand', 'library', 'graveyard', 'exile'] as const)
      for (const owner of [0, 1]) for (const { ref } of view.zone(zone, owner)) where.set(ref, zone);
  const wanted = FORESTS.cards.filter(({ zone }) => facets.includes(zone === 'battlefield' ? zone : 'zones'));
  const odd = wanted.find(({ id, zone }) => where.get(id) !== zone);
  if (odd !== undefined) return `${odd.id} is in ${where.get(odd.id) ?? 'no zone'}, not in ${odd.zone}`;
  return where.size === wanted.length ? null : `it shows ${where.size} cards, not ${wanted.length}`;
}
