import type { VNode } from 'preact';
import type { Cell, Proof } from '../page-data.ts';

type Tone = Cell['tone'];

/** A sign beside the word, so that colour alone says nothing. */
const SIGNS: Readonly<Record<Tone, string>> = { passed: '✓', failed: '✗', unusable: '!', untold: '–', known: '≈' };

/** A verdict as a badge. */
export function Badge({ verdict, tone }: { readonly verdict: string; readonly tone: Tone }): VNode {
  return (
    <span class={`badge tone-${tone}`}>
      <span class="sign" aria-hidden="true">
        {SIGNS[tone]}
      </span>
      {verdict}
    </span>
  );
}

/** Whether a failure that somebody reports was seen here; nothing of one's own. */
export function ProofNote({ proof }: { readonly proof: Proof | null }): VNode | null {
  if (proof === null) return null;
  return (
    <p class={`proof proof-${proof.kind}`}>
      <b>{proof.kind}</b>: {proof.why}
    </p>
  );
}
