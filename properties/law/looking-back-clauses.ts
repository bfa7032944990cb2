/** The clauses of the law on looking back. */
export const CLAUSE = {
  others: 'looking-back/what-stays-sees-it',
  together: 'looking-back/leaving-together',
  own: 'looking-back/its-own-leaving',
  asItWas: 'looking-back/as-it-was',
  lost: 'looking-back/lost-abilities-see-nothing',
  counters: 'looking-back/counters-are-seen',
  newcomers: 'looking-back/newcomers-see-nothing',
  anywhere: 'looking-back/from-anywhere-does-not-look-back',
  waits: 'looking-back/waits-for-priority',
  values: 'looking-back/last-values',
  returns: 'looking-back/returns-with-a-counter',
  copies: 'looking-back/copies-what-it-was',
  spent: 'looking-back/as-much-as-was-spent',
  unearthed: 'looking-back/unearthed-is-exiled',
} as const;
