import { charactersOf } from '#domain/wording/characters.ts'

/** The font of words on things: the family of headings, in the page's weight, or that of text. */
export type Face = 'heading' | 'text'

/** The letters and signs that both families have, on the page and where things are made. */
const LETTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~áäçèéëíñóöøüßÁÄÉÓÖÜ„”“’‘«»–—…·×°½¼¾²³№ąćęłńśźżĄĆĘŁŃŚŹŻ'

/** How wide each is, in hundredths of the size of the type. */
const WIDTHS: Readonly<Record<Face, readonly number[]>> = {
  heading: [
    23, 28, 34, 62, 62, 96, 74, 17, 31, 31, 43, 52, 18, 34, 22, 35, 65, 33, 59, 59, 61, 60, 64, 50, 64, 64,
    23, 21, 52, 52, 52, 41, 96, 68, 66, 67, 68, 60, 57, 70, 70, 28, 36, 67, 50, 90, 75, 71, 63, 71, 66, 63,
    55, 70, 66, 96, 67, 62, 56, 31, 35, 31, 56, 56, 28, 57, 62, 56, 62, 57, 39, 59, 61, 26, 27, 57, 26, 92,
    61, 60, 62, 62, 42, 53, 38, 60, 56, 84, 55, 58, 51, 34, 25, 34, 52, 57, 57, 56, 57, 57, 57, 26, 61, 60,
    60, 60, 60, 67, 68, 68, 60, 71, 71, 70, 37, 38, 38, 19, 19, 45, 45, 52, 79, 74, 22, 52, 35, 90, 89, 104,
    42, 41, 64, 57, 56, 57, 35, 61, 53, 51, 51, 68, 67, 60, 57, 75, 63, 56, 56,
  ],
  text: [
    24, 30, 35, 63, 56, 79, 65, 21, 36, 36, 48, 63, 24, 41, 22, 40, 64, 42, 56, 55, 62, 58, 57, 54, 61, 57,
    27, 27, 63, 63, 63, 51, 99, 69, 61, 72, 69, 59, 55, 76, 75, 28, 53, 63, 52, 85, 77, 78, 59, 78, 63, 61,
    56, 71, 70, 97, 63, 62, 64, 33, 40, 33, 56, 44, 23, 52, 59, 54, 59, 55, 38, 59, 56, 24, 28, 50, 23, 86,
    56, 58, 59, 58, 35, 47, 38, 56, 53, 80, 49, 54, 49, 39, 26, 39, 60, 51, 51, 54, 55, 55, 55, 24, 56, 58,
    58, 58, 56, 57, 69, 69, 59, 78, 78, 71, 34, 35, 35, 19, 19, 57, 57, 55, 110, 64, 26, 63, 37, 86, 83, 90,
    36, 35, 71, 51, 54, 55, 28, 56, 47, 49, 49, 69, 72, 59, 52, 77, 61, 64, 64,
  ],
}

const PLACES: ReadonlyMap<string, number> = new Map(
  charactersOf(LETTERS).map((letter, place) => [letter, place]),
)

/** How wide a line is in a size of 1: the sum of its letters. */
export function lineWidth(text: string, face: Face): number {
  return (
    charactersOf(text).reduce((sum, letter) => sum + (WIDTHS[face][PLACES.get(letter) ?? 0] ?? 0), 0) / 100
  )
}

/** The first sign of a text that can't be set; null where all of them can. */
export function missingLetter(text: string): string | null {
  return charactersOf(text).find((letter) => !PLACES.has(letter)) ?? null
}
