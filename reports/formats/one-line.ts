/** Text that an engine may have written, without line breaks and codes for a terminal: what cannot be seen, or moves what can, stands as its code. */
export function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu,
    (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** The same with every white space as one space. */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/gu, ' ').trim());
}
