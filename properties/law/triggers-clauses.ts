/** The clauses of the law on what triggers, and on what that does. */
export const CLAUSE = {
  ifAsItHappens: 'triggers/if-as-it-happens',
  ifAsItResolves: 'triggers/if-as-it-resolves',
  ifBeforeTargets: 'triggers/if-before-targets',
} as const;
