import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GenerationFailureCode } from '#domain/generation/failures.ts'
import type { GeneratorRefusal } from '#domain/generation/generatorContract.ts'
import type { GenerationProblem } from '#offline/generation/generationRow.ts'

interface FailureText {
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
}

const REFUNDED: FailureText = {
  title: msg`Tym razem się nie udało`,
  text: msg`Nic nie zapłacisz. Spróbuj jeszcze raz albo zaznacz inny fragment.`,
}

const CLOSED: FailureText = {
  title: msg`Ten silnik teraz nie działa`,
  text: msg`Nic nie zapłacisz. Spróbuj później.`,
}

const TEXTS: Readonly<Partial<Record<GenerationFailureCode | GeneratorRefusal, FailureText>>> = {
  GENERATION_REFUSED: {
    title: msg`Dostawca odmówił`,
    text: msg`Jego zasady nie pozwalają na ten tekst albo na odpowiedź. Nic nie zapłacisz. Zaznacz inny fragment.`,
  },
  GENERATOR_PROCESSING_FAILED: {
    title: msg`Silnik sobie z tym nie poradził`,
    text: msg`Odpowiedź była pusta albo ucięta. Nic nie zapłacisz. Spróbuj z krótszym fragmentem.`,
  },
  GENERATOR_MODEL_RETIRED: CLOSED,
  GENERATOR_CONFIG_ERROR: CLOSED,
  GENERATOR_UNKNOWN_ENGINE: CLOSED,
  INSUFFICIENT_CREDITS: {
    title: msg`Za mało kredytów`,
    text: msg`Nic nie poszło do silnika. Dokup kredyty i spróbuj jeszcze raz.`,
  },
}

/** The words of a rework that came to nothing, with the next step. */
export function reworkFailure(problem: GenerationProblem | null): FailureText {
  const known: Readonly<Record<string, FailureText>> = TEXTS
  return known[problem?.reason ?? problem?.code ?? ''] ?? REFUNDED
}
