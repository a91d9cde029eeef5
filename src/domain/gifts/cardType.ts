/** The fonts of cards and letters: the page and the PDFs read the same files of the same names. */
export const CARD_FONTS = {
  words: {
    family: 'Fraunces',
    style: 'italic',
    weight: 420,
    parts: ['polish', 'more', 'vietnamese', 'basic'],
  },
  /** Of the first words, where they greet. */
  greeting: {
    family: 'Fraunces',
    style: 'italic',
    weight: 580,
    parts: ['polish', 'more', 'vietnamese', 'basic'],
  },
  /** Of who signs. */
  hand: { family: 'Caveat', style: 'normal', weight: 620, parts: ['polish', 'more', 'cyrillic', 'basic'] },
} as const

export type CardFont = keyof typeof CARD_FONTS

/** The largest greeting and the signature beside the words, as multiples of their size. */
export const GREETING_SIZE = 1.3
export const SIGNATURE_SIZE = 1.6

/** Room before a paragraph, in multiples of the words’ size. */
export const PARAGRAPH_GAP = 0.7

/** A first paragraph of so few characters greets; a longer one is part of the text. */
const LONGEST_GREETING = 48

/** Whether the first of some paragraphs greets. */
export function greets(paragraphs: readonly string[]): boolean {
  const [first = ''] = paragraphs
  return paragraphs.length > 1 && first.length <= LONGEST_GREETING
}

/** A sheet that words are set on, mm. */
export interface WrittenSheet {
  readonly width: number
  readonly height: number
  readonly margin: number
  /** Room above and below the words. */
  readonly top: number
  readonly bottom: number
  /** The size of a few words, and the smallest: longer ones go on to another page. */
  readonly most: number
  readonly least: number
  /** Multiples of the size. */
  readonly leading: number
  readonly align: 'center' | 'left'
}

/** The sheets that cards and letters come on; of `four` notes each is a quarter of A4. */
export const WRITTEN_SHEETS = {
  card: {
    width: 105,
    height: 148,
    margin: 13,
    top: 22,
    bottom: 24,
    most: 5.4,
    least: 3.1,
    leading: 1.46,
    align: 'center',
  },
  A4: {
    width: 210,
    height: 297,
    margin: 34,
    top: 54,
    bottom: 30,
    most: 7.2,
    least: 4,
    leading: 1.56,
    align: 'left',
  },
  A5: {
    width: 148,
    height: 210,
    margin: 22,
    top: 40,
    bottom: 22,
    most: 5.8,
    least: 3.3,
    leading: 1.56,
    align: 'left',
  },
  four: {
    width: 105,
    height: 148.5,
    margin: 14,
    top: 32,
    bottom: 18,
    most: 4.8,
    least: 2.9,
    leading: 1.56,
    align: 'left',
  },
} as const satisfies Record<string, WrittenSheet>

export type WrittenSheetName = keyof typeof WRITTEN_SHEETS

/** The mean width of a character in multiples of its size, with the spaces of a line that isn’t full. */
const MEAN_WIDTH = 0.5
/** Sizes between the largest and the smallest that are tried. */
export const SIZE_STEPS = 12

/** The sizes that words on a sheet can have, mm, the largest first. */
export function sizesOf({ most, least }: Pick<WrittenSheet, 'most' | 'least'>): readonly number[] {
  return Array.from({ length: SIZE_STEPS + 1 }, (_, step) => most - ((most - least) * step) / SIZE_STEPS)
}

/**
 * About how large some words are set on a sheet, mm: the PDF measures its letters, the page counts them. Where they
 * don’t fit even at the smallest size, that one.
 */
export function sizeOf(
  { paragraphs, signature }: { readonly paragraphs: readonly string[]; readonly signature: string },
  sheet: WrittenSheet,
): number {
  const [width, height] = [sheet.width - 2 * sheet.margin, sheet.height - sheet.top - sheet.bottom]
  const hasGreeting = greets(paragraphs)
  const heightAt = (size: number) => {
    const rows = (text: string, scale: number) =>
      text
        .split('\n')
        .reduce(
          (sum, line) => sum + Math.max(1, Math.ceil((line.length * MEAN_WIDTH * size * scale) / width)),
          0,
        )
    const body = paragraphs.reduce((sum, paragraph, place) => {
      const scale = hasGreeting && place === 0 ? GREETING_SIZE : 1
      return sum + rows(paragraph, scale) * size * scale * sheet.leading + size * PARAGRAPH_GAP
    }, 0)
    const signed = signature === '' ? 0 : size * (sheet.leading + 1.1 * SIGNATURE_SIZE)
    return body + signed
  }
  return sizesOf(sheet).find((size) => heightAt(size) <= height) ?? sheet.least
}
