import { bindShortWords } from './bindShortWords.ts'

const NBSP = '\u00a0'

/**
 * Polish typography of a text, on the page and on paper: no one-letter word at the end of a line, numbers kept with
 * their units and with „zł”. Doing it twice changes nothing.
 */
export function typeset(text: string): string {
  return bindShortWords(text)
    .replaceAll(
      /(?<=\d) (?=(?:zł|cm|mm|ml|g|kg|godz|minut|kredyt|kartek|stron|sztuk|elementów|obraz|film|lat|dni|słów|s\b|px))/gu,
      NBSP,
    )
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/gu, NBSP)
}
