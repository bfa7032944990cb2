import { expect, test } from 'vitest';
import { normalised, ruleHash, rulingId, slug } from './identity.ts';

test('a text has one hash however its quotes, dashes and white space are written', () => {
  const plain = `The "blue" mage's plan - draw, then wait.`;
  const printed = '  The “blue” mage’s plan —\tdraw,\r\n then  wait. ';
  expect(ruleHash(printed)).toBe(ruleHash(plain));
  expect(normalised(printed)).toBe(plain);
});

test('en dash, em dash and minus all become a hyphen', () => {
  expect(normalised('1–2 —3 −4')).toBe('1-2 -3 -4');
});

test('single curly quotes become straight on both sides', () => {
  expect(normalised('‘so’')).toBe("'so'");
});

test('white space that cannot break a line is white space too', () => {
  expect(normalised('one\u00a0two')).toBe('one two');
});

test('case makes another text', () => {
  expect(ruleHash('Draw a card')).not.toBe(ruleHash('draw a card'));
});

test('a hash is the first ten hex digits of the SHA-256 of the normalised text', () => {
  expect(ruleHash(' abc ')).toBe('ba7816bf8f');
});

test('an id is the slug of the card and the hash of the text', () => {
  expect(rulingId("Mind's Made-Up Card", 'abc')).toBe('minds-made-up-card/ba7816bf8f');
});

test('a slug drops apostrophes, straight or curly, and joins the rest by single hyphens', () => {
  expect(slug('Boseiju, Who Shelters All')).toBe('boseiju-who-shelters-all');
  expect(slug('Yawgmoth’s Will')).toBe('yawgmoths-will');
  expect(slug('Commit // Memory')).toBe('commit-memory');
  expect(slug('"Ach! Hans, Run!"')).toBe('ach-hans-run');
});
