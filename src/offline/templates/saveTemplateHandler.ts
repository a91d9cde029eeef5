import { ApiError } from '#api/product/apiError.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { conflictOf, createTemplate, saveTemplate } from '#api/product/templateCalls.ts'
import { isSame } from '#domain/template/listDiff.ts'
import { readTemplate } from '#domain/template/templateFile.ts'
import type { TemplateRecord } from '#domain/template/templateRecord.ts'
import { read } from '../change.ts'
import { failureOf, isRefusal, retryAfterOf } from '../outbox/failure.ts'
import type { IntentHandler, IntentSender, Outcome } from '../outbox/handler.ts'
import { isIntentOf } from '../outbox/intent.ts'
import type { Stores } from '../stores.ts'
import { standingOf } from './commands.ts'
import { isUnsaved, type TemplateConflict, type TemplateDraftRow } from './templateDraftRow.ts'

type WriteBack = (stores: Stores<'templateDrafts'>) => Promise<void>
const NOTHING: WriteBack = () => Promise.resolve()

/** Each template by itself, as this device has it by then: the revision that it is based on says whether it may be saved. */
const templateSender: IntentSender<'templateDrafts'> = {
  service: 'product-api',
  stores: ['templateDrafts'],
  manner: 'in-order',
  async send(intents, { db, productApi }) {
    const outcomes = new Map<number, Outcome>()
    const writeBacks: WriteBack[] = []
    for (const intent of intents) {
      const id = isIntentOf(intent, 'template.save') ? intent.arguments.id : ''
      const row = await read(db, ['templateDrafts'], (stores) => stores.templateDrafts.get(id))
      const { outcome, writeBack } = await send(row, productApi)
      outcomes.set(intent.id, outcome)
      writeBacks.push(writeBack)
    }
    return {
      outcomes,
      async writeBack(stores) {
        for (const writeBack of writeBacks) await writeBack(stores)
      },
    }
  },
}

interface Sent {
  readonly outcome: Outcome
  readonly writeBack: WriteBack
}

const DONE: Outcome = { kind: 'done' }

async function send(row: TemplateDraftRow | undefined, productApi: () => Promise<ProductApi>): Promise<Sent> {
  if (row === undefined || !isUnsaved(row) || row.conflict !== null)
    return { outcome: DONE, writeBack: NOTHING }
  try {
    const record = await save(await productApi(), row)
    return { outcome: DONE, writeBack: (stores) => noteSaved(stores, row, record) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const conflict = conflictIn(error, row)
    if (conflict !== null) {
      return { outcome: DONE, writeBack: (stores) => noteConflict(stores, row.id, conflict) }
    }
    const failure = failureOf(error)
    const outcome: Outcome = isRefusal(error)
      ? { kind: 'parked', failure }
      : { kind: 'retry', failure, retryAfterMs: retryAfterOf(error) }
    return { outcome, writeBack: NOTHING }
  }
}

/** Saves a row as it is. Rejects as the calls do. */
export async function save(api: ProductApi, row: TemplateDraftRow): Promise<TemplateRecord> {
  const { id, baseRevision } = row
  const { template } = readTemplate(row.template)
  if (template === null) throw new TypeError('a template that was stored can’t be read')
  if (baseRevision > 0) return saveTemplate(api, { id, revision: baseRevision, template })
  const record = await createTemplate(api, { id, template })
  // Made by an earlier attempt whose answer never came: what was changed since goes on top of it.
  if (isSame(record.template, template)) return record
  return saveTemplate(api, { id, revision: record.revision, template })
}

function conflictIn(error: ApiError, { baseRevision }: TemplateDraftRow): TemplateConflict | null {
  const record = conflictOf(error)
  if (record !== null) return { kind: 'newer', record }
  return baseRevision > 0 && error.code === 'NOT_FOUND' ? { kind: 'gone' } : null
}

/** What was edited while it was sent is still unsaved. */
export async function noteSaved(
  { templateDrafts }: Stores<'templateDrafts'>,
  { id, edition }: TemplateDraftRow,
  record: TemplateRecord,
): Promise<void> {
  const row = await templateDrafts.get(id)
  if (row !== undefined) await templateDrafts.put({ ...row, savedEdition: edition, ...standingOf(record) })
}

async function noteConflict(
  { templateDrafts }: Stores<'templateDrafts'>,
  id: string,
  conflict: TemplateConflict,
): Promise<void> {
  const row = await templateDrafts.get(id)
  if (row !== undefined) await templateDrafts.put({ ...row, conflict })
}

export const saveTemplateHandler: IntentHandler<'templateDrafts'> = {
  sender: templateSender,
  isChange: true,
  // What was edited stays on this device; the next change asks again.
  discard: () => Promise.resolve(),
}
