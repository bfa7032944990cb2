import type { VNode } from 'preact';

/** Words with mana in them drawn as letters in boxes: `{G}{G}`. */
export function Words({ text }: { readonly text: string }): VNode {
  const parts = text.split(/(\{[WUBRGCXYZS\d/P]+\})/);
  return <>{parts.map((part, index) => (index % 2 === 0 ? part : <Mana key={index} symbol={part.slice(1, -1)} />))}</>;
}

/** Unspent mana, given as letters. */
export function ManaPool({ letters }: { readonly letters: string }): VNode {
  return (
    <>
      {[...letters].map((letter, index) => (
        <Mana key={index} symbol={letter} />
      ))}
    </>
  );
}

function Mana({ symbol }: { readonly symbol: string }): VNode {
  return <span class={`mana mana-${/^[WUBRG]$/.test(symbol) ? symbol : 'other'}`}>{symbol}</span>;
}
