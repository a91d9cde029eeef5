import { createHmac, timingSafeEqual } from 'node:crypto'
import { FILE_FORMS, type FileForm, PICTURE_FORMS } from '#domain/orders/fileForms.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'

export const DOCUMENTS_PATH = '/files/orders'

/** How long an address is valid: a person who looks at the order again gets a new one. */
const GOOD_MS = 60 * 60_000

type Language = 'pl' | 'en'

/** A document of an order: its invoice, or the file of a line by its position. */
export interface NamedDocument {
  readonly orderId: number
  readonly document: 'invoice' | number
  readonly language: Language
  /** The form in which a line's file is wanted; null for the file itself. */
  readonly form: FileForm | null
}

const endingOf = (form: FileForm | null) => (PICTURE_FORMS.has(form) ? 'jpg' : 'pdf')
const isForm = (form: string): form is FileForm => FILE_FORMS.some((known) => known === form)

/** The address that a document is fetched at for an hour. It is signed, so that it can't be guessed. */
export function documentAddress(context: ServerContext, named: NamedDocument): string {
  const until = String(context.now().getTime() + GOOD_MS)
  const { orderId, document, language, form } = named
  const query = new URLSearchParams({ lang: language, until, sig: sign(context, named, until) })
  const name = form === null ? document : `${document}-${form}`
  return `${DOCUMENTS_PATH}/${orderId}/${name}.${endingOf(form)}?${query.toString()}`
}

/** Reads a requested address; `run-out` and `unknown` name no document. */
export function readDocumentAddress(
  context: ServerContext,
  address: URL,
): NamedDocument | 'run-out' | 'unknown' {
  const [, orderId, document, form = null, ending] =
    /\/(\d{1,9})\/(invoice|\d{1,4})(?:-([a-z]{1,20}))?\.(pdf|jpg)$/.exec(address.pathname) ?? []
  const { lang, until = '', sig = '' } = Object.fromEntries(address.searchParams)
  if (orderId === undefined || document === undefined || (lang !== 'pl' && lang !== 'en')) return 'unknown'
  if (form !== null && (!isForm(form) || document === 'invoice')) return 'unknown'
  if (ending !== endingOf(form)) return 'unknown'
  const named = {
    orderId: Number(orderId),
    document: document === 'invoice' ? document : Number(document),
    language: lang,
    form,
  } as const
  if (!isEqual(sig, sign(context, named, until))) return 'unknown'
  return Number(until) > context.now().getTime() ? named : 'run-out'
}

function sign(
  { config }: ServerContext,
  { orderId, document, language, form }: NamedDocument,
  until: string,
) {
  const key = keyOf(config.auth.secret, 'order document')
  return createHmac('sha256', key)
    .update(JSON.stringify([orderId, document, language, form, until]))
    .digest('base64url')
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
