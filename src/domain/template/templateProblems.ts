import type { TemplateDetails } from './templateSchema.ts'

/** The parts of a template that a problem may concern. */
export type ProblemPlace =
  | { readonly part: 'details'; readonly field: keyof TemplateDetails }
  | { readonly part: 'graph' }
  | { readonly part: 'node'; readonly id: string }
  | { readonly part: 'edge'; readonly id: string }
  | { readonly part: 'form' }
  | { readonly part: 'step'; readonly id: string }
  | { readonly part: 'field'; readonly name: string }
  | { readonly part: 'pricing' }
  | { readonly part: 'settings' }

/** What can be wrong with a template: specification part 2, section 5, and what a run would fail at. */
export type ProblemCode =
  | 'nodes_missing'
  | 'edges_missing'
  | 'form_missing'
  | 'cycle'
  | 'title_missing'
  | 'slug_missing'
  | 'slug_format'
  | 'slug_taken'
  | 'description_missing'
  | 'thumbnail_address'
  | 'video_address'
  | 'webhook_address'
  | 'id_twice'
  | 'disconnected'
  | 'input_missing'
  | 'output_missing'
  | 'too_many_nodes'
  | 'edge_end_missing'
  | 'edge_port'
  | 'edge_twice'
  | 'edge_type'
  | 'edges_too_many'
  | 'model_missing'
  | 'model_unknown'
  | 'prompt_missing'
  | 'reference_unknown'
  | 'reference_later'
  | 'way_missing'
  | 'field_unknown'
  | 'field_twice'
  | 'label_missing'
  | 'options_missing'
  | 'option_twice'
  | 'bounds_crossed'
  | 'pattern_broken'
  | 'step_empty'
  | 'credits_crossed'

export interface TemplateProblem {
  readonly code: ProblemCode
  /** A warning keeps nothing from being published. */
  readonly severity: 'error' | 'warning'
  readonly place: ProblemPlace
}

export interface ValidationContext {
  /** Whether there is such an engine; without it, none is asked about. */
  readonly hasEngine?: (id: string) => boolean
  /** Whether another template has this slug. */
  readonly isSlugTaken?: (slug: string) => boolean
  /** Whether a pattern of the form can be read. */
  readonly isPattern?: (pattern: string) => boolean
}

export const error = (code: ProblemCode, place: ProblemPlace): TemplateProblem => ({
  code,
  severity: 'error',
  place,
})
export const warning = (code: ProblemCode, place: ProblemPlace): TemplateProblem => ({
  code,
  severity: 'warning',
  place,
})
