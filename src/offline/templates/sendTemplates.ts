import { ApiError } from '#api/product/apiError.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import {
  conflictOf,
  createTemplate,
  readTemplate as readSaved,
  saveTemplate,
} from '#api/product/templateCalls.ts'
import { isSame } from '#domain/template/listDiff.ts'
import { readTemplate } from '#domain/template/templateFile.ts'
import type { TemplateRecord } from '#domain/template/templateRecord.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { change, read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { failureOf, isRefusal, retryAfterOf } from '../outbox/failure.ts'
import type { IntentSender, Outcome } from '../outbox/handler.ts'
import { isIntentOf } from '../outbox/intent.ts'
import type { Stores } from '../stores.ts'
import { standingOf } from './commands.ts'
import { isUnsaved, type TemplateConflict, type TemplateDraftRow } from './templateDraftRow.ts'

type WriteBack = (stores: Stores<'templateDrafts'>) => Promise<void>
const NOTHING: WriteBack = () => Promise.resolve()

/**
 * Sends each template by itself, in its present state: the revision that it is based on decides whether it may be
 * saved.
 */
export const sendTemplates: IntentSender<'templateDrafts'>['send'] = async (intents, { db, productApi }) => {
  const outcomes = new Map<number, Outcome>()
  const writeBacks: WriteBack[] = []
  for (const intent of intents) {
    const id = isIntentOf(intent, 'template.save') ? intent.arguments.id : ''
    const row = await read(db, ['templateDrafts'], (stores) => stores.templateDrafts.get(id))
    const { outcome, writeBack } = await send(db, row, productApi)
    outcomes.set(intent.id, outcome)
    writeBacks.push(writeBack)
  }
  return {
    outcomes,
    async writeBack(stores) {
      for (const writeBack of writeBacks) await writeBack(stores)
    },
  }
}

interface Sent {
  readonly outcome: Outcome
  readonly writeBack: WriteBack
}

const DONE: Outcome = { kind: 'done' }

async function send(
  db: IskraDatabase,
  row: TemplateDraftRow | undefined,
  productApi: () => Promise<ProductApi>,
): Promise<Sent> {
  if (row === undefined || !isUnsaved(row) || row.conflict !== null)
    return { outcome: DONE, writeBack: NOTHING }
  try {
    const saved = await save(db, await productApi(), row)
    const writeBack: WriteBack = (stores) =>
      saved.kind === 'saved'
        ? noteSaved(stores, row, saved.record)
        : noteConflict(stores, row.id, saved.conflict)
    return { outcome: DONE, writeBack }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const failure = failureOf(error)
    const outcome: Outcome = isRefusal(error)
      ? { kind: 'parked', failure }
      : { kind: 'retry', failure, retryAfterMs: retryAfterOf(error) }
    return { outcome, writeBack: NOTHING }
  }
}

export type Saved =
  | { readonly kind: 'saved'; readonly record: TemplateRecord }
  | { readonly kind: 'conflict'; readonly conflict: TemplateConflict }

/**
 * Saves a row as it is, unless another device has saved the template meanwhile. If an earlier answer was lost, first
 * reads its outcome from the server. Rejects as the calls do.
 */
export async function save(db: IskraDatabase, api: ProductApi, row: TemplateDraftRow): Promise<Saved> {
  const template = parsed(row.template)
  const base = await knownBase(api, row)
  if (typeof base !== 'number') return { kind: 'conflict', conflict: base }
  await noteSending(db, row, base)
  try {
    const record = await (base === 0
      ? createTemplate(api, { id: row.id, template })
      : saveTemplate(api, { id: row.id, revision: base, template }))
    // A create is answered with the existing template, if there is one.
    const isOwn = base > 0 || isSame(record.template, template)
    return isOwn ? { kind: 'saved', record } : { kind: 'conflict', conflict: { kind: 'newer', record } }
  } catch (error) {
    const record = conflictOf(error)
    if (record !== null) return { kind: 'conflict', conflict: { kind: 'newer', record } }
    if (base > 0 && isGone(error)) return { kind: 'conflict', conflict: { kind: 'gone' } }
    throw error
  }
}

/** The revision that a row is based on, after the outcome of an earlier attempt; or the conflict. */
async function knownBase(
  api: ProductApi,
  { id, baseRevision, sent }: TemplateDraftRow,
): Promise<number | TemplateConflict> {
  if (sent === null) return baseRevision
  try {
    const record = await readSaved(api, id)
    if (record.revision === baseRevision) return baseRevision
    return isSame(record.template, parsed(sent)) ? record.revision : { kind: 'newer', record }
  } catch (error) {
    if (!isGone(error)) throw error
    return baseRevision === 0 ? 0 : { kind: 'gone' }
  }
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND'

function parsed(stored: TemplateDraftRow['template']): Template {
  const { template } = readTemplate(stored)
  if (template === null) throw new TypeError('a template that was stored can’t be read')
  return template
}

/** If the answer is lost, the server's version can be recognised as this device’s own. */
function noteSending(
  db: IskraDatabase,
  { id, template }: TemplateDraftRow,
  baseRevision: number,
): Promise<void> {
  return change(db, ['templateDrafts'], async ({ templateDrafts }) => {
    const row = await templateDrafts.get(id)
    if (row !== undefined) await templateDrafts.put({ ...row, baseRevision, sent: template })
  })
}

/** Changes made during the save are still unsaved. */
export async function noteSaved(
  { templateDrafts }: Stores<'templateDrafts'>,
  { id, edition }: TemplateDraftRow,
  record: TemplateRecord,
): Promise<void> {
  const row = await templateDrafts.get(id)
  if (row !== undefined)
    await templateDrafts.put({ ...row, savedEdition: edition, sent: null, ...standingOf(record) })
}

export async function noteConflict(
  { templateDrafts }: Stores<'templateDrafts'>,
  id: string,
  conflict: TemplateConflict,
): Promise<void> {
  const row = await templateDrafts.get(id)
  if (row !== undefined) await templateDrafts.put({ ...row, conflict })
}
