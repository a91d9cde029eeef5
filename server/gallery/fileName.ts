import { tidyText } from '#domain/contact/tidyText.ts'
import { FILENAME_MOST } from '#domain/gallery/galleryImage.ts'

/**
 * A file's name as it is kept and shown: without folders, signs that can't be seen or turn the direction of writing,
 * and at most 200 characters, its ending included; `nameless` where nothing is left. It never becomes part of a path.
 */
export function fileName(sent: string, nameless: string): string {
  const name = tidyText(
    sent
      .toWellFormed()
      .replace(/^.*[/\\]/s, '')
      .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu, ' '),
  )
  if (name.length <= FILENAME_MOST) return name === '' ? nameless : name
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  return `${name.slice(0, FILENAME_MOST - ending.length).replace(/[\uD800-\uDBFF]$/, '')}${ending}`
}
