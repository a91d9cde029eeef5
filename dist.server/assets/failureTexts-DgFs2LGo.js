// src/ui/form/failureTexts.ts
var NOT_UNDERSTOOD = {
  title:
    /** i18n */
    {
      id: 'PaFffG',
      message: ['Serwis nie zrozumiał tej prośby'],
    },
  text:
    /** i18n */
    {
      id: 'R3a75F',
      message: ['Spróbuj ponownie. Jeśli to się powtórzy, odśwież stronę.'],
    },
}
var ENDED = {
  title:
    /** i18n */
    {
      id: 'rP-n6B',
      message: ['Sesja wygasła'],
    },
  text:
    /** i18n */
    {
      id: '2Z5WzR',
      message: ['Zaloguj się ponownie, aby kontynuować pracę.'],
    },
}
var UNEXPECTED = {
  title:
    /** i18n */
    {
      id: 'SdVo3Q',
      message: ['Wystąpił nieoczekiwany błąd'],
    },
  text:
    /** i18n */
    {
      id: 'R3a75F',
      message: ['Spróbuj ponownie. Jeśli to się powtórzy, odśwież stronę.'],
    },
}
var BY_CODE = {
  INVALID_REQUEST: NOT_UNDERSTOOD,
  KEY_REUSED: NOT_UNDERSTOOD,
  VALIDATION_FAILED: {
    title:
      /** i18n */
      {
        id: 'CRtpXK',
        message: ['Czegoś brakuje w\xA0formularzu'],
      },
    text:
      /** i18n */
      {
        id: '7jIUtf',
        message: ['Popraw zaznaczone pola i\xA0spróbuj ponownie.'],
      },
  },
  INVALID_CREDENTIALS: {
    title:
      /** i18n */
      {
        id: 'pUhM4y',
        message: ['E-mail lub hasło się nie zgadza'],
      },
    text:
      /** i18n */
      {
        id: 'XLoHll',
        message: ['Sprawdź jedno i\xA0drugie. Jeśli hasło wypadło z\xA0głowy, ustaw nowe.'],
      },
  },
  UNAUTHORIZED: ENDED,
  SESSION_EXPIRED: ENDED,
  EMAIL_NOT_VERIFIED: {
    title:
      /** i18n */
      {
        id: 'Sw1-6d',
        message: ['Najpierw potwierdź adres e-mail'],
      },
    text:
      /** i18n */
      {
        id: '617SzQ',
        message: ['Otwórz link z\xA0listu, który do Ciebie wysłaliśmy.'],
      },
  },
  FORBIDDEN: {
    title:
      /** i18n */
      {
        id: 'wRjGjv',
        message: ['Brak dostępu'],
      },
    text:
      /** i18n */
      {
        id: '2hJlkZ',
        message: ['To konto nie ma do tego uprawnień.'],
      },
  },
  PROOF_REQUIRED: {
    title:
      /** i18n */
      {
        id: 'JaUPq6',
        message: ['Najpierw potwierdź, że to Ty'],
      },
    text:
      /** i18n */
      {
        id: 'FywLx6',
        message: ['Bez hasła albo klucza dostępu nic się tu nie zmieni. Spróbuj ponownie.'],
      },
  },
  PASSWORD_REQUIRED: {
    title:
      /** i18n */
      {
        id: 'TW1-mJ',
        message: ['Podaj hasło tego konta'],
      },
    text:
      /** i18n */
      {
        id: 'XHHnYe',
        message: ['Na tym urządzeniu nie ma jego sesji, więc tylko tak poznamy, że jest Twoje.'],
      },
  },
  NOT_FOUND: {
    title:
      /** i18n */
      {
        id: 'oE1-ZK',
        message: ['Tego już tu nie ma'],
      },
    text:
      /** i18n */
      {
        id: 'kDjVTH',
        message: ['Mogło zniknąć na innym urządzeniu. Odśwież stronę.'],
      },
  },
  LINK_INVALID: {
    title:
      /** i18n */
      {
        id: 'Lp6xiB',
        message: ['Ten link już nie działa'],
      },
    text:
      /** i18n */
      {
        id: 'llW45j',
        message: ['Link działa raz i\xA0tylko przez pewien czas. Poproś o\xA0nowy.'],
      },
  },
  CHALLENGE_INVALID: {
    title:
      /** i18n */
      {
        id: 'QWtLfB',
        message: ['Minęło za dużo czasu'],
      },
    text:
      /** i18n */
      {
        id: '41DgIk',
        message: ['Użyj klucza dostępu jeszcze raz.'],
      },
  },
  PASSKEY_NOT_RECOGNISED: {
    title:
      /** i18n */
      {
        id: 'Bne7D-',
        message: ['Nie znamy tego klucza dostępu'],
      },
    text:
      /** i18n */
      {
        id: 'fLIdsb',
        message: ['Mógł zostać usunięty z\xA0konta. Wybierz inny klucz albo zaloguj się hasłem.'],
      },
  },
  USERNAME_TAKEN: {
    title:
      /** i18n */
      {
        id: 'qC2Cii',
        message: ['Ta nazwa jest już zajęta'],
      },
    text:
      /** i18n */
      {
        id: 'tgadVt',
        message: ['Wybierz inną.'],
      },
  },
  LAST_ADMIN: {
    title:
      /** i18n */
      {
        id: 'sur6gh',
        message: ['To jedyny administrator'],
      },
    text:
      /** i18n */
      {
        id: '-a4BR8',
        message: ['Najpierw nadaj tę rolę komuś jeszcze.'],
      },
  },
  PERSON_CHANGED: {
    title:
      /** i18n */
      {
        id: 'i7f5uR',
        message: ['Ktoś inny zmienił coś w\xA0międzyczasie'],
      },
    text:
      /** i18n */
      {
        id: 'DZVwy_',
        message: ['Zobacz w\xA0dzienniku tej osoby, co zrobiono, i\xA0dopiero potem zdecyduj.'],
      },
  },
  ISSUE_CHANGED: {
    title:
      /** i18n */
      {
        id: 'JHNix2',
        message: ['Ktoś inny zmienił to wydanie w\xA0międzyczasie'],
      },
    text:
      /** i18n */
      {
        id: 'DqE1eb',
        message: ['Zobacz, co się zmieniło. To, co wpisano, zostaje tutaj.'],
      },
  },
  REVIEW_CHANGED: {
    title:
      /** i18n */
      {
        id: 'j2a2ia',
        message: ['Opinia zmieniła się w\xA0międzyczasie'],
      },
    text:
      /** i18n */
      {
        id: 'F-nLpc',
        message: ['Przeczytaj ją jeszcze raz i\xA0dopiero potem zdecyduj.'],
      },
  },
  PARCEL_CHANGED: {
    title:
      /** i18n */
      {
        id: 'IghIIX',
        message: ['Tę paczkę zmienił w\xA0międzyczasie ktoś inny'],
      },
    text:
      /** i18n */
      {
        id: 'K2HcrV',
        message: ['Zobacz, co o\xA0niej wiadomo teraz, i\xA0dopiero potem zdecyduj.'],
      },
  },
  BEING_MADE: {
    title:
      /** i18n */
      {
        id: 'mqoOtS',
        message: ['Tę rzecz już robimy'],
      },
    text:
      /** i18n */
      {
        id: '47upKK',
        message: [
          'Słów i\xA0obrazu już nie zmienimy. Jeśli coś jest nie tak, napisz do nas od razu i\xA0podaj numer zamówienia.',
        ],
      },
  },
  NOT_BOUGHT: {
    title:
      /** i18n */
      {
        id: 'hpX_4w',
        message: ['Tej opinii jeszcze nie przyjmiemy'],
      },
    text:
      /** i18n */
      {
        id: 'iFj84-',
        message: ['Oceniać można to, co było kupione na adres tego konta i\xA0już dotarło.'],
      },
  },
  NO_READERS: {
    title:
      /** i18n */
      {
        id: 'PkmySD',
        message: ['Nie ma komu wysłać'],
      },
    text:
      /** i18n */
      {
        id: 'Ptr19v',
        message: ['Na liście nie ma nikogo, kto czyta w\xA0tym języku.'],
      },
  },
  ISSUE_INCOMPLETE: {
    title:
      /** i18n */
      {
        id: 'gI2r_T',
        message: ['Temu wydaniu jeszcze czegoś brakuje'],
      },
    text:
      /** i18n */
      {
        id: 'JH2e_f',
        message: ['Uzupełnij temat i\xA0treść, popraw adresy i\xA0spróbuj ponownie.'],
      },
  },
  NOT_ENOUGH_CREDITS: {
    title:
      /** i18n */
      {
        id: 'ncpORp',
        message: ['Tylu kredytów tam nie ma'],
      },
    text:
      /** i18n */
      {
        id: 'M-Y-e-',
        message: ['Saldo nie może spaść poniżej zera. Zabierz mniej albo nic.'],
      },
  },
  ACCOUNT_FULL: {
    title:
      /** i18n */
      {
        id: 'a-1nHT',
        message: ['To konto nie pomieści tylu kredytów'],
      },
    text:
      /** i18n */
      {
        id: 'DYmrHv',
        message: ['Dodaj mniej.'],
      },
  },
  NOTHING_TO_REFUND: {
    title:
      /** i18n */
      {
        id: '9N5lDR',
        message: ['Nie ma czego zwrócić'],
      },
    text:
      /** i18n */
      {
        id: '_B9ugc',
        message: ['Nic za to nie pobrano albo zwrócono to już wcześniej.'],
      },
  },
  TOO_MANY_PASSKEYS: {
    title:
      /** i18n */
      {
        id: 'C3y5Mr',
        message: ['To konto ma już wszystkie klucze, jakie może mieć'],
      },
    text:
      /** i18n */
      {
        id: 'UhQmbm',
        message: ['Usuń ten, którego nie używasz, i\xA0dodaj nowy.'],
      },
  },
  ORDERS_ELSEWHERE: {
    title:
      /** i18n */
      {
        id: 'uESZyi',
        message: ['Zamówienia przyjmuje inny sklep'],
      },
    text:
      /** i18n */
      {
        id: 'p6ocN5',
        message: ['Ich liczby i\xA0kwoty zna tylko on. Zobacz je w\xA0jego panelu.'],
      },
  },
  NOT_COMPLETED: {
    title:
      /** i18n */
      {
        id: 'f2XVT7',
        message: ['To jeszcze nie jest gotowe'],
      },
    text:
      /** i18n */
      {
        id: 'K38Pqj',
        message: ['Pokazać można tylko to, co się udało. Zajrzyj za chwilę.'],
      },
  },
  STILL_BEING_MADE: {
    title:
      /** i18n */
      {
        id: 'HiE0fM',
        message: ['To jeszcze powstaje'],
      },
    text:
      /** i18n */
      {
        id: 'A4qMf2',
        message: [
          'Dostawca wziął już za to zapłatę. Poczekaj na wynik albo anuluj bez zwrotu, a\xA0potem usuń.',
        ],
      },
  },
  TEMPLATE_REVISION_CONFLICT: {
    title:
      /** i18n */
      {
        id: 'v2hF-w',
        message: ['Ktoś inny zapisał ten szablon w\xA0międzyczasie'],
      },
    text:
      /** i18n */
      {
        id: 'wKm37V',
        message: ['Porównaj obie wersje i\xA0wybierz, która ma zostać.'],
      },
  },
  TEMPLATE_STATUS: {
    title:
      /** i18n */
      {
        id: 'xmKoDx',
        message: ['Tego szablonu nie da się teraz tak zmienić'],
      },
    text:
      /** i18n */
      {
        id: 'zbwpd7',
        message: ['Otwórz go jeszcze raz i\xA0sprawdź, czy nadal jest opublikowany.'],
      },
  },
  TEMPLATE_INVALID: {
    title:
      /** i18n */
      {
        id: 'mb94x1',
        message: ['Tego szablonu nie można jeszcze opublikować'],
      },
    text:
      /** i18n */
      {
        id: 'IViyPX',
        message: ['Popraw to, co pokazuje lista problemów, i\xA0spróbuj ponownie.'],
      },
  },
  TEMPLATE_TOO_LARGE: {
    title:
      /** i18n */
      {
        id: '4t8ACR',
        message: ['Ten szablon ma za dużo elementów'],
      },
    text:
      /** i18n */
      {
        id: '4yhVnv',
        message: ['Usuń część z\xA0nich albo podziel go na dwa.'],
      },
  },
  TEMPLATE_FORM_INVALID: {
    title:
      /** i18n */
      {
        id: 'xjhm87',
        message: ['Coś w\xA0formularzu wymaga poprawy'],
      },
    text:
      /** i18n */
      {
        id: '7jIUtf',
        message: ['Popraw zaznaczone pola i\xA0spróbuj ponownie.'],
      },
  },
  TEMPLATE_PRICE_CHANGED: {
    title:
      /** i18n */
      {
        id: 'az0s--',
        message: ['Cena się zmieniła'],
      },
    text:
      /** i18n */
      {
        id: 'j4guzU',
        message: ['Sprawdź nową cenę i\xA0zdecyduj jeszcze raz. Nic nie pobraliśmy.'],
      },
  },
  TEMPLATE_UNAVAILABLE: {
    title:
      /** i18n */
      {
        id: 'AObyxx',
        message: ['Ten szablon jest chwilowo niedostępny'],
      },
    text:
      /** i18n */
      {
        id: '5PZ0gf',
        message: ['Jeden z\xA0jego silników teraz nie działa. Spróbuj później albo wybierz inny szablon.'],
      },
  },
  REF_CODE_REUSED: {
    title:
      /** i18n */
      {
        id: 'EQinlc',
        message: ['To zlecenie już u\xA0nas jest'],
      },
    text:
      /** i18n */
      {
        id: '3UAYpO',
        message: ['Odśwież stronę i\xA0zacznij od nowa.'],
      },
  },
  INSUFFICIENT_CREDITS: {
    title:
      /** i18n */
      {
        id: 'oQ_T4_',
        message: ['Masz za mało kredytów'],
      },
    text:
      /** i18n */
      {
        id: 'brT5Wn',
        message: ['Doładuj konto i\xA0spróbuj ponownie. To, co wpisano, zostaje tutaj.'],
      },
  },
  PAYLOAD_TOO_LARGE: {
    title:
      /** i18n */
      {
        id: 'ZEbh0-',
        message: ['To za dużo naraz'],
      },
    text:
      /** i18n */
      {
        id: 'sb8Kfy',
        message: ['Skróć to, co wysyłasz, i\xA0spróbuj ponownie.'],
      },
  },
  FILE_TYPE_NOT_ALLOWED: {
    title:
      /** i18n */
      {
        id: 'lRuHa9',
        message: ['Tego rodzaju pliku nie przyjmujemy'],
      },
    text:
      /** i18n */
      {
        id: '5Q8U8k',
        message: ['Wybierz obraz JPEG, PNG, WebP, AVIF albo GIF.'],
      },
  },
  FILE_UNREADABLE: {
    title:
      /** i18n */
      {
        id: 'WjCr_K',
        message: ['Tego pliku nie da się odczytać'],
      },
    text:
      /** i18n */
      {
        id: 'YNINQf',
        message: ['Jest uszkodzony albo niepełny. Zapisz go jeszcze raz i\xA0spróbuj ponownie.'],
      },
  },
  PICTURE_TOO_LARGE: {
    title:
      /** i18n */
      {
        id: 'I4vG4Q',
        message: ['Ten obraz ma za dużo pikseli'],
      },
    text:
      /** i18n */
      {
        id: 'S1FhkT',
        message: ['Zmniejsz go i\xA0spróbuj ponownie.'],
      },
  },
  GALLERY_FULL: {
    title:
      /** i18n */
      {
        id: 'ikmt-G',
        message: ['Galeria jest pełna'],
      },
    text:
      /** i18n */
      {
        id: 'j6kFw_',
        message: ['Usuń obrazy, których nie potrzebujesz, i\xA0spróbuj ponownie.'],
      },
  },
  UPLOAD_MISSING: {
    title:
      /** i18n */
      {
        id: 'tK4bMz',
        message: ['Plik jeszcze nie dotarł'],
      },
    text:
      /** i18n */
      {
        id: 'KduvXz',
        message: ['Wyślij go ponownie.'],
      },
  },
  TOO_MANY_REQUESTS: {
    title:
      /** i18n */
      {
        id: '_Vwj0F',
        message: ['Za dużo prób'],
      },
    text:
      /** i18n */
      {
        id: 'xXgMFT',
        message: ['Dla bezpieczeństwa robimy krótką przerwę.'],
      },
  },
  INTERNAL_ERROR: {
    title:
      /** i18n */
      {
        id: 'ADp2_Q',
        message: ['Coś poszło nie tak po naszej stronie'],
      },
    text:
      /** i18n */
      {
        id: 'fr0eEN',
        message: ['To, co wpisano, zostaje tutaj. Spróbuj ponownie za chwilę.'],
      },
  },
  SERVICE_UNAVAILABLE: {
    title:
      /** i18n */
      {
        id: 'IEt-B9',
        message: ['Serwis jest chwilowo niedostępny'],
      },
    text:
      /** i18n */
      {
        id: 'fr0eEN',
        message: ['To, co wpisano, zostaje tutaj. Spróbuj ponownie za chwilę.'],
      },
  },
}
var WITHOUT_ANSWER = {
  NETWORK_ERROR: {
    title:
      /** i18n */
      {
        id: 'k8dspT',
        message: ['Brak połączenia z\xA0serwisem'],
      },
    text:
      /** i18n */
      {
        id: 'XvoIQW',
        message: ['To, co wpisano, zostaje tutaj. Spróbuj ponownie, gdy wróci sieć.'],
      },
  },
  TIMEOUT: {
    title:
      /** i18n */
      {
        id: 'rH5Hcr',
        message: ['Serwis nie odpowiedział na czas'],
      },
    text:
      /** i18n */
      {
        id: 'alBlSp',
        message: ['To, co wpisano, zostaje tutaj. Spróbuj ponownie.'],
      },
  },
}
/** The words for a failure's code, one of ours or one that nobody has heard of. */
function failureText(code) {
  if (code === null) return UNEXPECTED
  return BY_CODE[code] ?? WITHOUT_ANSWER[code] ?? UNEXPECTED
}
export { failureText as t }
