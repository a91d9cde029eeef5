/**
 * Polish typography: a one-letter word must not end a line, so the space after it doesn't break. The build runs this
 * over every Polish message (scripts/inlineMessages.ts).
 */
export function bindShortWords(text: string): string {
  // Twice, because two such words may follow each other: "a w domu".
  return bindOnce(bindOnce(text))
}

function bindOnce(text: string): string {
  return text.replaceAll(/(^|[\s\u00a0(„«–—])([aiouwz]) (?=\S|$)/giu, '$1$2\u00a0')
}
