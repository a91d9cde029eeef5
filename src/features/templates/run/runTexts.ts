import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NodeRunState, RunFailure } from '#domain/template/templateRun.ts'
import { failureText } from '#ui/form/failureTexts.ts'
import { TEMPLATE_FAILURES } from '#ui/templateForm/templateFailures.ts'

interface Text {
  /** What happened. */
  readonly title: MessageDescriptor
  /** What to do about it. */
  readonly text: MessageDescriptor
}

export const NODE_STATE_WORDS = {
  waiting: msg`czeka`,
  running: msg`powstaje`,
  completed: msg`gotowe`,
  skipped: msg`pominięte`,
  failed: msg`nie udało się`,
  cancelled: msg`zatrzymane`,
} as const satisfies Record<NodeRunState, MessageDescriptor>

const AGAIN: Text = {
  title: msg`Tym razem się nie udało`,
  text: msg`Za to, co nie powstało, kredyty wróciły. Spróbuj jeszcze raz.`,
}

const OTHER_WORDS: Text = {
  title: msg`Z takich odpowiedzi nic nie powstało`,
  text: msg`Zmień kilka słów w formularzu i spróbuj ponownie. Kredyty wróciły.`,
}

const CLOSED: Text = {
  title: msg`Jeden z silników szablonu teraz nie działa`,
  text: msg`Kredyty wróciły. Spróbuj później albo wybierz inny szablon.`,
}

const FAILURES = {
  GENERATION_FAILED: AGAIN,
  GENERATION_REFUSED: {
    title: msg`Silnik odmówił`,
    text: msg`Czegoś w odpowiedziach nie wolno mu tworzyć. Zmień je i spróbuj ponownie. Kredyty wróciły.`,
  },
  GENERATOR_PROCESSING_FAILED: AGAIN,
  GENERATOR_MODEL_RETIRED: CLOSED,
  GENERATOR_CONFIG_ERROR: CLOSED,
  GENERATOR_INVALID_PROMPT: OTHER_WORDS,
  GENERATOR_PROMPT_NOT_UNDERSTOOD: OTHER_WORDS,
  GENERATOR_INVALID_OPTIONS: AGAIN,
  TEMPLATE_PICTURE_MISSING: {
    title: msg`Zabrakło zdjęcia`,
    text: msg`Dodaj je w formularzu jeszcze raz. Kredyty wróciły.`,
  },
  TEMPLATE_RUN_TIMEOUT: {
    title: msg`To trwało za długo`,
    text: msg`Za to, co nie powstało, kredyty wróciły. Spróbuj ponownie za chwilę.`,
  },
  TEMPLATE_NOTHING_MADE: OTHER_WORDS,
} as const satisfies Record<RunFailure, Text>

/** Why a run came to nothing. */
export function runFailureText(failure: RunFailure | null): Text {
  return failure === null ? AGAIN : FAILURES[failure]
}

/** Why a run didn’t begin. */
export function refusalText(code: string): Text {
  return failureText(code, TEMPLATE_FAILURES)
}
