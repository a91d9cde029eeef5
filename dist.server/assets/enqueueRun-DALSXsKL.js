import { n as POLL_INTERVAL_MS } from './limits-Ds6YhBKw.js'
import { n as enqueue, t as INTENT_STORES } from './enqueue-CzSFM3W9.js'
import { n as templateRunEntity, t as TEMPLATE_POLL_ENTITY } from './templateRunIntentArguments-wRCsJVgk.js'
// src/offline/templateRuns/enqueueRun.ts
/** What a change of runs holds: their rows, and the intents that tell the server. */
var RUN_STORES = ['templateRuns', ...INTENT_STORES]
var startKey = (refCode) => `template.run:${refCode}`
function enqueueRun(stores, { refCode, title }) {
  return enqueue(stores, {
    kind: 'template.run',
    entity: templateRunEntity(refCode),
    coalesceKey: startKey(refCode),
    arguments: {
      refCode,
      title,
    },
  })
}
/** What hasn't been sent yet is not sent any more. */
async function dropRunIntent(stores, refCode) {
  await stores.outbox.where('coalesceKey').equals(startKey(refCode)).delete()
}
function enqueueRunCancel(stores, { refCode, title }) {
  return enqueue(stores, {
    kind: 'template.cancel',
    entity: templateRunEntity(refCode),
    coalesceKey: `template.cancel:${refCode}`,
    arguments: {
      refCode,
      title,
    },
  })
}
/** Asks how all runs under way stand, in so many ms. A question that comes sooner stays. */
async function enqueueRunPoll(stores, inMs) {
  const notBefore = Date.now() + inMs
  const before = await stores.outbox.where('coalesceKey').equals(TEMPLATE_POLL_ENTITY).first()
  if (before !== void 0 && before.nextAttemptAt <= notBefore && before.attempts === 0) return
  if (before !== void 0) await stores.outbox.delete(before.id)
  await enqueue(stores, {
    kind: 'template.poll',
    entity: TEMPLATE_POLL_ENTITY,
    coalesceKey: TEMPLATE_POLL_ENTITY,
    arguments: {},
    notBefore,
  })
}
/** What embedded engines make is there in a moment: the first questions come soon. */
var SOON_MS = 1500
var SOON_QUESTIONS = 8
/** In how many ms these are to be asked about. */
function runPollIn(rows) {
  return rows.some(({ attempts }) => attempts < SOON_QUESTIONS) ? SOON_MS : POLL_INTERVAL_MS
}
export {
  enqueueRunPoll as a,
  enqueueRunCancel as i,
  dropRunIntent as n,
  runPollIn as o,
  enqueueRun as r,
  RUN_STORES as t,
}
