/**
 * Keeps a number on one line with its noun: "10 kredytów". The build runs this over every Polish message as it is
 * written in ICU form (scripts/inlineMessages.ts).
 */
export function bindNumbers(message: string): string {
  return message
    .replaceAll(/([#\d]) (?=\p{L})/gu, '$1\u00a0')
    .replaceAll(/\} (?=(?:kredyt|szt\.|zł|MB|dni|znak|minut|mega))/gu, '}\u00a0')
}

/** Text that is read, not copied, on one line: "00-950". */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')
}
