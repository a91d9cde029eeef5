import { and, eq, ne } from 'drizzle-orm'
import { MOST_PROBLEMS } from '#domain/template/templateLimits.ts'
import type { Validation } from '#domain/template/templateAnswers.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { isPublishable, validateTemplate } from '#domain/template/validateTemplate.ts'
import type { ServerContext } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { enginesOf } from '#server/generators/enginesOf.ts'
import { pricesNow } from '#server/generators/prices.ts'
import { templates } from './tables.ts'

/** Everything that is wrong with a template, by the rules of the page and what the server alone knows. */
export async function judgeTemplate(
  context: ServerContext,
  database: Database | Transaction,
  { id, template }: { readonly id: string | null; readonly template: Template },
): Promise<Validation> {
  const { slug } = template.details
  const isTaken = await isSlugTaken(database, slug, id)
  const priceOf = await pricesNow(database)
  const engines = enginesOf(context).map(({ id: engine, type, takes }) => ({
    id: engine,
    type,
    takes,
    credits: priceOf(engine, type),
  }))
  const problems = validateTemplate(template, { isSlugTaken: () => isTaken, engines })
  return {
    isPublishable: isPublishable(problems),
    problems: problems.slice(0, MOST_PROBLEMS),
    left: Math.max(0, problems.length - MOST_PROBLEMS),
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
