import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GeneratorClientCode } from '#api/generators/generatorError.ts'
import type { GenerationFailureCode } from '#domain/generation/failures.ts'
import { PROMPT_MOST } from '#domain/generation/limits.ts'
import type { GenerationCommandCode, OfflineErrorCode } from '#offline/offlineError.ts'
import { failureText } from '#ui/form/failureTexts.ts'

export interface GenerationErrorText {
  /** What happened. */
  readonly title: MessageDescriptor
  /** The next step. */
  readonly text: MessageDescriptor
}

/** A generator that gave no good answer, none in time, or none at all. */
type NoAnswerCode = `GENERATOR_${string}_${'API' | 'TIMEOUT' | 'NETWORK'}_ERROR`

type GenerationCode =
  | Exclude<GeneratorClientCode, NoAnswerCode>
  | GenerationCommandCode
  | Extract<OfflineErrorCode, `OFFLINE_${string}`>
  | GenerationFailureCode
  | 'GENERATOR_POLLING_TIMEOUT'
  | 'GENERATION_START_FAILED'

const NOT_STARTED: GenerationErrorText = {
  title: msg`Nie udało się zacząć`,
  text: msg`Nie pobraliśmy kredytów. Spróbuj ponownie.`,
}

const FAILED: GenerationErrorText = {
  title: msg`Tym razem się nie udało`,
  text: msg`Kredyty wróciły na Twoje konto. Spróbuj jeszcze raz albo zmień opis.`,
}

const NO_ANSWER: GenerationErrorText = {
  title: msg`Generator nie odpowiada`,
  text: msg`Praca nadal powstaje. Sprawdzimy ponownie, gdy wróci połączenie.`,
}

const CLOSED: GenerationErrorText = {
  title: msg`Ten generator jest teraz niedostępny`,
  text: msg`Wybierz inny albo spróbuj za chwilę. Nie pobraliśmy kredytów.`,
}

const UNEXPECTED: GenerationErrorText = {
  title: msg`Coś poszło nie tak`,
  text: msg`Spróbuj jeszcze raz, a jeśli nie pomoże, odśwież stronę.`,
}

const GONE: GenerationErrorText = {
  title: msg`Nie ma takiej pracy`,
  text: msg`Mogła zostać usunięta na innym urządzeniu.`,
}

const TEXTS = {
  GENERATOR_INVALID_PROMPT: {
    title: msg`Ten opis nie wystarczy`,
    text: msg`Napisz, co ma powstać. Limit to ${PROMPT_MOST} znaków.`,
  },
  GENERATOR_PROMPT_NOT_UNDERSTOOD: {
    title: msg`Nie umiem tego pokazać`,
    text: msg`Nazwij rzecz, osobę lub miejsce, na przykład „kot na łące”. Na obrazie w stylu Liternictwo może stać dowolny tekst. Nie pobraliśmy kredytów.`,
  },
  GENERATOR_INVALID_OPTIONS: {
    title: msg`Ten generator nie ma takich ustawień`,
    text: msg`Zmień styl, rozmiar lub długość i spróbuj ponownie. Nie pobraliśmy kredytów.`,
  },
  GENERATOR_UNKNOWN_ENGINE: {
    title: msg`Nie ma takiego generatora`,
    text: msg`Wybierz inny z listy.`,
  },
  GENERATOR_INVALID_ID: GONE,
  GENERATOR_REFERENCE_NOT_FOUND: {
    title: msg`Brakuje obrazu początkowego`,
    text: msg`Wybierz z galerii inny albo zacznij bez obrazu.`,
  },
  GENERATOR_REF_CODE_REUSED: {
    title: msg`Coś się pomieszało`,
    text: msg`Spróbuj ponownie: powstanie nowa praca.`,
  },
  GENERATOR_UNAUTHORIZED: {
    title: msg`Brak dostępu do generatora`,
    text: msg`Zaloguj się ponownie i spróbuj jeszcze raz.`,
  },
  INSUFFICIENT_CREDITS: {
    title: msg`Za mało kredytów`,
    text: msg`Dokup kredyty albo wybierz tańszy generator.`,
  },
  GENERATOR_PRICE_CHANGED: {
    title: msg`Cena się zmieniła`,
    text: msg`Sprawdź nową cenę. Bez Twojej zgody nic się nie zacznie.`,
  },
  GENERATOR_CANCEL_CHANGED: {
    title: msg`Kredytów nie da się już zwrócić`,
    text: msg`Praca trafiła do dostawcy, który bierze za nią zapłatę. Poczekaj na wynik albo anuluj bez zwrotu.`,
  },
  GENERATOR_NOT_FOUND: GONE,
  GENERATOR_NOT_READY: {
    title: msg`To jeszcze nie jest gotowe`,
    text: msg`Zajrzyj za chwilę.`,
  },
  GENERATOR_RATE_LIMIT_ERROR: {
    title: msg`Za dużo próśb naraz`,
    text: msg`Generator jest zajęty. Za chwilę ruszy dalej.`,
  },
  GENERATOR_CONFIG_ERROR: CLOSED,
  GENERATOR_UNAVAILABLE: CLOSED,
  GENERATOR_IMAGE_START_ERROR: NOT_STARTED,
  GENERATOR_VIDEO_START_ERROR: NOT_STARTED,
  GENERATOR_AUDIO_START_ERROR: NOT_STARTED,
  GENERATOR_TEXT_START_ERROR: NOT_STARTED,
  GENERATOR_STATUS_ERROR: NO_ANSWER,
  GENERATOR_HISTORY_ERROR: NO_ANSWER,
  GENERATOR_RESULT_ERROR: {
    title: msg`Gotowe, ale nie udało się tego pobrać`,
    text: msg`Spróbuj ponownie. Praca na Ciebie czeka i nie zapłacisz za nią drugi raz.`,
  },
  GENERATOR_CANCEL_ERROR: {
    title: msg`Nie udało się anulować`,
    text: msg`Spróbuj ponownie. Jeśli praca zdąży powstać, będzie w historii.`,
  },
  GENERATOR_PROCESSING_FAILED: {
    title: msg`Generator sobie z tym nie poradził`,
    text: msg`Kredyty wróciły na Twoje konto. Zmień ustawienia albo wybierz inny generator.`,
  },
  GENERATOR_MODEL_RETIRED: {
    title: msg`Tego generatora już nie ma`,
    text: msg`Dostawca go wycofał. Kredyty wróciły na Twoje konto. Wybierz inny generator.`,
  },
  GENERATOR_POLLING_TIMEOUT: {
    title: msg`To trwa dłużej niż zwykle`,
    text: msg`Praca nadal powstaje, ale przestaliśmy już sprawdzać. Sprawdź teraz albo wróć później.`,
  },
  GENERATION_START_FAILED: NOT_STARTED,
  GENERATION_FAILED: FAILED,
  GENERATION_REFUSED: {
    title: msg`Generator odrzucił opis`,
    text: msg`Kredyty wróciły na Twoje konto. Opisz to inaczej albo wybierz inny generator.`,
  },
  GENERATION_SIGN_IN_NEEDED: {
    title: msg`Najpierw się zaloguj`,
    text: msg`To, co masz wpisane, zostaje na tym urządzeniu.`,
  },
  GENERATION_NOT_FOUND: GONE,
  OFFLINE_STORAGE_FULL: {
    title: msg`Na urządzeniu brakuje miejsca`,
    text: msg`Zwolnij trochę i spróbuj jeszcze raz.`,
  },
  OFFLINE_STORAGE_UNAVAILABLE: {
    title: msg`Przeglądarka nie pozwala niczego zapisać`,
    text: msg`Wyłącz tryb prywatny albo zezwól stronie na zapis danych.`,
  },
  OFFLINE_STORAGE_OUTDATED: {
    title: msg`Otwarta jest nowsza wersja Iskry`,
    text: msg`Odśwież tę kartę.`,
  },
  OFFLINE_LOCK_LOST: UNEXPECTED,
  OFFLINE_UNEXPECTED: UNEXPECTED,
} satisfies Record<GenerationCode, GenerationErrorText>

const KNOWN: Readonly<Record<string, GenerationErrorText>> = TEXTS

const NO_ANSWER_CODE = /^GENERATOR_[A-Z]+_(?:API|TIMEOUT|NETWORK)_ERROR$/

/**
 * The words of a generation's error, with the next step; codes of the product API and of newer versions have words,
 * too.
 */
export function generationErrorText(code: string): GenerationErrorText {
  return KNOWN[code] ?? (NO_ANSWER_CODE.test(code) ? NO_ANSWER : failureText(code))
}

/** The code that says most about why a generation came to nothing. */
export function problemCode(
  problem: { readonly code: string; readonly reason?: string | null } | null,
): string {
  return problem?.reason ?? problem?.code ?? 'GENERATION_FAILED'
}
