/** Firefox has it since 125. */
const SEGMENTER = 'Segmenter' in Intl ? new Intl.Segmenter('pl', { granularity: 'grapheme' }) : null

/** The characters of a text as people count them; its code points in engines that can't tell. */
export function charactersOf(text: string): string[] {
  return SEGMENTER === null ? Array.from(text) : Array.from(SEGMENTER.segment(text), ({ segment }) => segment)
}
