/** Texts of our own making in the formats of official files, for tests. */

export const MADE_UP_RULES = `The Made-Up Rules

These rules are effective as of February 3, 2031.

Contents

1. Made-Up Concepts
100. General
7. More
704. Checks
Glossary
Credits

1. Made-Up Concepts

100. General

100.1. There are players.

100.1a A player’s “turn” is short — as a rule.
Example: Ann’s turn.
Example: Bob’s turn.

100.1b The first paragraph.

     The second paragraph, set apart.

100.2. The last rule of the section.

7. More

704. Checks

704.5z If nothing is left, stop.

704.5aa If something is left, go on.

Glossary

100.9. A word in the glossary that looks like a rule.

Credits
`;

/** Two cards, one with two faces, in the format of a card to the line. */
export const MADE_UP_CARDS = [
  {
    name: 'Glass Mill',
    faces: { 'Glass Mill': { type: 'Artifact', cost: '{2}', text: 'Made up.' } },
    rulings: [
      { date: '2030-01-02', text: 'The mill’s wheel turns once.' },
      { date: '2030-05-06', text: "The mill's wheel turns once." },
      { date: '2030-01-02', text: 'The mill turns in any wind.' },
    ],
  },
  {
    name: 'Dawn // Dusk',
    faces: {
      Dawn: { type: 'Instant', cost: '{W}', text: 'Made up.' },
      Dusk: { type: 'Instant', cost: '{B}', text: '' },
    },
    rulings: [{ date: '2029-03-04', text: 'Dawn comes first.' }],
  },
]
  .map((card) => JSON.stringify(card))
  .join('\n');
