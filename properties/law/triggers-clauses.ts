/** The clauses of the laws on what triggers, and on what that does. */
export const CLAUSE = {
  ifAsItHappens: 'triggers/if-as-it-happens',
  ifAsItResolves: 'triggers/if-as-it-resolves',
  ifBeforeTargets: 'triggers/if-before-targets',
  ownEntering: 'triggers/its-own-entering',
  activations: 'triggers/activations-of-any-kind',
} as const;

export const STATE_CLAUSE = {
  once: 'state-triggers/once-at-a-time',
  met: 'state-triggers/whenever-it-is-so',
  lost: 'state-triggers/not-once-it-is-lost',
} as const;

export const LATER_CLAUSE = {
  done: 'later-triggers/when-it-was-done',
  comes: 'later-triggers/comes-without-its-source',
  nothing: 'later-triggers/nothing-to-do',
} as const;
