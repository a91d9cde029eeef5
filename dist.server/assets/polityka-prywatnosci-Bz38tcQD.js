import { t as LEGAL_WORDS } from './legalWords-Bh-3BH7_.js'
import { t as LegalScreen } from './LegalScreen-DiG3uV2K.js'
import '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/legal/privacy.ts
/** What is kept of people, why and for how long: what the product does today, no more. */
var PRIVACY = [
  {
    title:
      /** i18n */
      {
        id: 'kY7uCu',
        message: ['Co zostaje na Twoim urządzeniu'],
      },
    paragraphs: [
      {
        claims: ['works-without-network', 'sign-out-clears-the-device'],
        text:
          /** i18n */
          {
            id: 'AQJn1Z',
            message: [
              'Koszyk, szkice, zmiany czekające na wysłanie, kopie stron i\xA0obrazków oraz wygląd i\xA0język. Dzięki temu sklep działa bez sieci. Wylogowanie usuwa z\xA0urządzenia wszystko, co prywatne, także wtedy, gdy sieci nie ma.',
            ],
          },
      },
      {
        claims: ['language-in-a-cookie', 'device-known-by-a-cookie', 'no-foreign-scripts'],
        text:
          /** i18n */
          {
            id: 'FKlK_Q',
            message: [
              'Jeden plik cookie pamięta wybrany język, drugi to, że ktoś się już na tym urządzeniu logował: nie mówi kto i\xA0zostaje po wylogowaniu, żeby cudze próby zgadywania hasła nie zamknęły Ci drogi. Nie ma reklam, śledzenia po innych stronach ani obcych skryptów.',
            ],
          },
      },
    ],
  },
  {
    title:
      /** i18n */
      {
        id: 'RgyRi_',
        message: ['Liczenie wizyt'],
      },
    paragraphs: [
      {
        claims: ['visits-counted-by-consent', 'privacy-signals-heeded', 'visits-erased'],
        text:
          /** i18n */
          {
            id: 't1KVqh',
            message: [
              'Tylko za Twoją zgodą. Na urządzeniu zostaje, kiedy i\xA0jak długo jesteś w\xA0Iskrze oraz ostatnie i\xA0ulubione strony; wycofanie zgody usuwa to od razu. Gdy przeglądarka prosi o\xA0prywatność (Global Privacy Control, Do Not Track), nie liczymy niczego.',
            ],
          },
        link: {
          to: '/prywatnosc/moje-wizyty',
          text:
            /** i18n */
            {
              id: '-KoIBj',
              message: ['Zobacz, pobierz albo usuń swój zapis'],
            },
        },
      },
      {
        claims: ['visits-name-nobody', 'visits-forgotten-after-thirty-days'],
        text:
          /** i18n */
          {
            id: 'esWNcB',
            message: [
              'Do nas trafiają pojedyncze zdarzenia: strona i\xA0produkt, czas, przewinięcie, rodzaj urządzenia i\xA0strony, z\xA0której ktoś przyszedł, kod twórcy. Bez imienia, adresu i\xA0numeru, którym dałoby się je połączyć. Usuwamy je po 30\xA0dniach, zostają same sumy.',
            ],
          },
      },
    ],
  },
  {
    title:
      /** i18n */
      {
        id: 'rYm77w',
        message: ['Co trzymamy na koncie'],
      },
    paragraphs: [
      {
        claims: ['password-unreadable', 'profile-hidden-until-shown'],
        text:
          /** i18n */
          {
            id: 'PjlvnK',
            message: [
              'Adres e-mail, hasło w\xA0postaci, z\xA0której nie da się go odczytać, klucze dostępu, listę zalogowanych urządzeń, preferencje oraz to, co wpiszesz w\xA0profilu i\xA0danych do faktur. Inni widzą tylko profil, i\xA0tylko gdy zechcesz go pokazać.',
            ],
          },
      },
      {
        claims: ['every-credit-accounted', 'gifts-once-for-an-address'],
        text:
          /** i18n */
          {
            id: 'NeIenx',
            message: [
              'Do tego każdy ruch kredytów: skąd przyszły i\xA0na co poszły. Po usunięciu konta zostaje z\xA0nich jedno: skrót adresu, z\xA0którego nie da się go odczytać. Służy temu, żeby prezent na start i\xA0premie za kod każdy dostał raz.',
            ],
          },
      },
    ],
  },
  {
    title:
      /** i18n */
      {
        id: 'sMMyJ8',
        message: ['Co tworzysz i\xA0wgrywasz'],
      },
    paragraphs: [
      {
        claims: [
          'works-stay-until-deleted',
          'deleted-for-a-day',
          'hidden-data-removed',
          'pictures-private',
          'sharing-revocable',
        ],
        text:
          /** i18n */
          {
            id: '_m68Ga',
            message: [
              'Opisy, ustawienia i\xA0wyniki są na koncie, dopóki ich nie usuniesz. Usunięte można przywrócić przez dobę, potem znikają na zawsze. Ze zdjęć w\xA0galerii usuwamy miejsce i\xA0inne ukryte dane, zanim je zapiszemy. Widzisz je tylko Ty. Wynik zobaczą inni, gdy udostępnisz go linkiem albo pokażesz wszystkim; jedno i\xA0drugie można cofnąć.',
            ],
          },
      },
      {
        claims: ['prompt-to-its-provider-alone', 'push-says-little'],
        text:
          /** i18n */
          {
            id: 'gBYbOw',
            message: [
              'Opis i\xA0zdjęcie wzorcowe dostaje dostawca silnika tylko wtedy, gdy to jego silnik wybierzesz; silniki Iskry pracują u\xA0nas. Powiadomienia na urządzenie idą zaszyfrowane przez usługę Twojej przeglądarki i\xA0mówią tylko, że coś jest gotowe.',
            ],
          },
      },
    ],
  },
  {
    title:
      /** i18n */
      {
        id: '5dJR2Y',
        message: ['Zamówienia'],
      },
    paragraphs: [
      {
        claims: ['orders-kept-as-the-law-asks'],
        text:
          /** i18n */
          {
            id: '-Hp5Il',
            message: [
              'Dane do dostawy i\xA0faktury, dedykacje i\xA0to, co zamówiono. Służą wykonaniu zamówienia, a\xA0w\xA0księgach zostają tak długo, jak wymaga prawo podatkowe.',
            ],
          },
      },
      {
        claims: ['carts-go-after-thirty-days', 'cart-names-who-is-signed-in'],
        text:
          /** i18n */
          {
            id: 'Zte2Oy',
            message: [
              'Koszyk w\xA0sklepie i\xA0kasę, w\xA0której nikt nie zapłacił, usuwamy z\xA0serwera razem z\xA0wpisanym adresem po 30\xA0dniach od ostatniej zmiany. Koszyk kogoś, kto jest zalogowany, ma w\xA0sklepie adres e-mail jego konta; po wylogowaniu następny koszyk na tym urządzeniu już go nie ma.',
            ],
          },
      },
    ],
  },
  {
    title:
      /** i18n */
      {
        id: 'njaAzd',
        message: ['Listy'],
      },
    paragraphs: [
      {
        claims: ['newsletter-after-confirmation', 'newsletter-left-in-one-press', 'unconfirmed-kept-nowhere'],
        text:
          /** i18n */
          {
            id: 'lT6wMu',
            message: [
              'O\xA0koncie i\xA0zamówieniach piszemy, bo tego wymagają. O\xA0nowościach tylko do tych, którzy zapisali się i\xA0potwierdzili adres; wypisać się można jednym naciśnięciem. Adres, którego nikt nie potwierdzi, nie jest nigdzie zapisywany.',
            ],
          },
      },
      {
        claims: ['issue-readers-forgotten-after-thirty-days', 'letters-watch-nobody'],
        text:
          /** i18n */
          {
            id: 'fF-3p5',
            message: [
              'Do kogo poszło które wydanie z\xA0nowościami, pamiętamy 30\xA0dni, żeby nikt nie dostał go dwa razy. Nie sprawdzamy, kto je otwiera i\xA0w\xA0co klika, a\xA0obrazy w\xA0nich są z\xA0naszego sklepu. Kto się wypisze, tego adres i\xA0te zapisy znikają od razu.',
            ],
          },
      },
    ],
  },
  {
    title:
      /** i18n */
      {
        id: 'Mbt1id',
        message: ['Komu je przekazujemy'],
      },
    paragraphs: [
      {
        claims: ['prompt-to-its-provider-alone', 'no-foreign-scripts'],
        text:
          /** i18n */
          {
            id: 'Nc5nsG',
            message: [
              'Tylko tym, bez których się nie da: poczcie, przewoźnikowi, operatorowi płatności i\xA0dostawcy generatora, którego wybierzesz. Każdy dostaje tyle, ile potrzebuje do swojej części. Danych nie sprzedajemy.',
            ],
          },
      },
    ],
  },
  {
    title:
      /** i18n */
      {
        id: 'GmVSIO',
        message: ['Twoje prawa'],
      },
    paragraphs: [
      {
        claims: ['data-exported', 'data-corrected', 'account-deleted'],
        text:
          /** i18n */
          {
            id: '_LL352',
            message: [
              'Dane możesz zobaczyć, poprawić, pobrać jako plik i\xA0usunąć w\xA0ustawieniach konta, bez pytania kogokolwiek o\xA0zgodę. Możesz też sprzeciwić się ich użyciu i\xA0złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.',
            ],
          },
      },
    ],
  },
]
// src/routes/polityka-prywatnosci.tsx?tsr-split=component---loader
var import_jsx_runtime = require_jsx_runtime()
function PrivacyRoute() {
  const { title, description } = LEGAL_WORDS['/polityka-prywatnosci']
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LegalScreen, {
    title,
    lead: description,
    sections: PRIVACY,
  })
}
export { PrivacyRoute as component }
