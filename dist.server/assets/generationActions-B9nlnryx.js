import { a as isEnded } from './generation-BQW4xyj3.js'
import { r as PROMPT_MOST } from './limits-Ds6YhBKw.js'
import { r as read, t as change } from './change-BUCoBqBE.js'
import { t as newId } from './newId-QR5M__zB.js'
import { t as OfflineError } from './offlineError-Vf4mHYRw.js'
import { t as currentOwner } from './owner-BCVJoIrS.js'
import { t as announceOutboxChange } from './signal-B7JA8guN.js'
import { t as isGuest } from './owners-DssIpnU-.js'
import { n as cleanTags, t as changedTags } from './tagChange-HECdIuPQ.js'
import {
  a as GENERATION_STORES,
  c as enqueueChange,
  d as enqueueStart,
  f as endRow,
  l as enqueuePoll,
  o as dropStartIntent,
  r as takeGeneration,
  s as enqueueCancel,
  u as enqueueRead,
} from './readMark-QUJP9Xp2.js'
import { n as isUnderWay } from './generationRow-BTsHrjCY.js'
import { r as nameDraftOwner, t as changeDrafts } from './draftOwner-CV9QjhlS.js'
import {
  n as readGenerationPreferences,
  r as writeGenerationPreferences,
} from './generationPreferences-7fTDNAT1.js'
import {
  $n as string,
  Hn as nullable,
  Vr as GENERATOR_OF,
  Wn as object,
  Zn as record,
  _r as safeParse,
  nr as unknown,
} from '../renderPage.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
// src/api/product/knowsNoNetwork.ts
/** Not every runtime says; a browser that says there is a network may be wrong, one that says there is none is not. */
function knowsNoNetwork() {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine
}
// src/offline/generation/commands.ts
/**
 * Asks for a generation: its row and its start in one transaction; returns its refCode. Known to be offline, it is
 * only kept (`asks`). Rejects with an `OfflineError`: GENERATOR_INVALID_PROMPT, GENERATION_SIGN_IN_NEEDED for a guest,
 * or storage; then nothing has changed.
 */
async function askForGeneration(db, wanted) {
  const prompt = wanted.prompt.trim()
  if (prompt === '' || prompt.length > 4e3)
    throw new OfflineError('GENERATOR_INVALID_PROMPT', `a prompt has 1 to ${PROMPT_MOST} characters`)
  const row = newRow({
    ...wanted,
    prompt,
  })
  await change(db, GENERATION_STORES, async (stores) => {
    if (isGuest(await currentOwner(stores)))
      throw new OfflineError('GENERATION_SIGN_IN_NEEDED', 'generations belong to an account')
    await stores.generations.add(row)
    if (!row.asks) await enqueueStart(stores, row)
  })
  announceOutboxChange()
  return row.refCode
}
/** The person has seen the price (again) and wants it: it is sent. Nothing happens to one that doesn't ask. */
async function confirmStart(db, refCode, credits) {
  await change(db, GENERATION_STORES, async (stores) => {
    const row = await stores.generations.get(refCode)
    if (row === void 0 || !row.asks) return
    const agreed = {
      asks: false,
      confirmedAt: Date.now(),
      error: null,
      usage: {
        credits,
        processingTime: null,
      },
      refund: credits,
    }
    await stores.generations.update(refCode, agreed)
    await enqueueStart(stores, row)
  })
  announceOutboxChange()
}
/** The person doesn't want it any more: it leaves this device, and whatever of it may have reached the server is cancelled. */
async function dropStart(db, refCode) {
  await change(db, GENERATION_STORES, async (stores) => {
    const row = await stores.generations.get(refCode)
    if (row?.status !== 'pending') return
    await dropStartIntent(stores, refCode)
    if (row.wasSent) await enqueueCancel(stores, row)
    await stores.generations.delete(refCode)
  })
  announceOutboxChange()
}
/**
 * Cancels what is under way. One that was never sent is cancelled at once; else the server's word counts, and a
 * result that was ready before it stays.
 */
async function cancelGeneration(db, refCode) {
  await change(db, GENERATION_STORES, async (stores) => {
    const row = await stores.generations.get(refCode)
    if (row === void 0 || isEnded(row.status) || row.isCancelling) return
    if (isUnderWay(row)) await stores.generations.update(refCode, { isCancelling: true })
    else {
      await dropStartIntent(stores, refCode)
      await endRow(stores, row, {
        status: 'cancelled',
        isSeen: true,
      })
    }
    if (row.wasSent) await enqueueCancel(stores, row)
  })
  announceOutboxChange()
}
/** Starts the same again (specification part 2, section 4) at the present price: another click, another refCode. */
async function retryGeneration(db, refCode, { credits, isOffline }) {
  const row = await read(db, ['generations'], (stores) => stores.generations.get(refCode))
  if (row === void 0) throw new OfflineError('GENERATION_NOT_FOUND', 'it has left this device')
  const { type, prompt, engine, options, tags } = row
  return askForGeneration(db, {
    type,
    prompt,
    engine,
    options,
    tags,
    credits,
    isOffline: isOffline ?? false,
  })
}
function newRow({ type, prompt, engine, options, credits, tags = [], isOffline = false }) {
  const now = /* @__PURE__ */ new Date()
  return {
    refCode: newId(),
    id: null,
    type,
    prompt,
    engine,
    options,
    status: 'pending',
    asks: isOffline || knowsNoNetwork(),
    createdAt: now.toISOString(),
    startedAt: null,
    completedAt: null,
    endedAt: null,
    usage: {
      credits,
      processingTime: null,
    },
    refund: credits,
    progress: 0,
    estimatedTime: null,
    queuePosition: 0,
    result: null,
    error: null,
    tags: cleanTags(tags),
    isFavourite: false,
    isPublic: false,
    shareToken: null,
    isCancelling: false,
    isSeen: false,
    confirmedAt: now.getTime(),
    wasSent: false,
    attempts: 0,
    checkedAt: null,
  }
}
// src/offline/generation/drafts.ts
var draftSchema = object({
  prompt: string(),
  /** Null: the default one. */
  engine: nullable(string()),
  options: record(string(), unknown()),
})
var nameOf = (type) => `generation:${type}`
/** How long (ms) a draft lasts for whoever wants none kept: the way to the sign-in and back, a crash and a reload. */
var SHORT_LIFE_MS = 18e5
/** The draft of whoever uses this device, a guest included. */
function readGenerationDraft(db, type) {
  return change(db, ['drafts', 'settings'], async (stores) => {
    const owner = await currentOwner(stores)
    await nameDraftOwner(stores, owner)
    const row = await stores.drafts.get(nameOf(type))
    const { savePromptHistory } = await readGenerationPreferences(stores)
    const isOver = !savePromptHistory && (row?.savedAt ?? 0) < Date.now() - SHORT_LIFE_MS
    if (isOver) await stores.drafts.delete(nameOf(type))
    return {
      owner,
      draft: isOver ? null : (safeParse(draftSchema, row?.value).data ?? null),
    }
  })
}
/**
 * Keeps a draft; null forgets it. One that was begun by somebody who has left this device is not kept; a guest's goes
 * along when they sign in.
 */
function writeGenerationDraft(db, type, { owner, draft }) {
  return changeDrafts(
    db,
    (present) => owner === present || (isGuest(owner) && !isGuest(present)),
    ({ drafts }) =>
      draft === null
        ? drafts.delete(nameOf(type))
        : drafts.put({
            name: nameOf(type),
            value: draft,
            savedAt: Date.now(),
          }),
  )
}
// src/offline/generation/historyCommands.ts
/** Gives tags to a generation and takes others off, without doubles and within the limits; the archive gets them when it can. */
function changeTags(db, refCode, wanted) {
  return changeRow(db, refCode, ({ tags }) => ({ tags: changedTags(tags, wanted) }))
}
function setFavourite(db, refCode, isFavourite) {
  return changeRow(db, refCode, () => ({ isFavourite }))
}
async function changeRow(db, refCode, wantedOf) {
  await change(db, GENERATION_STORES, async (stores) => {
    const row = await stores.generations.get(refCode)
    if (row === void 0) return
    const wanted = wantedOf(row)
    const { tags = row.tags, isFavourite = row.isFavourite } = wanted
    await stores.generations.put({
      ...row,
      tags,
      isFavourite,
    })
    await enqueueChange(stores, row, wanted)
  })
  announceOutboxChange()
}
/** Takes what has ended off this device; the archive keeps it. Resolves to what `restoreToHistory` brings back. */
function removeFromHistory(db, refCodes) {
  return change(db, ['generations'], async (stores) => {
    const ended = (await stores.generations.bulkGet([...refCodes]))
      .filter((row) => row !== void 0)
      .filter((row) => isEnded(row.status))
    await stores.generations.bulkDelete(ended.map((row) => row.refCode))
    return ended
  })
}
/** Undoes a removal. What came back by another way meanwhile stays as it is. */
function restoreToHistory(db, rows) {
  return change(db, ['generations'], async (stores) => {
    for (const row of rows)
      if ((await stores.generations.get(row.refCode)) === void 0) await stores.generations.put(row)
  })
}
/** Somebody has looked at these: they aren't counted as new any more. Resolves to how many results are left unseen. */
function markSeen(db, refCodes) {
  return change(db, ['generations'], async (stores) => {
    await stores.generations
      .where('refCode')
      .anyOf([...refCodes])
      .filter((row) => !row.isSeen && isEnded(row.status))
      .modify({ isSeen: true })
    return countUnseenResults(stores)
  })
}
/** Results that ended and nobody has looked at: the number on the installed icon. */
async function countUnseenResults(stores) {
  return stores.generations.filter((row) => row.status === 'completed' && !row.isSeen).count()
}
/** The archive told of a generation: the row of it here, if there is one, follows. */
function followGeneration(db, generation) {
  return change(db, GENERATION_STORES, async (stores) => {
    await takeGeneration(stores, generation, false)
  })
}
// src/offline/generation/polling.ts
/**
 * A person wants to know now: what is under way is asked about as if it had just been started; of what has ended, the
 * addresses of its files are asked for anew.
 */
async function checkNow(db, refCode) {
  await change(db, GENERATION_STORES, async (stores) => {
    const row = await stores.generations.get(refCode)
    if (row === void 0 || row.id === null) return
    if (isEnded(row.status)) await enqueueRead(stores)
    else {
      await stores.generations.update(refCode, { attempts: 0 })
      await enqueuePoll(stores, GENERATOR_OF[row.type], 0)
    }
  })
  announceOutboxChange()
}
// src/features/generation/device/generationActions.ts
var ask = async (wanted) => askForGeneration(await database(), wanted)
var confirm = async (refCode, credits) => confirmStart(await database(), refCode, credits)
var drop = async (refCode) => dropStart(await database(), refCode)
var cancel = async (refCode) => cancelGeneration(await database(), refCode)
var retry = async (refCode, price) => retryGeneration(await database(), refCode, price)
var check = async (refCode) => checkNow(await database(), refCode)
var tag = async (refCode, wanted) => changeTags(await database(), refCode, wanted)
var favourite = async (refCode, isFavourite) => setFavourite(await database(), refCode, isFavourite)
var remove = async (refCodes) => removeFromHistory(await database(), refCodes)
var restore = async (rows) => restoreToHistory(await database(), rows)
var follow = async (generation) => followGeneration(await database(), generation)
/** They have been looked at: they count as new no more, not on the installed icon either. */
async function seen(refCodes) {
  const left = await markSeen(await database(), refCodes)
  if (left === 0) await navigator.clearAppBadge?.()
  else await navigator.setAppBadge?.(left)
}
var savePreferences = async (values) => writeGenerationPreferences(await database(), values)
/** Whom the drafts on this page were read for: none is written into somebody else's. */
var owners = /* @__PURE__ */ new Map()
async function readDraft(type) {
  const { owner, draft } = await readGenerationDraft(await database(), type)
  owners.set(type, owner)
  return draft
}
/** Null forgets it. One that was never read isn't written: it would put less in its place. */
async function writeDraft(type, draft) {
  const owner = owners.get(type)
  if (owner !== void 0)
    await writeGenerationDraft(await database(), type, {
      owner,
      draft,
    })
}
export {
  ask,
  cancel,
  check,
  confirm,
  drop,
  favourite,
  follow,
  readDraft,
  remove,
  restore,
  retry,
  savePreferences,
  seen,
  tag,
  writeDraft,
}
