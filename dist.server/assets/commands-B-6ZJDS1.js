import { n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { t as change } from './change-BUCoBqBE.js'
import { t as announceOutboxChange } from './signal-B7JA8guN.js'
import { n as enqueue } from './enqueue-CzSFM3W9.js'
import { t as isUnsaved } from './templateDraftRow-Dr_SHRu8.js'
// src/domain/template/listDiff.ts
/** What makes `before` into `after`. The names of each list have to be its own: of two that are the same the last counts. */
function diffList(before, after, nameOf) {
  const earlier = byName(before, nameOf)
  const later = byName(after, nameOf)
  const changes = {
    removed: [...earlier].flatMap(([name, entry]) => (later.has(name) ? [] : [entry])),
    added: [...later].flatMap(([name, entry]) => (earlier.has(name) ? [] : [entry])),
    changed: [...later].flatMap(([name, to]) => {
      const from = earlier.get(name)
      return from === void 0 || isSame(from, to)
        ? []
        : [
            {
              from,
              to,
            },
          ]
    }),
  }
  const inPlace = [
    ...applyList(
      {
        ...changes,
        order: null,
      },
      before,
      nameOf,
    ),
  ].map(nameOf)
  const order = [...later.keys()]
  return {
    ...changes,
    order: isSame(inPlace, order) ? null : order,
  }
}
/** A list with a difference applied to it. */
function applyList({ removed, added, changed, order }, before, nameOf) {
  const entries = byName(before, nameOf)
  for (const entry of removed) entries.delete(nameOf(entry))
  for (const { to } of changed) entries.set(nameOf(to), to)
  for (const entry of added) entries.set(nameOf(entry), entry)
  if (order === null) return [...entries.values()]
  return order.flatMap((name) => entries.get(name) ?? [])
}
function byName(list, nameOf) {
  return new Map(list.map((entry) => [nameOf(entry), entry]))
}
/** Whether two values of JSON are the same, whatever the order of their fields. */
function isSame(one, other) {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const entries = Object.entries(one)
  const others = new Map(Object.entries(other))
  return (
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  )
}
// src/offline/templates/templateIntentArguments.ts
var templateEntity = (id) => `template:${id}`
// src/offline/templates/enqueueTemplate.ts
/** How long nothing is to be changed before it is saved, ms: one save takes a whole spell of editing. */
var SAVED_AFTER_MS = 4e3
/** Asks for a template to be saved on the server, inside the caller’s transaction. */
function enqueueTemplate(stores, { id, title }, afterMs = SAVED_AFTER_MS) {
  return enqueue(stores, {
    kind: 'template.save',
    entity: templateEntity(id),
    coalesceKey: templateEntity(id),
    arguments: {
      id,
      title,
    },
    notBefore: Date.now() + afterMs,
  })
}
// src/offline/templates/commands.ts
var commands_exports = /* @__PURE__ */ __exportAll({ readTemplateDrafts: () => readTemplateDrafts })
var STORES = ['templateDrafts', 'outbox', 'settings']
/** The templates that this device has, what was changed last first. Reads alone, for a live query. */
async function readTemplateDrafts(stores) {
  return (await stores.templateDrafts.orderBy('changedAt').toArray()).toReversed()
}
/**
 * Stores a template as it was edited, and has it saved on the server, in one transaction. What another tab has stored
 * since the edition that this follows is never written over. Rejects with an `OfflineError`.
 */
async function keepTemplate(db, { id, template, follows }) {
  const kept = await change(db, STORES, async (stores) => {
    const row = await stores.templateDrafts.get(id)
    if ((row?.edition ?? 0) !== follows) return { kind: 'overtaken' }
    const next = {
      ...(row ?? NEW_ROW),
      id,
      title: template.details.title,
      template,
      edition: follows + 1,
      changedAt: Date.now(),
    }
    await stores.templateDrafts.put(next)
    if (next.conflict === null) await enqueueTemplate(stores, next)
    return {
      kind: 'kept',
      edition: next.edition,
    }
  })
  announceOutboxChange()
  return kept
}
var NEW_ROW = {
  savedEdition: 0,
  baseRevision: 0,
  publishedRevision: null,
  status: 'draft',
  sent: null,
  conflict: null,
}
/** Has what is unsaved be saved now, and not after a while. */
async function saveSoon(db, id) {
  await change(db, STORES, async (stores) => {
    const row = await stores.templateDrafts.get(id)
    if (row !== void 0 && isUnsaved(row) && row.conflict === null) await enqueueTemplate(stores, row, 0)
  })
  announceOutboxChange()
}
/**
 * Takes over what the server has. Changes that it hasn’t are kept beside it until a person has decided; resolves to the
 * row as it is then.
 */
function takeRecord(db, record) {
  return change(db, ['templateDrafts'], (stores) => putRecord(stores, record))
}
async function putRecord(stores, record) {
  const row = await stores.templateDrafts.get(record.id)
  if (row !== void 0 && record.revision <= row.baseRevision) {
    if (record.revision < row.baseRevision) return row
    const next = {
      ...row,
      ...standingOf(record),
    }
    await stores.templateDrafts.put(next)
    return next
  }
  const next = row !== void 0 && isUnsaved(row) ? beside(row, record) : rowOf(record, (row?.edition ?? 0) + 1)
  await stores.templateDrafts.put(next)
  return next
}
/** What the server has may be what this device has sent without being told. */
function beside(row, record) {
  return row.sent !== null && isSame(record.template, row.sent)
    ? {
        ...row,
        sent: null,
        ...standingOf(record),
      }
    : {
        ...row,
        conflict: {
          kind: 'newer',
          record,
        },
      }
}
/** A row that stands as the server does. */
function rowOf(record, edition) {
  return {
    id: record.id,
    title: record.template.details.title,
    template: record.template,
    edition,
    savedEdition: edition,
    changedAt: Date.parse(record.updatedAt),
    sent: null,
    conflict: null,
    ...standingOf(record),
  }
}
var standingOf = ({ revision, publishedRevision, status }) => ({
  baseRevision: revision,
  publishedRevision,
  status,
})
/** Takes a template off this device, with what was still to be saved of it. */
async function forgetTemplate(db, id) {
  await change(db, STORES, async (stores) => {
    await stores.templateDrafts.delete(id)
    await stores.outbox.where('entity').equals(templateEntity(id)).delete()
  })
  announceOutboxChange()
}
export {
  saveSoon as a,
  enqueueTemplate as c,
  rowOf as i,
  diffList as l,
  forgetTemplate as n,
  standingOf as o,
  keepTemplate as r,
  takeRecord as s,
  commands_exports as t,
  isSame as u,
}
