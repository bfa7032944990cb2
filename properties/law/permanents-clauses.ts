/** The clauses on what permanents are attached to, whose they are, and which of them stay. */
export const CLAUSE = {
  enchants: 'permanents/enchants-what-it-may',
  moved: 'permanents/moves-only-to-what-it-can-enchant',
  names: 'permanents/legend-rule-for-one-name',
  exempt: 'permanents/exempt-only-while-it-holds',
  exceptions: 'permanents/copies-keep-their-exceptions',
  tokens: 'permanents/tokens-are-no-cards',
  latest: 'permanents/latest-control',
  ended: 'permanents/control-ends-with-its-reason',
  sacrificed: 'permanents/sacrificed-by-its-controller',
  lost: 'permanents/who-lost-control',
} as const;
