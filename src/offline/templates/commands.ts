import { isSame } from '#domain/template/listDiff.ts'
import type { TemplateRecord } from '#domain/template/templateRecord.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import type { Readable, Stores } from '../stores.ts'
import { enqueueTemplate, waitingSave } from './enqueueTemplate.ts'
import { isUnsaved, type PinnedResult, type TemplateDraftRow } from './templateDraftRow.ts'
import { templateEntity } from './templateIntentArguments.ts'

const STORES = ['templateDrafts', 'outbox', 'settings'] as const

/** This device's templates, last changed first. Only reads, for a live query. */
export async function readTemplateDrafts(
  stores: Readable<'templateDrafts'>,
): Promise<readonly TemplateDraftRow[]> {
  return (await stores.templateDrafts.orderBy('changedAt').toArray()).toReversed()
}

export interface Edition {
  readonly id: string
  readonly template: Template
  /** The edition that was changed; 0 for a template that is new here. */
  readonly follows: number
  /** Whether the server must not have it yet: a person has to decide, or it is unchanged. False by default. */
  readonly isHeldBack?: boolean
  /** The longest wait before the save on the server, ms; none by default. */
  readonly savedWithinMs?: number
}

/** Stored, as which edition; or refused, because another tab has stored one meanwhile. */
export type Kept = { readonly kind: 'kept'; readonly edition: number } | { readonly kind: 'overtaken' }

/**
 * Stores an edited template and queues its save on the server, in one transaction. Never overwrites an edition that
 * another tab has stored after the one this follows. Rejects with an `OfflineError`.
 */
export async function keepTemplate(
  db: IskraDatabase,
  { id, template, follows, isHeldBack = false, savedWithinMs = 0 }: Edition,
): Promise<Kept> {
  const kept = await change(db, STORES, async (stores): Promise<Kept> => {
    const row = await stores.templateDrafts.get(id)
    if ((row?.edition ?? 0) !== follows) return { kind: 'overtaken' }
    const next: TemplateDraftRow = {
      ...(row ?? NEW_ROW),
      id,
      title: template.details.title,
      template,
      edition: follows + 1,
      changedAt: Date.now(),
    }
    await stores.templateDrafts.put(next)
    if (next.conflict === null && !isHeldBack) await enqueueTemplate(stores, next, savedWithinMs)
    return { kind: 'kept', edition: next.edition }
  })
  announceOutboxChange()
  return kept
}

const NEW_ROW: Omit<TemplateDraftRow, 'id' | 'title' | 'template' | 'edition' | 'changedAt'> = {
  savedEdition: 0,
  baseRevision: 0,
  publishedRevision: null,
  status: 'draft',
  sent: null,
  conflict: null,
}

/** Pins a result of a node, or with null takes its pin away. The template stays as it is. Rejects with an `OfflineError`. */
export async function pinResult(
  db: IskraDatabase,
  id: string,
  { node, pin }: { readonly node: string; readonly pin: PinnedResult | null },
): Promise<void> {
  await change(db, ['templateDrafts'], async ({ templateDrafts }) => {
    const row = await templateDrafts.get(id)
    if (row === undefined) return
    const others = Object.entries(row.pins ?? {}).filter(([other]) => other !== node)
    await templateDrafts.put({
      ...row,
      pins: Object.fromEntries(pin === null ? others : [...others, [node, pin]]),
    })
  })
}

/** Makes a queued save due now. Rejects with an `OfflineError`. */
export async function saveSoon(db: IskraDatabase, id: string): Promise<void> {
  await change(db, STORES, async (stores) => {
    const row = await stores.templateDrafts.get(id)
    if (row !== undefined && isUnsaved(row) && row.conflict === null) await enqueueTemplate(stores, row, 0)
  })
  announceOutboxChange()
}

/** Makes a waiting save due now: editing has ended. Rejects with an `OfflineError`. */
export async function hastenSave(db: IskraDatabase, id: string): Promise<void> {
  const isHastened = await change(db, STORES, async (stores) => {
    const row = await stores.templateDrafts.get(id)
    if (row === undefined || (await waitingSave(stores, id)) === undefined) return false
    await enqueueTemplate(stores, row, 0)
    return true
  })
  if (isHastened) announceOutboxChange()
}

/**
 * Takes over the server's version. Unsaved changes are kept beside it until a person has decided; resolves to the
 * resulting row.
 */
export function takeRecord(db: IskraDatabase, record: TemplateRecord): Promise<TemplateDraftRow> {
  return change(db, ['templateDrafts'], (stores) => putRecord(stores, record))
}

export async function putRecord(
  stores: Stores<'templateDrafts'>,
  record: TemplateRecord,
): Promise<TemplateDraftRow> {
  const row = await stores.templateDrafts.get(record.id)
  if (row !== undefined && record.revision <= row.baseRevision) {
    // The same revision, in another standing: published, archived.
    if (record.revision < row.baseRevision) return row
    const next = { ...row, ...standingOf(record) }
    await stores.templateDrafts.put(next)
    return next
  }
  const next =
    row !== undefined && isUnsaved(row)
      ? beside(row, record)
      : { ...rowOf(record, (row?.edition ?? 0) + 1), ...pinsOf(row) }
  await stores.templateDrafts.put(next)
  return next
}

/** The server's version may be one that this device has sent without getting the answer. */
function beside(row: TemplateDraftRow, record: TemplateRecord): TemplateDraftRow {
  const isOwn = row.sent !== null && isSame(record.template, row.sent)
  return isOwn
    ? { ...row, sent: null, ...standingOf(record) }
    : { ...row, conflict: { kind: 'newer', record } }
}

/** Pins of this device stay, whatever the server has. */
export function pinsOf(row: TemplateDraftRow | undefined): Pick<TemplateDraftRow, 'pins'> {
  return row?.pins === undefined ? {} : { pins: row.pins }
}

/** A row in the server's state. */
export function rowOf(record: TemplateRecord, edition: number): TemplateDraftRow {
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

export const standingOf = ({ revision, publishedRevision, status }: TemplateRecord) => ({
  baseRevision: revision,
  publishedRevision,
  status,
})

/** Removes a template from this device, with its unsent save. */
export async function forgetTemplate(db: IskraDatabase, id: string): Promise<void> {
  await change(db, STORES, async (stores) => {
    await stores.templateDrafts.delete(id)
    await stores.outbox.where('entity').equals(templateEntity(id)).delete()
  })
  announceOutboxChange()
}
