import { PDFDocument } from '@napi-rs/canvas'
import { setType, type Type, wrap } from '../brushes/lettering.ts'
import type { Pen } from '../brushes/surface.ts'
import { addPageBoxes, type PageBoxes } from './pageBoxes.ts'
import { readPdf, writePdf } from './pdfFile.ts'
import type { DocumentLanguage } from './plan.ts'
import { addTags } from './taggedPdf.ts'
import { marked, newTags, type Role, tagged } from './tags.ts'

/** Millimetres in the points that a PDF counts in. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4

/** Sizes in mm. */
export const A4 = { width: 210, height: 297 } as const
export const A6 = { width: 105, height: 148 } as const

export const INK = '#1b2333'
export const MUTED = '#555d70'
export const LINE = '#c9cedb'
export const EMBER = '#9a4206'

/** A page whose pen counts in mm. */
export interface Page {
  readonly pen: Pen
  readonly width: number
  readonly height: number
}

export interface Paper {
  /** Draws one more page of a size in mm. */
  page(size: { readonly width: number; readonly height: number }, draw: (page: Page) => void): void
  /** The same of a size in whole points, which no page is rounded to. */
  pageOf(points: { readonly width: number; readonly height: number }, draw: (page: Page) => void): void
  /** The file; with boxes for a printer if there are any. */
  close(boxes?: PageBoxes): Uint8Array
}

/** A PDF to be drawn page by page. Its words can be selected, searched, and read to people in its language. */
export function openPaper(title: string, language: DocumentLanguage): Paper {
  const document = new PDFDocument({ title, creator: 'Iskra', producer: 'Iskra', encodingQuality: 92 })
  const tags = newTags()
  const pageOf: Paper['pageOf'] = ({ width, height }, draw) => {
    const pen = penOf(document.beginPage(width, height))
    tags.startPage(pen)
    pen.scale(mm(1), mm(1))
    pen.textBaseline = 'alphabetic'
    draw({ pen, width: width / mm(1), height: height / mm(1) })
    document.endPage()
  }
  return {
    pageOf,
    page: ({ width, height }, draw) => pageOf({ width: mm(width), height: mm(height) }, draw),
    close: (boxes) => {
      const file = readPdf(document.close())
      addTags(file, tags.root, language)
      if (boxes !== undefined) addPageBoxes(file, boxes)
      return writePdf(file)
    },
  }
}

/** Measures with a pen before there is a page; its drawing is discarded. */
export function probe<Measured>(measure: (pen: Pen) => Measured): Measured {
  return measure(penOf(new PDFDocument().beginPage(mm(A4.width), mm(A4.height))))
}

/** The library's types know less of a page's pen than of a canvas's; it is the same. */
function penOf(context: object): Pen {
  if (!isPen(context)) throw new Error('this canvas draws no documents')
  return context
}

function isPen(context: object): context is Pen {
  return 'drawImage' in context && 'createPattern' in context
}

/** One line of text at a baseline; sizes in mm. */
export function write(
  pen: Pen,
  text: string,
  at: {
    readonly x: number
    readonly y: number
    readonly align?: CanvasTextAlign
    /** The direction, when it differs from that of the text’s own first letter: for a line inside a paragraph. */
    readonly isFromTheRight?: boolean
  },
  { colour = INK, ...type }: Type & { readonly colour?: string },
): void {
  setType(pen, type)
  pen.fillStyle = colour
  pen.textAlign = at.align ?? 'left'
  pen.direction = (at.isFromTheRight ?? isFromTheRight(text)) ? 'rtl' : 'ltr'
  // The fonts have an accent only together with its letter, so separate ones are composed.
  const composed = text.normalize('NFC')
  marked(pen, at, composed, () => pen.fillText(composed, at.x, at.y))
}

/** Whether a text is read from the right, by its first letter. */
export function isFromTheRight(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter)
}

/** Paragraphs below each other, each broken into lines; returns the baseline after the last. */
export function writeParagraphs(
  pen: Pen,
  paragraphs: readonly string[],
  box: { readonly x: number; readonly y: number; readonly width: number },
  {
    leading,
    gap,
    ...type
  }: Type & { readonly leading: number; readonly gap: number; readonly colour?: string },
  role: Role = 'P',
): number {
  let { y } = box
  for (const paragraph of paragraphs) {
    setType(pen, type)
    tagged(pen, role, () => {
      for (const line of breakLines(pen, paragraph, box.width)) {
        write(pen, line, { x: box.x, y }, type)
        y += leading
      }
    })
    y += gap
  }
  return y
}

/** Breaks a text into lines of at most a width: at its line breaks, between words, and inside a word that is too long. */
export function breakLines(pen: Pen, text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrap(pen, wholeWords(pen, line, width), width))
}

/**
 * The same without a last line of a word or two: centred text as narrow as that number of lines allows, other text just
 * narrow enough.
 */
export function breakEvenly(pen: Pen, text: string, width: number, isCentred: boolean): string[] {
  return text.split('\n').flatMap((line) => evenLines(pen, line, width, isCentred))
}

/** The least part of a line that its last one takes. */
const LEAST_LAST = 0.22
/** Widths to try, in parts of the room: a slightly narrower text isn't noticed, and centred text may have any width. */
const NARROWER = [0.95, 0.9, 0.85] as const
const NARROWEST = 0.6
const STEPS = 4

function evenLines(pen: Pen, text: string, width: number, isCentred: boolean): string[] {
  const lines = breakLines(pen, text, width)
  if (lines.length < 2) return lines
  /** Null when it needs one more line, or a word would have to be cut. */
  const atWidth = (part: number): string[] | null => {
    const narrower = breakLines(pen, text, width * part)
    return narrower.length === lines.length && narrower.join(' ') === lines.join(' ') ? narrower : null
  }
  if (isCentred) return narrowest(atWidth) ?? lines
  const isFine = (some: readonly string[]) => pen.measureText(some.at(-1) ?? '').width >= width * LEAST_LAST
  if (isFine(lines)) return lines
  return NARROWER.map(atWidth).find((some) => some !== null && isFine(some)) ?? lines
}

function narrowest(atWidth: (part: number) => string[] | null): string[] | null {
  let found: string[] | null = null
  let [least, most] = [NARROWEST, 1]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (least + most) / 2
    const lines = atWidth(middle)
    found = lines ?? found
    if (lines === null) least = middle
    else most = middle
  }
  return found
}

/** A text whose words all fit into a line: a longer one is cut at the line's end. */
function wholeWords(pen: Pen, text: string, width: number): string {
  return text
    .split(' ')
    .flatMap((word) => (pen.measureText(word).width <= width ? [word] : cutWord(pen, word, width)))
    .join(' ')
}

function cutWord(pen: Pen, word: string, width: number): string[] {
  const parts = ['']
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`
    if (pen.measureText(longer).width > width) parts.push(letter)
    else parts[parts.length - 1] = longer
  }
  return parts
}

export function rule(pen: Pen, from: number, to: number, y: number, colour = LINE): void {
  pen.strokeStyle = colour
  pen.lineWidth = 0.2
  pen.beginPath()
  pen.moveTo(from, y)
  pen.lineTo(to, y)
  pen.stroke()
}
