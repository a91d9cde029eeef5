import { n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { t as failureText } from './failureTexts-DgFs2LGo.js'
// src/features/generation/words/errorTexts.ts
var errorTexts_exports = /* @__PURE__ */ __exportAll({
  generationErrorText: () => generationErrorText,
  problemCode: () => problemCode,
})
var NOT_STARTED = {
  title:
    /** i18n */
    {
      id: 'kK3S6i',
      message: ['Nie udało się zacząć'],
    },
  text:
    /** i18n */
    {
      id: 'VuxfeX',
      message: ['Kredyty zostały u\xA0Ciebie. Spróbuj ponownie.'],
    },
}
var FAILED = {
  title:
    /** i18n */
    {
      id: 'EGu3JB',
      message: ['Tym razem się nie udało'],
    },
  text:
    /** i18n */
    {
      id: 'A6XKhf',
      message: ['Kredyty do Ciebie wróciły. Spróbuj jeszcze raz albo zmień opis.'],
    },
}
var NO_ANSWER = {
  title:
    /** i18n */
    {
      id: 'inXNbJ',
      message: ['Generator nie odpowiada'],
    },
  text:
    /** i18n */
    {
      id: 'X3Ss0x',
      message: ['To, co zaczęte, robi się dalej. Sprawdzimy ponownie, gdy wróci połączenie.'],
    },
}
var CLOSED = {
  title:
    /** i18n */
    {
      id: '2Z7euv',
      message: ['Ten generator jest teraz niedostępny'],
    },
  text:
    /** i18n */
    {
      id: 'oCn0vs',
      message: ['Wybierz inny albo spróbuj za chwilę. Kredyty zostały u\xA0Ciebie.'],
    },
}
var UNEXPECTED = {
  title:
    /** i18n */
    {
      id: '-DJtPu',
      message: ['Coś poszło nie tak'],
    },
  text:
    /** i18n */
    {
      id: 'BnhOmc',
      message: ['Spróbuj jeszcze raz, a\xA0jeśli nie pomoże, odśwież stronę.'],
    },
}
var GONE = {
  title:
    /** i18n */
    {
      id: 'WMEBMo',
      message: ['Nie ma takiej pracy'],
    },
  text:
    /** i18n */
    {
      id: 'dtcHd_',
      message: ['Mogła zostać usunięta na innym urządzeniu.'],
    },
}
var KNOWN = {
  GENERATOR_INVALID_PROMPT: {
    title:
      /** i18n */
      {
        id: 'x2LyS9',
        message: ['Ten opis nie wystarczy'],
      },
    text:
      /** i18n */
      {
        id: '00YaRe',
        message: ['Napisz, co ma powstać, najwyżej w\xA04000\xA0znaków.'],
      },
  },
  GENERATOR_PROMPT_NOT_UNDERSTOOD: {
    title:
      /** i18n */
      {
        id: '3qrJja',
        message: ['Nie umiem tego narysować'],
      },
    text:
      /** i18n */
      {
        id: 'DPg_q0',
        message: [
          'Nazwij rzecz, osobę lub miejsce, na przykład „kot na łące”, albo wybierz styl Liternictwo. Kredyty zostały u\xA0Ciebie.',
        ],
      },
  },
  GENERATOR_INVALID_OPTIONS: {
    title:
      /** i18n */
      {
        id: 'RGe0Tv',
        message: ['Ten generator nie zna takich ustawień'],
      },
    text:
      /** i18n */
      {
        id: 'WU0t8f',
        message: ['Zmień styl, rozmiar lub długość i\xA0spróbuj ponownie. Kredyty zostały u\xA0Ciebie.'],
      },
  },
  GENERATOR_UNKNOWN_ENGINE: {
    title:
      /** i18n */
      {
        id: 'baURJ3',
        message: ['Nie ma tu takiego generatora'],
      },
    text:
      /** i18n */
      {
        id: 'nENRXw',
        message: ['Wybierz inny z\xA0listy.'],
      },
  },
  GENERATOR_INVALID_ID: GONE,
  GENERATOR_REFERENCE_NOT_FOUND: {
    title:
      /** i18n */
      {
        id: 'FvwemN',
        message: ['Nie ma już obrazu, od którego to zaczyna'],
      },
    text:
      /** i18n */
      {
        id: 'G9nRbN',
        message: ['Wybierz z\xA0galerii inny albo zacznij bez obrazu.'],
      },
  },
  GENERATOR_REF_CODE_REUSED: {
    title:
      /** i18n */
      {
        id: 'IEqqnl',
        message: ['To samo kliknięcie poprosiło o\xA0dwie różne rzeczy'],
      },
    text:
      /** i18n */
      {
        id: 'BYtpDJ',
        message: ['Spróbuj ponownie: to będzie nowa praca.'],
      },
  },
  GENERATOR_UNAUTHORIZED: {
    title:
      /** i18n */
      {
        id: '9mtEtT',
        message: ['Generator Cię nie rozpoznał'],
      },
    text:
      /** i18n */
      {
        id: 'y6CBxP',
        message: ['Zaloguj się ponownie i\xA0spróbuj jeszcze raz.'],
      },
  },
  INSUFFICIENT_CREDITS: {
    title:
      /** i18n */
      {
        id: 'f_CJTM',
        message: ['Za mało kredytów'],
      },
    text:
      /** i18n */
      {
        id: 'oLNrNt',
        message: ['Dokup kredyty albo wybierz tańszy generator.'],
      },
  },
  GENERATOR_PRICE_CHANGED: {
    title:
      /** i18n */
      {
        id: 'az0s--',
        message: ['Cena się zmieniła'],
      },
    text:
      /** i18n */
      {
        id: '4fJYKq',
        message: ['Sprawdź nową cenę. Bez Twojej zgody nic się nie zacznie.'],
      },
  },
  GENERATOR_CANCEL_CHANGED: {
    title:
      /** i18n */
      {
        id: 'CJakzp',
        message: ['Kredyty już nie wrócą'],
      },
    text:
      /** i18n */
      {
        id: 'EQ930K',
        message: [
          'Praca trafiła do dostawcy, który bierze za nią zapłatę. Poczekaj na wynik albo anuluj bez zwrotu.',
        ],
      },
  },
  GENERATOR_NOT_FOUND: GONE,
  GENERATOR_NOT_READY: {
    title:
      /** i18n */
      {
        id: 'f2XVT7',
        message: ['To jeszcze nie jest gotowe'],
      },
    text:
      /** i18n */
      {
        id: 'XLpk_Y',
        message: ['Zajrzyj za chwilę.'],
      },
  },
  GENERATOR_RATE_LIMIT_ERROR: {
    title:
      /** i18n */
      {
        id: 'yGUCwW',
        message: ['Za dużo próśb naraz'],
      },
    text:
      /** i18n */
      {
        id: 'qdKV4w',
        message: ['Generator prosi o\xA0chwilę przerwy. Potem pójdzie dalej samo.'],
      },
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
    title:
      /** i18n */
      {
        id: 'lIybA4',
        message: ['Gotowe, ale nie udało się tego pobrać'],
      },
    text:
      /** i18n */
      {
        id: '-ruwR1',
        message: ['Spróbuj ponownie. Praca czeka na Ciebie i\xA0nie kosztuje drugi raz.'],
      },
  },
  GENERATOR_CANCEL_ERROR: {
    title:
      /** i18n */
      {
        id: 'p0espT',
        message: ['Nie udało się anulować'],
      },
    text:
      /** i18n */
      {
        id: 'MuJGEL',
        message: ['Spróbuj ponownie. Jeśli praca zdąży powstać, będzie w\xA0historii.'],
      },
  },
  GENERATOR_PROCESSING_FAILED: {
    title:
      /** i18n */
      {
        id: '3dRBm5',
        message: ['Generator sobie z\xA0tym nie poradził'],
      },
    text:
      /** i18n */
      {
        id: 'k229YM',
        message: ['Kredyty do Ciebie wróciły. Zmień ustawienia albo wybierz inny generator.'],
      },
  },
  GENERATOR_MODEL_RETIRED: {
    title:
      /** i18n */
      {
        id: '7M-9lX',
        message: ['Tego generatora już nie ma'],
      },
    text:
      /** i18n */
      {
        id: 'L-RhMx',
        message: ['Dostawca go wycofał. Kredyty do Ciebie wróciły. Wybierz inny generator.'],
      },
  },
  GENERATOR_POLLING_TIMEOUT: {
    title:
      /** i18n */
      {
        id: 'HyP23l',
        message: ['To trwa dłużej niż zwykle'],
      },
    text:
      /** i18n */
      {
        id: 'ok6X1h',
        message: ['Praca robi się dalej, tylko przestaliśmy pytać. Sprawdź teraz albo wróć później.'],
      },
  },
  GENERATION_START_FAILED: NOT_STARTED,
  GENERATION_FAILED: FAILED,
  GENERATION_REFUSED: {
    title:
      /** i18n */
      {
        id: 'mJSxe3',
        message: ['Generator odmówił'],
      },
    text:
      /** i18n */
      {
        id: '00AdTP',
        message: ['Kredyty do Ciebie wróciły. Napisz to inaczej albo wybierz inny generator.'],
      },
  },
  GENERATION_SIGN_IN_NEEDED: {
    title:
      /** i18n */
      {
        id: 'iJpRWD',
        message: ['Najpierw się zaloguj'],
      },
    text:
      /** i18n */
      {
        id: 'x6WEne',
        message: ['To, co wpisane, zostaje na tym urządzeniu.'],
      },
  },
  GENERATION_NOT_FOUND: GONE,
  OFFLINE_STORAGE_FULL: {
    title:
      /** i18n */
      {
        id: 'VfWRvg',
        message: ['Na urządzeniu brakuje miejsca'],
      },
    text:
      /** i18n */
      {
        id: '35439O',
        message: ['Zwolnij trochę i\xA0spróbuj jeszcze raz.'],
      },
  },
  OFFLINE_STORAGE_UNAVAILABLE: {
    title:
      /** i18n */
      {
        id: 'GpS80R',
        message: ['Przeglądarka nie pozwala niczego zapisać'],
      },
    text:
      /** i18n */
      {
        id: 'aKb9OW',
        message: ['Wyłącz tryb prywatny albo zezwól stronie na zapis danych.'],
      },
  },
  OFFLINE_STORAGE_OUTDATED: {
    title:
      /** i18n */
      {
        id: 'SaoZ-G',
        message: ['Otwarta jest nowsza wersja Iskry'],
      },
    text:
      /** i18n */
      {
        id: '6GcIU7',
        message: ['Odśwież tę kartę.'],
      },
  },
  OFFLINE_LOCK_LOST: UNEXPECTED,
  OFFLINE_UNEXPECTED: UNEXPECTED,
}
var NO_ANSWER_CODE = /^GENERATOR_[A-Z]+_(?:API|TIMEOUT|NETWORK)_ERROR$/
/** What a generation's error means and what to do; codes of the product API and of newer versions have words, too. */
function generationErrorText(code) {
  return KNOWN[code] ?? (NO_ANSWER_CODE.test(code) ? NO_ANSWER : failureText(code))
}
/** The code that says most about why a generation came to nothing. */
function problemCode(problem) {
  return problem?.reason ?? problem?.code ?? 'GENERATION_FAILED'
}
export { generationErrorText as n, problemCode as r, errorTexts_exports as t }
