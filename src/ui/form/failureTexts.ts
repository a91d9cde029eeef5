import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApiErrorCode } from '#domain/account/apiError.ts'

/** The codes of templates: only their screens need the words (../templateForm/templateFailures.ts). */
export type TemplateErrorCode = Extract<ApiErrorCode, `TEMPLATE_${string}`>

/** Those of articles: only the desk needs the words (#features/administration/articles/articleFailures.ts). */
export type ArticleErrorCode = Extract<ApiErrorCode, `ARTICLE_${string}`>

/** Those of the newsletter’s issues, told at its desk alone (#features/administration/newsletter/issueFailures.ts). */
export type IssueErrorCode = Extract<ApiErrorCode, `ISSUE_${string}` | 'NO_READERS'>

/** Errors of acts on a person’s account, worded where they occur (#features/administration/person/actFailures.ts). */
export type ActErrorCode = Extract<
  ApiErrorCode,
  'PERSON_CHANGED' | 'NOT_ENOUGH_CREDITS' | 'ACCOUNT_FULL' | 'NOTHING_TO_REFUND'
>

/** Of thanks for a card, told on its page alone (#features/card/thanksFailures.ts). */
export type CardErrorCode = Extract<ApiErrorCode, 'THANKED_ALREADY'>

/** Of a drawing’s link, told where it is made (#features/drawings/sharing/useSharing.ts). */
type DrawingErrorCode = Extract<ApiErrorCode, 'SHARED_DRAWINGS_FULL'>

/** Never shown: a request refused so is sent again by itself. */
type SilentErrorCode = Extract<ApiErrorCode, 'NOT_IN_CART'>

/** Errors of one place of the page alone: their words come with it. */
type ErrorCodeOfOnePlace =
  | TemplateErrorCode
  | ArticleErrorCode
  | IssueErrorCode
  | ActErrorCode
  | CardErrorCode
  | DrawingErrorCode

export interface FailureText {
  /** What happened. */
  readonly title: MessageDescriptor
  /** The next step. */
  readonly text: MessageDescriptor
}

const NOT_UNDERSTOOD: FailureText = {
  title: msg`Coś poszło nie tak z tą prośbą`,
  text: msg`Spróbuj ponownie. Jeśli to się powtórzy, odśwież stronę.`,
}

const ENDED: FailureText = {
  title: msg`Sesja wygasła`,
  text: msg`Zaloguj się ponownie, aby kontynuować pracę.`,
}

const UNEXPECTED: FailureText = {
  title: msg`Wystąpił nieoczekiwany błąd`,
  text: msg`Spróbuj ponownie. Jeśli to się powtórzy, odśwież stronę.`,
}

const BY_CODE = {
  INVALID_REQUEST: NOT_UNDERSTOOD,
  KEY_REUSED: NOT_UNDERSTOOD,
  VALIDATION_FAILED: {
    title: msg`Czegoś brakuje w formularzu`,
    text: msg`Popraw zaznaczone pola i spróbuj ponownie.`,
  },
  INVALID_CREDENTIALS: {
    title: msg`Nieprawidłowy e-mail lub hasło`,
    text: msg`Sprawdź adres i hasło. Jeśli nie pamiętasz hasła, ustaw nowe.`,
  },
  UNAUTHORIZED: ENDED,
  SESSION_EXPIRED: ENDED,
  EMAIL_NOT_VERIFIED: {
    title: msg`Najpierw potwierdź adres e-mail`,
    text: msg`Kliknij link w wiadomości, którą do Ciebie wysłaliśmy.`,
  },
  FORBIDDEN: {
    title: msg`Brak dostępu`,
    text: msg`To konto nie ma do tego uprawnień.`,
  },
  PROOF_REQUIRED: {
    title: msg`Najpierw potwierdź, że to Ty`,
    text: msg`Do tej zmiany potrzebne jest hasło albo klucz dostępu. Spróbuj ponownie.`,
  },
  PASSWORD_REQUIRED: {
    title: msg`Podaj hasło tego konta`,
    text: msg`Na tym urządzeniu nikt nie jest na nie zalogowany, więc tak sprawdzamy, że jest Twoje.`,
  },
  NOT_FOUND: {
    title: msg`Tego już tu nie ma`,
    text: msg`Mogło zniknąć na innym urządzeniu. Odśwież stronę.`,
  },
  LINK_INVALID: {
    title: msg`Ten link już nie działa`,
    text: msg`Link działa raz i tylko przez pewien czas. Poproś o nowy.`,
  },
  CHALLENGE_INVALID: {
    title: msg`Minęło za dużo czasu`,
    text: msg`Użyj klucza dostępu jeszcze raz.`,
  },
  PASSKEY_NOT_RECOGNISED: {
    title: msg`Nie znamy tego klucza dostępu`,
    text: msg`Mógł zostać usunięty z konta. Wybierz inny klucz albo zaloguj się hasłem.`,
  },
  USERNAME_TAKEN: {
    title: msg`Ta nazwa jest już zajęta`,
    text: msg`Wybierz inną.`,
  },
  LAST_ADMIN: {
    title: msg`To jedyny administrator`,
    text: msg`Najpierw nadaj tę rolę komuś innemu.`,
  },
  REVIEW_CHANGED: {
    title: msg`Opinia zmieniła się w międzyczasie`,
    text: msg`Przeczytaj ją jeszcze raz i dopiero potem zdecyduj.`,
  },
  PARCEL_CHANGED: {
    title: msg`Tę paczkę zmienił w międzyczasie ktoś inny`,
    text: msg`Sprawdź jej obecny stan, zanim zdecydujesz.`,
  },
  BEING_MADE: {
    title: msg`Ten produkt jest już w produkcji`,
    text: msg`Słów i obrazu już nie zmienimy. Jeśli coś jest nie tak, napisz do nas od razu i podaj numer zamówienia.`,
  },
  NOT_BOUGHT: {
    title: msg`Tej opinii nie można jeszcze dodać`,
    text: msg`Możesz ocenić produkty kupione na adres tego konta, gdy już dotrą.`,
  },
  TOO_MANY_PASSKEYS: {
    title: msg`To konto ma już maksymalną liczbę kluczy dostępu`,
    text: msg`Usuń ten, którego nie używasz, i dodaj nowy.`,
  },
  ORDERS_ELSEWHERE: {
    title: msg`Zamówienia przyjmuje inny sklep`,
    text: msg`Liczbę i kwoty zamówień zna tylko tamten sklep. Sprawdź je w jego panelu.`,
  },
  NOT_COMPLETED: {
    title: msg`To jeszcze nie jest gotowe`,
    text: msg`Udostępnić można tylko udaną pracę. Sprawdź za chwilę.`,
  },
  TAKEN_DOWN: {
    title: msg`Tej pracy nie można pokazać wszystkim`,
    text: msg`Usunęliśmy ją z widoku publicznego. Nadal masz ją na koncie, ale tylko dla siebie.`,
  },
  STILL_BEING_MADE: {
    title: msg`To jeszcze powstaje`,
    text: msg`Dostawca wziął już za to zapłatę. Poczekaj na wynik albo anuluj bez zwrotu, a potem usuń.`,
  },
  REF_CODE_REUSED: {
    title: msg`To zlecenie już przyjęliśmy`,
    text: msg`Odśwież stronę i zacznij od nowa.`,
  },
  INSUFFICIENT_CREDITS: {
    title: msg`Masz za mało kredytów`,
    text: msg`Doładuj konto i spróbuj ponownie. To, co wpisano, zostaje tutaj.`,
  },
  PAYLOAD_TOO_LARGE: {
    title: msg`To za dużo naraz`,
    text: msg`Skróć to, co wysyłasz, i spróbuj ponownie.`,
  },
  FILE_TYPE_NOT_ALLOWED: {
    title: msg`Tego rodzaju pliku nie przyjmujemy`,
    text: msg`Wybierz obraz JPEG, PNG, WebP, AVIF albo GIF.`,
  },
  FILE_UNREADABLE: {
    title: msg`Tego pliku nie da się odczytać`,
    text: msg`Jest uszkodzony albo niepełny. Zapisz go jeszcze raz i spróbuj ponownie.`,
  },
  PICTURE_TOO_LARGE: {
    title: msg`Ten obraz ma za dużo pikseli`,
    text: msg`Zmniejsz go i spróbuj ponownie.`,
  },
  GALLERY_FULL: {
    title: msg`Galeria jest pełna`,
    text: msg`Usuń obrazy, których nie potrzebujesz, i spróbuj ponownie.`,
  },
  UPLOAD_MISSING: {
    title: msg`Plik jeszcze nie dotarł`,
    text: msg`Wyślij go ponownie.`,
  },
  TOO_MANY_REQUESTS: {
    title: msg`Za dużo prób`,
    text: msg`Dla bezpieczeństwa robimy krótką przerwę.`,
  },
  INTERNAL_ERROR: {
    title: msg`Coś poszło nie tak po naszej stronie`,
    text: msg`To, co wpisano, zostaje tutaj. Spróbuj ponownie za chwilę.`,
  },
  SERVICE_UNAVAILABLE: {
    title: msg`Serwis jest chwilowo niedostępny`,
    text: msg`To, co wpisano, zostaje tutaj. Spróbuj ponownie za chwilę.`,
  },
} satisfies Record<Exclude<ApiErrorCode, ErrorCodeOfOnePlace | SilentErrorCode>, FailureText>

const WITHOUT_ANSWER: FailureTexts = {
  NETWORK_ERROR: {
    title: msg`Brak połączenia z serwisem`,
    text: msg`To, co wpisano, zostaje tutaj. Spróbuj ponownie, gdy wróci sieć.`,
  },
  TIMEOUT: {
    title: msg`Serwis nie odpowiedział na czas`,
    text: msg`To, co wpisano, zostaje tutaj. Spróbuj ponownie.`,
  },
}

/** Words for errors of some screens alone, by code. */
export type FailureTexts = Readonly<Record<string, FailureText>>

/** The words for a failure's code, known or unknown. `own` are those of the screen. */
export function failureText(code: string | null, own: FailureTexts = {}): FailureText {
  if (code === null) return UNEXPECTED
  const known: FailureTexts = BY_CODE
  return own[code] ?? known[code] ?? WITHOUT_ANSWER[code] ?? UNEXPECTED
}
