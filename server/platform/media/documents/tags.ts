import type { Pen } from '../brushes/surface.ts'

/** The role of a document's part, for screen readers (ISO 32000, section 14.8.4). */
export type Role = 'Document' | 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD'

/** A part of a document, in the order in which it is read. */
export interface TaggedPart {
  readonly role: Role
  /** The content of a picture. */
  readonly says?: string
  readonly kids: (TaggedPart | Mark)[]
}

/** A drawn thing on a page that belongs to a part. */
export interface Mark {
  readonly page: number
  /** Among the marks of its page. */
  readonly number: number
  readonly role: Role
  /** Its reading when its glyphs alone don’t give it; else null. */
  readonly reads: string | null
}

/** The parts of a document, as they are drawn page by page. */
export interface Tags {
  readonly root: TaggedPart
  startPage(pen: Pen): void
}

interface PageTags {
  readonly page: number
  marks: number
  part: TaggedPart
}

/** The page that a document's pen draws on; drawings on any other canvas aren't tagged. */
const pages = new WeakMap<Pen, PageTags>()

export function newTags(): Tags {
  const root: TaggedPart = { role: 'Document', kids: [] }
  let page = 0
  return { root, startPage: (pen) => void pages.set(pen, { page: page++, marks: 0, part: root }) }
}

/** Draws a part of a document: text written meanwhile belongs to it. */
export function tagged(pen: Pen, role: Role, draw: () => void): void {
  inPart(pen, { role, kids: [] }, draw)
}

/** Draws a picture at a place; `says` is its description. */
export function pictured(pen: Pen, at: Place, says: string, draw: () => void): void {
  inPart(pen, { role: 'Figure', says, kids: [] }, () => marked(pen, at, '', draw))
}

function inPart(pen: Pen, part: TaggedPart, draw: () => void): void {
  const tags = pages.get(pen)
  if (tags === undefined) return draw()
  const before = tags.part
  before.kids.push(part)
  tags.part = part
  draw()
  tags.part = before
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Draws glyphs that are read as a text; outside all parts, it is a paragraph of its own. */
export function marked(pen: Pen, at: Place, text: string, draw: () => void): void {
  const tags = pages.get(pen)
  if (tags === undefined) return draw()
  if (tags.part.role === 'Document')
    return inPart(pen, { role: 'P', kids: [] }, () => marked(pen, at, text, draw))
  const { page, part } = tags
  const number = tags.marks++
  part.kids.push({ page, number, role: part.role, reads: isToldByGlyphs(text) ? null : text })
  drawSignal(pen, at, number, 'begin')
  draw()
  drawSignal(pen, at, number, 'end')
}

/** Letters with one glyph each in every font: others are joined, composed or reordered in typesetting. */
const isToldByGlyphs = (text: string) => /^[\0-\u024f\u05d0-\u05ea\u2000-\u20cf\u2100-\u22ff]*$/u.test(text)

/**
 * The drawing library can't write marks: a rectangle whose size encodes a mark's beginning or end is drawn, and removed
 * when the file is written (`taggedPdf.ts`). Powers of two are kept to the last digit.
 */
const WIDTHS = { begin: 2 ** -6, end: 2 ** -5 } as const
const STEP = 2 ** -8
const CLOSE = STEP / 8

function drawSignal(pen: Pen, { x, y }: Place, number: number, kind: 'begin' | 'end'): void {
  pen.fillRect(x, y, WIDTHS[kind], STEP * (number + 1))
}

/** The signal of a rectangle's size, if it is one. */
export function signalOf(width: number, height: number): { kind: 'begin' | 'end'; number: number } | null {
  const kind = (['begin', 'end'] as const).find((one) => Math.abs(width - WIDTHS[one]) < CLOSE)
  const number = Math.round(height / STEP) - 1
  return kind === undefined || Math.abs(height - STEP * (number + 1)) > CLOSE ? null : { kind, number }
}
