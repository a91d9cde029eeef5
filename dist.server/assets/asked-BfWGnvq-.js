import { n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { $n as string, Hn as nullable, Mn as array, Wn as object, _r as safeParse } from '../renderPage.js'
import { t as change } from './change-BUCoBqBE.js'
import { n as enqueue, t as INTENT_STORES } from './enqueue-CzSFM3W9.js'
import { t as announceOutboxChange } from './signal-B7JA8guN.js'
// src/offline/restock/restockIntentArguments.ts
/** Each variant is about itself. */
var restockEntity = (variantId) => `restock:${variantId}`
// src/offline/restock/asked.ts
var asked_exports = /* @__PURE__ */ __exportAll({
  ask: () => ask,
  readAsked: () => readAsked,
  unask: () => unask,
  unaskIn: () => unaskIn,
})
var KEY = 'restock'
/** Longer, and the oldest are forgotten: asking again does no harm. */
var MOST = 50
var askedSchema = object({
  variantId: string(),
  /** Null for the address of the account. */
  email: nullable(string()),
})
var valueSchema = array(askedSchema)
/** The newest first. Reads alone, for a live query. */
async function readAsked(stores) {
  const row = await stores.settings.get(KEY)
  return safeParse(valueSchema, row?.value).data ?? []
}
/** Remembers on this device that nothing was asked about a variant, inside the caller's transaction. */
async function unaskIn(stores, variantId) {
  const value = (await readAsked(stores)).filter((one) => one.variantId !== variantId)
  await stores.settings.put({
    key: KEY,
    value,
  })
}
/** Lets somebody ask anew, with another address. Rejects with an `OfflineError`. */
function unask(db, variantId) {
  return change(db, ['settings'], (stores) => unaskIn(stores, variantId))
}
/** Asks to be told; it is sent once there is a network. Rejects with an `OfflineError`, and then nothing is asked. */
async function ask(db, asked) {
  const { variantId, email } = asked
  await change(db, INTENT_STORES, async (stores) => {
    const entity = restockEntity(variantId)
    await enqueue(stores, {
      kind: 'restock.ask',
      entity,
      coalesceKey: entity,
      arguments: asked,
    })
    const others = (await readAsked(stores)).filter((one) => one.variantId !== variantId)
    await stores.settings.put({
      key: KEY,
      value: [
        {
          variantId,
          email,
        },
        ...others,
      ].slice(0, MOST),
    })
  })
  announceOutboxChange()
}
export { unask as n, unaskIn as r, asked_exports as t }
