import type { CartIntentArguments } from '../cart/cartIntentArguments.ts'
import type { GiftIntentArguments } from '../gifts/giftIntentArguments.ts'
import type { JobIntentArguments } from '../jobs/jobKinds.ts'
import type { OccasionIntentArguments } from '../occasions/occasionIntentArguments.ts'
import type { PreferencesIntentArguments } from '../preferences/preferencesIntentArguments.ts'
import type { PrintIntentArguments } from '../prints/printIntentArguments.ts'
import type { RestockIntentArguments } from '../restock/restockIntentArguments.ts'
import type { SessionIntentArguments } from '../session/sessionIntentArguments.ts'
import type { TemplateIntentArguments } from '../templates/templateIntentArguments.ts'
import type { WishlistIntentArguments } from '../wishlist/wishlistIntentArguments.ts'

/** The arguments of each kind of intent. A new capability adds its kinds here and to the registry. */
export interface IntentArguments
  extends
    CartIntentArguments,
    GiftIntentArguments,
    JobIntentArguments,
    OccasionIntentArguments,
    PreferencesIntentArguments,
    PrintIntentArguments,
    RestockIntentArguments,
    SessionIntentArguments,
    TemplateIntentArguments,
    WishlistIntentArguments {}

export type IntentKind = keyof IntentArguments

/** Waiting intents are sent when due; parked ones were refused and wait for a person. */
export type IntentState = 'waiting' | 'parked'

/** Why the last attempt failed. Never a token, a request or an answer. */
export interface IntentFailure {
  readonly code: string
  readonly message: string
  /** `refused` parks an intent; the others are tried again. */
  readonly kind: 'refused' | 'unreachable' | 'busy' | 'broken'
  /** Milliseconds since the epoch. */
  readonly at: number
  /** The percentage of a file that the service has stored, where its upload was cut; 0 or missing for none. */
  readonly sentPercent?: number
}

/** A change that hasn't reached its service yet. Times are milliseconds since the epoch. */
export interface IntentRow<Kind extends IntentKind = IntentKind> {
  readonly id: number
  readonly kind: Kind
  /** Intents of one entity are sent in order; different entities don't wait for each other. */
  readonly entity: string
  /** Waiting intents with the same key are one: a newer one replaces an older one's arguments. */
  readonly coalesceKey: string
  readonly arguments: IntentArguments[Kind]
  readonly idempotencyKey: string
  /** The user or guest it belongs to. */
  readonly owner: string
  readonly state: IntentState
  readonly createdAt: number
  /** Failed attempts in a row that failed alike. */
  readonly attempts: number
  readonly nextAttemptAt: number
  readonly lastError: IntentFailure | null
  /** Grows with each coalesced change, so an answer to an older one doesn't settle a newer one. */
  readonly version: number
}

const SIGNED_OUT_CODES: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'SESSION_EXPIRED', 'SESSION_CHANGED'])

/** Whether a failure lasts until its owner signs in again. */
export function isSignedOutFailure({ code }: Pick<IntentFailure, 'code'>): boolean {
  return SIGNED_OUT_CODES.has(code)
}

/** Whether a change will leave this device by itself: a refused one waits for a person, others for their sign-in. */
export function canStillBeSent({ state, lastError }: Pick<IntentRow, 'state' | 'lastError'>): boolean {
  return state === 'waiting' && (lastError === null || !isSignedOutFailure(lastError))
}

/** Narrows an intent to its kind, and with it its arguments. */
export function isIntentOf<Kind extends IntentKind>(
  intent: IntentRow,
  kind: Kind,
): intent is IntentRow<Kind> {
  return intent.kind === kind
}
