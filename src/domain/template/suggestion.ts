import * as z from 'zod/mini'
import { LONGEST_DESCRIPTION, LONGEST_ID, LONGEST_PROMPT } from './templateLimits.ts'
import {
  edgeSchema,
  formFieldSchema,
  formStepSchema,
  nodeSchema,
  pipelineSettingsSchema,
  dynamicPricingSchema,
  templateDetailsSchema,
  templateSchema,
} from './templateSchema.ts'

// The assistant's suggestion: one change of a template with its reason. `applySuggestion` makes it one step.

/** Specification part 2, section 4. */
export const SUGGESTION_SOURCES = ['api', 'heuristic', 'user'] as const
export type SuggestionSource = (typeof SUGGESTION_SOURCES)[number]

/** The suggestions of rules; each has its words on the screen. */
export const SUGGESTION_CODES = [
  'write_slug',
  'write_description',
  'add_tags',
  'add_form_step',
  'ask_for_field',
  'add_model',
  'add_output',
  'connect_loose_node',
  'choose_model',
  'use_field_in_prompt',
  'add_negative_prompt',
  'limit_length',
  'set_price',
  'set_timeout',
  'raise_retries',
] as const
export type SuggestionCode = (typeof SUGGESTION_CODES)[number]

const id = z.string().check(z.maxLength(LONGEST_ID))

export const suggestionChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('details'), details: z.partial(templateDetailsSchema) }),
  z.object({ kind: z.literal('settings'), settings: z.partial(pipelineSettingsSchema) }),
  z.object({ kind: z.literal('pricing'), pricing: z.partial(dynamicPricingSchema) }),
  /** Puts a node in the place of the one that has its id, or adds it, with the edges that come with it. */
  z.object({ kind: z.literal('node'), node: nodeSchema, edges: z.array(edgeSchema).check(z.maxLength(50)) }),
  z.object({ kind: z.literal('edges'), edges: z.array(edgeSchema).check(z.maxLength(50)) }),
  z.object({
    kind: z.literal('prompt'),
    node: id,
    promptTemplate: z.string().check(z.maxLength(LONGEST_PROMPT)),
    negativePrompt: z.optional(z.string().check(z.maxLength(LONGEST_PROMPT))),
  }),
  z.object({ kind: z.literal('step'), step: formStepSchema }),
  /** Puts a field in the place of the one that has its name, or adds it to the step. */
  z.object({ kind: z.literal('field'), step: id, field: formFieldSchema }),
  /** A sentence of the author's wish, parsed anew on the template that it is applied to. */
  z.object({
    kind: z.literal('wish'),
    sentence: z.string().check(z.maxLength(LONGEST_DESCRIPTION)),
    /** The node that was chosen. */
    node: z.optional(id),
    /** The engine of a model that is added. */
    engine: z.optional(id),
  }),
])
export type SuggestionChange = z.infer<typeof suggestionChangeSchema>

export const suggestionSchema = z.object({
  id: z.string(),
  source: z.enum(SUGGESTION_SOURCES),
  /** Of a rule; null where a model or a person has put it into words. */
  code: z.nullable(z.enum(SUGGESTION_CODES)),
  /** Why; empty where the code says it. */
  text: z.string().check(z.maxLength(LONGEST_DESCRIPTION)),
  change: suggestionChangeSchema,
})
export type Suggestion = z.infer<typeof suggestionSchema>

/** `POST /api/v1/templates/builder/ai/suggestions`. */
export const suggestionRequestSchema = z.object({
  template: templateSchema,
  /** The author's wish, in their words. */
  wish: z.prefault(z.string().check(z.maxLength(LONGEST_DESCRIPTION)), ''),
  /** The node that it is about. */
  node: z.optional(id),
  language: z.prefault(z.enum(['pl', 'en']), 'pl'),
})
export type SuggestionRequest = z.input<typeof suggestionRequestSchema>

/** Why no model was asked or none has answered (specification part 2, section 8): then the suggestions are by rules. */
export const ASSISTANT_TROUBLES = [
  'key_missing',
  'quota_exceeded',
  'model_unavailable',
  'generation_failed',
  'token_limit',
] as const
export type AssistantTrouble = (typeof ASSISTANT_TROUBLES)[number]

export const SUGGESTIONS_MOST = 12

export const suggestionsSchema = z.object({
  suggestions: z.array(suggestionSchema),
  trouble: z.nullable(z.enum(ASSISTANT_TROUBLES)),
  /** Sentences of the wish that weren't understood. */
  unread: z.array(z.string()),
})
export type Suggestions = z.infer<typeof suggestionsSchema>
