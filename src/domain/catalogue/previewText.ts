/** A personalised preview text is cut to this many characters (specification part 1, section 4). */
export const PREVIEW_LENGTH = 150

/**
 * The beginning of a text, at most `PREVIEW_LENGTH` characters long with its "…", ending with a whole word where
 * there is one. Characters are what a person counts: a letter made of several code points is never cut through.
 */
export function previewText(text: string): { readonly text: string; readonly isCut: boolean } {
  const characters = [...new Intl.Segmenter('pl', { granularity: 'grapheme' }).segment(text)]
  if (characters.length <= PREVIEW_LENGTH) return { text, isCut: false }
  const kept = characters.slice(0, PREVIEW_LENGTH - 1).map(({ segment }) => segment)
  const next = characters[PREVIEW_LENGTH - 1]?.segment ?? ''
  const lastSpace = kept.findLastIndex((character) => /\s/u.test(character))
  const isMidWord = lastSpace > 0 && !/\s/u.test(next)
  const whole = isMidWord ? kept.slice(0, lastSpace) : kept
  return {
    text: `${whole
      .join('')
      .trimEnd()
      .replace(/[.,;:–-]+$/u, '')}…`,
    isCut: true,
  }
}
