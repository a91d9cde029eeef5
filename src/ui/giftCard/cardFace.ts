// The front of a card that is folded from an A4 sheet: A5, upright. Everything is in parts of its width.

/** Of A5, 148 by 210 mm. */
export const CARD_RATIO = 210 / 148

export interface CardWish {
  /** The words on the front, under the picture; may be empty. */
  readonly front: string
  /** Whether the picture keeps a margin of paper, whole, or fills the front and is cut where it has to be. */
  readonly look: 'full' | 'framed'
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const MARGIN = 0.07
/** The paper under the picture that the words have. */
const BAND = 0.32

/** The place of the picture on a front of this width. */
export function pictureBox(width: number, { front, look }: CardWish): Box {
  const height = width * CARD_RATIO
  const band = front.trim() === '' ? 0 : BAND * width
  if (look === 'full') return { x: 0, y: 0, width, height: height - band }
  const margin = MARGIN * width
  return {
    x: margin,
    y: margin,
    width: width - 2 * margin,
    height: height - 2 * margin - (band === 0 ? 0 : band - margin),
  }
}

/** The part of a picture that is seen in a box: all of it, or its middle where it has to fill the box. */
export function fitPicture(
  picture: { width: number; height: number },
  box: Box,
  look: CardWish['look'],
): { from: Box; to: Box } {
  const scales = [box.width / picture.width, box.height / picture.height]
  const scale = look === 'full' ? Math.max(...scales) : Math.min(...scales)
  const width = Math.min(picture.width, box.width / scale)
  const height = Math.min(picture.height, box.height / scale)
  return {
    from: { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height },
    to: {
      x: box.x + (box.width - width * scale) / 2,
      y: box.y + (box.height - height * scale) / 2,
      width: width * scale,
      height: height * scale,
    },
  }
}

/** Breaks words into lines no wider than told, as far as a word allows. */
export function breakLines(text: string, most: number, measure: (line: string) => number): readonly string[] {
  const lines: string[] = []
  for (const word of text
    .trim()
    .split(/\s+/u)
    .filter((part) => part !== '')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measure(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
