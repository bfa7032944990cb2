/** A word of a command line, in quotes where the shell would take it apart. */
export function inShell(word: string): string {
  return /^[\w:./@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A command line of Headjudge that the shell takes apart into these words. */
export function commandLine(words: readonly string[]): string {
  return ['headjudge', ...words.map(inShell)].join(' ');
}
