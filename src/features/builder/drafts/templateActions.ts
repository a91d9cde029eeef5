import type { ProductApi } from '#api/product/productApi.ts'
import {
  archiveTemplate,
  cloneTemplate,
  deleteTemplate,
  publishTemplate,
  readTemplate,
  unarchiveTemplate,
} from '#api/product/templateCalls.ts'
import { isSame } from '#domain/template/listDiff.ts'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { newUuid } from '#domain/newId.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { change, read } from '#offline/change.ts'
import { database } from '#offline/openDatabase.ts'
import {
  forgetTemplate,
  keepTemplate,
  readTemplateDrafts,
  saveSoon,
  takeRecord,
} from '#offline/templates/commands.ts'
import { noteConflict, noteSaved, save } from '#offline/templates/sendTemplates.ts'
import { isUnsaved, type TemplateDraftRow } from '#offline/templates/templateDraftRow.ts'

// Actions on a whole template, on this device and on the server. Loaded with the editor's screen.

/** Makes a template on this device of one that is there, and tells its id. */
export async function makeTemplate(template: Template): Promise<string> {
  const id = newUuid()
  await keepTemplate(await database(), { id, template, follows: 0 })
  return id
}

/**
 * Begins an empty template on this device and tells its id; one to which nothing was done yet is gone on with. The server
 * has it once something was done to it.
 */
export async function beginTemplate(): Promise<string> {
  const db = await database()
  const rows = await read(db, ['templateDrafts'], readTemplateDrafts)
  const begun = rows.find(isUntouched)
  if (begun !== undefined) return begun.id
  const id = newUuid()
  await keepTemplate(db, { id, template: EMPTY_TEMPLATE, follows: 0, isHeldBack: true })
  return id
}

function isUntouched({ edition, baseRevision, template }: TemplateDraftRow): boolean {
  return edition === 1 && baseRevision === 0 && isSame(template, EMPTY_TEMPLATE)
}

/** A template as this device has it, fetched from the server where it hasn’t. Rejects as the call does. */
export async function findTemplate(api: () => Promise<ProductApi>, id: string): Promise<TemplateDraftRow> {
  const db = await database()
  const row = await read(db, ['templateDrafts'], (stores) => stores.templateDrafts.get(id))
  return row ?? takeRecord(db, await readTemplate(await api(), id))
}

/** Learns whether the server has a later one. Never rejects: there may be no network, and it may be new here. */
export async function renewTemplate(api: () => Promise<ProductApi>, id: string): Promise<void> {
  try {
    await takeRecord(await database(), await readTemplate(await api(), id))
  } catch {
    // The outbox finds out when it saves.
  }
}

/** Has a template be saved that waited for a decision: it is gone on with. Never rejects. */
export async function saveWaiting(row: TemplateDraftRow): Promise<void> {
  if (!isUnsaved(row) || isUntouched(row)) return
  try {
    await saveSoon(await database(), row.id)
  } catch {
    // The next change asks again.
  }
}

/** Saves pending changes on the server now; null on a conflict. Rejects as the calls do. */
async function saveNow(api: ProductApi, id: string): Promise<number | null> {
  const db = await database()
  const row = await read(db, ['templateDrafts'], (stores) => stores.templateDrafts.get(id))
  if (row === undefined) throw new TypeError('this device has no such template')
  if (!isUnsaved(row)) return row.baseRevision
  const saved = await save(db, api, row)
  if (saved.kind === 'conflict') {
    await change(db, ['templateDrafts'], (stores) => noteConflict(stores, id, saved.conflict))
    return null
  }
  await change(db, ['templateDrafts'], (stores) => noteSaved(stores, row, saved.record))
  return saved.record.revision
}

const STANDINGS = { publish: publishTemplate, archive: archiveTemplate, unarchive: unarchiveTemplate }

/** Publishes, archives or restores the saved template; false on a conflict. Rejects as the calls do. */
export async function putStanding(
  api: ProductApi,
  id: string,
  what: keyof typeof STANDINGS,
): Promise<boolean> {
  const revision = await saveNow(api, id)
  if (revision === null) return false
  await takeRecord(await database(), await STANDINGS[what](api, { id, revision }))
  return true
}

/** A second template like this one; tells its id, null where a conflict came to light. Rejects as the calls do. */
export async function clone(api: ProductApi, id: string): Promise<string | null> {
  if ((await saveNow(api, id)) === null) return null
  const record = await cloneTemplate(api, id)
  await takeRecord(await database(), record)
  return record.id
}

/** Takes a template away for good, here and, once it was saved there, on the server. Rejects as the call does. */
export async function remove(api: () => Promise<ProductApi>, id: string): Promise<void> {
  const db = await database()
  const row = await read(db, ['templateDrafts'], (stores) => stores.templateDrafts.get(id))
  if (row === undefined || row.baseRevision > 0) await deleteTemplate(await api(), id)
  await forgetTemplate(db, id)
}
