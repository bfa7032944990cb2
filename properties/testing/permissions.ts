import type { HistoryStep, PermanentView, StackView } from '../../protocol/index.ts';
import { pick, priority, step } from './histories.ts';
import { cardView, view } from './views.ts';

export const KESS = 'Kess, Dissident Mage';

/** Player 0 casts a card of their graveyard by the permission of a permanent, or of the card itself, and has priority again. */
export function permittedCast(
  as: StackView,
  battlefield: readonly PermanentView[],
  by = 'c7',
  after = battlefield,
): readonly HistoryStep[] {
  const option = `cast ${as.ref} by ${by}`;
  const zones = { graveyard: [cardView(as.ref, as.name)] };
  return [
    step(view({ battlefield, zones }), priority(0, [option]), pick(option)),
    step(view({ battlefield: after, stack: [as] }), priority(0), pick('pass'), [
      { kind: 'moved', object: as.ref, from: 'graveyard', to: 'stack', cause: 'cast' },
      { kind: 'cast', object: as.ref, player: 0, from: 'graveyard' },
    ]),
  ];
}
