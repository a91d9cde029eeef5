import * as z from 'zod/mini'
import type { EngineFacts } from './parameterFaults.ts'
import { templateDetailsSchema } from './templateSchema.ts'

const DETAIL_FIELDS = z.keyof(templateDetailsSchema)

/** The parts of a template that a problem may concern. */
const problemPlaceSchema = z.discriminatedUnion('part', [
  z.object({ part: z.literal('details'), field: DETAIL_FIELDS }),
  z.object({ part: z.literal('graph') }),
  z.object({ part: z.literal('node'), id: z.string() }),
  z.object({ part: z.literal('edge'), id: z.string() }),
  z.object({ part: z.literal('form') }),
  z.object({ part: z.literal('step'), id: z.string() }),
  z.object({ part: z.literal('field'), name: z.string() }),
  z.object({ part: z.literal('pricing') }),
  z.object({ part: z.literal('settings') }),
  z.object({ part: z.literal('examples') }),
  z.object({ part: z.literal('english') }),
])
export type ProblemPlace = z.infer<typeof problemPlaceSchema>

/** The problems of a template: specification part 2, section 5, and the causes that would fail a run. */
export const PROBLEM_CODES = [
  'nodes_missing',
  'edges_missing',
  'form_missing',
  'cycle',
  'title_missing',
  'slug_missing',
  'slug_format',
  'slug_taken',
  'description_missing',
  'thumbnail_address',
  'video_address',
  'example_address',
  'webhook_address',
  'english_too_long',
  'id_twice',
  'disconnected',
  'input_missing',
  'output_missing',
  'too_many_nodes',
  'edge_end_missing',
  'edge_port',
  'edge_twice',
  'edge_type',
  'edges_too_many',
  'model_missing',
  'model_unknown',
  'model_mode',
  'parameters_invalid',
  'parameter_unknown',
  'size_missing',
  'crop_size_missing',
  'watermark_missing',
  'prompt_missing',
  'reference_unknown',
  'reference_later',
  'reference_secret',
  'operand_missing',
  'value_missing',
  'way_missing',
  'field_unknown',
  'field_type',
  'field_twice',
  'label_missing',
  'options_missing',
  'option_twice',
  'bounds_crossed',
  'pattern_broken',
  'unfillable',
  'step_empty',
  'credits_crossed',
  'pricing_missing',
  'price_missing',
  'price_below_cost',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

export const templateProblemSchema = z.object({
  code: z.enum(PROBLEM_CODES),
  /** A warning keeps nothing from being published. */
  severity: z.enum(['error', 'warning']),
  place: problemPlaceSchema,
  /** Its detail: the unknown name, the unsupported parameter. */
  about: z.optional(z.string()),
})
export type TemplateProblem = z.infer<typeof templateProblemSchema>

export interface ValidationContext {
  /** All available engines. Without them engines aren't checked: neither their parameters nor their prices. */
  readonly engines?: readonly EngineFacts[]
  /** Whether another template has this slug. */
  readonly isSlugTaken?: (slug: string) => boolean
}

export const error = (code: ProblemCode, place: ProblemPlace, about?: string): TemplateProblem => ({
  code,
  severity: 'error',
  place,
  ...(about === undefined ? {} : { about }),
})
export const warning = (code: ProblemCode, place: ProblemPlace): TemplateProblem => ({
  code,
  severity: 'warning',
  place,
})
