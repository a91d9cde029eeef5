import { affiliateKeyOf } from '#domain/affiliate/codes.ts'
import { isScreenAddress } from '#domain/addresses/screens.ts'
import { DEVICE_CLASSES, EVENT_KINDS, isValueOf, SOURCES } from '#domain/engagement/eventKinds.ts'
import { EVENT_AGE_MS } from '#domain/engagement/eventLimits.ts'
import type { EventsBody } from '#domain/engagement/eventsBody.ts'
import { affiliateCodesAmong } from '#server/affiliate/findCode.ts'
import type { ServerContext } from '#server/context.ts'
import { lockForArrival } from './arrival.ts'
import { type FindPublicSubjects, isMadePage } from './madePages.ts'
import { analyticsEvents } from './tables.ts'

type NewRow = typeof analyticsEvents.$inferInsert

/** Handles of the shop, slugs of templates, ids of works: small letters, digits and hyphens. */
const HANDLE = /^[\da-z]+(?:-[\da-z]+)*$/u

/**
 * Stores what a device tells, each event once however often it is sent. Times are believed as ages: a device whose
 * clock is wrong is wrong about both ends. What can't be, or is too old to be sent again by an honest device, is left out;
 * so is which work or template it was, where not everybody may see it.
 */
export async function receiveEvents(
  context: ServerContext,
  body: EventsBody,
  findPublicSubjects: FindPublicSubjects,
): Promise<void> {
  const { database } = context
  const receivedAt = context.now()
  const typed = body.events.flatMap((event) => affiliateKeyOf(event.affiliate) ?? [])
  const codes = new Set((await affiliateCodesAmong(database, typed)).map(({ code }) => code))
  const made = body.events.filter(({ page, subject }) => isMadePage(page) && HANDLE.test(subject))
  const known =
    made.length === 0
      ? new Set<string>()
      : await findPublicSubjects(context, [...new Set(made.map(({ subject }) => subject))])
  // In one order, or two bundles of the same events could wait for each other.
  const rows = body.events
    .flatMap((event) => rowOf(event, { sentAt: body.sent_at, receivedAt, codes, known }) ?? [])
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  if (rows.length === 0) return
  await database.transaction(async (tx) => {
    await lockForArrival(tx)
    await tx.insert(analyticsEvents).values(rows).onConflictDoNothing()
  })
}

interface Arrival {
  readonly sentAt: number
  readonly receivedAt: Date
  /** The affiliate codes among those that the events name. */
  readonly codes: ReadonlySet<string>
  /** The works and templates among what they are about that everybody may see. */
  readonly known: ReadonlySet<string>
}

function rowOf(event: EventsBody['events'][number], arrival: Arrival): NewRow | null {
  const { sentAt, receivedAt, codes, known } = arrival
  const age = Math.max(0, sentAt - event.at)
  const kind = oneOf(EVENT_KINDS, event.kind)
  const source = oneOf(SOURCES, event.source)
  const device = oneOf(DEVICE_CLASSES, event.device)
  if (age > EVENT_AGE_MS || kind === null || source === null || device === null) return null
  if (!isValueOf(kind, event.value)) return null
  const affiliate = affiliateKeyOf(event.affiliate) ?? ''
  const page = isScreenAddress(event.page) ? event.page : ''
  const isNamed = page !== '' && HANDLE.test(event.subject) && (!isMadePage(page) || known.has(event.subject))
  return {
    id: event.id,
    kind,
    at: new Date(receivedAt.getTime() - age),
    receivedAt,
    page,
    subject: isNamed ? event.subject : '',
    source,
    device,
    affiliate: codes.has(affiliate) ? affiliate : '',
    offline: event.offline,
    value: event.value,
  }
}

function oneOf<Word extends string>(words: readonly Word[], said: string): Word | null {
  return words.find((word) => word === said) ?? null
}
