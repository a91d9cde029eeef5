import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { RUN_FAILURE_TEXTS } from '#ui/templateForm/runFailures.ts'
import { FILE_REFUSAL_WORDS } from './fileRefusalWords.ts'
import { PROBLEM_WORDS } from './problemWords.ts'
import { REFUSAL_WORDS } from './refusalWords.ts'
import { TROUBLE_WORDS } from './troubleWords.ts'

/** The messages of the builder that specification part 2, section 8, lists, in its order. */
type BuilderMessage =
  | `template_${'save' | 'load' | 'delete' | 'publish' | 'import' | 'export' | 'preview'}_failed`
  | 'template_invalid'
  | 'node_type_invalid'
  | 'node_connection_missing'
  | 'node_parameters_invalid'
  | 'node_model_not_found'
  | 'node_execution_failed'
  | 'ai_suggestions_failed'
  | 'ai_key_missing'
  | 'ai_quota_exceeded'
  | 'ai_model_unavailable'
  | 'ai_generation_failed'
  | 'ai_token_limit'
  | 'pricing_calculation_failed'
  | 'pricing_rule_invalid'
  | 'pricing_configuration_missing'
  | 'file_upload_failed'
  | 'file_too_large'
  | 'file_type_invalid'
  | 'file_unreadable'
  | `template_${'saved' | 'published' | 'deleted' | 'imported' | 'exported'}`
  | 'validation_succeeded'
  | 'preview_generated'
  | 'suggestion_applied'

/** Its own words; or those of a list that says it more exactly. */
type Told = MessageDescriptor | readonly MessageDescriptor[]

/**
 * Every message with its words. Null for one that can’t occur here, with the reason beside it. Failures of the server
 * or the network have their words by code (src/ui/form/failureTexts.ts).
 */
export const BUILDER_MESSAGES = {
  template_save_failed: msg`Nie udało się zapisać na serwerze`,
  template_load_failed: msg`Nie udało się otworzyć szablonu`,
  template_delete_failed: msg`Nie udało się usunąć`,
  template_publish_failed: msg`Nie udało się opublikować`,
  template_import_failed: msg`Nie wczytano szablonu`,
  template_export_failed: msg`Nie udało się zapisać szablonu w pliku`,
  // The dry run is worked out in the page by rules that always give an answer; a real run says by code why it wasn’t begun.
  template_preview_failed: msg`Nie udało się uruchomić szablonu`,
  template_invalid: msg`Zanim opublikujesz, popraw to, co jest na liście.`,

  // A kind of node that doesn’t exist comes from a file alone, where the whole file is refused.
  node_type_invalid: [FILE_REFUSAL_WORDS.broken, PROBLEM_WORDS.edge_type, REFUSAL_WORDS.type],
  node_connection_missing: [
    PROBLEM_WORDS.edges_missing,
    PROBLEM_WORDS.disconnected,
    PROBLEM_WORDS.input_missing,
    PROBLEM_WORDS.way_missing,
    PROBLEM_WORDS.edge_end_missing,
  ],
  node_parameters_invalid: PROBLEM_WORDS.parameters_invalid,
  node_model_not_found: [PROBLEM_WORDS.model_missing, PROBLEM_WORDS.model_unknown, PROBLEM_WORDS.model_mode],
  node_execution_failed: Object.values(RUN_FAILURE_TEXTS).map(({ title }) => title),

  ai_suggestions_failed: msg`Nie udało się pobrać podpowiedzi`,
  ai_key_missing: TROUBLE_WORDS.key_missing,
  ai_quota_exceeded: TROUBLE_WORDS.quota_exceeded,
  ai_model_unavailable: TROUBLE_WORDS.model_unavailable,
  ai_generation_failed: TROUBLE_WORDS.generation_failed,
  ai_token_limit: TROUBLE_WORDS.token_limit,

  // Prices are sums of whole numbers within bounds, over a graph that may even have circles: there is always one.
  pricing_calculation_failed: null,
  pricing_rule_invalid: [
    PROBLEM_WORDS.credits_crossed,
    PROBLEM_WORDS.field_unknown,
    PROBLEM_WORDS.reference_unknown,
  ],
  pricing_configuration_missing: PROBLEM_WORDS.pricing_missing,

  // The builder itself takes a template’s file in the page and sends none. A file of a form that is tried goes the way of
  // all such files, with their words by code.
  file_upload_failed: null,
  file_too_large: FILE_REFUSAL_WORDS.too_large,
  file_type_invalid: [FILE_REFUSAL_WORDS.not_template, FILE_REFUSAL_WORDS.newer],
  file_unreadable: [FILE_REFUSAL_WORDS.not_json, FILE_REFUSAL_WORDS.broken],

  template_saved: msg`Zapisano na serwerze`,
  template_published: msg`Szablon opublikowany`,
  template_deleted: msg`Szablon usunięty`,
  template_imported: msg`Szablon wczytany z pliku.`,
  template_exported: msg`Szablon zapisany w pliku.`,
  validation_succeeded: msg`Wszystko w porządku. Szablon można opublikować.`,
  // The preview follows each letter; only a real run is announced.
  preview_generated: msg`Gotowe`,
  suggestion_applied: msg`Podpowiedź zastosowana. Możesz ją cofnąć jednym krokiem.`,
} as const satisfies Readonly<Record<BuilderMessage, Told | null>>
