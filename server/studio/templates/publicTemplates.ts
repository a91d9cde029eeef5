import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { compareNames } from '#domain/nameOrder.ts'
import { leftInPolish } from '#domain/template/english.ts'
import { exampleValues } from '#domain/template/exampleValues.ts'
import { graphOf, topologicalOrder, valueTypesOf } from '#domain/template/graph.ts'
import { inLanguage } from '#domain/template/inLanguage.ts'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { engineOf, enginesUsed, isResult } from '#domain/template/nodeKinds.ts'
import type { EnginePrice } from '#domain/template/price.ts'
import { priceRange } from '#domain/template/priceRange.ts'
import type { PublicTemplate, TemplateCard, TemplateOutput } from '#domain/template/publicTemplate.ts'
import type { Quote, quoteRequestSchema } from '#domain/template/templateRun.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { RESULT_TYPES as RESULTS, typeSet } from '#domain/template/valueTypes.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { enginesOf } from '#server/studio/generators/enginesOf.ts'
import { pricesNow } from '#server/studio/generators/prices.ts'
import { coverAddress } from './media/drawCover.ts'
import { planOf } from './runs/runPlan.ts'
import { fillRun } from './runs/fillRun.ts'
import { isAvailable } from './runs/startRun.ts'
import { templateOf } from './storedTemplate.ts'
import { type TemplateRow, templates } from './tables.ts'
import { runCounts } from './templateViews.ts'

type Language = 'pl' | 'en'

/** The public columns of a template’s row. */
const PUBLISHED = {
  id: templates.id,
  publicSlug: templates.publicSlug,
  publicContent: templates.publicContent,
  publishedAt: templates.publishedAt,
} as const
type PublishedRow = Pick<TemplateRow, keyof typeof PUBLISHED>

/** A published template. Throws NOT_FOUND. */
export async function findPublished(
  context: ServerContext,
  slug: string,
): Promise<{ readonly row: PublishedRow; readonly template: Template }> {
  const [row] = await context.database
    .select(PUBLISHED)
    .from(templates)
    .where(and(eq(templates.publicSlug, slug), isPublished(context)))
  if (row?.publicContent === undefined || row.publicContent === null) throw new Refusal('NOT_FOUND')
  return { row, template: templateOf(row.publicContent) }
}

/** Whether a template is public; none is where templates are switched off. */
const isPublished = ({ config }: ServerContext) =>
  config.features.templates
    ? and(isNotNull(templates.publicSlug), eq(templates.status, 'published'))
    : sql`false`

/** The addresses of published templates, and since when each is as it is. */
export async function publishedAddresses(
  context: ServerContext,
): Promise<readonly { readonly slug: string; readonly publishedAt: Date | null }[]> {
  const { publicSlug, publishedAt } = templates
  const rows = await context.database
    .select({ slug: publicSlug, publishedAt })
    .from(templates)
    .where(isPublished(context))
    .orderBy(asc(publicSlug))
  return rows.flatMap(({ slug, ...row }) => (slug === null ? [] : [{ slug, ...row }]))
}

/** A published template as an item of a list. */
export interface PublishedLook {
  readonly slug: string
  readonly details: Template['details']
}

/** All published templates as list items, the newest first. */
export async function publishedLooks(
  context: ServerContext,
  language: Language,
): Promise<readonly PublishedLook[]> {
  const rows = await context.database
    .select(PUBLISHED)
    .from(templates)
    .where(isPublished(context))
    .orderBy(desc(templates.publishedAt), asc(templates.publicSlug))
  return rows.flatMap(({ publicSlug, publicContent, publishedAt }) =>
    publicSlug === null || publicContent === null
      ? []
      : [
          {
            slug: publicSlug,
            details: shownDetails(
              { publicSlug, publishedAt },
              inLanguage(templateOf(publicContent), language),
            ),
          },
        ],
  )
}

/** A published template's details. Throws NOT_FOUND. */
export async function publishedDetails(
  context: ServerContext,
  slug: string,
  language: Language,
): Promise<Template['details']> {
  const { template } = await findPublished(context, slug)
  return inLanguage(template, language).details
}

/** All published templates, the most used first. */
export async function listPublished(context: ServerContext, language: Language): Promise<TemplateCard[]> {
  const rows = await context.database.select(PUBLISHED).from(templates).where(isPublished(context))
  const enginePrice = await pricesNow(context.database)
  const counts = await runCounts(
    context.database,
    rows.map(({ id }) => id),
  )
  const cards = rows.flatMap((row) => {
    if (row.publicContent === null) return []
    const template = templateOf(row.publicContent)
    const runs = counts.get(row.id)?.completed ?? 0
    return [cardOf(context, row, { template, language, runs, enginePrice })]
  })
  return cards.toSorted(
    (one, other) => other.runs - one.runs || compareNames(one.title, other.title, language),
  )
}

/** A published template with its form. Throws NOT_FOUND. */
export async function readPublished(
  context: ServerContext,
  slug: string,
  language: Language,
): Promise<PublicTemplate> {
  const { row, template } = await findPublished(context, slug)
  const counts = await runCounts(context.database, [row.id])
  const runs = counts.get(row.id)?.completed ?? 0
  const said = inLanguage(template, language)
  const engines = new Map(enginesOf(context).map((engine) => [engine.id, engine]))
  return {
    ...cardOf(context, row, { template, language, runs, enginePrice: await pricesNow(context.database) }),
    polish: polishIn(template, language),
    form: said.form,
    examples: said.examples.map(({ filled, ...example }) =>
      filled === undefined ? example : { ...example, filled: exampleValues(said.form, filled) },
    ),
    nodes: planOf(said).steps.map(({ node: { id, kind, label } }) => ({ id, kind, label })),
    isProcedural: enginesUsed(template.nodes).every(({ model }) => engines.get(model)?.isProcedural === true),
    notifiesUser: template.settings.notifyUser,
  }
}

/** The price range of a run with this form. Throws NOT_FOUND, TEMPLATE_FORM_INVALID and TEMPLATE_UNAVAILABLE. */
export async function quotePublished(
  context: ServerContext,
  slug: string,
  { values, language, device }: z.output<typeof quoteRequestSchema>,
): Promise<Quote> {
  const { template } = await findPublished(context, slug)
  const enginePrice = await pricesNow(context.database)
  const surroundings = { language, device, isPreview: false }
  return (await fillRun(template, values, { surroundings, enginePrice })).quote
}

function cardOf(
  context: ServerContext,
  row: PublishedRow,
  {
    template,
    language,
    runs,
    enginePrice,
  }: {
    readonly template: Template
    readonly language: Language
    readonly runs: number
    readonly enginePrice: EnginePrice
  },
): TemplateCard {
  const said = inLanguage(template, language)
  const { form, pricing } = said
  const details = shownDetails(row, said)
  const { publicSlug, publishedAt } = row
  return {
    slug: publicSlug ?? '',
    title: details.title,
    description: details.description,
    categories: details.categories,
    tags: details.tags,
    thumbnailUrl: details.thumbnailUrl,
    previewVideoUrl: details.previewVideoUrl,
    polish: polishIn({ ...EMPTY_TEMPLATE, details: template.details, english: template.english }, language),
    outputs: outputsOf(template),
    price: priceRange(template, enginePrice),
    displayRange: pricing.displayRange,
    stepCount: form.length,
    fieldCount: form.reduce((sum, { fields }) => sum + fields.length, 0),
    publishedAt: publishedAt?.toISOString() ?? '',
    runs,
    isAvailable: isAvailable(context, template),
  }
}

/** A published template's details, with a drawn card when it has no picture. */
function shownDetails(
  { publicSlug, publishedAt }: Pick<PublishedRow, 'publicSlug' | 'publishedAt'>,
  { details }: Template,
): Template['details'] {
  return details.thumbnailUrl === '' && publicSlug !== null
    ? { ...details, thumbnailUrl: coverAddress(publicSlug, publishedAt) }
    : details
}

/** The parts of a template that are in Polish although English was asked for. */
function polishIn(template: Template, language: Language): string[] {
  return language === 'pl' ? [] : [...leftInPolish(template)]
}

/** The kinds of a template's outputs. */
function outputsOf(template: Template): TemplateOutput[] {
  const graph = graphOf(template)
  const given = valueTypesOf(graph, topologicalOrder(graph))
  const arriving = graph.nodes.reduce((set, { kind }, index) => {
    if (!isResult(kind)) return set
    return (graph.incoming[index] ?? []).reduce((all, { source }) => all | typesAt(graph, given, source), set)
  }, 0)
  const found = OUTPUT_TYPES.flatMap(([output, types]) => ((arriving & types) === 0 ? [] : [output]))
  return found.length === 0 ? ['text'] : found
}

const OUTPUT_TYPES = [
  ['image', typeSet('image')],
  ['video', typeSet('video')],
  ['audio', typeSet('audio')],
  ['text', typeSet('text', 'number', 'data')],
] as const

type Graph = ReturnType<typeof graphOf>

/**
 * The types of a node's results; for a list, those of its items. Each node is looked at once, on however many paths.
 */
function typesAt(graph: Graph, given: readonly number[], from: number): number {
  const list = typeSet('list')
  const seen = new Set([from])
  let found = 0
  // Iterating a set includes items added meanwhile.
  for (const index of seen) {
    const types = given[index] ?? 0
    found |= types & ~list
    if ((types & list) === 0) continue
    const node = graph.nodes[index]
    const use = node === undefined ? null : engineOf(node)
    if (use !== null) found |= typeSet(RESULTS[use.mode])
    else for (const { source } of graph.incoming[index] ?? []) seen.add(source)
  }
  return found
}
