import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServerContext } from '#server/context.ts'
import { keyOf } from '#server/keys.ts'

export const DOCUMENTS_PATH = '/files/orders'

/** How long an address is good: whoever looks at the order again gets a new one. */
const GOOD_MS = 60 * 60_000

type Language = 'pl' | 'en'

/** A document of an order: its invoice, or the file of a line by its position. */
export interface NamedDocument {
  readonly orderId: number
  readonly document: 'invoice' | number
  readonly language: Language
}

/** The address that a document is fetched at for an hour. It is signed: nobody guesses another's. */
export function documentAddress(context: ServerContext, named: NamedDocument): string {
  const until = String(context.now().getTime() + GOOD_MS)
  const { orderId, document, language } = named
  const query = new URLSearchParams({ lang: language, until, sig: sign(context, named, until) })
  return `${DOCUMENTS_PATH}/${orderId}/${document}.pdf?${query.toString()}`
}

/** What an address that was asked for names; `run-out` and `unknown` name nothing. */
export function readDocumentAddress(
  context: ServerContext,
  address: URL,
): NamedDocument | 'run-out' | 'unknown' {
  const [, orderId, document] = /\/(\d{1,9})\/(invoice|\d{1,4})\.pdf$/.exec(address.pathname) ?? []
  const { lang, until = '', sig = '' } = Object.fromEntries(address.searchParams)
  if (orderId === undefined || document === undefined || (lang !== 'pl' && lang !== 'en')) return 'unknown'
  const named = {
    orderId: Number(orderId),
    document: document === 'invoice' ? document : Number(document),
    language: lang,
  } as const
  if (!isEqual(sig, sign(context, named, until))) return 'unknown'
  return Number(until) > context.now().getTime() ? named : 'run-out'
}

function sign({ config }: ServerContext, { orderId, document, language }: NamedDocument, until: string) {
  const key = keyOf(config.auth.secret, 'order document')
  return createHmac('sha256', key)
    .update(JSON.stringify([orderId, document, language, until]))
    .digest('base64url')
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
