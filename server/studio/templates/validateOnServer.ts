import { and, eq, ne } from 'drizzle-orm'
import type { Validation } from '#domain/template/templateAnswers.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { makeThread, refuseLongAs } from '#server/platform/api/inThread.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { enginesOf } from '#server/studio/generators/enginesOf.ts'
import { pricesNow } from '#server/studio/generators/prices.ts'
import { judge, type JudgedByServer } from './judgement.ts'
import { templates } from './tables.ts'

/** As long as an author waits for a large one on a slow machine. */
const DEADLINE_MS = 5_000
const HEAP_MB = 512

const validateInThread = makeThread<Validation>(new URL('./judgingThread.ts', import.meta.url), {
  deadlineMs: DEADLINE_MS,
  heapMb: HEAP_MB,
  waitingMost: 50,
})

interface Asked {
  readonly id: string | null
  readonly template: Template
}

/**
 * Finds all errors of a template, by the rules of the page and those of the server, in a thread of its own. Throws
 * TEMPLATE_TOO_LARGE for one that takes too long.
 */
export async function validateOnServer(
  context: ServerContext,
  database: Database | Transaction,
  asked: Asked,
): Promise<Validation> {
  const facts = await withServersFacts(context, database, asked)
  return validateInThread(facts).catch(refuseLongAs('TEMPLATE_TOO_LARGE'))
}

/** The same for a shipped template: no request waits for it. */
export async function validateShipped(
  context: ServerContext,
  database: Database | Transaction,
  asked: Asked,
): Promise<Validation> {
  return judge(await withServersFacts(context, database, asked))
}

async function withServersFacts(
  context: ServerContext,
  database: Database | Transaction,
  { id, template }: Asked,
): Promise<JudgedByServer> {
  const priceOf = await pricesNow(database)
  return {
    template,
    isSlugTaken: await isSlugTaken(database, template.details.slug, id),
    engines: enginesOf(context).map(({ id: engine, type, takes }) => ({
      id: engine,
      type,
      takes,
      credits: priceOf(engine, type),
    })),
  }
}

async function isSlugTaken(
  database: Database | Transaction,
  slug: string,
  id: string | null,
): Promise<boolean> {
  const [other] = await database
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.publicSlug, slug), id === null ? undefined : ne(templates.id, id)))
    .limit(1)
  return other !== undefined
}
