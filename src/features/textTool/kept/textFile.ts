import { slugOf } from '#domain/catalogue/foldPolish.ts'
import { decodeText } from '#domain/text/decodeText.ts'
import { MOST_TEXT_CHARACTERS } from '#domain/text/textBounds.ts'

/** What files may be opened, for the browser’s dialog. */
export const TEXT_FILES = '.txt,.md,.markdown,text/plain,text/markdown'

/** A character takes four bytes at most: a larger file is too long, whatever is in it, and is not read whole. */
const MOST_BYTES = 4 * (MOST_TEXT_CHARACTERS + 1)

/**
 * What is written in a file; of a larger one than a text may be, more than it may be. Null where it is no text or can’t be
 * read.
 */
export async function readTextFile(file: File): Promise<string | null> {
  try {
    const bytes = new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer())
    return decodeText(bytes, file.size > MOST_BYTES)
  } catch {
    return null
  }
}

/** A text as a file of plain words, named after its title. */
export function textFile(title: string, text: string): File {
  const name = slugOf(title).slice(0, 60)
  return new File([text], `${name === '' ? 'tekst' : name}.txt`, { type: 'text/plain;charset=utf-8' })
}
