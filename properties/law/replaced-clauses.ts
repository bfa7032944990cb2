/** The clauses on events that something replaces. */
export const CLAUSE = {
  counters: 'replaced-events/counters-multiplied-once',
  turned: 'replaced-events/tapped-by-what-comes-last',
  drawn: 'replaced-events/as-many-as-were-drawn',
  doubled: 'replaced-events/draws-doubled-once-each',
  tokens: 'replaced-events/tokens-multiplied-by-each',
  life: 'replaced-events/life-multiplied-by-each',
  first: 'replaced-events/first-draw-of-the-draw-step',
  where: 'replaced-events/only-from-the-battlefield',
  died: 'replaced-events/exiled-things-did-not-die',
  regenerated: 'replaced-events/regenerated-instead',
  shields: 'replaced-events/regeneration-is-used-up-and-ends',
  indestructible: 'replaced-events/indestructible-is-not-destroyed',
} as const;
