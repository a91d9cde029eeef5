import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RunFailure } from '#domain/template/templateRun.ts'

/** Why runs failed, for their template’s author; visitors get words of their own. */
export const RUN_FAILURE_WORDS = {
  GENERATION_FAILED: msg`silnik nie dał wyniku`,
  GENERATION_REFUSED: msg`silnik odmówił`,
  GENERATOR_PROCESSING_FAILED: msg`silnik przerwał pracę`,
  GENERATOR_MODEL_RETIRED: msg`tego modelu już nie ma`,
  GENERATOR_CONFIG_ERROR: msg`silnik jest nieczynny`,
  GENERATOR_INVALID_PROMPT: msg`silnik nie przyjął promptu`,
  GENERATOR_PROMPT_NOT_UNDERSTOOD: msg`silnik nie zrozumiał promptu`,
  GENERATOR_INVALID_OPTIONS: msg`silnik nie przyjął parametrów`,
  TEMPLATE_PICTURE_MISSING: msg`zabrakło pliku`,
  TEMPLATE_RUN_TIMEOUT: msg`minął limit czasu`,
  TEMPLATE_NOTHING_MADE: msg`nic nie dotarło do wyniku`,
} as const satisfies Readonly<Record<RunFailure, MessageDescriptor>>
