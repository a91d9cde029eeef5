import { isScreenAddress } from '#domain/addresses/screens.ts'
import { affiliateKeyOf } from '#domain/affiliate/codes.ts'
import { DEVICE_CLASSES, EVENT_KINDS, isValueOf, SOURCES } from '#domain/engagement/eventKinds.ts'
import { EVENT_AGE_MS } from '#domain/engagement/eventLimits.ts'
import type { EventsBody } from '#domain/engagement/eventsBody.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { isWithinLimit, throttle } from '#server/platform/throttle/throttle.ts'
import { affiliateCodesAmong } from '#server/shop/affiliate/findCode.ts'
import { addEvents, type NewEvent } from './arrival.ts'
import { INTEREST_FROM_NETWORK, TOLD_BY_EVERYBODY, TOLD_FROM_ADDRESS } from './limits.ts'
import { type FindPublicSubjects, isMadePage } from './madePages.ts'
import { isVouched, type Told } from './visitToken.ts'

/** Handles of the shop, slugs of templates, ids of works: small letters, digits and hyphens. */
const HANDLE = /^[\da-z]+(?:-[\da-z]+)*$/u

/** The sender: of the address only the recent amount from its network is kept. */
interface Teller {
  readonly address: string
  readonly findPublicSubjects: FindPublicSubjects
}

/**
 * Stores a device's events, each once however often it is sent. Times are read as ages, so that a wrong clock cancels
 * out. Left out are impossible events and those older than an honest device sends; the subject is left out when the
 * work or template isn't public, wasn't there yet, or got more events from one network than its people would send. An
 * event without a recent voucher of a page of ours is counted, but makes nothing popular. Throws TOO_MANY_REQUESTS.
 */
export async function receiveEvents(
  context: ServerContext,
  body: EventsBody,
  { address, findPublicSubjects }: Teller,
): Promise<void> {
  const { database } = context
  const receivedAt = context.now()
  const typed = body.events.flatMap((event) => affiliateKeyOf(event.affiliate) ?? [])
  const codes = new Set((await affiliateCodesAmong(database, typed)).map(({ code }) => code))
  const made = body.events.filter(({ page, subject }) => isMadePage(page) && HANDLE.test(subject))
  const known =
    made.length === 0
      ? new Map<string, Date>()
      : await findPublicSubjects(context, [...new Set(made.map(({ subject }) => subject))])
  // In a fixed order, or two bundles of the same events could wait for each other.
  const vouches = (told: Told) => isVouched(context, told)
  const arrival = { sentAt: body.sent_at, receivedAt, codes, known, vouches }
  const told = body.events
    .flatMap((event) => rowOf(event, arrival) ?? [])
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  if (told.length === 0) return
  await throttle(context, TOLD_FROM_ADDRESS, address, told.length)
  await throttle(context, TOLD_BY_EVERYBODY, '', told.length)
  const rows = await withinInterest(context, address, told)
  await addEvents(database, rows)
}

/** The same, without the subjects for which this network has used up its day's limit. */
async function withinInterest(
  context: ServerContext,
  address: string,
  rows: readonly NewEvent[],
): Promise<NewEvent[]> {
  const times = new Map<string, number>()
  for (const { page, subject } of rows) {
    if (isMadePage(page) && subject !== '') times.set(subject, (times.get(subject) ?? 0) + 1)
  }
  const enough = new Set<string>()
  for (const [subject, count] of times) {
    if (!(await isWithinLimit(context, INTEREST_FROM_NETWORK, { of: subject, from: address }, count)))
      enough.add(subject)
  }
  return rows.map((row) => (isMadePage(row.page) && enough.has(row.subject) ? { ...row, subject: '' } : row))
}

interface Arrival {
  readonly sentAt: number
  readonly receivedAt: Date
  /** The affiliate codes among those that the events name. */
  readonly codes: ReadonlySet<string>
  /** The public works and templates among their subjects, and since when they exist. */
  readonly known: ReadonlyMap<string, Date>
  readonly vouches: (told: Told) => boolean
}

function rowOf(event: EventsBody['events'][number], arrival: Arrival): NewEvent | null {
  const { sentAt, receivedAt, codes, known, vouches } = arrival
  const age = Math.max(0, sentAt - event.at)
  const kind = oneOf(EVENT_KINDS, event.kind)
  const source = oneOf(SOURCES, event.source)
  const device = oneOf(DEVICE_CLASSES, event.device)
  if (age > EVENT_AGE_MS || kind === null || source === null || device === null) return null
  if (!isValueOf(kind, event.value)) return null
  const affiliate = affiliateKeyOf(event.affiliate) ?? ''
  const page = isScreenAddress(event.page) ? event.page : ''
  const at = new Date(receivedAt.getTime() - age)
  const since = isMadePage(page) ? known.get(event.subject) : at
  const isNamed = page !== '' && HANDLE.test(event.subject) && since !== undefined && since <= at
  const isOfMade = isMadePage(page) && isNamed
  return {
    id: event.id,
    kind,
    at,
    receivedAt,
    page,
    subject: isNamed ? event.subject : '',
    source,
    device,
    affiliate: codes.has(affiliate) ? affiliate : '',
    offline: event.offline,
    vouched: isOfMade && vouches({ subject: event.subject, token: event.token ?? '', at }),
    value: event.value,
  }
}

function oneOf<Word extends string>(words: readonly Word[], said: string): Word | null {
  return words.find((word) => word === said) ?? null
}
