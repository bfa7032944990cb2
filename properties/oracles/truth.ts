/** What can be said of a history: yes, no, or that it does not show it. */
export type Truth = boolean | 'unknown';

export function and(parts: readonly Truth[]): Truth {
  if (parts.includes(false)) return false;
  return parts.includes('unknown') ? 'unknown' : true;
}

export function or(parts: readonly Truth[]): Truth {
  if (parts.includes(true)) return true;
  return parts.includes('unknown') ? 'unknown' : false;
}

export function not(truth: Truth): Truth {
  return truth === 'unknown' ? 'unknown' : !truth;
}

/** Whether it may be so. */
export function perhaps(truth: Truth): boolean {
  return truth !== false;
}
