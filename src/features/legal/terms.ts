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
        text: msg`Iskra to sklep i pracownia prezentów ze słów i obrazów. Regulamin opisuje zasady korzystania z niej. Sklep możesz przeglądać i dodawać do koszyka bez konta. Konto jest potrzebne, żeby coś zapisać albo zapłacić kredytami.`,
      },
    ],
  },
  {
    title: msg`Konto`,
    paragraphs: [
      {
        claims: ['account-confirmed-by-letter', 'unconfirmed-account-goes', 'changes-told-by-letter'],
        text: msg`Konto zakładasz adresem e-mail i hasłem, a potwierdzasz linkiem z wiadomości. Niepotwierdzone konto znika po tygodniu. Hasła i klucze dostępu są tylko dla Ciebie. O każdej ważnej zmianie na koncie wysyłamy e-mail.`,
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
        text: msg`Umowa powstaje, gdy płatność się powiedzie i pokażemy numer zamówienia. Cena, podatek i dostawa są widoczne przed zapłatą i płacisz dokładnie tyle, ile widać na ekranie. Jedno kliknięcie to jedno zamówienie, nawet gdy zerwie się połączenie.`,
      },
      {
        claims: ['withdrawal-in-days'],
        text: msg`Od zakupu na odległość konsument może odstąpić w ciągu ${WITHDRAWAL_DAYS} dni bez podania przyczyny. Nie dotyczy to rzeczy robionych na zamówienie, na przykład kubka ze zdjęciem, ani treści cyfrowych dostarczonych od razu na prośbę kupującego.`,
      },
    ],
  },
  {
    title: msg`Kredyty`,
    paragraphs: [
      {
        claims: ['credits-without-subscription', 'price-before-making', 'failure-is-free'],
        text: msg`Kredytami płacisz za tworzenie obrazów, filmów i dźwięku. Kupujesz je raz, bez abonamentu. Cenę widzisz, zanim zaczniesz. Za nieudane nie płacisz.`,
      },
    ],
  },
  {
    title: msg`Treści`,
    paragraphs: [
      {
        claims: ['works-belong-to-their-maker'],
        text: msg`To, co wpisujesz i tworzysz, należy do Ciebie. Nie wolno tworzyć treści sprzecznych z prawem ani krzywdzących innych, ani podszywać się pod kogoś. Teksty i obrazy z AI mogą zawierać błędy: sprawdź je, zanim je podarujesz.`,
      },
      {
        claims: ['reported-work-decided', 'taken-down-drawing-told'],
        text: msg`Publiczną pracę i rysunek udostępniony linkiem każdy może zgłosić. Zgłoszenie czyta człowiek. To, co łamie te zasady, zdejmujemy: przestaje być widoczne dla innych, a autor czyta powód i nie może tego udostępnić ponownie. Jeśli się z tym nie zgadzasz, napisz przez stronę kontaktu.`,
      },
    ],
  },
  {
    title: msg`Gdy coś pójdzie źle`,
    paragraphs: [
      {
        claims: ['message-reaches-the-seller'],
        text: msg`Napisz przez stronę kontaktu. Reklamację rozpatrujemy w ciągu 14 dni. Konsument może też skorzystać z pozasądowych sposobów rozwiązania sporu, na przykład u rzecznika konsumentów.`,
      },
      {
        claims: ['price-before-payment'],
        text: msg`Zmieniony regulamin pokażemy na tej stronie, zanim zacznie obowiązywać. Do wcześniejszych zamówień stosuje się regulamin z dnia zakupu.`,
      },
    ],
  },
]
