/** What is said of the course of a game: its turns and phases, their ends, and the end of it all. CR 104, 500, 514, 800.4 */
export const COURSE_CLAUSE = {
  extra: 'course/extra-turn-next',
  order: 'course/order-goes-on',
  phases: 'course/phases-added',
  cleanup: 'course/priority-in-cleanup',
  wearsOff: 'course/damage-wears-off',
  over: 'course/over-with-one-left',
  won: 'course/nothing-after-winning',
  leaves: 'course/leaves-at-once',
  put: 'course/all-triggers-are-put',
} as const;
