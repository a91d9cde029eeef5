import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { isSwitchedOn } from '#domain/generation/switchedOn.ts'
import type { FormValues } from '#domain/template/formValues.ts'
import { isSame } from '#domain/template/listDiff.ts'
import { enginesUsed } from '#domain/template/nodeKinds.ts'
import type { EnginePrice } from '#domain/template/price.ts'
import type { PartOfRun } from '#domain/template/takenResult.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { storeFiles } from '#server/platform/files/discardedFiles.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { InsufficientCredits, reserve } from '#server/studio/credits/ledger.ts'
import { enginesOf } from '#server/studio/generators/enginesOf.ts'
import { pricesNow } from '#server/studio/generators/prices.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { wakeWorkers } from '#server/studio/generators/wake.ts'
import { type RunRow, templateRunFiles, templateRunNodes, templateRuns } from '../tables.ts'
import { holdOwnFiles } from '../sent/findSent.ts'
import type { FilledRun, RunSurroundings } from './fillAndQuote.ts'
import { fillRun, requireOwnFiles } from './fillRun.ts'
import { planOf } from './runPlan.ts'
import { copyTaken, resolvePart, statesOf, type TakenCopies } from './takenResults.ts'

/** The most runs of one person at the same time. */
const UNDER_WAY_MOST = 5
/** Seconds until one of them may have ended. */
const PAUSE_SECONDS = 30
/** The most paid results in one person's failed or cancelled runs within a day: the house pays them. */
const IN_VAIN_MOST = 12
const DAY_MS = 24 * 60 * 60_000
const PAUSE_AFTER_VAIN_SECONDS = 3_600

/** The order for a run. */
export interface WantedRun extends RunSurroundings {
  readonly template: Template
  /** Null for one that was never saved. */
  readonly templateId: string | null
  readonly values: FormValues
  readonly refCode: string
  /** The highest price that they were shown. */
  readonly credits: number
  /** The part to run alone; null for all of it. */
  readonly part: PartOfRun | null
}

/**
 * Starts a run: its row, a row for each node and the reserved credits are one transaction. The same refCode of the same
 * user again gives the same run, whatever its state. For a part, the reused results of earlier runs are copied before.
 * Throws the errors of the page's `startTemplateRun`, and those of `resolvePart`.
 */
export async function startRun(context: ServerContext, user: UserRow, wanted: WantedRun): Promise<RunRow> {
  const { database } = context
  const earlier = await findByRefCode(context, user.id, wanted.refCode)
  if (earlier !== null) return sameOrRefused(earlier, wanted)
  const { template, taken } = await resolvePart(context, user.id, wanted)
  const run = template.nodes.filter(({ id }) => !taken.has(id))
  if (!isAvailable(context, { nodes: run })) throw new Refusal('TEMPLATE_UNAVAILABLE')
  const enginePrice = await pricesNow(database)
  const { quote, ...filled } = await fillRun(template, wanted.values, {
    surroundings: wanted,
    enginePrice,
    given: statesOf(taken),
  })
  if (quote.most > wanted.credits) throw new Refusal('TEMPLATE_PRICE_CHANGED', { more: { quote } })
  const id = randomUUID()
  const copies = await copyTaken(context, { id, userId: user.id }, taken)
  try {
    const started = await database.transaction((tx) =>
      insertAndReserve(tx, context, user, {
        ...wanted,
        ...filled,
        id,
        template,
        copies,
        prices: pricesIn(template, enginePrice),
        most: quote.most,
      }),
    )
    if (started !== null) {
      wakeWorkers(context)
      return started
    }
  } catch (error) {
    if (!(error instanceof InsufficientCredits)) throw error
    const { available, needed } = error
    throw new Refusal('INSUFFICIENT_CREDITS', { more: { available, needed } })
  }
  // Another call with this refCode came first meanwhile.
  const other = await findByRefCode(context, user.id, wanted.refCode)
  if (other === null) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 1 })
  return sameOrRefused(other, wanted)
}

/** Whether every engine of a template can be used here now. */
export function isAvailable(context: ServerContext, { nodes }: Pick<Template, 'nodes'>): boolean {
  const engines = new Map(enginesOf(context).map((engine) => [engine.id, engine]))
  return enginesUsed(nodes).every(({ model }) => {
    const engine = engines.get(model)
    return engine?.outage === null && isSwitchedOn(engine.type, context.config.features)
  })
}

/** The price of one result of each of a template's engines, by id: a run keeps it until its end. */
function pricesIn({ nodes }: Pick<Template, 'nodes'>, enginePrice: EnginePrice): RunRow['prices'] {
  return Object.fromEntries(
    enginesUsed(nodes).map(({ model, mode }) => [model, enginePrice(model, mode)] as const),
  )
}

async function findByRefCode({ database }: ServerContext, userId: string, refCode: string) {
  const [row] = await database
    .select()
    .from(templateRuns)
    .where(and(eq(templateRuns.userId, userId), eq(templateRuns.refCode, refCode)))
  return row ?? null
}

/** The form may have changed, so that it can't be filled in the same way again: the typed values are compared. */
function sameOrRefused(row: RunRow, { templateId, values }: WantedRun): RunRow {
  const isSameForm = Object.entries(values).every(
    ([name, value]) => !Object.hasOwn(row.values, name) || isSame(row.values[name], value),
  )
  if (row.templateId !== templateId || !isSameForm) throw new Refusal('REF_CODE_REUSED')
  return row
}

async function insertAndReserve(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
  wanted: WantedRun &
    Pick<FilledRun, 'values' | 'asked'> & {
      readonly id: string
      readonly copies: TakenCopies
      readonly prices: RunRow['prices']
      readonly most: number
    },
): Promise<RunRow | null> {
  const { id, copies, prices, most } = wanted
  const { template, templateId, values, refCode, language, device, isPreview } = wanted
  const held = await holdOwnFiles(tx, user.id, [...copies.sent])
  const files = new Set([...(await requireOwnFiles(tx, user.id, wanted)), ...held.map((file) => file.id)])
  const now = context.now()
  const { details, settings } = template
  const [row] = await tx
    .insert(templateRuns)
    .values({
      id,
      userId: user.id,
      templateId,
      refCode,
      content: template,
      title: details.title,
      slug: details.slug,
      values,
      language,
      device,
      isPreview,
      credits: most,
      prices,
      status: 'pending',
      createdAt: now,
      deadlineAt: new Date(now.getTime() + settings.timeoutSeconds * 1_000),
      dueAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (row === undefined) return null
  const nodes = planOf(template).steps.map(({ node }, position) => {
    const taken = copies.rows.get(node.id)
    return {
      runId: row.id,
      nodeId: node.id,
      kind: node.kind,
      position,
      state: 'waiting' as const,
      ...(taken === undefined ? {} : { ...taken, state: 'completed' as const, progress: 100 }),
    }
  })
  for (const folder of copies.folders) await storeFiles(tx, folder)
  if (nodes.length > 0) await tx.insert(templateRunNodes).values(nodes)
  if (files.size > 0)
    await tx.insert(templateRunFiles).values([...files].map((fileId) => ({ runId: row.id, fileId })))
  // Locks the account: from here on the starts of one user come one after another.
  await reserve(tx, context, user, { subject: { kind: 'run', id: row.id }, credits: most })
  await requireRoom(tx, user.id)
  await requireFewInVain(tx, user.id, now)
  return row
}

async function requireRoom(tx: Transaction, userId: string): Promise<void> {
  const [underWay] = await tx
    .select({ those: count() })
    .from(templateRuns)
    .where(and(eq(templateRuns.userId, userId), inArray(templateRuns.status, ['pending', 'processing'])))
  if ((underWay?.those ?? 0) > UNDER_WAY_MOST) {
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: PAUSE_SECONDS })
  }
}

/**
 * A user whose runs are cancelled or fail time and again costs the house the providers' fees: from some number on they
 * wait a day.
 */
async function requireFewInVain(tx: Transaction, userId: string, now: Date): Promise<void> {
  const [inVain] = await tx
    .select({ those: count() })
    .from(generations)
    .innerJoin(templateRuns, eq(templateRuns.id, generations.runId))
    .where(
      and(
        eq(templateRuns.userId, userId),
        inArray(templateRuns.status, ['cancelled', 'failed']),
        gt(templateRuns.createdAt, new Date(now.getTime() - DAY_MS)),
        gt(generations.handOvers, 0),
      ),
    )
  if ((inVain?.those ?? 0) >= IN_VAIN_MOST) {
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: PAUSE_AFTER_VAIN_SECONDS })
  }
}
