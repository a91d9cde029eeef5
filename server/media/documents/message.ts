import { setType, type Type } from '../brushes/lettering.ts'
import type { Voice } from '../brushes/fonts.ts'
import type { Pen } from '../brushes/surface.ts'
import { breakEvenly, breakLines, INK, write } from './paper.ts'
import type { Message } from './plan.ts'

/** How a message is set; sizes in mm. */
export interface MessageStyle {
  readonly voice: Voice
  readonly weight: number
  /** The largest size, for a few words, and the smallest: longer ones go on to another page. */
  readonly most: number
  readonly least: number
  readonly leading: number
  readonly align: 'left' | 'center'
  /** Of the first words, where they greet, and of who signs. */
  readonly colour: string
  /** Who signs: by hand, or as the rest is written. */
  readonly signs: 'by hand' | 'plainly'
}

export interface MessageBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One line, with how far below the line before it stands. */
export interface SetLine {
  readonly text: string
  readonly below: number
  readonly type: Type
  readonly colour: string
  readonly align: 'left' | 'center' | 'right'
}

/** A first paragraph of so few characters greets; a longer one is part of the text. */
const LONGEST_GREETING = 48

/**
 * Breaks a message into pages of lines for boxes of one size: as large as it fits into one, and on as many pages as
 * its smallest size takes.
 */
export function setMessage(
  pen: Pen,
  message: Message,
  box: MessageBox,
  style: MessageStyle,
): readonly (readonly SetLine[])[] {
  for (let size = style.most; size > style.least; size -= (style.most - style.least) / 12) {
    const lines = linesOf(pen, message, box.width, { ...style, size }, breakLines)
    if (heightOf(lines) <= box.height && breaksNoVerse(lines, message))
      return [linesOf(pen, message, box.width, { ...style, size })]
  }
  return paginate(linesOf(pen, message, box.width, { ...style, size: style.least }), box.height)
}

/** Whether verses stand as they were written: where lines are broken already, a smaller size is better than one more break. */
function breaksNoVerse(lines: readonly SetLine[], { paragraphs }: Message): boolean {
  const verses = paragraphs.filter((one) => one.includes('\n')).flatMap((one) => one.split('\n'))
  const set = new Set(lines.map(({ text }) => text.replaceAll('\u00a0', ' ')))
  return verses.every((verse) => set.has(verse.replaceAll('\u00a0', ' ')))
}

/** Draws one page of a message; with `isCentred` in the middle of its box's height. */
export function drawLines(pen: Pen, lines: readonly SetLine[], box: MessageBox, isCentred: boolean): void {
  let y = box.y + (isCentred ? Math.max(0, box.height - heightOf(lines)) / 2 : 0)
  const places = { left: box.x, center: box.x + box.width / 2, right: box.x + box.width }
  for (const [index, { text, below, type, colour, align }] of lines.entries()) {
    y += index === 0 ? type.size : below
    write(pen, text, { x: places[align], y, align }, { ...type, colour })
  }
}

/** A message in lines; how they are broken changes no height: to measure, the quickest way will do. */
export function linesOf(
  pen: Pen,
  { paragraphs, signature }: Message,
  width: number,
  style: MessageStyle & { readonly size: number },
  breaking: typeof breakEvenly = breakEvenly,
): readonly SetLine[] {
  const { voice, weight, size, leading, align, colour } = style
  const [first = ''] = paragraphs
  const greets = paragraphs.length > 1 && first.length <= LONGEST_GREETING
  const body = paragraphs.flatMap((paragraph, index) => {
    const isGreeting = greets && index === 0
    const type = { voice, weight: isGreeting ? weight + 160 : weight, size: isGreeting ? size * 1.3 : size }
    setType(pen, type)
    return breaking(pen, paragraph, width, align === 'center').map((text, place) => ({
      text,
      below: type.size * leading + (place === 0 ? size * 0.7 : 0),
      type,
      colour: isGreeting ? colour : INK,
      align,
    }))
  })
  return [...body, ...signed(pen, signature, width, style)]
}

function signed(
  pen: Pen,
  signature: string,
  width: number,
  { voice, weight, size, leading, align, colour, signs }: MessageStyle & { readonly size: number },
): readonly SetLine[] {
  const type: Type =
    signs === 'by hand' ? { voice: 'hand', weight: 620, size: size * 1.6 } : { voice, weight, size }
  if (signature === '') return []
  setType(pen, type)
  return breakEvenly(pen, signature, width, true).map((text, place) => ({
    text,
    below: place === 0 ? size * leading + type.size * 1.1 : type.size * 1.15,
    type,
    colour: signs === 'by hand' ? colour : INK,
    align: signs === 'by hand' && align === 'left' ? 'right' : align,
  }))
}

export function heightOf(lines: readonly SetLine[]): number {
  return lines.reduce((sum, { below, type }, index) => sum + (index === 0 ? type.size : below), 0)
}

/** As few pages as it takes, each about as full: no signature stands on one of its own. */
function paginate(lines: readonly SetLine[], height: number): readonly (readonly SetLine[])[] {
  const greedy = intoPages(lines, height, height)
  const even = intoPages(lines, height, heightOf(lines) / greedy.length)
  return even.length === greedy.length ? even : greedy
}

/** Pages of at most a `height`, which end with the line that makes them as high as `enough`. */
function intoPages(
  lines: readonly SetLine[],
  height: number,
  enough: number,
): readonly (readonly SetLine[])[] {
  const pages: SetLine[][] = [[]]
  for (const line of lines) {
    const page = pages.at(-1) ?? []
    if (page.length > 0 && (heightOf([...page, line]) > height || heightOf(page) >= enough)) pages.push([])
    pages.at(-1)?.push(line)
  }
  return pages
}
