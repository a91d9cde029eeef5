import { createHmac } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { type Network, networksOfAddress } from '#server/api/callerAddress.ts'
import { Refusal } from '#server/api/refusal.ts'
import type { ServerContext } from '#server/context.ts'
import { keyOf } from '#server/keys.ts'
import { rateLimits } from './tables.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How often something may be tried, by account (an e-mail address, known or not) and by network address. The latter
 * leave room for a family, a school class or an office behind one address.
 */
const LIMITS = {
  /** By user and device, of one that has signed in before: what strangers try elsewhere doesn't count here. */
  'sign-in on known device': { times: 20, seconds: 15 * MINUTE },
  /** By account and network, of any other device. */
  'sign-in of account from network': { times: 20, seconds: 15 * MINUTE },
  /** By account, of all other devices together: many networks are no way around. */
  'sign-in of account': { times: 60, seconds: 15 * MINUTE },
  'sign-in from address': { times: 200, seconds: 15 * MINUTE },
  'registration of account': { times: 10, seconds: HOUR },
  'registration from address': { times: 60, seconds: HOUR },
  /** Letters that somebody asks for. */
  'letter to account': { times: 6, seconds: HOUR },
  'letter from address': { times: 120, seconds: HOUR },
  /** Counted apart, so that asking for the newsletter in somebody's name doesn't keep a new password from them. */
  'newsletter to account': { times: 4, seconds: HOUR },
  /** Questions whether to tell of something that is back, each a letter; a person may wait for several things. */
  'restock from address': { times: 60, seconds: HOUR },
  'restock to account': { times: 12, seconds: HOUR },
  /** A page that offers passkeys asks for a challenge when it opens. */
  'challenge from address': { times: 400, seconds: 15 * MINUTE },
  'link from address': { times: 120, seconds: HOUR },
  /** Answers that are kept for callers whom nobody knows. */
  'kept answer from address': { times: 240, seconds: HOUR },
  /** Each code that is tried at a cart or a checkout. */
  'discount code from address': { times: 60, seconds: HOUR },
  /** A page asks about a code when it is opened by one. */
  'affiliate code from address': { times: 240, seconds: HOUR },
  /** Messages from the contact page. */
  'contact from address': { times: 20, seconds: HOUR },
  'contact of account': { times: 5, seconds: HOUR },
  'invoice from address': { times: 60, seconds: HOUR },
  /** Somebody tries how their words read. */
  'words from address': { times: 240, seconds: HOUR },
  /** Thanks for cards: whoever gets many of them is behind an address with others. */
  'thanks from address': { times: 20, seconds: HOUR },
  /** Each change of a gift that comes to rest on a device. */
  'gift from address': { times: 600, seconds: HOUR },
  /** What they take together: some letters, and many cards. */
  'kilobytes of gifts from address': { times: 3_000, seconds: HOUR },
  /** By user: each look at the account’s dates, and each change that comes to rest. */
  'dates of user': { times: 600, seconds: HOUR },
  /** By user: each look at the account’s favourites, and each change that comes to rest. */
  'wishes of user': { times: 600, seconds: HOUR },
  /** By user: each sending of an opinion. */
  'review of user': { times: 60, seconds: HOUR },
  /** Each pause in what somebody types to find a locker. */
  'lockers from address': { times: 600, seconds: 10 * MINUTE },
  'postcode from address': { times: 300, seconds: 10 * MINUTE },
  /** Each picture that goes with an order. */
  'print from address': { times: 240, seconds: HOUR },
  /** In kB, as they came and as they are kept: some buyers of a dozen pictures each behind one address. */
  'kilobytes of prints from address': { times: 800_000, seconds: HOUR },
  /** In kB: files that come in parts, whatever they are for and whether they ever come whole. */
  'kilobytes of parts from address': { times: 800_000, seconds: HOUR },
  /** What somebody says against public works. */
  'report from address': { times: 20, seconds: HOUR },
  /** Bundles of what visits were like; a device sends four a minute at most. */
  'events from address': { times: 240, seconds: 10 * MINUTE },
  /** Events themselves, of all devices behind one address, and of all there are: what a day and an hour may grow by. */
  'told from address': { times: 20_000, seconds: DAY },
  'told by everybody': { times: 200_000, seconds: HOUR },
  /** By network and subject: views and times of one work or template. A crowd behind one address counts as some. */
  'interest from network': { times: 60, seconds: DAY },
  'refresh from address': { times: 600, seconds: MINUTE },
  /** By user and sign-in, or the letter that was answered. */
  'current password': { times: 20, seconds: 15 * MINUTE },
  /** By user; a device of ours asks ten times a minute at most, and a person has several. */
  'generation start': { times: 60, seconds: MINUTE },
  /** By user: texts by an engine that somebody takes money for. */
  'texts of user': { times: 30, seconds: HOUR },
  /** What a crowd of accounts can cost. */
  'texts of everybody': { times: 1_200, seconds: HOUR },
  /** By administrator: looking for people and at them. */
  'look of administrator': { times: 120, seconds: MINUTE },
  /** A screen of statistics is a dozen of them. */
  'report of administrator': { times: 240, seconds: MINUTE },
  'act of administrator': { times: 30, seconds: MINUTE },
  /** Somebody goes through a pile of parcels. */
  'parcel of administrator': { times: 120, seconds: MINUTE },
  /** By administrator: an editor saves, checks and previews by itself. */
  'template of administrator': { times: 300, seconds: MINUTE },
  /** By administrator: each may ask a model that costs. */
  'suggestions to administrator': { times: 30, seconds: MINUTE },
  /** By user: starts of runs. */
  'template run of user': { times: 30, seconds: MINUTE },
  /** By user: each file for a field of a form. */
  'sent file of user': { times: 60, seconds: HOUR },
  /** A form asks what it costs once its words come to rest. */
  'quote from address': { times: 600, seconds: 10 * MINUTE },
  /** Tests of an issue, each to the administrator's own address. */
  'test letter of administrator': { times: 30, seconds: HOUR },
} as const

export type LimitName = keyof typeof LIMITS

/**
 * Whom tries are counted for: an account, an address of the network (by limits `from address`), or what is tried, `of`,
 * by each network of an address.
 */
export type Tried = string | { readonly of: string; readonly from: string }

/**
 * Counts a try, or several at once; throws TOO_MANY_REQUESTS with the time to wait once there were too many. Counted in the database, so
 * that all servers count together; where that fails nobody gets through (SERVICE_UNAVAILABLE). Not for inside of a
 * transaction: a try counts also when it fails.
 */
export async function throttle(
  context: ServerContext,
  name: LimitName,
  tried: Tried,
  times = 1,
): Promise<void> {
  try {
    for (const { key, room } of countersOf(context, name, tried)) {
      await limiter(context, name, room).consume(key, times)
    }
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      throw new Refusal('TOO_MANY_REQUESTS', {
        retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
      })
    }
    context.log.error('tries could not be counted', { limit: name, error })
    throw new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 5 })
  }
}

/** Counts tries as `throttle` does; false where it would refuse. */
export async function isWithinLimit(
  context: ServerContext,
  name: LimitName,
  tried: Tried,
  times = 1,
): Promise<boolean> {
  try {
    await throttle(context, name, tried, times)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

/**
 * Counts anew from the beginning: whoever tried has shown to be the right one. What comes of a larger network around
 * theirs is others' too, and stays counted.
 */
export async function forgiveTries(context: ServerContext, name: LimitName, tried: Tried): Promise<void> {
  const [{ key, room }] = countersOf(context, name, tried)
  await limiter(context, name, room).delete(key)
}

function limiter({ database, config }: ServerContext, name: LimitName, room: number): RateLimiterDrizzle {
  const { times, seconds } = LIMITS[name]
  return new RateLimiterDrizzle({
    storeClient: database,
    schema: rateLimits,
    points: times * room * config.auth.throttleFactor,
    duration: seconds,
    keyPrefix: name,
    // It would have a timer of its own in each; the server's cleaning does it.
    clearExpiredByTimeout: false,
  })
}

interface Counter {
  readonly key: string
  /** So many times as much as of one caller. */
  readonly room: number
}

/** Under what tries are counted, in a form that tells nobody who it was. */
function countersOf(
  { config }: ServerContext,
  name: LimitName,
  tried: Tried,
): readonly [Counter, ...Counter[]] {
  const key = keyOf(config.auth.secret, 'throttle')
  const counter = (counted: string, room = 1): Counter => ({
    key: createHmac('sha256', key).update(counted).digest('base64url'),
    room,
  })
  if (typeof tried === 'string' && !name.endsWith('from address')) return [counter(tried)]
  const { of, from } = typeof tried === 'string' ? { of: '', from: tried } : tried
  const [own, ...larger] = networksOfAddress(from)
  const ofNetwork = ({ name: network, room }: Network) => counter(`${of} ${network}`.trim(), room)
  return [ofNetwork(own), ...larger.map(ofNetwork)]
}
