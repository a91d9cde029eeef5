import { msg } from '@lingui/core/macro'
import type { RunFailure } from '#domain/template/templateRun.ts'
import type { FailureText } from '../form/failureTexts.ts'

const AGAIN: FailureText = {
  title: msg`Tym razem się nie udało`,
  text: msg`Za to, co nie powstało, kredyty wróciły. Spróbuj jeszcze raz.`,
}

const OTHER_WORDS: FailureText = {
  title: msg`Z takich odpowiedzi nic nie powstało`,
  text: msg`Zmień kilka słów w formularzu i spróbuj ponownie. Kredyty wróciły.`,
}

const CLOSED: FailureText = {
  title: msg`Jeden z silników szablonu teraz nie działa`,
  text: msg`Kredyty wróciły. Spróbuj później albo wybierz inny szablon.`,
}

/** Why a run of a template, or one node of it, came to nothing. */
export const RUN_FAILURE_TEXTS = {
  GENERATION_FAILED: AGAIN,
  GENERATION_REFUSED: {
    title: msg`Silnik odrzucił odpowiedzi`,
    text: msg`Silnik nie może stworzyć czegoś z Twoich odpowiedzi. Zmień je i spróbuj ponownie. Kredyty wróciły.`,
  },
  GENERATOR_PROCESSING_FAILED: AGAIN,
  GENERATOR_MODEL_RETIRED: CLOSED,
  GENERATOR_CONFIG_ERROR: CLOSED,
  GENERATOR_INVALID_PROMPT: OTHER_WORDS,
  GENERATOR_PROMPT_NOT_UNDERSTOOD: OTHER_WORDS,
  GENERATOR_INVALID_OPTIONS: AGAIN,
  TEMPLATE_PICTURE_MISSING: {
    title: msg`Zabrakło pliku`,
    text: msg`Dodaj go w formularzu jeszcze raz. Kredyty wróciły.`,
  },
  TEMPLATE_RUN_TIMEOUT: {
    title: msg`To trwało za długo`,
    text: msg`Za to, co nie powstało, kredyty wróciły. Spróbuj ponownie za chwilę.`,
  },
  TEMPLATE_NOTHING_MADE: OTHER_WORDS,
} as const satisfies Record<RunFailure, FailureText>

/** Why a run failed; null if unknown. */
export function runFailureText(failure: RunFailure | null): FailureText {
  return failure === null ? AGAIN : RUN_FAILURE_TEXTS[failure]
}
