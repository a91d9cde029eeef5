import { randomInt, randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { GenerationType } from '#domain/generation/engines.ts'
import { SEED_LIMIT } from '#domain/generation/limits.ts'
import type { AskedOptions } from '#domain/generation/options.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { type GenerationRow, generations } from './tables.ts'

// Jobs of a run of a template: workers make them like any other. They hold no credits, are in no archive, and only
// their run ends, cancels and watches them.

/** A job of a run. It has been checked. */
export interface RunJob {
  readonly userId: string
  readonly runId: string
  readonly node: string
  /** Its index among the variants of its node, from 0. */
  readonly variant: number
  readonly type: GenerationType
  readonly engine: string
  readonly prompt: string
  readonly options: AskedOptions
  /** The stored file that it starts from; null for none. */
  readonly sourceKey: string | null
}

/** Puts jobs into the queue, in the transaction of the run that asks for them. */
export async function insertRunJobs(
  tx: Transaction,
  { now }: ServerContext,
  jobs: readonly RunJob[],
): Promise<void> {
  if (jobs.length === 0) return
  const at = now()
  await tx.insert(generations).values(
    jobs.map(({ node, variant, ...job }) => {
      const id = randomUUID()
      const seed = typeof job.options['seed'] === 'number' ? job.options['seed'] : randomInt(SEED_LIMIT)
      return {
        ...job,
        id,
        runNode: node,
        position: variant,
        refCode: id,
        seed,
        credits: 0,
        status: 'pending' as const,
        createdAt: at,
        dueAt: at,
      }
    }),
  )
}

/** The jobs of a run, in the order in which they were asked for. */
export function jobsOfRun(database: Database | Transaction, runId: string): Promise<GenerationRow[]> {
  return database
    .select()
    .from(generations)
    .where(eq(generations.runId, runId))
    .orderBy(asc(generations.createdAt), asc(generations.id))
}

/** The results of several runs' jobs: their files, and the previews before those are there. */
export function filesOfRuns(
  database: Database | Transaction,
  runIds: readonly string[],
): Promise<Pick<GenerationRow, 'id' | 'runId' | 'files' | 'colour' | 'isProcedural'>[]> {
  const { id, runId, files, colour, isProcedural } = generations
  return database
    .select({ id, runId, files, colour, isProcedural })
    .from(generations)
    .where(inArray(runId, [...runIds]))
}

/** Cancels the unfinished jobs of a run, or of one node; returns them. */
export async function cancelRunJobs(
  tx: Transaction,
  { now }: ServerContext,
  { runId, node }: { readonly runId: string; readonly node?: string },
): Promise<readonly string[]> {
  const cancelled = await tx
    .update(generations)
    .set({ status: 'cancelled', completedAt: now(), lease: null, leaseUntil: null })
    .where(
      and(
        eq(generations.runId, runId),
        node === undefined ? undefined : eq(generations.runNode, node),
        inArray(generations.status, ['pending', 'processing']),
      ),
    )
    .returning({ id: generations.id })
  return cancelled.map(({ id }) => id)
}
