import { foldedWords } from '#domain/catalogue/foldPolish.ts'

/** Something the palette can do, found by its words. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  /** Other words by which it is looked for, not shown. */
  readonly keywords?: string
  readonly run: () => void
}

/**
 * The entries in which each word of `text` begins some word of the label or the keywords, without regard to
 * case and Polish letters. A blank text: all of them; signs without words: none. The order stays.
 */
export function matchEntries<Entry extends PaletteEntry>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] {
  const wanted = foldedWords(text)
  if (wanted.length === 0) return text.trim() === '' ? entries : []
  return entries.filter((entry) => {
    const known = foldedWords(`${entry.label} ${entry.keywords ?? ''}`)
    return wanted.every((word) => known.some((other) => other.startsWith(word)))
  })
}
