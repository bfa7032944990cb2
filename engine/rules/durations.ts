import { derive } from '../characteristics/derive.ts';
import type { Game } from '../proc.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { find } from '../state/read.ts';
import type { Root } from '../state/root.ts';
import { setEffects, setLasting } from '../state/write.ts';
import type { Duration } from '../vocabulary/continuous.ts';

/** Of what began when something resolved. */
interface Lasting {
  readonly duration: Duration;
  readonly source: ObjectId;
  readonly controller: PlayerId;
}

/** Whether a duration that depends on the source goes on; one that has ended never begins. CR 611.2b */
export function goesOn(root: Root, { duration, source, controller }: Lasting): boolean {
  switch (duration) {
    case 'for as long as the source is on the battlefield':
      return find(root, source)?.zone === 'battlefield';
    case 'for as long as the source is in exile':
      return find(root, source)?.zone === 'exile';
    case 'for as long as you control the source':
      return (
        find(root, source)?.zone === 'battlefield' && derive(root).characteristics(source)?.controller === controller
      );
    case 'until end of turn':
    case 'until end of combat':
    case 'until your next turn':
    case 'forever':
      return true;
  }
}

/** Ends effects whose source is not what they need any more. Answers whether any ended. CR 611.2b */
export function endWithSources(g: Game): boolean {
  const { root } = g;
  const effects = root.effects.filter((effect) => goesOn(root, effect));
  const lasting = root.lasting.filter((ability) => goesOn(root, ability));
  if (effects.length === root.effects.length && lasting.length === root.lasting.length) return false;
  setEffects(g, effects);
  setLasting(g, lasting);
  return true;
}
