import type { BoardCard, Case, Entry } from '../../protocol/index.ts';
import { ENGINE_POOL } from '../pool.ts';
import { isPermanent } from '../printed.ts';
import { isPlaced, type Placed, withCard } from './board-edits.ts';
import type { Subject } from './subject.ts';

/** Has the game begin with what a script brings about first: what it casts is there already, what it taps is tapped. */
export function* furtherOn({ case: of }: Subject): Iterable<Case> {
  if (!isPlaced(of)) return;
  for (const [index, entry] of of.script.entries()) {
    const cut: Placed = { ...of, script: of.script.toSpliced(index, 1) };
    for (const without of isAllAtOnce(cut) ? [cut] : [allAtOnce(cut), cut]) yield* begunWith(without, entry);
  }
}

/** The ways in which what an entry brings about can be there from the beginning. */
function* begunWith(of: Placed, entry: Entry): Iterable<Case> {
  const cast = castIn(of, entry);
  if (cast !== null) {
    const { controller } = cast;
    yield withCard(of, cast.id, { zone: 'battlefield', held: true, controller });
    yield withCard(of, cast.id, { zone: 'battlefield', held: false, controller });
  }
  for (const { id, zone, tapped } of of.start.board.cards) {
    if (zone === 'battlefield' && !tapped) yield withCard(of, id, { tapped: true });
  }
}

function isAllAtOnce({ start: { board }, script }: Placed): boolean {
  return script.every((entry) => {
    return entry.kind === 'choice' || (entry.after.turn === board.turn && entry.after.step === board.step);
  });
}

/** All that is done is done in the first step: the later one may not come, such as that of an attack. */
function allAtOnce(of: Placed): Placed {
  const { turn, step } = of.start.board;
  const script = of.script.map((entry): Entry => {
    return entry.kind === 'choice' ? entry : { ...entry, after: { ...entry.after, turn, step } };
  });
  return { ...of, script };
}

/** The permanent that an entry casts or plays from a hand. */
function castIn({ start }: Placed, entry: Entry): BoardCard | null {
  if (entry.kind !== 'action') return null;
  const [verb, id] = entry.action.split(' ');
  if (verb !== 'cast' && verb !== 'play') return null;
  const card = start.board.cards.find((each) => each.id === id && each.zone === 'hand');
  const record = card === undefined ? null : ENGINE_POOL.named(card.name);
  return card === undefined || record === null || !isPermanent(record) ? null : card;
}
