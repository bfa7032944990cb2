/** The clauses of the law on copies. */
export const CLAUSE = {
  copied: 'copies/is-what-it-copies',
  ofCopies: 'copies/of-copies',
  values: 'copies/only-copiable-values',
  there: 'copies/only-what-is-there',
  form: 'copies/chosen-form',
  formCopied: 'copies/form-is-copied',
  each: 'copies/each-that-enters',
} as const;
