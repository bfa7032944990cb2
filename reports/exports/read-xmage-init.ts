import type { Zone } from '../../protocol/index.ts';
import { Unreadable } from './read-forge.ts';
import { INIT_ZONES } from './xmage-init.ts';

/** Cards that are put into one zone of a player, in this order. */
export interface PutCards {
  readonly zone: Zone;
  readonly player: string;
  readonly name: string;
  readonly count: number;
}

/**
 * Reads an init.txt as XMage's server does: a group's name in brackets, then a command a line. Throws `Unreadable` for a line of which the
 * server would say that it does not know it.
 */
export function readXmageInit(text: string): readonly PutCards[] {
  let group: string | null = null;
  return text.split('\n').flatMap((each) => {
    const line = each.trim();
    if (line === '' || line.startsWith('#') || line.startsWith('//')) return [];
    const named = /^\[(.+)\]$/.exec(line)?.[1];
    if (named !== undefined) {
      if (named.startsWith('@')) throw new Unreadable(`the group ${named}, which is the server’s own`);
      if (group !== null) throw new Unreadable('a second group, of which a player is asked to choose one');
      group = named;
      return [];
    }
    const [, word = '', player = '', name = '', count = ''] = /^(\w+):(\S.*?):(\S.*):(\d+)$/.exec(line) ?? [];
    const zone = INIT_ZONES.find(([, known]) => known === word)?.[0];
    if (zone === undefined) throw new Unreadable(`the line ${line}`);
    if (Number(count) < 1) throw new Unreadable(`no cards: ${line}`);
    return [{ zone, player, name, count: Number(count) }];
  });
}
