import { r as read$1, t as change } from './change-BUCoBqBE.js'
import { t as INTENT_STORES } from './enqueue-CzSFM3W9.js'
import { i as remoteLineKey } from './lineKey-DWIirP_j.js'
import { n as isIntentOf } from './intent-CVoXtFAd.js'
import { i as isCartGone, t as cartSender } from './cartSender-C3axtE6b.js'
import { n as readCartState, t as changeCartState } from './cartState-P8d1dPcf.js'
import { a as GeneratorError, i as retryAfterOf, r as isRefusal, t as failureOf } from './failure-7xOc-g9p.js'
import {
  $n as string,
  Br as GENERATORS,
  Hn as nullable,
  Un as number,
  Vr as GENERATOR_OF,
  Wn as object,
} from '../renderPage.js'
import {
  c as enqueueChange,
  f as endRow,
  i as takeStatus,
  l as enqueuePoll,
  n as markRead,
  r as takeGeneration,
  s as enqueueCancel,
  t as lastRead,
  u as enqueueRead,
} from './readMark-QUJP9Xp2.js'
import { i as listGenerations, t as changeGeneration } from './generationCalls-UKwjLv4R.js'
import { i as rowFrom, n as isUnderWay, t as isResting } from './generationRow-BTsHrjCY.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { n as POLL_INTERVAL_MS } from './limits-Ds6YhBKw.js'
import { a as isEnded } from './generation-BQW4xyj3.js'
import { i as trimHistory, n as readGenerationPreferences } from './generationPreferences-7fTDNAT1.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
import { n as syncOccasions } from './occasionCalls-BQ-LP-0B.js'
import { n as ownTimeZone } from './timeZone-B7K9s8gj.js'
import './ownDate-BExh7m-N.js'
import { t as currentOwner } from './owner-BCVJoIrS.js'
import { n as enqueueOccasionsRead, r as OCCASIONS_ENTITY } from './enqueueOccasions-3UBEUI5b.js'
import { f as readPreferences, v as savePreferences } from './accountCalls-FyQAJCX4.js'
import { r as hasChoices } from './mergePreferences-D12kzuJf.js'
import { s as writeRow, t as mergeIntents } from './readPreferences-BsZufX81.js'
import { n as createSendRequest, t as NoAnswer } from './request-DIpE7Ajo.js'
import { t as askForRestock } from './restockCalls-BSE0lxAe.js'
import { r as unaskIn } from './asked-BfWGnvq-.js'
import { o as logOut } from './authCalls-D-3uDpam.js'
import { i as saveTemplateHandler } from './saveTemplateHandler-BCKqgopI.js'
import {
  a as readTemplateRun,
  i as newQuoteOf,
  n as faultsOf,
  o as startTemplateRun,
  r as listTemplateRuns,
  t as cancelTemplateRun,
} from './templateRunCalls--3Y7oO_C.js'
import {
  a as enqueueRunPoll,
  i as enqueueRunCancel,
  n as dropRunIntent,
  o as runPollIn,
} from './enqueueRun-DALSXsKL.js'
import { t as isRunUnderWay } from './templateRunRow-CV_RJ_aP.js'
import { t as announceOutboxChange } from './signal-B7JA8guN.js'
// src/offline/cart/cartHandlers.ts
/** Discarding a line's change: the line becomes what the storefront last acknowledged, comes back, or leaves. */
var cartLineHandler = {
  sender: cartSender,
  isChange: true,
  async discard(stores, intent) {
    if (!isIntentOf(intent, 'cart.line')) return
    const { itemId, key, removed } = intent.arguments
    const { remote } = await readCartState(stores)
    const quantity = remote?.lines.find((line) => remoteLineKey(line) === key)?.quantity ?? 0
    if (quantity === 0) await stores.cartItems.delete(itemId)
    else if (removed === void 0) await stores.cartItems.update(itemId, { quantity })
    else
      await stores.cartItems.put({
        ...removed,
        quantity,
      })
  },
}
/** Discarding a code's change: the codes become those the storefront last acknowledged. */
var cartDiscountHandler = {
  sender: cartSender,
  isChange: true,
  async discard(stores) {
    const { remote } = await readCartState(stores)
    await changeCartState(stores, { discountCodes: remote?.discountCodes ?? [] })
  },
}
var cartBuyerHandler = {
  sender: cartSender,
  isChange: true,
  async discard(stores) {
    const { remote } = await readCartState(stores)
    const { email, phone } = remote?.buyerIdentity ?? {
      email: null,
      phone: null,
    }
    await changeCartState(stores, {
      buyer: {
        email,
        phone,
      },
    })
  },
}
var cartSyncHandler = {
  sender: cartSender,
  isChange: false,
  discard: () => Promise.resolve(),
}
// src/offline/outbox/sendEach.ts
/** A sender for intents whose answer leaves nothing on this device: each is sent by itself, the oldest first. */
function sendEach(service, kind, send) {
  return {
    service,
    stores: [],
    manner: 'in-order',
    async send(intents, context) {
      const outcomes = /* @__PURE__ */ new Map()
      for (const intent of intents)
        outcomes.set(intent.id, isIntentOf(intent, kind) ? await send(intent, context) : { kind: 'done' })
      return {
        outcomes,
        writeBack: () => Promise.resolve(),
      }
    },
  }
}
// src/offline/cart/leaveCart.ts
/** It asks for nothing of this device's cart, which is somebody else's by then, and writes nothing back. */
var leavingHandler = {
  sender: sendEach('storefront', 'cart.leave', leave),
  isChange: false,
  discard: () => Promise.resolve(),
}
async function leave(intent, { storefront }) {
  try {
    await storefront.cartBuyerIdentityUpdate(intent.arguments.cartId, {
      email: null,
      phone: null,
    })
    return { kind: 'done' }
  } catch (error) {
    if (isRefusal(error) || isCartGone(error)) return { kind: 'done' }
    return {
      kind: 'retry',
      failure: failureOf(error),
      retryAfterMs: retryAfterOf(error),
    }
  }
}
// src/offline/generation/findByRefCode.ts
/** The generation that a click started, where its answer was lost; null when nothing was started. */
async function findByRefCode(api, refCode) {
  const { items } = await listGenerations(api, { ref_code: refCode })
  return items.find((item) => item.refCode === refCode) ?? null
}
// src/offline/generation/outcomes.ts
/** Sends the one intent of its kind that an in-order sender is given. */
async function sendOne(intents, kind, send) {
  const intent = intents.find((one) => isIntentOf(one, kind))
  if (intent === void 0)
    return {
      outcomes: /* @__PURE__ */ new Map(),
      writeBack: () => Promise.resolve(),
    }
  return send(intent)
}
/** How the sending of one intent ended; `writeBack` runs in the transaction that settles it. */
function done$1(intent, writeBack = () => Promise.resolve()) {
  return {
    outcomes: /* @__PURE__ */ new Map([[intent.id, { kind: 'done' }]]),
    writeBack,
  }
}
/** To be tried again. Throws what neither a generator nor the product API has said. */
function again(intent, error) {
  if (!(error instanceof GeneratorError) && !(error instanceof ApiError)) throw error
  const outcome = {
    kind: 'retry',
    failure: failureOf(error),
    retryAfterMs: retryAfterOf(error),
  }
  return {
    outcomes: /* @__PURE__ */ new Map([[intent.id, outcome]]),
    writeBack: () => Promise.resolve(),
  }
}
/** Refused: a person has to decide. */
function parked(intent, error) {
  const outcome = {
    kind: 'parked',
    failure: failureOf(error),
  }
  return {
    outcomes: /* @__PURE__ */ new Map([[intent.id, outcome]]),
    writeBack: () => Promise.resolve(),
  }
}
/** Whether the server knows nothing of it any more. */
function isGone$1(error) {
  return (error instanceof GeneratorError || error instanceof ApiError) && error.status === 404
}
// src/offline/generation/pollPace.ts
/** How long (ms) sending may wait inside one call: everything else that waits to be sent waits with it. */
var MAY_WAIT_MS = 2500
var SOONEST_MS = 1e3
/** In how many ms these are to be asked about: every 5 s, sooner where the first is expected to be ready before. */
function pollIn(rows) {
  return Math.min(
    ...rows.map(({ attempts, estimatedTime }) => {
      return Math.max(
        SOONEST_MS,
        Math.min(POLL_INTERVAL_MS, attempts === 0 ? (estimatedTime ?? 5e3) : POLL_INTERVAL_MS),
      )
    }),
  )
}
// src/offline/generation/cancelHandler.ts
/** Cancels on the server what a person doesn't want any more, whether its start was ever answered or not. */
var cancelHandler = {
  sender: {
    service: 'generators',
    stores: ['generations'],
    manner: 'in-order',
    send: (intents, context) =>
      sendOne(intents, 'generation.cancel', (intent) => sendCancel$1(intent, context)),
  },
  isChange: true,
  /** It shall be made after all: what has become of it is asked. */
  async discard(stores, intent) {
    if (isIntentOf(intent, 'generation.cancel')) await letBe(stores, intent.arguments.refCode)
  },
}
async function sendCancel$1(intent, context) {
  const { db } = context
  const { refCode, type } = intent.arguments
  try {
    const id =
      (await db.generations.get(refCode))?.id ??
      intent.arguments.id ??
      (await findByRefCode(await context.productApi(), refCode))?.id
    if (id === void 0) return done$1(intent)
    const status = await askToCancel(
      await context.generators(),
      GENERATOR_OF[type],
      id,
      intent.arguments.refund,
    )
    const found =
      status !== 'cancelled' && (await db.generations.get(refCode)) === void 0
        ? await findByRefCode(await context.productApi(), refCode)
        : null
    return done$1(intent, (stores) =>
      found === null ? takeCancel(stores, refCode, id, status) : adopt(stores, found),
    )
  } catch (error) {
    return error instanceof GeneratorError && error.kind === 'refused' && error.status !== 401
      ? done$1(intent, (stores) => letBe(stores, refCode))
      : again(intent, error)
  }
}
/** How it stands then. Where a provider was paid since the person was told what comes back, it goes on. */
async function askToCancel(generators, generator, id, refund) {
  try {
    return (
      await generators.cancel(generator, id, {
        refund,
        mayWaitMs: MAY_WAIT_MS,
      })
    ).status
  } catch (error) {
    if (error instanceof GeneratorError && error.code === 'GENERATOR_CANCEL_CHANGED') return 'processing'
    throw error
  }
}
/** Cancelled, or it had ended before: what was made is shown then, also where it seemed never to have begun. */
async function takeCancel(stores, refCode, id, status) {
  const row = await stores.generations.get(refCode)
  if (status === 'cancelled') {
    if (row !== void 0 && isUnderWay(row))
      await endRow(stores, row, {
        status,
        isSeen: true,
      })
    return
  }
  if (row?.status === 'cancelled')
    await stores.generations.put({
      ...row,
      id,
      status: 'processing',
      endedAt: null,
      isSeen: false,
    })
  await letBe(stores, refCode)
}
/** It was made and paid although it had been dropped here: nobody shall wonder what for. */
async function adopt(stores, found) {
  await stores.generations.put({
    ...rowFrom(found, void 0),
    isSeen: false,
  })
  await letBe(stores, found.refCode)
}
async function letBe(stores, refCode) {
  const row = await stores.generations.get(refCode)
  if (row === void 0 || !isUnderWay(row)) return
  await stores.generations.update(refCode, {
    isCancelling: false,
    attempts: 0,
  })
  await enqueuePoll(stores, GENERATOR_OF[row.type], 0)
}
// src/offline/generation/changeHandler.ts
/** Brings tags and favourites to the archive. */
var changeHandler = {
  sender: {
    service: 'generators',
    stores: ['generations'],
    manner: 'in-order',
    send: (intents, context) =>
      sendOne(intents, 'generation.change', (intent) => sendChange(intent, context)),
  },
  isChange: true,
  /** What the archive has instead is read. */
  discard: (stores) => enqueueRead(stores),
}
async function sendChange(intent, { db, productApi }) {
  const { refCode, change } = intent.arguments
  const id = (await db.generations.get(refCode))?.id ?? intent.arguments.id
  if (id === null) return done$1(intent)
  try {
    await changeGeneration(await productApi(), id, change, { idempotencyKey: intent.idempotencyKey })
    return done$1(intent)
  } catch (error) {
    if (isGone$1(error)) return done$1(intent)
    return isRefusal(error) ? parked(intent, error) : again(intent, error)
  }
}
// src/offline/generation/pollHandler.ts
var CALL = {
  mayWaitMs: MAY_WAIT_MS,
  isPoll: true,
}
/** Asked for beyond those under way: newer ones of other devices stand before them. */
var MARGIN = 10
/**
 * Asks how everything under way at one generator stands: the status of a single one (and its result once it is
 * completed), the generator's own history for several, so that many cost no more calls than one. As long as something
 * is under way, the next question follows.
 */
var pollHandler = {
  sender: {
    service: 'generators',
    stores: ['generations'],
    manner: 'in-order',
    send: (intents, context) => sendOne(intents, 'generation.poll', (intent) => poll$1(intent, context)),
  },
  isChange: false,
  discard: () => Promise.resolve(),
}
async function poll$1(intent, { db, generators }) {
  const { generator } = intent.arguments
  const asked = await askedOf(db, generator)
  if (asked.length === 0) return done$1(intent)
  try {
    const found = await ask$1(await generators(), generator, asked)
    return done$1(intent, async (stores) => {
      await takeFound$1(stores, found)
      const left = await askedOf(stores, generator)
      await stores.outbox.delete(intent.id)
      if (left.length > 0) await enqueuePoll(stores, generator, pollIn(left))
    })
  } catch (error) {
    return again(intent, error)
  }
}
/** Those under way that aren't resting, the one that was asked about longest ago first. */
async function askedOf(stores, generator) {
  return (await stores.generations.toArray())
    .filter(isUnderWay)
    .filter((row) => GENERATOR_OF[row.type] === generator && !isResting(row))
    .toSorted((one, other) => (one.checkedAt ?? 0) - (other.checkedAt ?? 0))
}
async function ask$1(generators, generator, asked) {
  const [first, ...others] = asked
  if (first === void 0)
    return {
      whole: [],
      single: null,
      gone: null,
    }
  if (others.length > 0) {
    const { items } = await generators.history(generator, { limit: asked.length + MARGIN }, CALL)
    const whole = items.filter((item) => asked.some((row) => row.refCode === item.refCode))
    if (whole.some((item) => item.refCode === first.refCode))
      return {
        whole,
        single: null,
        gone: null,
      }
    return {
      ...(await askOne(generators, generator, first)),
      whole,
    }
  }
  return askOne(generators, generator, first)
}
async function askOne(generators, generator, asked) {
  try {
    const status = await generators.status(generator, asked.id, CALL)
    return {
      whole: [],
      single: {
        asked,
        status,
        made:
          status.status === 'completed'
            ? await generators.result(generator, asked.id, { mayWaitMs: MAY_WAIT_MS })
            : null,
      },
      gone: null,
    }
  } catch (error) {
    if (isGone$1(error))
      return {
        whole: [],
        single: null,
        gone: asked,
      }
    throw error
  }
}
async function takeFound$1(stores, { whole, single, gone }) {
  for (const generation of whole) await takeGeneration(stores, generation, false)
  if (single !== null) {
    const row = await stores.generations.get(single.asked.refCode)
    if (row !== void 0 && isUnderWay(row)) await takeStatus(stores, row, single.status, single.made)
  }
  if (gone !== null) await stores.generations.delete(gone.refCode)
}
// src/api/generators/mergeHistories.ts
/** The histories of several generators as one: newest first, cut to `limit` (specification part 2, section 7). */
function mergeHistories(histories, limit) {
  return histories
    .flatMap((history) => history.items)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, limit)
}
// src/offline/generation/readHandler.ts
/**
 * Reads the newest generations of the account from all generators: the first time on a device to fill its history,
 * later for what was started elsewhere, and for addresses of files that are about to run out.
 */
var readHandler = {
  sender: {
    service: 'generators',
    stores: ['generations'],
    manner: 'in-order',
    send: (intents, context) => sendOne(intents, 'generation.read', (intent) => read(intent, context)),
  },
  isChange: false,
  discard: () => Promise.resolve(),
}
async function read(intent, { generators }) {
  try {
    const client = await generators()
    const newest = mergeHistories(
      await Promise.all(GENERATORS.map((generator) => historyOf(client, generator))),
      15,
    )
    return done$1(intent, (stores) => takeNewest(stores, newest))
  } catch (error) {
    return failureOf(error).kind === 'broken' || failureOf(error).kind === 'refused'
      ? done$1(intent)
      : again(intent, error)
  }
}
/** A generator that isn't there has made nothing. */
async function historyOf(generators, generator) {
  try {
    const call = {
      mayWaitMs: MAY_WAIT_MS,
      spare: 2,
    }
    return await generators.history(generator, { limit: 15 }, call)
  } catch (error) {
    if (error instanceof GeneratorError && error.code === 'GENERATOR_CONFIG_ERROR')
      return {
        items: [],
        total: 0,
      }
    throw error
  }
}
async function takeNewest(stores, newest) {
  const isFirst = (await lastRead(stores)) === null
  for (const generation of newest)
    await takeGeneration(stores, generation, isFirst || !isEnded(generation.status))
  const { maxHistoryItems } = await readGenerationPreferences(stores)
  await trimHistory(stores, maxHistoryItems)
  await markRead(stores)
}
// src/offline/generation/startHandler.ts
/** A yes to a price is good for this long (ms): a start that comes later asks again before it spends. */
var YES_GOOD_FOR_MS$1 = 12e4
/** Starts what a click asked for. The same refCode costs once, however often it is sent. */
var startHandler = {
  sender: {
    service: 'generators',
    stores: ['generations'],
    manner: 'in-order',
    send: (intents, context) =>
      sendOne(intents, 'generation.start', (intent) => sendStart$1(intent, context)),
  },
  isChange: true,
  async discard(stores, intent) {
    if (!isIntentOf(intent, 'generation.start')) return
    const row = await stores.generations.get(intent.arguments.refCode)
    if (row?.status !== 'pending') return
    if (row.wasSent) await enqueueCancel(stores, row)
    await stores.generations.delete(row.refCode)
  },
}
async function sendStart$1(intent, context) {
  const { db } = context
  const { refCode } = intent.arguments
  const row = await db.generations.get(refCode)
  if (row?.status !== 'pending' || row.asks) return done$1(intent)
  try {
    if (isYesOld(row)) {
      const found = row.wasSent ? await findByRefCode(await context.productApi(), refCode) : null
      return done$1(intent, (stores) =>
        found === null ? askAgain(stores, refCode) : takeFound(stores, found),
      )
    }
    const generators = await context.generators()
    await noteSent(context, refCode)
    const { type, prompt, engine, options, usage } = row
    const request = {
      prompt,
      engine,
      options,
      refCode,
      credits: usage.credits,
    }
    const answer = await generators.start(type, request, { mayWaitMs: MAY_WAIT_MS })
    return done$1(intent, (stores) => takeStart(stores, refCode, answer))
  } catch (error) {
    if (error instanceof GeneratorError && error.code === 'GENERATOR_PRICE_CHANGED')
      return done$1(intent, (stores) => askAgain(stores, refCode, error))
    if (isNo$1(error)) return done$1(intent, (stores) => failStart(stores, refCode, error))
    return again(intent, error)
  }
}
function isYesOld({ confirmedAt }) {
  const age = Date.now() - confirmedAt
  return age > YES_GOOD_FOR_MS$1 || age < 0
}
/** From here on the server may know of it, whatever becomes of the answer. */
function noteSent({ db, lease }, refCode) {
  return change(db, ['generations', 'settings'], async (stores) => {
    await lease.confirm(stores)
    await stores.generations.update(refCode, { wasSent: true })
  })
}
/** Whether the server has said that nothing was started, and will say so again. A session that ran out may come back. */
function isNo$1(error) {
  if (error instanceof ApiError) return error.kind === 'refused' && error.status !== 401
  if (!(error instanceof GeneratorError)) return false
  return ENDINGS.has(error.code) || (error.kind === 'refused' && error.status !== 401)
}
/** Busy by their status, but nothing that a pause would help. */
var ENDINGS = /* @__PURE__ */ new Set(['GENERATOR_CONFIG_ERROR', 'GENERATOR_UNAVAILABLE'])
/** Acknowledged: it is processing and its credits are reserved (specification part 2, section 4). */
async function takeStart(stores, refCode, answer) {
  const row = await stores.generations.get(refCode)
  if (row === void 0) return
  if (row.status !== 'pending') {
    await stores.generations.update(refCode, { id: answer.id })
    return
  }
  const { id, credits, refund, queuePosition, estimatedTime } = answer
  const started = {
    ...row,
    id,
    status: 'processing',
    queuePosition,
    estimatedTime,
    usage: {
      credits,
      processingTime: null,
    },
    refund,
    error: null,
    checkedAt: Date.now(),
  }
  await stores.generations.put(started)
  if (row.tags.length > 0 || row.isFavourite)
    await enqueueChange(stores, started, {
      tags: [...row.tags],
      isFavourite: row.isFavourite,
    })
  await enqueuePoll(stores, GENERATOR_OF[row.type], pollIn([started]))
}
async function takeFound(stores, found) {
  const { usage, refCode } = found
  await takeStart(stores, refCode, {
    ...found,
    credits: usage.credits,
  })
  await takeGeneration(stores, found, false)
}
async function askAgain(stores, refCode, error) {
  const row = await stores.generations.get(refCode)
  if (row?.status !== 'pending') return
  const reason =
    error === void 0
      ? null
      : {
          code: error.code,
          message: error.message,
          reason: null,
        }
  const credits = error?.credits ?? row.usage.credits
  await stores.generations.update(refCode, {
    asks: true,
    error: reason,
    usage: {
      ...row.usage,
      credits,
    },
    refund: credits,
  })
}
async function failStart(stores, refCode, error) {
  const row = await stores.generations.get(refCode)
  if (row?.status !== 'pending') return
  const { code, message } = error
  await endRow(stores, row, {
    status: 'failed',
    error: {
      code: 'GENERATION_START_FAILED',
      message,
      reason: code,
    },
  })
}
// src/api/product/giftCalls.ts
/**
 * Saves the gift of a cart's line, in place of what was saved of it before. `isAnonymous` sends it as nobody's, with
 * the order it belongs to. Rejects with VALIDATION_FAILED.
 */
function savePersonalization(api, body, { isAnonymous, ...options }) {
  return api.call('POST /api/v1/personalizations', {
    ...keyed(options),
    body,
    answer: NO_ANSWER,
    isAnonymous,
  })
}
// src/offline/gifts/giftHandler.ts
/** The server puts a gift in the place of the one before it: sending twice changes nothing. */
var giftHandler = {
  sender: sendEach('product-api', 'personalization.save', save$1),
  isChange: true,
  discard: () => Promise.resolve(),
}
async function save$1(intent, { productApi }) {
  const { idempotencyKey } = intent
  const { body, isOrdered: isAnonymous } = intent.arguments
  try {
    await savePersonalization(await productApi(), body, {
      idempotencyKey,
      isAnonymous,
    })
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isRefusal(error))
      return {
        kind: 'parked',
        failure: failureOf(error),
      }
    return {
      kind: 'retry',
      failure: failureOf(error),
      retryAfterMs: retryAfterOf(error),
    }
  }
}
// src/offline/occasions/occasionsReading.ts
var READING_KEY = 'occasions-read'
object({
  /** Whose account the dates of this device are in. */
  owner: string(),
  /** When it last answered, epoch ms; null before it has. */
  readAt: nullable(number()),
})
async function writeReading(stores, value) {
  await stores.settings.put({
    key: READING_KEY,
    value,
  })
}
// src/offline/occasions/occasionHandlers.ts
/** The account keeps the later change of each date and answers with all: sending twice changes nothing. */
var occasionSender = {
  service: 'product-api',
  stores: ['occasions'],
  manner: 'as-state',
  async send(intents, context) {
    try {
      const saves = intents.filter((intent) => isIntentOf(intent, 'occasion.save'))
      const { dates, refused } = await exchange$1(saves, context)
      return {
        outcomes: new Map(intents.map((intent) => [intent.id, outcomeIn(intent, refused)])),
        writeBack: (stores) =>
          writeBack$1(
            stores,
            {
              dates,
              refused,
            },
            saves,
          ),
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return {
        outcomes: new Map(intents.map((intent) => [intent.id, outcomeOf$1(intent, error)])),
        writeBack: () => Promise.resolve(),
      }
    }
  },
}
/** As many calls as the changes need; one where nothing was changed. The last answer has all of it. */
async function exchange$1(saves, { productApi }) {
  const api = await productApi()
  const refused = []
  let rest = saves
  for (;;) {
    const sent = rest.slice(0, 50)
    rest = rest.slice(50)
    const body = {
      changes: sent.map(({ arguments: { id, date, changedAt } }) => ({
        id,
        changed_at: changedAt,
        date,
      })),
      time_zone: ownTimeZone(),
    }
    const answer = await syncOccasions(api, body)
    refused.push(...answer.refused)
    if (rest.length === 0)
      return {
        dates: answer.dates,
        refused,
      }
  }
}
/** The device has what the account has, and what it has changed since that was sent, or was refused. */
async function writeBack$1(stores, { dates, refused }, sent) {
  const versions = new Map(sent.map(({ id, version }) => [id, version]))
  const open = await stores.outbox
    .where('entity')
    .equals(OCCASIONS_ENTITY)
    .filter((row) => row.kind === 'occasion.save' && versions.get(row.id) !== row.version)
    .toArray()
  const own = /* @__PURE__ */ new Set([
    ...refused,
    ...open.flatMap((row) => (isIntentOf(row, 'occasion.save') ? [row.arguments.id] : [])),
  ])
  const known = new Set(dates.map(({ id }) => id))
  const rows = await stores.occasions.toArray()
  await stores.occasions.bulkDelete(rows.flatMap(({ id }) => (own.has(id) || known.has(id) ? [] : [id])))
  await stores.occasions.bulkPut(
    dates.flatMap(({ id, date, changed_at: changedAt }) =>
      own.has(id)
        ? []
        : [
            {
              id,
              date,
              changedAt,
            },
          ],
    ),
  )
  await writeReading(stores, {
    owner: await currentOwner(stores),
    readAt: Date.now(),
  })
}
function outcomeIn(intent, refused) {
  if (!isIntentOf(intent, 'occasion.save') || !refused.includes(intent.arguments.id)) return { kind: 'done' }
  return {
    kind: 'parked',
    failure: {
      code: 'TOO_MANY_OCCASIONS',
      message: 'the account has no room for it',
      kind: 'refused',
      at: Date.now(),
    },
  }
}
function outcomeOf$1(intent, error) {
  const failure = failureOf(error)
  if (intent.kind === 'occasion.save' && isRefusal(error))
    return {
      kind: 'parked',
      failure,
    }
  if (intent.kind === 'occasions.read' && failure.kind === 'broken') return { kind: 'done' }
  return {
    kind: 'retry',
    failure,
    retryAfterMs: retryAfterOf(error),
  }
}
var occasionSaveHandler = {
  sender: occasionSender,
  isChange: true,
  /** What the account has of it comes back with the next reading. */
  async discard(stores, intent) {
    if (!isIntentOf(intent, 'occasion.save')) return
    await stores.occasions.delete(intent.arguments.id)
    await enqueueOccasionsRead(stores)
  },
}
var occasionsReadHandler = {
  sender: occasionSender,
  isChange: false,
  discard: () => Promise.resolve(),
}
// src/offline/preferences/preferencesHandlers.ts
/** The account merges what it gets and answers with the whole: sending twice changes nothing, and saving is reading. */
var preferencesSender = {
  service: 'product-api',
  stores: [],
  manner: 'as-state',
  async send(intents, context) {
    try {
      const known = await exchange(intents, context)
      return {
        outcomes: new Map(intents.map((intent) => [intent.id, { kind: 'done' }])),
        writeBack: (stores) => writeBack(stores, known),
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return {
        outcomes: new Map(intents.map((intent) => [intent.id, outcomeOf(intent, error)])),
        writeBack: () => Promise.resolve(),
      }
    }
  },
}
async function exchange(intents, { productApi }) {
  const api = await productApi()
  const choices = mergeIntents(intents)
  const save = intents.find((intent) => intent.kind === 'preferences.save')
  if (save === void 0 || !hasChoices(choices)) return readPreferences(api)
  return savePreferences(api, choices, { idempotencyKey: save.idempotencyKey })
}
/** What was chosen while the answer was on its way stands in the outbox still. */
async function writeBack(stores, known) {
  await writeRow(stores, {
    owner: await currentOwner(stores),
    known,
    readAt: Date.now(),
  })
}
function outcomeOf(intent, error) {
  const failure = failureOf(error)
  if (intent.kind === 'preferences.save' && isRefusal(error))
    return {
      kind: 'parked',
      failure,
    }
  if (intent.kind === 'preferences.read' && failure.kind === 'broken') return { kind: 'done' }
  return {
    kind: 'retry',
    failure,
    retryAfterMs: retryAfterOf(error),
  }
}
/** Giving a change up needs nothing more: what the account knows is kept beside it. */
var nothingToTakeBack = () => Promise.resolve()
var preferencesSaveHandler = {
  sender: preferencesSender,
  isChange: true,
  discard: nothingToTakeBack,
}
var preferencesReadHandler = {
  sender: preferencesSender,
  isChange: false,
  discard: nothingToTakeBack,
}
// src/domain/prints/printAnswer.ts
/** What `POST /api/v1/prints` answers: where the file is sent to by `PUT`; null where the server has it. */
var printAnswerSchema = object({ upload_url: nullable(string()) })
// src/api/product/printCalls.ts
/** A photo over a phone's slow network. */
var SENDING_MS = 3e5
/**
 * Saves how the picture of a cart's line lies on it, in place of what was saved before, as nobody's: it counts with the
 * order that it belongs to. Resolves to where its file is sent, null where the server has it.
 */
function savePrint(api, body, options) {
  return api.call('POST /api/v1/prints', {
    ...keyed(options),
    body,
    answer: printAnswerSchema,
    isAnonymous: true,
  })
}
/**
 * Sends the file of a print to the address that was given for it; the address is the permission. For page and worker
 * alike. Rejects with an `ApiError`.
 */
async function sendPrintFile(address, file, { fetch } = {}) {
  const form = new FormData()
  form.set('file', file)
  try {
    const { isOk, status } = await createSendRequest({ fetch })({
      method: 'PUT',
      url: address,
      body: form,
      timeoutMs: SENDING_MS,
    })
    if (!isOk)
      throw new ApiError('Upload failed', {
        code: 'UPLOAD_FAILED',
        status,
      })
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    const code = error.isTimeout ? 'TIMEOUT' : 'NETWORK_ERROR'
    throw new ApiError(
      'Upload failed',
      {
        code,
        status: null,
      },
      { cause: error },
    )
  }
}
// src/offline/prints/printHandler.ts
/** The server puts a picture in the place of the one before it, and asks for a file once: sending twice changes nothing. */
var printHandler = {
  sender: sendEach('product-api', 'print.save', save),
  isChange: true,
  discard: () => Promise.resolve(),
}
async function save({ idempotencyKey, arguments: { body } }, { db, productApi }) {
  try {
    const { upload_url: address } = await savePrint(await productApi(), body, { idempotencyKey })
    if (address === null) return { kind: 'done' }
    const file = await db.printFiles.get(body.file_id)
    if (file === void 0)
      return {
        kind: 'parked',
        failure: gone(),
      }
    await sendPrintFile(address, file.blob)
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isRefusal(error))
      return {
        kind: 'parked',
        failure: failureOf(error),
      }
    return {
      kind: 'retry',
      failure: failureOf(error),
      retryAfterMs: retryAfterOf(error),
    }
  }
}
var gone = () =>
  failureOf(
    new ApiError('the picture is not on this device any more', {
      code: 'FILE_UNREADABLE',
      status: 422,
    }),
  )
// src/offline/restock/restockHandler.ts
/** Under the same key the server sends one letter, however often it is asked. */
var restockHandler = {
  sender: sendEach('product-api', 'restock.ask', send),
  isChange: true,
  async discard(stores, intent) {
    if (isIntentOf(intent, 'restock.ask')) await unaskIn(stores, intent.arguments.variantId)
  },
}
async function send(intent, { productApi }) {
  const { idempotencyKey } = intent
  const { title: _title, ...request } = intent.arguments
  try {
    const isAnonymous = request.email !== null
    await askForRestock(await productApi(), request, {
      idempotencyKey,
      isAnonymous,
    })
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isRefusal(error))
      return {
        kind: 'parked',
        failure: failureOf(error),
      }
    return {
      kind: 'retry',
      failure: failureOf(error),
      retryAfterMs: retryAfterOf(error),
    }
  }
}
// src/offline/session/revocationIntent.ts
var revocationHandler = {
  sender: sendEach('product-api', 'session.revoke', revoke),
  isChange: false,
  discard: () => Promise.resolve(),
}
async function revoke(intent, { productApi }) {
  const { revocation } = intent.arguments
  try {
    await logOut(await productApi(), { revocation }, { idempotencyKey: intent.idempotencyKey })
    return { kind: 'done' }
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return { kind: 'done' }
    return {
      kind: 'retry',
      failure: failureOf(error),
      retryAfterMs: retryAfterOf(error),
    }
  }
}
// src/offline/templateRuns/runHandlers.ts
/** A yes to a price is good for this long (ms): a start that comes later asks again before it spends. */
var YES_GOOD_FOR_MS = 12e4
/** Starts what a click asked for. The same refCode costs once, however often it is sent. */
var runHandler = {
  sender: senderOf('template.run', sendStart),
  isChange: true,
  async discard(stores, intent) {
    if (!isIntentOf(intent, 'template.run')) return
    const row = await stores.templateRuns.get(intent.arguments.refCode)
    if (row?.status !== 'pending') return
    if (row.wasSent) await enqueueRunCancel(stores, row)
    await stores.templateRuns.delete(row.refCode)
  },
}
/** Stops on the server what a person doesn’t want any more, whether its start was ever answered or not. */
var runCancelHandler = {
  sender: senderOf('template.cancel', sendCancel),
  isChange: true,
  async discard(stores, intent) {
    if (!isIntentOf(intent, 'template.cancel')) return
    await stores.templateRuns.update(intent.arguments.refCode, {
      isCancelling: false,
      attempts: 0,
    })
    await enqueueRunPoll(stores, 0)
  },
}
/** Asks how every run under way stands. As long as one is, the next question follows. */
var runPollHandler = {
  sender: senderOf('template.poll', poll),
  isChange: false,
  discard: () => Promise.resolve(),
}
function senderOf(kind, send) {
  return {
    service: 'product-api',
    stores: ['templateRuns'],
    manner: 'in-order',
    async send(intents, context) {
      const intent = intents.find((one) => isIntentOf(one, kind))
      if (intent === void 0)
        return {
          outcomes: /* @__PURE__ */ new Map(),
          writeBack: () => Promise.resolve(),
        }
      try {
        return await send(intent, context)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const outcome = {
          kind: 'retry',
          failure: failureOf(error),
          retryAfterMs: retryAfterOf(error),
        }
        return {
          outcomes: /* @__PURE__ */ new Map([[intent.id, outcome]]),
          writeBack: () => Promise.resolve(),
        }
      }
    },
  }
}
/** How the sending of one intent ended; `writeBack` runs in the transaction that settles it. */
var done = (intent, writeBack = () => Promise.resolve()) => ({
  outcomes: /* @__PURE__ */ new Map([[intent.id, { kind: 'done' }]]),
  writeBack,
})
async function sendStart(intent, context) {
  const { db, lease } = context
  const { refCode } = intent.arguments
  const row = await db.templateRuns.get(refCode)
  if (row?.status !== 'pending' || row.asks || row.refusal !== null) return done(intent)
  const api = await context.productApi()
  const age = Date.now() - row.confirmedAt
  if (age > YES_GOOD_FOR_MS || age < 0) {
    const found = row.wasSent ? await findRun(api, refCode) : null
    return done(intent, (stores) =>
      found === null ? ask(stores, refCode, {}) : takeRun(stores, refCode, found),
    )
  }
  await change(db, ['templateRuns', 'settings'], async (stores) => {
    await lease.confirm(stores)
    await stores.templateRuns.update(refCode, { wasSent: true })
  })
  try {
    const { slug, language, device, price } = row
    const request = {
      slug,
      values: { ...row.values },
      language,
      device,
      refCode,
      credits: price.most,
    }
    const run = await startTemplateRun(api, request)
    return done(intent, (stores) => takeRun(stores, refCode, run))
  } catch (error) {
    const quote = newQuoteOf(error)
    if (quote !== null)
      return done(intent, (stores) =>
        ask(stores, refCode, {
          price: quote,
          refusal: 'TEMPLATE_PRICE_CHANGED',
        }),
      )
    if (!isNo(error)) throw error
    const faults = (faultsOf(error) ?? []).map(({ field, fault }) => ({
      name: field,
      fault,
    }))
    return done(intent, (stores) =>
      refuse(stores, refCode, {
        refusal: error.code,
        faults,
      }),
    )
  }
}
/** Whether the server has said that nothing was started, and will say so again. A session that ran out may come back. */
function isNo(error) {
  if (!(error instanceof ApiError)) return false
  return (error.kind === 'refused' && error.status !== 401) || error.code === 'TEMPLATE_UNAVAILABLE'
}
async function sendCancel(intent, context) {
  const { refCode } = intent.arguments
  const api = await context.productApi()
  const id = (await context.db.templateRuns.get(refCode))?.id ?? (await findRun(api, refCode))?.id
  if (id === void 0) return done(intent, (stores) => stores.templateRuns.delete(refCode))
  try {
    const run = await cancelTemplateRun(api, id)
    return done(intent, (stores) => takeRun(stores, refCode, run))
  } catch (error) {
    if (!isGone(error)) throw error
    return done(intent, (stores) => stores.templateRuns.delete(refCode))
  }
}
var isGone = (error) => error instanceof ApiError && error.status === 404
async function poll(intent, context) {
  const asked = (await context.db.templateRuns.toArray()).filter(isAskedAbout)
  if (asked.length === 0) return done(intent)
  const api = await context.productApi()
  const found = await Promise.all(
    asked.map(async (row) => ({
      row,
      run: await readOrGone(api, row.id),
    })),
  )
  return done(intent, async (stores) => {
    for (const { row, run } of found)
      if (run === null) await stores.templateRuns.delete(row.refCode)
      else await takeRun(stores, row.refCode, run)
    await stores.outbox.delete(intent.id)
    const left = (await stores.templateRuns.toArray()).filter(isAskedAbout)
    if (left.length > 0) await enqueueRunPoll(stores, runPollIn(left))
  })
}
/** After so many questions without an end, the next is a person’s. */
var isAskedAbout = (row) => isRunUnderWay(row) && row.attempts < 60
async function readOrGone(api, id) {
  try {
    return await readTemplateRun(api, id)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}
/** The run that a click started, where its answer was lost; null when nothing was started. */
async function findRun(api, refCode) {
  const { runs } = await listTemplateRuns(api, { ref_code: refCode })
  const [first] = runs
  return first === void 0 ? null : readTemplateRun(api, first.id)
}
/** What the server tells becomes what this device keeps. What waits in the server’s queue is under way here. */
async function takeRun(stores, refCode, run) {
  const row = await stores.templateRuns.get(refCode)
  if (row === void 0) return
  const hasEnded = isEnded(run.status)
  await dropRunIntent(stores, refCode)
  await stores.templateRuns.put({
    ...row,
    id: run.id,
    run,
    status: hasEnded ? run.status : 'processing',
    asks: false,
    refusal: null,
    wasSent: true,
    isCancelling: row.isCancelling && !hasEnded,
    endedAt: hasEnded ? (row.endedAt ?? /* @__PURE__ */ new Date().toISOString()) : null,
    attempts: hasEnded ? 0 : row.attempts + 1,
    checkedAt: Date.now(),
  })
  if (!hasEnded) await enqueueRunPoll(stores, runPollIn([row]))
}
async function ask(stores, refCode, news) {
  const row = await stores.templateRuns.get(refCode)
  if (row?.status === 'pending')
    await stores.templateRuns.put({
      ...row,
      ...news,
      asks: true,
    })
}
/** It came to nothing and has cost nothing. */
async function refuse(stores, refCode, news) {
  const row = await stores.templateRuns.get(refCode)
  if (row?.status !== 'pending') return
  await stores.templateRuns.put({
    ...row,
    ...news,
    status: 'failed',
    endedAt: /* @__PURE__ */ new Date().toISOString(),
  })
}
// src/offline/outbox/registry.ts
/** Every kind of intent and what is done with it. The compiler misses the one that is forgotten here. */
var intentHandlers = {
  'cart.line': cartLineHandler,
  'cart.discount': cartDiscountHandler,
  'cart.buyer': cartBuyerHandler,
  'cart.leave': leavingHandler,
  'cart.sync': cartSyncHandler,
  'personalization.save': giftHandler,
  'occasion.save': occasionSaveHandler,
  'occasions.read': occasionsReadHandler,
  'preferences.save': preferencesSaveHandler,
  'preferences.read': preferencesReadHandler,
  'print.save': printHandler,
  'restock.ask': restockHandler,
  'session.revoke': revocationHandler,
  'generation.start': startHandler,
  'generation.cancel': cancelHandler,
  'generation.change': changeHandler,
  'generation.poll': pollHandler,
  'generation.read': readHandler,
  'template.save': saveTemplateHandler,
  'template.run': runHandler,
  'template.cancel': runCancelHandler,
  'template.poll': runPollHandler,
}
// src/offline/outbox/intents.ts
/** Every change of a person that hasn't arrived yet, the oldest first: waiting and refused ones. */
async function listIntents(db, handlers = intentHandlers) {
  return (await db.outbox.orderBy('id').toArray()).filter((row) => handlers[row.kind].isChange)
}
/** Tries an intent again at once, whether it waits for its time or was refused. */
async function retryIntent(db, id) {
  await change(db, ['outbox'], (stores) =>
    stores.outbox.update(id, {
      state: 'waiting',
      nextAttemptAt: Date.now(),
    }),
  )
  announceOutboxChange()
}
/** Gives a change up: it is taken back on this device, and nothing is sent. */
async function discardIntent(db, id, handlers = intentHandlers) {
  const kind = await read$1(db, ['outbox'], async (stores) => (await stores.outbox.get(id))?.kind)
  if (kind === void 0) return
  const handler = handlers[kind]
  await change(db, [...INTENT_STORES, ...handler.sender.stores], async (stores) => {
    const intent = await stores.outbox.get(id)
    if (intent === void 0) return
    await handler.discard(stores, intent)
    await stores.outbox.delete(id)
  })
  announceOutboxChange()
}
export { discardIntent, listIntents, retryIntent }
