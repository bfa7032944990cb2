/** An engine on the standard streams that does nothing but ask again, in a little less than 2 kB. */
import { createInterface } from 'node:readline';

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

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, do: what } = JSON.parse(line);
  const reply = what === 'hello' ? ENGINE : { is: 'asks', question: QUESTION, sight: SIGHT };
  process.stdout.write(`${JSON.stringify({ re: id, ...reply })}\n`);
});
