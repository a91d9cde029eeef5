import { _r as safeParse } from '../renderPage.js'
import { a as readTemplateRun } from './templateRunCalls--3Y7oO_C.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
import { n as formValuesSchema } from './templateRun-8_LMDVuW.js'
import { t as change } from './change-BUCoBqBE.js'
import { t as currentOwner } from './owner-BCVJoIrS.js'
import { r as nameDraftOwner, t as changeDrafts } from './draftOwner-CV9QjhlS.js'
import { t as isGuest } from './owners-DssIpnU-.js'
import { a as isEnded } from './generation-BQW4xyj3.js'
import { t as newId } from './newId-QR5M__zB.js'
import { t as OfflineError } from './offlineError-Vf4mHYRw.js'
import { t as announceOutboxChange } from './signal-B7JA8guN.js'
import {
  a as enqueueRunPoll,
  i as enqueueRunCancel,
  n as dropRunIntent,
  r as enqueueRun,
  t as RUN_STORES,
} from './enqueueRun-DALSXsKL.js'
import { t as isRunUnderWay } from './templateRunRow-CV_RJ_aP.js'
// src/offline/templateRuns/formDrafts.ts
var nameOf = (slug) => `template:${slug}`
/** The draft of whoever uses this device, a guest included. */
function readFormDraft(db, slug) {
  return change(db, ['drafts', 'settings'], async (stores) => {
    const owner = await currentOwner(stores)
    await nameDraftOwner(stores, owner)
    const row = await stores.drafts.get(nameOf(slug))
    return {
      owner,
      values: safeParse(formValuesSchema, row?.value).data ?? null,
    }
  })
}
/**
 * Keeps a draft; null forgets it. One that was begun by somebody who has left this device is not kept; a guest’s goes
 * along when they sign in.
 */
function writeFormDraft(db, slug, { owner, values }) {
  return changeDrafts(
    db,
    (present) => owner === present || (isGuest(owner) && !isGuest(present)),
    ({ drafts }) =>
      values === null
        ? drafts.delete(nameOf(slug))
        : drafts.put({
            name: nameOf(slug),
            value: values,
            savedAt: Date.now(),
          }),
  )
}
// src/offline/templateRuns/runCommands.ts
/**
 * Asks for a run: its row and its start in one transaction; resolves to its refCode. Known to be offline, it is only
 * kept (`asks`). Rejects with an `OfflineError`: GENERATION_SIGN_IN_NEEDED for a guest, or storage; then nothing has
 * changed.
 */
async function askForRun(db, { isOffline, ...wanted }) {
  const row = {
    ...wanted,
    refCode: newId(),
    id: null,
    status: 'pending',
    asks: isOffline,
    createdAt: /* @__PURE__ */ new Date().toISOString(),
    endedAt: null,
    confirmedAt: Date.now(),
    wasSent: false,
    isCancelling: false,
    refusal: null,
    faults: [],
    run: null,
    attempts: 0,
    checkedAt: null,
  }
  await change(db, RUN_STORES, async (stores) => {
    if (isGuest(await currentOwner(stores)))
      throw new OfflineError('GENERATION_SIGN_IN_NEEDED', 'runs belong to an account')
    await trimEnded(stores)
    await stores.templateRuns.add(row)
    if (!row.asks) await enqueueRun(stores, row)
  })
  announceOutboxChange()
  return row.refCode
}
/** The person has seen the price (again) and wants it: it is sent. Nothing happens to one that doesn't ask. */
async function confirmRun(db, refCode, price) {
  await change(db, RUN_STORES, async (stores) => {
    const row = await stores.templateRuns.get(refCode)
    if (row === void 0 || !row.asks) return
    await stores.templateRuns.update(refCode, {
      asks: false,
      price,
      refusal: null,
      confirmedAt: Date.now(),
    })
    await enqueueRun(stores, row)
  })
  announceOutboxChange()
}
/** Stops a run. One that was never sent leaves this device; else the server’s word counts. */
async function cancelRun(db, refCode) {
  await change(db, RUN_STORES, async (stores) => {
    const row = await stores.templateRuns.get(refCode)
    if (row === void 0 || isEnded(row.status) || row.isCancelling) return
    await dropRunIntent(stores, refCode)
    if (!row.wasSent) {
      await stores.templateRuns.delete(refCode)
      return
    }
    await stores.templateRuns.update(refCode, { isCancelling: true })
    await enqueueRunCancel(stores, row)
  })
  announceOutboxChange()
}
/** A person wants to know now: what is under way is asked about as if it had just been started. */
async function checkRuns(db) {
  await change(db, RUN_STORES, renewRunPolls)
  announceOutboxChange()
}
async function renewRunPolls(stores) {
  const underWay = (await stores.templateRuns.toArray()).filter(isRunUnderWay)
  for (const { refCode } of underWay) await stores.templateRuns.update(refCode, { attempts: 0 })
  if (underWay.length > 0) await enqueueRunPoll(stores, 0)
}
async function trimEnded({ templateRuns }) {
  const old = (await templateRuns.toArray())
    .filter(({ status }) => isEnded(status))
    .toSorted((one, other) => (other.endedAt ?? '').localeCompare(one.endedAt ?? ''))
    .slice(14)
  await templateRuns.bulkDelete(old.map(({ refCode }) => refCode))
}
/** The server told of a run: the row of it here, if there is one, follows. The addresses of its files are new. */
async function followRun(db, run) {
  await change(db, ['templateRuns'], ({ templateRuns }) =>
    templateRuns.where('refCode').equals(run.refCode).modify({
      run,
      checkedAt: Date.now(),
    }),
  )
}
/** Takes what has ended off this device; the account keeps it. */
async function removeRun(db, refCode) {
  await change(db, ['templateRuns'], async ({ templateRuns }) => {
    const row = await templateRuns.get(refCode)
    if (row !== void 0 && isEnded(row.status)) await templateRuns.delete(refCode)
  })
}
// src/features/templates/device/runActions.ts
var ask = async (wanted) => askForRun(await database(), wanted)
var confirm = async (refCode, price) => confirmRun(await database(), refCode, price)
var cancel = async (refCode) => cancelRun(await database(), refCode)
var check = async () => checkRuns(await database())
var remove = async (refCode) => removeRun(await database(), refCode)
/** Asks for a run anew: the addresses of its files have run out. */
async function renew(api, id) {
  await followRun(await database(), await readTemplateRun(api, id))
}
/** Whom the drafts on this page were read for: none is written into somebody else's. */
var owners = /* @__PURE__ */ new Map()
async function readDraft(slug) {
  const { owner, values } = await readFormDraft(await database(), slug)
  owners.set(slug, owner)
  return values
}
/** Null forgets it. One that was never read isn't written: it would put less in its place. */
async function writeDraft(slug, values) {
  const owner = owners.get(slug)
  if (owner !== void 0)
    await writeFormDraft(await database(), slug, {
      owner,
      values,
    })
}
export { ask, cancel, check, confirm, readDraft, remove, renew, writeDraft }
