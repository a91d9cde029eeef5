import * as z from 'zod/mini'
import { ENGINE_ID } from '../generation/engines.ts'
import { FORM_FIELD_TYPE_NAMES } from './formFieldTypes.ts'
import { formValuesSchema } from './formValues.ts'
import { aggregateSettings } from './kinds/aggregate/aggregateSettings.ts'
import { branchSettings } from './kinds/branch/branchSettings.ts'
import { inputSettings } from './kinds/input/inputSettings.ts'
import { modelSettings } from './kinds/model/modelSettings.ts'
import { outputSettings } from './kinds/output/outputSettings.ts'
import { postprocessSettings } from './kinds/postprocess/postprocessSettings.ts'
import { transformSettings } from './kinds/transform/transformSettings.ts'
import * as limits from './templateLimits.ts'
import { COLLECT_STRATEGIES, conditionSchema, EXECUTION_MODES, label, text } from './templateShapes.ts'

// The shapes of a template and all its parts (specification part 2, section 3). They limit its content;
// `validateTemplate` decides whether it is correct, so a draft may be unfinished.

const words = z.array(label).check(z.maxLength(limits.MOST_WORDS))
const credits = z.int().check(z.gte(0), z.lte(limits.MOST_CREDITS))
/** Names nothing that every object has by birth. */
const id = text(limits.LONGEST_ID).check(
  z.regex(/^[\w-]+$/u),
  z.refine((value) => !(value in Object.prototype)),
)

export const FAILURE_BEHAVIOURS = ['stop', 'skip', 'continue'] as const
export const PRICING_MODES = ['path-based', 'model-based', 'node-based'] as const

const conditions = z.array(conditionSchema).check(z.maxLength(limits.MOST_CONDITIONS))

/** The author's estimate of one node's price, in credits. */
const nodePricingSchema = z.object({
  label,
  estimated: credits,
  min: credits,
  max: credits,
  note: text(limits.LONGEST_DESCRIPTION),
})

const place = z.number().check(z.gte(-1e7), z.lte(1e7))

const shared = {
  id,
  label,
  description: text(limits.LONGEST_DESCRIPTION),
  badges: words,
  position: z.object({ x: place, y: place }),
  pricing: z.nullable(nodePricingSchema),
}

function kind<Kind extends string, Settings extends z.ZodMiniType>(name: Kind, settings: Settings) {
  return { name, schema: z.object({ ...shared, kind: z.literal(name), settings }) }
}

/** Every kind of node with its settings (specification part 2, section 3). */
const [first, ...others] = [
  kind('input', inputSettings),
  kind('model', modelSettings),
  kind('branch', branchSettings),
  kind('transform', transformSettings),
  kind('aggregate', aggregateSettings),
  kind('postprocess', postprocessSettings),
  kind('output', outputSettings),
] as const

export const NODE_KIND_NAMES = [first.name, ...others.map(({ name }) => name)] as const
export const nodeSchema = z.discriminatedUnion('kind', [first.schema, ...others.map(({ schema }) => schema)])
export type TemplateNode = z.infer<typeof nodeSchema>
export type NodeKind = TemplateNode['kind']
export type NodeOf<Kind extends NodeKind> = Extract<TemplateNode, { readonly kind: Kind }>

/** Where an edge may leave a node. */
export const SOURCE_PORTS = ['out', 'true', 'false'] as const
export type SourcePort = (typeof SOURCE_PORTS)[number]

export const edgeSchema = z.object({ id, source: id, sourcePort: z.enum(SOURCE_PORTS), target: id })
export type TemplateEdge = z.infer<typeof edgeSchema>

/** Notes beside the graph: a comment, or a frame around related nodes. Runs ignore them. */
const NOTE_KINDS = ['comment', 'group'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

const extent = z.number().check(z.gte(40), z.lte(1e6))

export const noteSchema = z.object({
  id,
  kind: z.enum(NOTE_KINDS),
  text: text(limits.LONGEST_DESCRIPTION),
  position: z.object({ x: place, y: place }),
  size: z.object({ width: extent, height: extent }),
})
export type TemplateNote = z.infer<typeof noteSchema>

const bound = z.nullable(z.number())

export const formFieldSchema = z.object({
  name: id,
  type: z.enum(FORM_FIELD_TYPE_NAMES),
  label,
  placeholder: label,
  helperText: text(limits.LONGEST_DESCRIPTION),
  tooltip: text(limits.LONGEST_DESCRIPTION),
  /** In the field's form: a number is written out, several options are joined by line breaks. */
  defaultValue: text(limits.LONGEST_VALUE),
  options: z
    .array(
      z.object({
        label,
        value: text(limits.LONGEST_LABEL),
        /** The picture of an image choice: a path of ours or an https address. */
        picture: z.optional(text(limits.LONGEST_ADDRESS)),
      }),
    )
    .check(z.maxLength(limits.MOST_OPTIONS)),
  isVisible: z.boolean(),
  isRequired: z.boolean(),
  isDisabled: z.boolean(),
  isReadOnly: z.boolean(),
  validation: z.object({
    /** In characters, or in chosen options. */
    minLength: bound,
    maxLength: bound,
    minValue: bound,
    maxValue: bound,
    pattern: text(limits.LONGEST_PATTERN),
    isEmail: z.boolean(),
    isUrl: z.boolean(),
    isInteger: z.optional(z.boolean()),
    /** More than 0. */
    isPositive: z.optional(z.boolean()),
    /** Whether no other field of the form may hold the same. */
    isUnique: z.optional(z.boolean()),
    /** A condition that the form has to meet, and the message when it doesn’t. */
    custom: z.nullable(z.object({ condition: conditionSchema, message: label })),
  }),
  /** Shown while all of them hold. */
  showIf: conditions,
})
export type FormField = z.infer<typeof formFieldSchema>

export const formStepSchema = z.object({
  id,
  title: label,
  description: text(limits.LONGEST_DESCRIPTION),
  fields: z.array(formFieldSchema).check(z.maxLength(limits.MOST_FIELDS)),
})
export type FormStep = z.infer<typeof formStepSchema>

export const pipelineSettingsSchema = z.object({
  defaultMode: z.enum(EXECUTION_MODES),
  maxRetries: z.int().check(z.gte(0), z.lte(limits.MOST_RETRIES)),
  timeoutSeconds: z.int().check(z.gte(1), z.lte(limits.LONGEST_TIMEOUT_SECONDS)),
  defaultCollectStrategy: z.enum(COLLECT_STRATEGIES),
  failureBehaviour: z.enum(FAILURE_BEHAVIOURS),
  notifyUser: z.boolean(),
  autoRetry: z.boolean(),
  webhookUrl: text(limits.LONGEST_ADDRESS),
})

export const dynamicPricingSchema = z.object({
  /** Its author has said that no run costs anything. */
  isFree: z.boolean(),
  isEnabled: z.boolean(),
  mode: z.enum(PRICING_MODES),
  minCredits: credits,
  maxCredits: credits,
  displayRange: z.boolean(),
  paths: z
    .array(z.object({ label, estimatedCredits: credits, conditions }))
    .check(z.maxLength(limits.MOST_PRICING_PATHS)),
  /** The price of an engine's result here, in credits, in place of its own price. */
  models: z.record(z.string().check(z.maxLength(limits.LONGEST_ID), z.regex(ENGINE_ID)), credits),
})

export const templateDetailsSchema = z.object({
  title: label,
  slug: label,
  description: text(limits.LONGEST_DESCRIPTION),
  categories: words,
  tags: words,
  thumbnailUrl: text(limits.LONGEST_ADDRESS),
  previewVideoUrl: text(limits.LONGEST_ADDRESS),
  credits,
})
export type TemplateDetails = z.infer<typeof templateDetailsSchema>

/** The version of the shapes in this file: `migrations.ts` has each step to it. */
export const TEMPLATE_VERSION = 3

/** A result of the template, shown beside its form. */
export const exampleSchema = z.object({
  caption: text(limits.LONGEST_DESCRIPTION),
  type: z.enum(['image', 'video', 'audio', 'text']),
  /** The address of its file; empty for a text, which is in the caption. */
  url: text(limits.LONGEST_ADDRESS),
  /** The form's values for it, where its author shows them: others can reuse them. */
  filled: z.optional(formValuesSchema),
})
export type Example = z.infer<typeof exampleSchema>

/** Texts of the template, by themselves, in their words in English; those that aren’t here are shown as they are. */
const englishSchema = z
  .record(
    text(limits.LONGEST_DESCRIPTION).check(z.refine((value) => !(value in Object.prototype))),
    text(limits.LONGEST_DESCRIPTION),
  )
  .check(z.refine((said) => Object.keys(said).length <= limits.MOST_TRANSLATIONS))

export const templateSchema = z.object({
  version: z.literal(TEMPLATE_VERSION),
  details: templateDetailsSchema,
  nodes: z.array(nodeSchema).check(z.maxLength(limits.MOST_NODES)),
  edges: z.array(edgeSchema).check(z.maxLength(limits.MOST_EDGES)),
  notes: z.array(noteSchema).check(z.maxLength(limits.MOST_NOTES)),
  form: z.array(formStepSchema).check(z.maxLength(limits.MOST_STEPS)),
  settings: pipelineSettingsSchema,
  pricing: dynamicPricingSchema,
  examples: z.array(exampleSchema).check(z.maxLength(limits.MOST_EXAMPLES)),
  english: englishSchema,
})
export type Template = z.infer<typeof templateSchema>
