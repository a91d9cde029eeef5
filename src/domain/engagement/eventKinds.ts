/**
 * A device's events about a visit, once it has consent. No event names a person: events that occur once in a session,
 * week or device are decided there and sent as kinds of their own.
 */
export const EVENT_KINDS = [
  'session',
  'view',
  'scroll',
  'leave',
  'engagement',
  /** A score told before that isn't it any more: it is taken from the scores again. */
  'outgrown',
  'reached',
  'week',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Where a session came from: the class of the page that led here, never its address. */
export const SOURCES = ['direct', 'search', 'social', 'mail', 'site'] as const
export type Source = (typeof SOURCES)[number]

export const DEVICE_CLASSES = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof DEVICE_CLASSES)[number]

/** How far a session came on the way to an order; payments are counted from orders. */
export const REACHED = { product: 1, cart: 2, checkout: 3 } as const

/** How much of a page was scrolled through, percent (specification part 1, section 9). */
export const MILESTONES = [25, 50, 75, 100] as const

/** The longest time on one page that is believed, ms. */
export const LONGEST_VISIBLE_MS = 60 * 60_000
/** A return after more weeks than this is not counted. */
export const MOST_WEEKS = 52
export const MOST_SCORE = 100

/** One event as it is stored and sent. */
export interface EngagementEvent {
  /** Made by chance: an event that is sent twice counts once. */
  readonly id: string
  readonly kind: EventKind
  /** By the device's clock, epoch ms. */
  readonly at: number
  /** The pattern of its address, `/sklep/produkt/$handle`; empty where there is none. */
  readonly page: string
  /** The handle of the product or collection that the page is about; empty for any other. */
  readonly subject: string
  readonly source: Source
  readonly device: DeviceClass
  /** The affiliate code of the session, in capitals; empty without one. */
  readonly affiliate: string
  /** There was no network when it happened. */
  readonly offline: boolean
  readonly value: number
  /** The page's proof that the server made it: of works and templates alone. */
  readonly token?: string
}

const upTo = (most: number) => (value: number) => value >= 0 && value <= most
const oneOf = (values: readonly number[]) => (value: number) => values.includes(value)

const VALUES: Readonly<Record<EventKind, (value: number) => boolean>> = {
  /** Whether this device had one before. */
  session: oneOf([0, 1]),
  view: oneOf([0]),
  scroll: oneOf(MILESTONES),
  leave: upTo(LONGEST_VISIBLE_MS),
  engagement: upTo(MOST_SCORE),
  outgrown: upTo(MOST_SCORE),
  reached: oneOf(Object.values(REACHED)),
  week: upTo(MOST_WEEKS),
}

/** Whether a number can be the value of such an event. */
export function isValueOf(kind: EventKind, value: number): boolean {
  return VALUES[kind](value)
}
