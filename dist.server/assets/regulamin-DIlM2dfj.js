import { t as LEGAL_WORDS } from './legalWords-Bh-3BH7_.js'
import { t as LegalScreen } from './LegalScreen-DiG3uV2K.js'
import '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/legal/terms.ts
/** The rules of using the product, as it works today. */
var TERMS = [
  {
    title:
      /** i18n */
      {
        id: '5ONdYZ',
        message: ['O\xA0czym jest ten regulamin'],
      },
    paragraphs: [
      {
        claims: ['shop-without-an-account'],
        text:
          /** i18n */
          {
            id: 'g4Cz0e',
            message: [
              'Iskra to sklep i\xA0pracownia prezentów ze słów i\xA0obrazów. Regulamin mówi, na co się umawiamy, gdy z\xA0niej korzystasz. Sklep można przeglądać i\xA0napełniać koszyk bez konta; konto jest potrzebne do tego, co ma zostać zapisane albo opłacone kredytami.',
            ],
          },
      },
    ],
  },
  {
    title:
      /** i18n */
      {
        id: 'L1Yep5',
        message: ['Konto'],
      },
    paragraphs: [
      {
        claims: ['account-confirmed-by-letter', 'unconfirmed-account-goes', 'changes-told-by-letter'],
        text:
          /** i18n */
          {
            id: 'OCOXQy',
            message: [
              'Konto zakłada się adresem e-mail i\xA0hasłem, a\xA0potwierdza linkiem z\xA0listu. Niepotwierdzone konto znika samo po tygodniu. Hasła i\xA0klucze dostępu są tylko dla Ciebie; o\xA0każdej ważnej zmianie na koncie wysyłamy list.',
            ],
          },
      },
      {
        claims: ['account-deleted', 'data-exported'],
        text:
          /** i18n */
          {
            id: 'FBjAFs',
            message: [
              'Konto możesz usunąć w\xA0każdej chwili w\xA0jego ustawieniach. Usuwamy je od razu i\xA0na zawsze; wcześniej możesz pobrać kopię swoich danych.',
            ],
          },
      },
    ],
  },
  {
    title:
      /** i18n */
      {
        id: 'DhBvsz',
        message: ['Zamówienia i\xA0płatności'],
      },
    paragraphs: [
      {
        claims: ['price-before-payment', 'one-press-one-order'],
        text:
          /** i18n */
          {
            id: 'cz3tGB',
            message: [
              'Umowa powstaje, gdy płatność się powiedzie i\xA0pokażemy numer zamówienia. Cena, podatek i\xA0dostawa są widoczne przed zapłatą; płacisz dokładnie tyle, ile stało na ekranie. Jedno naciśnięcie to jedno zamówienie, także gdy zawiedzie sieć.',
            ],
          },
      },
      {
        claims: ['withdrawal-in-days'],
        text:
          /** i18n */
          {
            id: 'LCs2vF',
            message: [
              'Od zakupu na odległość konsument może odstąpić w\xA0',
              ['WITHDRAWAL_DAYS'],
              ' dni bez podania przyczyny. Nie dotyczy to rzeczy zrobionych na miarę, na przykład kubka z\xA0Twoim obrazem, ani treści cyfrowych, które na Twoją prośbę zostały dostarczone od razu.',
            ],
            values: { WITHDRAWAL_DAYS: 14 },
          },
      },
    ],
  },
  {
    title:
      /** i18n */
      {
        id: 'ruT-Di',
        message: ['Kredyty'],
      },
    paragraphs: [
      {
        claims: ['credits-without-subscription', 'price-before-making', 'failure-is-free'],
        text:
          /** i18n */
          {
            id: 'ZEUxCy',
            message: [
              'Kredytami opłaca się tworzenie obrazów, filmów i\xA0dźwięku. Kupuje się je raz, bez abonamentu. Cena każdego utworzenia jest podana, zanim je zaczniesz; za to, co się nie uda, nie płacisz.',
            ],
          },
      },
    ],
  },
  {
    title:
      /** i18n */
      {
        id: 'IVK-C3',
        message: ['Treści'],
      },
    paragraphs: [
      {
        claims: ['works-belong-to-their-maker'],
        text:
          /** i18n */
          {
            id: 'pZ4a_z',
            message: [
              'To, co wpisujesz i\xA0tworzysz, należy do Ciebie. Nie wolno tworzyć treści sprzecznych z\xA0prawem, krzywdzących innych ani podszywać się pod kogoś. Teksty i\xA0obrazy pisane z\xA0pomocą AI mogą się mylić: przeczytaj je, zanim komuś podarujesz.',
            ],
          },
      },
    ],
  },
  {
    title:
      /** i18n */
      {
        id: 'eemoIa',
        message: ['Gdy coś pójdzie źle'],
      },
    paragraphs: [
      {
        claims: ['message-reaches-the-seller'],
        text:
          /** i18n */
          {
            id: 'GljWaH',
            message: [
              'Napisz przez stronę kontaktu. Reklamację rozpatrujemy w\xA014\xA0dni. Konsument może też skorzystać z\xA0pozasądowych sposobów rozwiązania sporu, na przykład u\xA0rzecznika konsumentów.',
            ],
          },
      },
      {
        claims: ['price-before-payment'],
        text:
          /** i18n */
          {
            id: 'N1Y5ic',
            message: [
              'Gdy zmienimy regulamin, nową wersję pokażemy na tej stronie, zanim zacznie obowiązywać; zamówienia złożone wcześniej idą według tego, co obowiązywało w\xA0dniu zakupu.',
            ],
          },
      },
    ],
  },
]
// src/routes/regulamin.tsx?tsr-split=component---loader
var import_jsx_runtime = require_jsx_runtime()
function RegulaminRoute() {
  const { title, description } = LEGAL_WORDS['/regulamin']
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LegalScreen, {
    title,
    lead: description,
    sections: TERMS,
  })
}
export { RegulaminRoute as component }
