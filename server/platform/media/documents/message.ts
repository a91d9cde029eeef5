import { greets, GREETING_SIZE, PARAGRAPH_GAP, SIGNATURE_SIZE, sizesOf } from '#domain/gifts/cardType.ts'
import { setType, type Type } from '../brushes/lettering.ts'
import type { Pen } from '../brushes/surface.ts'
import { breakEvenly, breakLines, INK, isFromTheRight, write } from './paper.ts'
import type { Message } from './plan.ts'
import { tagged } from './tags.ts'

type Face = Omit<Type, 'size'>

/** The typesetting of a message; sizes in mm. */
export interface MessageStyle {
  readonly words: Face
  /** Of a greeting in the first words. */
  readonly greeting: Face
  /** Of the signature; null for the same as the rest. */
  readonly signature: Face | null
  /** The largest size, for a few words, and the smallest: longer texts go on to another page. */
  readonly most: number
  readonly least: number
  readonly leading: number
  readonly align: 'left' | 'center'
  /** For a greeting in the first words, and for a handwritten signature. */
  readonly colour: string
}

export interface MessageBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One line, with its distance below the line before it. */
export interface SetLine {
  /** The index of its paragraph. */
  readonly paragraph: number
  readonly text: string
  readonly below: number
  readonly type: Type
  readonly colour: string
  readonly align: 'left' | 'center' | 'right'
  /** Its paragraph is read from the right. */
  readonly isFromTheRight: boolean
}

/**
 * Breaks a message into pages of lines for boxes of one size: as large as it fits into one, and on as many pages as its
 * smallest size needs.
 */
export function setMessage(
  pen: Pen,
  message: Message,
  box: MessageBox,
  style: MessageStyle,
): readonly (readonly SetLine[])[] {
  for (const size of sizesOf(style).slice(0, -1)) {
    const lines = linesOf(pen, message, box.width, { ...style, size }, breakLines)
    if (heightOf(lines) <= box.height && breaksNoVerse(lines, message))
      return [linesOf(pen, message, box.width, { ...style, size })]
  }
  return paginate(linesOf(pen, message, box.width, { ...style, size: style.least }), box.height)
}

/** Whether verses keep their lines: for text with line breaks, a smaller size is better than one more break. */
function breaksNoVerse(lines: readonly SetLine[], { paragraphs }: Message): boolean {
  const verses = paragraphs.filter((one) => one.includes('\n')).flatMap((one) => one.split('\n'))
  const set = new Set(lines.map(({ text }) => text.replaceAll('\u00a0', ' ')))
  return verses.every((verse) => set.has(verse.replaceAll('\u00a0', ' ')))
}

/** Draws one page of a message; with `isCentred` in the middle of its box's height. */
export function drawLines(pen: Pen, lines: readonly SetLine[], box: MessageBox, isCentred: boolean): void {
  let y = box.y + (isCentred ? Math.max(0, box.height - heightOf(lines)) / 2 : 0)
  const places = { left: box.x, center: box.x + box.width / 2, right: box.x + box.width }
  for (const paragraph of Map.groupBy(lines, (line) => line.paragraph).values()) {
    tagged(pen, 'P', () => {
      for (const line of paragraph) {
        const { text, below, type, colour, align, ...from } = line
        y += line === lines[0] ? type.size : below
        write(pen, text, { x: places[align], y, align, ...from }, { ...type, colour })
      }
    })
  }
}

/** A message in lines; the line breaks don't change the height, so measuring uses the fastest way. */
export function linesOf(
  pen: Pen,
  { paragraphs, signature }: Message,
  width: number,
  style: MessageStyle & { readonly size: number },
  breaking: typeof breakEvenly = breakEvenly,
): readonly SetLine[] {
  const { size, leading, align, colour } = style
  const hasGreeting = greets(paragraphs)
  const body = paragraphs.flatMap((text, paragraph) => {
    const isGreeting = hasGreeting && paragraph === 0
    const type = isGreeting ? { ...style.greeting, size: size * GREETING_SIZE } : { ...style.words, size }
    const fromTheRight = isFromTheRight(text)
    setType(pen, type)
    return breaking(pen, text, width, align === 'center').map((line, place) => ({
      text: line,
      paragraph,
      below: type.size * leading + (place === 0 ? size * PARAGRAPH_GAP : 0),
      type,
      colour: isGreeting ? colour : INK,
      align: align === 'left' && fromTheRight ? ('right' as const) : align,
      isFromTheRight: fromTheRight,
    }))
  })
  return [...body, ...signed(pen, { text: signature, paragraph: paragraphs.length }, width, style)]
}

function signed(
  pen: Pen,
  { text, paragraph }: { readonly text: string; readonly paragraph: number },
  width: number,
  { words, signature, size, leading, align, colour }: MessageStyle & { readonly size: number },
): readonly SetLine[] {
  if (text === '') return []
  const type = signature === null ? { ...words, size } : { ...signature, size: size * SIGNATURE_SIZE }
  setType(pen, type)
  return breakEvenly(pen, text, width, true).map((line, place) => ({
    text: line,
    paragraph,
    below: place === 0 ? size * leading + type.size * 1.1 : type.size * 1.15,
    type,
    colour: signature === null ? INK : colour,
    align: signature !== null && align === 'left' ? 'right' : align,
    isFromTheRight: isFromTheRight(text),
  }))
}

export function heightOf(lines: readonly SetLine[]): number {
  return lines.reduce((sum, { below, type }, index) => sum + (index === 0 ? type.size : below), 0)
}

/** As few pages as needed, each about as full: no signature is alone on a page. */
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
