import { $n as string, Un as number, Vr as GENERATOR_OF, Wn as object } from '../renderPage.js'
import { a as isEnded } from './generation-BQW4xyj3.js'
import { t as currentOwner } from './owner-BCVJoIrS.js'
import { n as enqueue, t as INTENT_STORES } from './enqueue-CzSFM3W9.js'
import { n as isIntentOf } from './intent-CVoXtFAd.js'
import { i as trimHistory, n as readGenerationPreferences } from './generationPreferences-7fTDNAT1.js'
import {
  n as generationEntity,
  r as pollEntity,
  t as READ_ENTITY,
} from './generationIntentArguments-ClksONbL.js'
import { i as rowFrom, r as problemFrom } from './generationRow-BTsHrjCY.js'
// src/offline/generation/endRow.ts
/** A generation leaves the queue for the history, which keeps its limit. Inside the caller's transaction. */
async function endRow(stores, row, ending) {
  await stores.generations.put({
    ...row,
    asks: false,
    isCancelling: false,
    estimatedTime: null,
    queuePosition: 0,
    attempts: 0,
    endedAt: /* @__PURE__ */ new Date().toISOString(),
    ...ending,
  })
  const { maxHistoryItems } = await readGenerationPreferences(stores)
  await trimHistory(stores, maxHistoryItems)
}
// src/offline/generation/enqueueGeneration.ts
/** What a change of generations holds: their rows, and the intents that tell the generators. */
var GENERATION_STORES = ['generations', ...INTENT_STORES]
/** As much of a prompt as the list of unsent changes shows. */
var PROMPT_SHOWN = 120
var startKey = (refCode) => `generation.start:${refCode}`
var cancelKey = (refCode) => `generation.cancel:${refCode}`
var changeKey = (refCode) => `generation.change:${refCode}`
function enqueueStart(stores, { refCode, type, prompt }) {
  return enqueue(stores, {
    kind: 'generation.start',
    entity: generationEntity(refCode),
    coalesceKey: startKey(refCode),
    arguments: {
      refCode,
      type,
      prompt: prompt.slice(0, PROMPT_SHOWN),
    },
  })
}
/** What hasn't been sent yet is not sent any more. */
async function dropStartIntent(stores, refCode) {
  await stores.outbox.where('coalesceKey').equals(startKey(refCode)).delete()
}
function enqueueCancel(stores, { refCode, id, type, prompt, refund }) {
  return enqueue(stores, {
    kind: 'generation.cancel',
    entity: generationEntity(refCode),
    coalesceKey: cancelKey(refCode),
    arguments: {
      refCode,
      id,
      type,
      prompt: prompt.slice(0, PROMPT_SHOWN),
      refund,
    },
  })
}
/** Whether somebody wants it cancelled and the server doesn't know yet. */
async function isCancelUnsent(stores, refCode) {
  return (await stores.outbox.where('coalesceKey').equals(cancelKey(refCode)).count()) > 0
}
/** Changes that haven't arrived yet go along with a newer one. */
async function enqueueChange(stores, { refCode, id, type, prompt }, wanted) {
  await enqueue(stores, {
    kind: 'generation.change',
    entity: generationEntity(refCode),
    coalesceKey: changeKey(refCode),
    arguments: {
      refCode,
      id,
      type,
      prompt: prompt.slice(0, PROMPT_SHOWN),
      change: {
        ...(await unsentChange(stores, refCode)),
        ...wanted,
      },
    },
  })
}
/** What the archive hasn't heard yet. */
async function unsentChange(stores, refCode) {
  const intent = await stores.outbox.where('coalesceKey').equals(changeKey(refCode)).first()
  return intent !== void 0 && isIntentOf(intent, 'generation.change') ? intent.arguments.change : {}
}
/** Asks how everything under way at a generator stands, in so many ms. A question that comes sooner stays. */
async function enqueuePoll(stores, generator, inMs) {
  const coalesceKey = pollEntity(generator)
  const notBefore = Date.now() + inMs
  const before = await stores.outbox.where('coalesceKey').equals(coalesceKey).first()
  if (before !== void 0 && before.nextAttemptAt <= notBefore && before.attempts === 0) return
  if (before !== void 0) await stores.outbox.delete(before.id)
  await enqueue(stores, {
    kind: 'generation.poll',
    entity: coalesceKey,
    coalesceKey,
    arguments: { generator },
    notBefore,
  })
}
function enqueueRead(stores) {
  return enqueue(stores, {
    kind: 'generation.read',
    entity: READ_ENTITY,
    coalesceKey: READ_ENTITY,
    arguments: {},
  })
}
// src/offline/generation/takeAnswer.ts
/** How something under way stands; `made` comes with a completed one. */
async function takeStatus(
  stores,
  row,
  { status, progress, estimatedTime, queuePosition, refund, error },
  made,
) {
  const now = /* @__PURE__ */ new Date()
  const checkedAt = now.getTime()
  if (made !== null) {
    const { result, usage } = made
    await endRow(stores, row, {
      status: 'completed',
      progress: 100,
      result,
      usage,
      completedAt: now.toISOString(),
      checkedAt,
      refund: 0,
      error: null,
    })
  } else if (status === 'failed')
    await endRow(stores, row, {
      status,
      error: problemFrom(error),
      checkedAt,
      refund,
    })
  else if (status === 'cancelled')
    await endRow(stores, row, {
      status,
      isSeen: true,
      checkedAt,
      refund,
    })
  else {
    const isBegun = status === 'processing' && row.startedAt === null
    await stores.generations.update(row.refCode, {
      progress,
      estimatedTime,
      queuePosition,
      refund,
      checkedAt,
      startedAt: isBegun ? now.toISOString() : row.startedAt,
      attempts: row.attempts + 1,
    })
  }
}
/**
 * A whole generation as the server knows it. A row of it follows; one that this device doesn't have is taken in when
 * `isWanted` says so. What a person has just changed here and the server hasn't heard yet stays.
 */
async function takeGeneration(stores, generation, isWanted) {
  const { refCode, status } = generation
  const before = await stores.generations.get(refCode)
  if (before === void 0 && !isWanted) return
  if (await isCancelUnsent(stores, refCode)) return
  const told = rowFrom(generation, before)
  const unsent = await unsentChange(stores, refCode)
  const row = {
    ...told,
    tags: unsent.tags ?? told.tags,
    isFavourite: unsent.isFavourite ?? told.isFavourite,
  }
  if (before !== void 0 && isEnded(status) && !isEnded(before.status)) {
    await endRow(stores, row, {
      status,
      isSeen: status === 'cancelled',
    })
    return
  }
  await stores.generations.put({
    ...row,
    attempts: isEnded(status) ? 0 : row.attempts + 1,
  })
  if (before === void 0 && !isEnded(status)) await enqueuePoll(stores, GENERATOR_OF[row.type], 0)
}
// src/offline/generation/readMark.ts
var READ_KEY = 'generations-read'
var markSchema = object({
  owner: string(),
  at: number(),
})
/** When the account's newest generations were last read for whoever uses this device, epoch ms; null if never. */
async function lastRead(stores) {
  const mark = markSchema.safeParse((await stores.settings.get(READ_KEY))?.value).data
  return mark !== void 0 && mark.owner === (await currentOwner(stores)) ? mark.at : null
}
async function markRead(stores) {
  await stores.settings.put({
    key: READ_KEY,
    value: {
      owner: await currentOwner(stores),
      at: Date.now(),
    },
  })
}
export {
  GENERATION_STORES as a,
  enqueueChange as c,
  enqueueStart as d,
  endRow as f,
  takeStatus as i,
  enqueuePoll as l,
  markRead as n,
  dropStartIntent as o,
  takeGeneration as r,
  enqueueCancel as s,
  lastRead as t,
  enqueueRead as u,
}
