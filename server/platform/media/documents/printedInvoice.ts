import { formatMoney } from '#domain/formatMoney.ts'
import type { Invoice, InvoiceLine } from '#domain/orders/invoice.ts'
import { INVOICE_WORDS, type InvoiceLabel, type InvoiceWords } from './invoiceWords.ts'
import type { DocumentLanguage } from './plan.ts'

/** The words of an invoice: Polish, as the law wants it, with those of another language beside them. */
export interface BilingualWords {
  readonly locale: string
  /** On one line. */
  readonly label: (name: InvoiceLabel) => string
  /** In the reader's language alone: for places too small for two. */
  readonly short: (name: InvoiceLabel) => string
  /** Below each other. */
  readonly labels: (name: InvoiceLabel) => readonly string[]
  readonly page: (page: number, of: number) => string
  readonly nameOf: (line: InvoiceLine) => readonly string[]
}

export function bilingual(language: DocumentLanguage): BilingualWords {
  const { pl, en } = INVOICE_WORDS
  const all: readonly InvoiceWords[] = language === 'pl' ? [pl] : [pl, en]
  const inEach = (read: (words: InvoiceWords) => string) => [...new Set(all.map(read))]
  return {
    locale: INVOICE_WORDS[language].locale,
    label: (name) => inEach((words) => words[name]).join(' / '),
    short: (name) => INVOICE_WORDS[language][name],
    labels: (name) => inEach((words) => words[name]),
    page: (page, of) => inEach((words) => words.page(page, of)).join(' / '),
    nameOf: ({ kind, name, english = name }) =>
      inEach((words) => (kind === 'goods' ? (words === pl ? name : english) : words.lines[kind])),
  }
}

/** The numbers of an invoice, as printed. */
export interface PrintedInvoice {
  readonly rows: readonly {
    /** The Polish name, below it another one, and the buyer's own details of the thing. */
    readonly names: readonly string[]
    readonly cells: Readonly<
      Record<'quantity' | 'unitNet' | 'discount' | 'net' | 'rate' | 'tax' | 'gross', string>
    >
  }[]
  readonly net: string
  readonly tax: string
  readonly gross: string
  /** The amount to pay, as the order's page and letter give it. */
  readonly total: string
}

/** The numbers of an invoice as they are printed in a language. */
export function printedInvoice(invoice: Invoice, language: DocumentLanguage): PrintedInvoice {
  const words = bilingual(language)
  const amount = amountsIn(words)
  return {
    rows: invoice.lines.map((line) => ({
      names: [...words.nameOf(line), ...(line.own === undefined ? [] : [line.own])],
      cells: {
        quantity: `${line.quantity} ${words.short('unit')}`,
        unitNet: amount(line.unitNet),
        discount: line.discount === 0 ? '–' : amount(line.discount),
        net: amount(line.net),
        rate: line.rate === null ? words.short('untaxed') : rateIn(words, line.rate),
        tax: amount(line.tax),
        gross: amount(line.gross),
      },
    })),
    net: amount(invoice.net),
    tax: amount(invoice.tax),
    gross: amount(invoice.gross),
    total: formatMoney({ amount: invoice.gross, currencyCode: invoice.currencyCode }, language),
  }
}

function amountsIn({ locale }: BilingualWords): (grosze: number) => string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (grosze) => format.format(grosze / 100)
}

function rateIn({ locale }: BilingualWords, rate: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
}
