import * as z from 'zod/mini'
import { GENERATION_STATUSES, generatedFileSchema } from '../generation/generation.ts'
import { formFaultSchema } from './checkFormField.ts'
import { formValuesSchema } from './formValues.ts'
import { NODE_KIND_NAMES, SOURCE_PORTS } from './templateSchema.ts'

// A run of a template as its owner sees it. Times are ISO 8601, credits whole numbers.

const language = z.prefault(z.enum(['pl', 'en']), 'pl')
const device = z.prefault(z.enum(['phone', 'desktop']), 'desktop')

/** `POST /api/v1/templates/{slug}/quote`: the price with this form. Nothing is started or held. */
export const quoteRequestSchema = z.object({ values: formValuesSchema, language, device })
export type QuoteRequest = z.input<typeof quoteRequestSchema>

/** The possible price of a run: its start holds `most`, and its end charges for the delivered part. */
export const quoteSchema = z.object({ least: z.int(), most: z.int() })
export type Quote = z.infer<typeof quoteSchema>

/** `POST /api/v1/templates/{slug}/runs`. */
export const startRunSchema = z.object({
  values: formValuesSchema,
  language,
  device,
  /** One per click: the same one again answers with the same run and costs nothing more. */
  refCode: z.string().check(z.minLength(8), z.maxLength(100)),
  /** The most that the person saw it may cost: a start that would hold more is refused (TEMPLATE_PRICE_CHANGED). */
  credits: z.int().check(z.gte(0)),
})
export type StartRun = z.input<typeof startRunSchema>

/** Of TEMPLATE_FORM_INVALID: the faults of a form, field by field (`faultsOf`). */
export const formFaultsSchema = z.array(z.object({ field: z.string(), fault: formFaultSchema }))
export type FormFaults = z.infer<typeof formFaultsSchema>

/** Why a node failed, and a whole run. Codes of engines are those of the generators. */
export const RUN_FAILURES = [
  'GENERATION_FAILED',
  'GENERATION_REFUSED',
  'GENERATOR_PROCESSING_FAILED',
  'GENERATOR_MODEL_RETIRED',
  /** The engine isn’t there any more, or its provider isn’t configured. */
  'GENERATOR_CONFIG_ERROR',
  'GENERATOR_INVALID_PROMPT',
  /** The embedded engine knows none of the prompt's things. */
  'GENERATOR_PROMPT_NOT_UNDERSTOOD',
  'GENERATOR_INVALID_OPTIONS',
  /** A picture that was to be worked on isn’t there or is none. */
  'TEMPLATE_PICTURE_MISSING',
  /** It took longer than its author allows. */
  'TEMPLATE_RUN_TIMEOUT',
  /** Nothing came to any output. */
  'TEMPLATE_NOTHING_MADE',
] as const
export type RunFailure = (typeof RUN_FAILURES)[number]

export const NODE_RUN_STATES = ['waiting', 'running', 'completed', 'skipped', 'failed', 'cancelled'] as const
export type NodeRunState = (typeof NODE_RUN_STATES)[number]

/** One thing that a run has made. Addresses of files are signed and run out. */
const runPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    /** `file` was sent in the form and can't be shown here. */
    kind: z.enum(['image', 'video', 'audio', 'file']),
    /** As of a generation: an `original`, and files to show before it. */
    files: z.array(generatedFileSchema),
    /** `#rrggbb`, shown until the picture is there. */
    colour: z.nullable(z.string()),
    /** Its prompt, for people who see its template; the name of a sent file. */
    prompt: z.string(),
    isProcedural: z.boolean(),
  }),
])
export type RunPart = z.infer<typeof runPartSchema>

/** How far one node of a run is. */
const nodeRunSchema = z.object({
  id: z.string(),
  kind: z.enum(NODE_KIND_NAMES),
  label: z.string(),
  state: z.enum(NODE_RUN_STATES),
  /** 0 to 100. */
  progress: z.int(),
  /** How often it was tried. */
  attempts: z.int(),
  /** The way that a branch took. */
  taken: z.nullable(z.enum(SOURCE_PORTS)),
  error: z.nullable(z.enum(RUN_FAILURES)),
  /** Its result in a run of the editor, as soon as the result belongs to the run's owner. */
  given: z.optional(z.array(runPartSchema)),
})
export type NodeRun = z.infer<typeof nodeRunSchema>

/** The values at one output. */
const runResultSchema = z.object({ output: z.string(), name: z.string(), parts: z.array(runPartSchema) })
export type RunResult = z.infer<typeof runResultSchema>

const runShape = {
  id: z.string(),
  /** Of the template as it was when the run was started. */
  slug: z.string(),
  title: z.string(),
  status: z.enum(GENERATION_STATUSES),
  /** 0 to 100. */
  progress: z.int(),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
  /** Held from the start on; null for `charged` until it has ended. */
  credits: z.object({ held: z.int(), charged: z.nullable(z.int()) }),
  error: z.nullable(z.enum(RUN_FAILURES)),
}

/** `GET /api/v1/template-runs/{id}`. */
export const templateRunSchema = z.object({
  ...runShape,
  refCode: z.string(),
  values: formValuesSchema,
  /** In the order in which they run. */
  nodes: z.array(nodeRunSchema),
  /** The results at outputs, as soon as they arrive. */
  results: z.array(runResultSchema),
})
export type TemplateRun = z.infer<typeof templateRunSchema>

/** `GET /api/v1/template-runs`: one’s own, the latest first; `before` is the `next` of the page before it. */
export const runQuerySchema = z.object({
  before: z.optional(z.string().check(z.maxLength(200))),
  /** Those of one template, whatever its address was then. */
  template_id: z.optional(z.string().check(z.maxLength(100))),
  /** The one that a click started, where its answer was lost. */
  ref_code: z.optional(z.string().check(z.maxLength(100))),
})
export type RunQuery = z.infer<typeof runQuerySchema>

export const RUNS_PAGE = 24

export const runPageSchema = z.object({
  runs: z.array(
    z.object({
      ...runShape,
      /** Of the first picture or film that it made. */
      thumbnailUrl: z.nullable(z.string()),
    }),
  ),
  /** Null on the last page. */
  next: z.nullable(z.string()),
})
export type RunPage = z.infer<typeof runPageSchema>
export type RunRow = RunPage['runs'][number]
