import type { CardRecord } from '../vocabulary/record.ts';

/** The name under which linked abilities of a card remember what they exiled; null: they remember nothing, or several piles. CR 607.2a */
export function pileName({ abilities }: CardRecord): string | null {
  const mentions = JSON.stringify(abilities).matchAll(/"kind":"linked","name":"([^"]+)"/g);
  const [name, ...others] = new Set([...mentions].map((match) => match[1] as string));
  return others.length === 0 ? (name ?? null) : null;
}
