import * as z from 'zod/mini'
import { quoteSchema } from './templateRun.ts'
import { exampleSchema, formStepSchema, NODE_KIND_NAMES } from './templateSchema.ts'

// A published template as the public sees it: its description, form, price and examples. The graph with the prompts
// stays with its author.

const language = z.prefault(z.enum(['pl', 'en']), 'pl')

/** `GET /api/v1/templates`. */
export const templateQuerySchema = z.object({ language })

/** The kinds of a template's results. */
export const TEMPLATE_OUTPUTS = ['image', 'video', 'audio', 'text'] as const
export type TemplateOutput = (typeof TEMPLATE_OUTPUTS)[number]

const cardShape = {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  thumbnailUrl: z.string(),
  /** The texts that are Polish although English was requested: they have no English version. */
  polish: z.prefault(z.array(z.string()), []),
  /** Played while a card is pointed at; empty without one. */
  previewVideoUrl: z.string(),
  outputs: z.array(z.enum(TEMPLATE_OUTPUTS)),
  /** For every filling of the form. */
  price: quoteSchema,
  /** Whether its author wants a range shown, or the most alone. */
  displayRange: z.boolean(),
  stepCount: z.int(),
  fieldCount: z.int(),
  /** ISO 8601. */
  publishedAt: z.string(),
  /** How often it has made something. */
  runs: z.int(),
  /** Whether all its engines can be used here now. */
  isAvailable: z.boolean(),
}

export const templateCardSchema = z.object(cardShape)
export type TemplateCard = z.infer<typeof templateCardSchema>

/** All published templates, most used first. */
export const templateCardsSchema = z.object({ templates: z.array(templateCardSchema) })

/** `GET /api/v1/templates/{slug}`. */
export const publicTemplateSchema = z.object({
  ...cardShape,
  form: z.array(formStepSchema),
  examples: z.array(exampleSchema),
  /** The steps in their order: no prompts, no settings. */
  nodes: z.array(z.object({ id: z.string(), kind: z.enum(NODE_KIND_NAMES), label: z.string() })),
  /** All its engines draw and compose by rules and are no AI. */
  isProcedural: z.boolean(),
  notifiesUser: z.boolean(),
  /** The token of a visit to its page; missing in copies of earlier releases. */
  visitToken: z.optional(z.string()),
})
export type PublicTemplate = z.infer<typeof publicTemplateSchema>
