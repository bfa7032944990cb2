/** An engine on the standard streams that does nothing but ask again, in a little less than 2 kB. */
import { linesOf, writeLine } from '../adapters/kit/lines.ts';

const OPTIONS = Array.from({ length: 90 }, (_, index) => `activate t${index + 1}/0`);

const QUESTION = {
  ...{ kind: 'priority', player: 0, purpose: 'priority', source: null, cr: '117.1', takeBack: false },
  ...{ options: [...OPTIONS, 'pass'], incomplete: [], min: 1, max: 1 },
};

const SIGHT = {
  ...{ turn: 1, active: 0, step: 'precombat main', priority: 0, stack: [] },
  players: [0, 1].map((seat) => ({ seat, life: 20, counters: {}, landsPlayed: 0, inGame: true })),
};

const ENGINE = {
  ...{ is: 'engine', protocol: 1, name: 'asks again', version: '1', level: 0, facets: ['stack', 'options'] },
  ...{ minPlayers: 2, maxPlayers: 2 },
};

for (const line of linesOf(0)) {
  const { id, do: what } = JSON.parse(line) as { readonly id: number; readonly do: string };
  writeLine(
    1,
    JSON.stringify({ re: id, ...(what === 'hello' ? ENGINE : { is: 'asks', question: QUESTION, sight: SIGHT }) }),
  );
}
