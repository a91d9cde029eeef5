import type { NodeState } from '#domain/template/arrivals.ts'
import { FORM_FIELD_TYPES } from '#domain/template/formFieldTypes.ts'
import type { FormValues } from '#domain/template/formValues.ts'
import { enginesUsed } from '#domain/template/nodeKinds.ts'
import type { EnginePrice } from '#domain/template/price.ts'
import type { FormFaults } from '#domain/template/templateRun.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { findOriginalKey } from '#server/accounts/gallery/findOriginal.ts'
import { makeThread, refuseLongAs } from '#server/platform/api/inThread.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { holdOwnFiles } from '../sent/findSent.ts'
import type { FilledRun, FillOrder, FillReport, RunSurroundings } from './fillAndQuote.ts'

/** Filling a form of any shop takes a few milliseconds. */
const DEADLINE_MS = 2_000
const HEAP_MB = 256

const fillInThread = makeThread<FillReport>(new URL('./fillingThread.ts', import.meta.url), {
  deadlineMs: DEADLINE_MS,
  heapMb: HEAP_MB,
  waitingMost: 100,
})

/**
 * The effective values of a filled form, by the rules of the page, and the price range of its run: hidden fields have
 * their author's value. Throws TEMPLATE_FORM_INVALID, and TEMPLATE_UNAVAILABLE for a template that takes too long. The
 * files that it names are checked by `requireOwnFiles`.
 *
 * It runs in a thread of its own: an author’s patterns and branches meet any visitor's words there.
 */
export async function fillRun(
  { form, nodes, edges, details, pricing }: Template,
  values: FormValues,
  {
    surroundings,
    enginePrice,
    given = new Map(),
  }: {
    readonly surroundings: RunSurroundings
    readonly enginePrice: EnginePrice
    /** Nodes' results of earlier runs that are reused, by their ids. */
    readonly given?: ReadonlyMap<string, NodeState>
  },
): Promise<FilledRun> {
  const { language, device, isPreview } = surroundings
  const order: FillOrder = {
    template: { form, nodes, edges, details, pricing },
    values,
    surroundings: { language, device, isPreview },
    prices: enginesUsed(nodes).map(({ model, mode }) => ({ model, mode, credits: enginePrice(model, mode) })),
    given,
  }
  const report = await fillInThread(order).catch(refuseLongAs('TEMPLATE_UNAVAILABLE'))
  if ('faults' in report) throw new Refusal('TEMPLATE_FORM_INVALID', { more: { faults: report.faults } })
  return report.filled
}

/**
 * Returns the files that the form was filled with besides pictures; they are locked until the end of the transaction.
 * Throws TEMPLATE_FORM_INVALID when a picture isn't in this person's gallery, or a file isn't one that they have sent
 * for such a field.
 */
export async function requireOwnFiles(
  tx: Transaction,
  userId: string,
  { values, asked }: Pick<FilledRun, 'values' | 'asked'>,
): Promise<ReadonlySet<string>> {
  const named = asked.flatMap(({ name, type }) => {
    const id = values[name]
    return FORM_FIELD_TYPES[type].holds === 'file' && typeof id === 'string' && id !== ''
      ? [{ name, type, id }]
      : []
  })
  const sent = named.filter(({ type }) => type !== 'image')
  const held = await holdOwnFiles(
    tx,
    userId,
    sent.map(({ id }) => id),
  )
  const faults: FormFaults = []
  for (const { name, type, id } of named) {
    const isOwn =
      type === 'image'
        ? (await findOriginalKey(tx, userId, id)) !== null
        : held.some((file) => file.id === id && file.type === type)
    if (!isOwn) faults.push({ field: name, fault: { code: 'format' } })
  }
  if (faults.length > 0) throw new Refusal('TEMPLATE_FORM_INVALID', { more: { faults } })
  return new Set(sent.map(({ id }) => id))
}
