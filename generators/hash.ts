/**
 * A pure hash of texts, 32 bits: FNV-1a over the UTF-16 code units, then the finaliser of MurmurHash3, so that texts which
 * differ in one place differ in about half of the bits. Not for secrets.
 */

/** An integer from 0 to 2³² - 1. `seed` is any integer; other seeds give unrelated hashes. */
export function hash32(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ finished(seed);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return finished(hash);
}

function finished(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
