import { charactersOf } from '#domain/wording/characters.ts'

/** A personalised preview text is cut to this many characters (specification part 1, section 4). */
export const PREVIEW_LENGTH = 150

/** A phrase that ends before this share of the preview would leave too little of the text. */
const LEAST_SHARE = 0.45

/**
 * The beginning of a text, at most `PREVIEW_LENGTH` characters long with its "…". It ends with a whole sentence, else
 * with a whole phrase, else with a whole word. Characters are grapheme clusters: a letter made of several code points
 * is never cut.
 */
export function previewText(text: string): { readonly text: string; readonly isCut: boolean } {
  const characters = charactersOf(text)
  if (characters.length <= PREVIEW_LENGTH) return { text, isCut: false }
  const room = characters.slice(0, PREVIEW_LENGTH - 1)
  const next = characters[PREVIEW_LENGTH - 1] ?? ''
  const end = endOf(room, next, /[.!?]/u) ?? endOf(room, next, /[,;:–—]/u) ?? wordEnd(room, next)
  const shown = room.slice(0, end).join('').trimEnd()
  return { text: `${shown.replace(/[.,;:!?–—-]+$/u, '')}…`, isCut: true }
}

/** Behind the last of these signs that a space follows, if that is far enough. */
function endOf(room: readonly string[], next: string, sign: RegExp): number | null {
  const place = room.findLastIndex(
    (character, index) => sign.test(character) && /\s/u.test(room[index + 1] ?? next),
  )
  return place < PREVIEW_LENGTH * LEAST_SHARE ? null : place + 1
}

function wordEnd(room: readonly string[], next: string): number {
  const lastSpace = room.findLastIndex((character) => /\s/u.test(character))
  return lastSpace > 0 && !/\s/u.test(next) ? lastSpace : room.length
}
