import { tidyText } from '#domain/contact/tidyText.ts'
import { FILENAME_MOST } from '#domain/gallery/galleryImage.ts'

/** Joiners connect letters of many languages and parts of an emoji; anywhere else they are only invisible. */
const STRAY_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu

/**
 * A file's name as stored and shown: without folders, invisible characters and those that turn the direction of
 * writing, and at most 200 characters with its extension; `nameless` when nothing is left. It never becomes part of a
 * path.
 */
export function fileName(sent: string, nameless: string): string {
  const name = tidyText(
    sent
      .toWellFormed()
      .replace(/^.*[/\\]/s, '')
      .replaceAll(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]|(?![\u200C\u200D])\p{Cf}/gu, ' ')
      .replaceAll(STRAY_JOINERS, ''),
  )
  if (name.length <= FILENAME_MOST) return name === '' ? nameless : name
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  return `${name
    .slice(0, FILENAME_MOST - ending.length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replaceAll(STRAY_JOINERS, '')}${ending}`
}
