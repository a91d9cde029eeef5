import type { Lesson } from './lesson.ts'

/** Of the course „Szablony i przepływy: zaplanuj własny generator”. */
export const templates: readonly Lesson[] = [
  {
    title: 'Węzły i połączenia',
    text: [
      'Przepływ to karteczki połączone strzałkami: wejście, praca, wynik. Każda karteczka robi jedną rzecz i oddaje ją dalej. Zacznij od wyniku i idź wstecz, pytając, czego potrzebuje.',
      'Kółko ze strzałek znaczy, że coś czeka samo na siebie. Znajdź je na papierze, zanim znajdzie je ktoś inny.',
    ],
    task: 'Narysuj na karteczkach przepływ kartki z imieniem: pytania, tekst, obraz, złożenie. Usuń jedną karteczkę i sprawdź, czy kartka nadal powstanie.',
  },
  {
    title: 'Formularz dla kogoś',
    text: [
      'Formularz jest rozmową. Pytaj o to, co osoba wie od razu, w kolejności, w jakiej by to opowiedziała. Trzy pola są przysługą, siedem pracą, dwanaście urzędem.',
      'Do każdego pola dopisz przykład, a nie instrukcję. „Marta” uczy szybciej niż „wpisz imię adresata”.',
    ],
    task: 'Zapisz pięć pól swojego generatora z przykładami. Daj je wypełnić komuś bez słowa wyjaśnienia i zaznacz pole, przy którym się zatrzymał.',
  },
  {
    title: 'Warunki',
    text: [
      'Warunek mówi „jeśli, to”. Jeśli okazja to ślub, zapytaj o dwa imiona. Trzy warunki rozumie każdy, dziesięć nikt, nawet autor po miesiącu.',
      'Zawsze dopisz, co się dzieje w przeciwnym razie. Puste „inaczej” jest miejscem, w którym giną ludzie z rzadkim przypadkiem.',
    ],
    task: 'Wypisz swoje warunki w dwóch kolumnach: jeśli i w przeciwnym razie. Puste miejsca w drugiej wypełnij dziś.',
  },
  {
    title: 'Cena w kredytach',
    text: [
      'Cena przepływu to suma jego prac. Policz najtańszą i najdroższą drogę i pokaż obie, zanim ktoś naciśnie. Niespodzianka w cenie kosztuje więcej niż sama cena.',
      'Droga, która czasem zawodzi, powinna oddać to, czego nie zrobiła. Zaplanuj to tak samo jak wynik.',
    ],
    task: 'Policz trzy drogi przez swój przepływ według cennika generatorów. Zapisz zdanie, którym powiesz o cenie przed kliknięciem.',
  },
  {
    title: 'Próba na sucho',
    text: [
      'Próba na sucho to przejście przepływu z karteczką zamiast modelu. Weź trzy osoby: zwykłą, wyjątkową i złośliwą. Pierwsza sprawdza drogę, druga warunki, trzecia wszystko inne.',
      'Zapisuj, gdzie ktoś wrócił. Powrót jest pytaniem, którego nie zadał formularz.',
    ],
    task: 'Zagraj swój przepływ z trzema osobami. Po każdej zmień jedną rzecz, nie więcej, i zanotuj, która zmiana pomogła.',
  },
  {
    title: 'Oddanie w cudze ręce',
    text: [
      'Gotowe jest to, z czego ktoś skorzysta bez Ciebie. Napisz tytuł, który mówi, co się dostanie, i dwa zdania dla kogo. Dodaj jeden prawdziwy wynik jako przykład.',
      'Zostaw sobie datę przeglądu. Modele się zmieniają, a generator, o którym autor zapomniał, psuje się po cichu.',
    ],
    task: 'Napisz tytuł, dwa zdania i wybierz przykład. Zaznacz w kalendarzu dzień za miesiąc, w którym przejdziesz go jeszcze raz od początku.',
  },
]
