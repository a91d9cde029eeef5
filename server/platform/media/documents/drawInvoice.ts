import type { Billing } from '#domain/account/billing.ts'
import type { Invoice } from '#domain/orders/invoice.ts'
import type { Seller } from '#domain/orders/seller.ts'
import { setType } from '../brushes/lettering.ts'
import type { Pen } from '../brushes/surface.ts'
import { A4, breakLines, EMBER, INK, MUTED, openPaper, type Page, probe, rule, write } from './paper.ts'
import type { DocumentPlan } from './plan.ts'
import { bilingual, type BilingualWords, printedInvoice, type PrintedInvoice } from './printedInvoice.ts'
import { tagged } from './tags.ts'

type InvoicePlan = Extract<DocumentPlan, { kind: 'invoice' }>

const MARGIN = 18
const RIGHT = A4.width - MARGIN
const TEXT = { voice: 'text', weight: 450 } as const
const STRONG = { voice: 'text', weight: 680 } as const
/** The right end of each column of amounts, mm from the left. */
const COLUMNS = { quantity: 92, unitNet: 113, discount: 130, net: 148, rate: 161, tax: 175, gross: RIGHT }
const NAME_WIDTH = 62
const ROW_LEADING = 4.2
const FIRST_PAGE_ROWS_FROM = 112
const NEXT_PAGE_ROWS_FROM = 34
const ROWS_UNTIL = A4.height - 62

/** An invoice on A4, on as many pages as its rows need. */
export function drawInvoice({ invoice, language }: InvoicePlan): Uint8Array {
  const words = bilingual(language)
  const printed = printedInvoice(invoice, language)
  const paper = openPaper(`${words.label('invoice')} ${invoice.number}`, language)
  const rows = printed.rows.map(rowOf)
  const pages = paginate(rows)
  for (const [index, page] of pages.entries()) {
    paper.page(A4, (sheet) => {
      if (index === 0) drawHead(sheet, invoice, words)
      const from = index === 0 ? FIRST_PAGE_ROWS_FROM : NEXT_PAGE_ROWS_FROM
      const below = drawRows(sheet.pen, page, from, words)
      if (index === pages.length - 1) drawSums(sheet.pen, below, { invoice, printed, words })
      drawFoot(sheet, invoice, words, words.page(index + 1, pages.length))
    })
  }
  return paper.close()
}

interface NameLine {
  readonly text: string
  readonly colour: string
}

interface Row {
  readonly name: readonly NameLine[]
  readonly cells: PrintedInvoice['rows'][number]['cells']
}

function rowOf({ names, cells }: PrintedInvoice['rows'][number]): Row {
  const name = names.flatMap((one, place) =>
    measuredLines(one).map((text) => ({ text, colour: place === 0 ? INK : MUTED })),
  )
  return { name, cells }
}

/** A name broken into lines by a pen of its own: rows are measured before there is a page. */
function measuredLines(name: string): string[] {
  return probe((pen) => {
    setType(pen, { ...TEXT, size: 3.3 })
    return breakLines(pen, name, NAME_WIDTH)
  })
}

const heightOf = ({ name }: Row) => name.length * ROW_LEADING + 2.6

function paginate(rows: readonly Row[]): Row[][] {
  const pages: Row[][] = [[]]
  let y = FIRST_PAGE_ROWS_FROM + 8
  for (const row of rows) {
    if (y + heightOf(row) > ROWS_UNTIL) {
      pages.push([])
      y = NEXT_PAGE_ROWS_FROM + 8
    }
    pages.at(-1)?.push(row)
    y += heightOf(row)
  }
  return pages
}

function drawHead({ pen }: Page, invoice: Invoice, words: BilingualWords): void {
  write(pen, 'Iskra', { x: MARGIN, y: 24 }, { voice: 'grotesk', weight: 780, size: 8, colour: EMBER })
  const title = { voice: 'grotesk', weight: 720, size: 7 } as const
  const heading = `${words.label('invoice')} ${invoice.number}`
  tagged(pen, 'H1', () => write(pen, heading, { x: RIGHT, y: 24, align: 'right' }, title))
  const facts = [
    [words.label('issued'), invoice.issuedOn],
    [words.label('sold'), invoice.soldOn],
    [words.label('order'), invoice.orderNumber],
  ] as const
  for (const [index, [name, value]] of facts.entries()) {
    const y = 33 + index * 5
    tagged(pen, 'P', () => {
      write(pen, name, { x: RIGHT - 38, y, align: 'right' }, { ...TEXT, size: 3.3, colour: MUTED })
      write(pen, value, { x: RIGHT, y, align: 'right' }, { ...STRONG, size: 3.5 })
    })
  }
  drawParty(pen, MARGIN, words.label('seller'), sellerLines(invoice.seller, words))
  drawParty(pen, A4.width / 2 + 4, words.label('buyer'), buyerLines(invoice.buyer, words))
}

function drawParty(pen: Pen, x: number, title: string, lines: readonly string[]): void {
  tagged(pen, 'H2', () => write(pen, title, { x, y: 62 }, { ...STRONG, size: 3.3, colour: EMBER }))
  setType(pen, { ...TEXT, size: 3.8 })
  const broken = lines.flatMap((line) => breakLines(pen, line, A4.width / 2 - MARGIN - 6))
  for (const [index, line] of broken.entries()) {
    write(pen, line, { x, y: 69 + index * 5.2 }, { ...(index === 0 ? STRONG : TEXT), size: 3.8 })
  }
}

function sellerLines(
  { name, address, taxId, register, email, phone }: Seller,
  words: BilingualWords,
): string[] {
  return given([
    name,
    address,
    taxId === '' ? '' : `${words.label('taxId')}: ${taxId}`,
    register,
    email,
    phone,
  ])
}

function buyerLines(buyer: Billing, words: BilingualWords): string[] {
  const person = `${buyer.first_name} ${buyer.last_name}`.trim()
  return given([
    buyer.company,
    person,
    buyer.address,
    `${buyer.postcode} ${buyer.city}, ${buyer.country_code}`,
    buyer.tax_id === '' ? '' : `${words.label('taxId')}: ${buyer.tax_id}`,
  ])
}

const given = (lines: readonly string[]): string[] => lines.filter((line) => line !== '')

function drawRows(pen: Pen, rows: readonly Row[], from: number, words: BilingualWords): number {
  let y = from + 8
  tagged(pen, 'Table', () => {
    tagged(pen, 'TR', () => drawColumnNames(pen, from, words))
    rule(pen, MARGIN, RIGHT, from + 2.4)
    for (const row of rows) {
      tagged(pen, 'TR', () => drawRow(pen, row, y))
      y += heightOf(row)
    }
  })
  rule(pen, MARGIN, RIGHT, y - 3)
  return y + 3
}

function drawColumnNames(pen: Pen, y: number, words: BilingualWords): void {
  const type = { ...STRONG, size: 3, colour: MUTED }
  tagged(pen, 'TH', () => writeLabels(pen, words.labels('name'), { x: MARGIN, y }, type))
  for (const [name, x] of Object.entries(COLUMNS)) {
    if (!isColumn(name)) continue
    tagged(pen, 'TH', () => writeLabels(pen, words.labels(name), { x, y, align: 'right' }, type))
  }
}

function drawRow(pen: Pen, { name: lines, cells }: Row, y: number): void {
  tagged(pen, 'TD', () => {
    for (const [index, { text, colour }] of lines.entries()) {
      write(pen, text, { x: MARGIN, y: y + index * ROW_LEADING }, { ...TEXT, size: 3.3, colour })
    }
  })
  for (const [name, x] of Object.entries(COLUMNS)) {
    if (!isColumn(name)) continue
    tagged(pen, 'TD', () => write(pen, cells[name], { x, y, align: 'right' }, { ...TEXT, size: 3.3 }))
  }
}

/** Lines below each other, the last on the baseline of a single one. */
function writeLabels(
  pen: Pen,
  labels: readonly string[],
  at: Parameters<typeof write>[2],
  type: Parameters<typeof write>[3],
): void {
  for (const [index, label] of labels.entries()) {
    write(pen, label, { ...at, y: at.y - (labels.length - 1 - index) * 4 }, type)
  }
}

function isColumn(name: string): name is keyof typeof COLUMNS {
  return name in COLUMNS
}

interface Sums {
  readonly invoice: Invoice
  readonly printed: PrintedInvoice
  readonly words: BilingualWords
}

function drawSums(pen: Pen, y: number, { invoice, printed, words }: Sums): void {
  const type = { ...STRONG, size: 3.4 }
  tagged(pen, 'P', () => {
    write(pen, words.label('sum'), { x: COLUMNS.discount, y, align: 'right' }, type)
    write(pen, printed.net, { x: COLUMNS.net, y, align: 'right' }, type)
    write(pen, printed.tax, { x: COLUMNS.tax, y, align: 'right' }, type)
    write(pen, printed.gross, { x: COLUMNS.gross, y, align: 'right' }, type)
  })
  const large = { voice: 'grotesk', weight: 720, size: 6.4 } as const
  const toPay = `${words.label('toPay')}: ${printed.total}`
  write(pen, toPay, { x: RIGHT, y: y + 14, align: 'right' }, large)
  if (!invoice.isTest) return
  write(
    pen,
    words.label('paid'),
    { x: RIGHT, y: y + 20, align: 'right' },
    { ...TEXT, size: 3.4, colour: MUTED },
  )
}

function drawFoot({ pen, height }: Page, invoice: Invoice, words: BilingualWords, page: string): void {
  const small = { ...TEXT, size: 3, colour: MUTED }
  write(pen, page, { x: RIGHT, y: height - 12, align: 'right' }, small)
  if (!invoice.isTest) return write(pen, invoice.number, { x: MARGIN, y: height - 12 }, small)
  writeLabels(
    pen,
    words.labels('test'),
    { x: MARGIN, y: height - 12 },
    { ...STRONG, size: 3.2, colour: '#b3261e' },
  )
}
