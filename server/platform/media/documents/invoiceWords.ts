import type { InvoiceLine } from '#domain/orders/invoice.ts'
import type { DocumentLanguage } from './plan.ts'

/** The words of an invoice in one language. */
export interface InvoiceWords {
  readonly locale: string
  readonly invoice: string
  readonly test: string
  readonly issued: string
  readonly sold: string
  readonly order: string
  readonly seller: string
  readonly buyer: string
  readonly taxId: string
  readonly name: string
  readonly quantity: string
  readonly unit: string
  readonly unitNet: string
  readonly discount: string
  readonly net: string
  readonly rate: string
  readonly tax: string
  readonly gross: string
  readonly untaxed: string
  readonly sum: string
  readonly toPay: string
  readonly paid: string
  readonly page: (page: number, of: number) => string
  readonly lines: Readonly<Record<Exclude<InvoiceLine['kind'], 'goods'>, string>>
}

/** Those that are words alone. */
export type InvoiceLabel = Exclude<keyof InvoiceWords, 'locale' | 'page' | 'lines'>

export const INVOICE_WORDS: Readonly<Record<DocumentLanguage, InvoiceWords>> = {
  pl: {
    locale: 'pl-PL',
    invoice: 'Faktura',
    test: 'DOKUMENT TESTOWY: płatność testowa, nic nie zapłacono',
    issued: 'Data wystawienia',
    sold: 'Data sprzedaży',
    order: 'Zamówienie',
    seller: 'Sprzedawca',
    buyer: 'Nabywca',
    taxId: 'NIP',
    name: 'Nazwa',
    quantity: 'Ilość',
    unit: 'szt.',
    unitNet: 'Cena netto',
    discount: 'Rabat',
    net: 'Netto',
    rate: 'Stawka',
    tax: 'Podatek',
    gross: 'Brutto',
    untaxed: 'bez',
    sum: 'Razem',
    toPay: 'Do zapłaty',
    paid: 'Zapłacono płatnością testową',
    page: (page, of) => `strona ${page} z ${of}`,
    lines: { giftWrap: 'Pakowanie na prezent', shipping: 'Dostawa' },
  },
  en: {
    locale: 'en-GB',
    invoice: 'Invoice',
    test: 'TEST DOCUMENT: test payment, nothing was paid',
    issued: 'Date of issue',
    sold: 'Date of sale',
    order: 'Order',
    seller: 'Seller',
    buyer: 'Buyer',
    taxId: 'Tax no.',
    name: 'Name',
    quantity: 'Qty',
    unit: 'pcs',
    unitNet: 'Net price',
    discount: 'Discount',
    net: 'Net',
    rate: 'Rate',
    tax: 'Tax',
    gross: 'Gross',
    untaxed: 'none',
    sum: 'Total',
    toPay: 'Amount due',
    paid: 'Paid by test payment',
    page: (page, of) => `page ${page} of ${of}`,
    lines: { giftWrap: 'Gift wrap', shipping: 'Delivery' },
  },
}
