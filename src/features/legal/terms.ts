import { msg } from '@lingui/core/macro'
import { WITHDRAWAL_DAYS } from '#domain/checkout/withdrawal.ts'
import type { LegalSection } from './LegalScreen.tsx'

/** The rules of using the product, as it works today. */
export const TERMS: readonly LegalSection[] = [
  {
    title: msg`O czym jest ten regulamin`,
    paragraphs: [
      {
        claims: ['shop-without-an-account'],
        text: msg`Iskra to sklep i pracownia prezentów ze słów i obrazów. Regulamin mówi, na co się umawiamy, gdy z niej korzystasz. Sklep można przeglądać i napełniać koszyk bez konta; konto jest potrzebne do tego, co ma zostać zapisane albo opłacone kredytami.`,
      },
    ],
  },
  {
    title: msg`Konto`,
    paragraphs: [
      {
        claims: ['account-confirmed-by-letter', 'unconfirmed-account-goes', 'changes-told-by-letter'],
        text: msg`Konto zakłada się adresem e-mail i hasłem, a potwierdza linkiem z listu. Niepotwierdzone konto znika samo po tygodniu. Hasła i klucze dostępu są tylko dla Ciebie; o każdej ważnej zmianie na koncie wysyłamy list.`,
      },
      {
        claims: ['account-deleted', 'data-exported'],
        text: msg`Konto możesz usunąć w każdej chwili w jego ustawieniach. Usuwamy je od razu i na zawsze; wcześniej możesz pobrać kopię swoich danych.`,
      },
    ],
  },
  {
    title: msg`Zamówienia i płatności`,
    paragraphs: [
      {
        claims: ['price-before-payment', 'one-press-one-order'],
        text: msg`Umowa powstaje, gdy płatność się powiedzie i pokażemy numer zamówienia. Cena, podatek i dostawa są widoczne przed zapłatą; płacisz dokładnie tyle, ile stało na ekranie. Jedno naciśnięcie to jedno zamówienie, także gdy zawiedzie sieć.`,
      },
      {
        claims: ['withdrawal-in-days'],
        text: msg`Od zakupu na odległość konsument może odstąpić w ${WITHDRAWAL_DAYS} dni bez podania przyczyny. Nie dotyczy to rzeczy zrobionych na miarę, na przykład kubka z Twoim obrazem, ani treści cyfrowych, które na Twoją prośbę zostały dostarczone od razu.`,
      },
    ],
  },
  {
    title: msg`Kredyty`,
    paragraphs: [
      {
        claims: ['credits-without-subscription', 'price-before-making', 'failure-is-free'],
        text: msg`Kredytami opłaca się tworzenie obrazów, filmów i dźwięku. Kupuje się je raz, bez abonamentu. Cena każdego utworzenia jest podana, zanim je zaczniesz; za to, co się nie uda, nie płacisz.`,
      },
    ],
  },
  {
    title: msg`Treści`,
    paragraphs: [
      {
        claims: ['works-belong-to-their-maker'],
        text: msg`To, co wpisujesz i tworzysz, należy do Ciebie. Nie wolno tworzyć treści sprzecznych z prawem, krzywdzących innych ani podszywać się pod kogoś. Teksty i obrazy pisane z pomocą AI mogą się mylić: przeczytaj je, zanim komuś podarujesz.`,
      },
    ],
  },
  {
    title: msg`Gdy coś pójdzie źle`,
    paragraphs: [
      {
        claims: ['message-reaches-the-seller'],
        text: msg`Napisz przez stronę kontaktu. Reklamację rozpatrujemy w 14 dni. Konsument może też skorzystać z pozasądowych sposobów rozwiązania sporu, na przykład u rzecznika konsumentów.`,
      },
      {
        claims: ['price-before-payment'],
        text: msg`Gdy zmienimy regulamin, nową wersję pokażemy na tej stronie, zanim zacznie obowiązywać; zamówienia złożone wcześniej idą według tego, co obowiązywało w dniu zakupu.`,
      },
    ],
  },
]
