import { type Context, READS } from './context.ts';

/** Whether this controller is the player who is meant. */
export function controlledBy(
  ctx: Context,
  who: 'you' | 'opponent' | 'target player' | 'active player' | 'event player',
  controller: number,
): boolean {
  switch (who) {
    case 'you':
      return controller === ctx.controller;
    case 'opponent':
      return controller !== ctx.controller;
    case 'active player':
      ctx.sight.reads |= READS.turn;
      return controller === ctx.sight.root.turn.active;
    case 'event player':
      return controller === ctx.event.player;
    case 'target player':
      return ctx.targets.some((chosen) =>
        chosen.some((choice) => choice.kind === 'player' && choice.player === controller),
      );
  }
}
