import type { Lesson } from './lesson.ts'

/** Of the course „AI w małej firmie: pierwszy tydzień”. */
export const smallCompany: readonly Lesson[] = [
  {
    title: 'Poniedziałek: maile',
    text: [
      'Wybierz trzy rodzaje wiadomości, które piszesz co tydzień. Do każdego zapisz wzór: dwa zdania stałe i miejsca na szczegóły. Model ma wypełniać luki, a nie wymyślać ton Twojej firmy.',
      'Zanim wkleisz cudzy mail, usuń z niego nazwisko, telefon i numer zamówienia. Odpowiedź tego nie potrzebuje.',
    ],
    task: 'Napisz wzór odpowiedzi na najczęstsze pytanie. Użyj go dziś trzy razy i zapisz, ile minut zajęła każda odpowiedź.',
  },
  {
    title: 'Wtorek: opisy produktów',
    text: [
      'Opis odpowiada na pytanie, którego klient nie zadał: czy zmieści się do szafki, czy przetrwa zmywarkę, dla kogo jest za duży. Zbierz te pytania od osób, które odbierają telefon.',
      'Podaj modelowi fakty jako listę i poproś, żeby nie dodał żadnego. Potem sprawdź liczby, bo z nimi myli się najchętniej.',
    ],
    task: 'Opisz jeden produkt z listy siedmiu faktów. Zaznacz zdanie, którego na liście nie było, i je skreśl.',
  },
  {
    title: 'Środa: grafik',
    text: [
      'Grafik to zagadka z warunkami. Wypisz je zwykłymi zdaniami: kto nie może w piątek, ile osób potrzeba rano, kto nie pracuje sam. Poproś o propozycję i o listę warunków, których nie udało się spełnić.',
      'Imiona zamień na litery. Zagadka jest ta sama, a dane zostają w firmie.',
    ],
    task: 'Zapisz warunki swojego grafiku na przyszły tydzień. Porównaj propozycję z tym, co zwykle układasz, i policz różnice.',
  },
  {
    title: 'Czwartek: notatki',
    text: [
      'Z notatek po spotkaniu przydają się trzy rzeczy: co ustalono, kto to zrobi i do kiedy. Poproś o nie w tej kolejności i o pytanie przy każdym zadaniu bez terminu.',
      'Zapytaj rozmówców, zanim cokolwiek nagrasz. Notatka z pamięci jest lepsza niż nagranie bez zgody.',
    ],
    task: 'Weź notatki z ostatniego spotkania i zrób z nich listę: zadanie, osoba, termin. Wyślij ją uczestnikom w ciągu godziny.',
  },
  {
    title: 'Piątek: raport',
    text: [
      'Raport, który ktoś przeczyta, ma trzy liczby i jedno pytanie. Policz je sam, w arkuszu; model niech opisze zmianę i poda możliwe przyczyny jako pytania, nie wyroki.',
      'Dobre zdanie raportu zaczyna się od „więcej” albo „mniej” i kończy powodem, który da się sprawdzić.',
    ],
    task: 'Wybierz trzy liczby z tego tygodnia. Napisz o każdej jedno zdanie i jedno pytanie na poniedziałek.',
  },
  {
    title: 'Dane i poufność',
    text: [
      'Zasada jest jedna: nie wklejaj niczego, czego nie wysłałbyś pocztówką. Dane klientów, umowy i hasła zostają w firmie; do modelu idzie treść bez nazwisk i numerów.',
      'Sprawdź w ustawieniach narzędzia, czy uczy się na tym, co wpisujesz, i kto w firmie ma do niego dostęp. Zapisz to na jednej kartce i powieś.',
    ],
    task: 'Zrób listę: co wolno wkleić, co po usunięciu nazwisk, czego nigdy. Przeczytaj ją z zespołem i dopiszcie dwa przykłady z Waszej pracy.',
  },
]
