import type { Transcript } from './transcriptSchema.ts'

/** Characters that a card of a list has room for. */
const MOST = 160

/** How a transcript begins, for lists; empty where nothing is written. */
export function glimpseOf({ passages }: Transcript): string {
  let glimpse = ''
  for (const { words } of passages) {
    for (const { text } of words) {
      glimpse += glimpse === '' ? text : ` ${text}`
      if (glimpse.length >= MOST) return glimpse.slice(0, MOST).toWellFormed()
    }
  }
  return glimpse
}
