import type { Lesson } from './lesson.ts'

/** Of the course „Ilustracja do książki dla dzieci”. */
export const childrensBook: readonly Lesson[] = [
  {
    title: 'Bohater w pięciu pozach',
    text: [
      'Bohatera poznaje się po sylwetce. Zanim wybierzesz kolory, zapisz trzy kształty: okrągła głowa, trójkątny kapelusz, długi szalik. Dziecko ma go rozpoznać po cieniu.',
      'Zrób go w pięciu pozach: stoi, biegnie, śpi, boi się, cieszy. Jeśli w którejś jest kimś innym, uprość kształty, a nie dodawaj szczegółów.',
    ],
    task: 'Opisz bohatera w dwudziestu słowach i wygeneruj pięć póz z tym samym ziarnem. Zakryj twarze. Jeśli nadal wiesz, kto to, masz bohatera.',
  },
  {
    title: 'Świat i paleta',
    text: [
      'Książka ma pięć kolorów: dwa duże, dwa małe i jeden na niespodziankę. Wypisz je nazwami, które model zna: miodowy, granatowy, ceglasty. Powtarzaj je na każdej stronie.',
      'Świat ma jedną zasadę, której nie łamie. Może w nim zawsze być wieczór, mogą w nim mówić tylko zwierzęta. Zasada trzyma obrazki razem, nawet gdy styl lekko pływa.',
    ],
    task: 'Wybierz pięć kolorów i jedną zasadę. Zrób trzy miejsca ze swojego świata bez bohatera i sprawdź, czy wyglądają na sąsiadów.',
  },
  {
    title: 'Rozkładówka',
    text: [
      'Dwie strony obok siebie są jedną sceną. Akcja idzie w prawo, tam gdzie zaraz przewrócisz kartkę. Środek zostaje pusty, bo zjada go zszycie.',
      'Zostaw miejsce na słowa, zanim je napiszesz: spokojne niebo, ściana, śnieg. Litery na trawie męczą każdego, kto czyta wieczorem.',
    ],
    task: 'Narysuj na kartce osiem rozkładówek jako prostokąty. W każdym zaznacz strzałką ruch i szarym polem miejsce na tekst. Dopiero potem generuj.',
  },
  {
    title: 'Tekst, który się czyta',
    text: [
      'Czytaj na głos. Zdanie, na którym brakuje oddechu, jest za długie. Na stronę wystarczą dwa, trzy zdania, a w całej książce jedno, które się powtarza: dzieci na nie czekają.',
      'Nie tłumacz obrazka. Jeśli widać, że pada, tekst może mówić, co miś o tym myśli.',
    ],
    task: 'Napisz szesnaście linijek, po jednej na stronę. Przeczytaj je dziecku bez obrazków i skreśl te, przy których popatrzyło w bok.',
  },
  {
    title: 'Plik do drukarni',
    text: [
      'Szesnaście stron to cztery arkusze złożone na pół. Drukarnia zapyta o spad, czyli trzy milimetry obrazu poza linią cięcia, i o rozdzielczość: 300 punktów na cal.',
      'Ustal format na początku. Kwadrat dwadzieścia na dwadzieścia jest wdzięczny, ale prosi o inne kadry niż strona pionowa.',
    ],
    task: 'Zrób listę szesnastu stron: numer, obraz, tekst, czy jest gotowa. Zadzwoń do jednej drukarni i zapisz jej trzy wymagania.',
  },
]
