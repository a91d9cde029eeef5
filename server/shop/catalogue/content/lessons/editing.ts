import type { Lesson } from './lesson.ts'

/** Of the course „Montaż i rytm”. */
export const editing: readonly Lesson[] = [
  {
    title: 'Długość ujęcia',
    text: [
      'Ujęcie kończy się, gdy powiedziało swoje, nie gdy skończył się plik. Twarz czyta się szybciej niż krajobraz, napis wolniej niż jedno i drugie.',
      'Układaj długości jak zdania: krótkie, krótkie, długie. Trzy równe usypiają, nawet jeśli każde jest ładne.',
    ],
    task: 'Weź pięć ujęć i zapisz ich długości w sekundach. Zmień dwie z nich tak, żeby żadne sąsiednie nie były równe. Porównaj obie wersje.',
  },
  {
    title: 'Kierunek ruchu',
    text: [
      'Jeśli ktoś wychodzi w prawo, w następnym ujęciu wchodzi z lewej. Odwrócenie kierunku znaczy powrót albo kłótnię; nie rób go przez przypadek.',
      'Ruch kamery też ma kierunek. Dwie jazdy w przeciwne strony obok siebie wyglądają jak wahanie.',
    ],
    task: 'Narysuj strzałkę dla każdego ujęcia. Przestaw je tak, żeby strzałki prowadziły przez cały film, i zostaw jedno odwrócenie, na które masz powód.',
  },
  {
    title: 'Cisza',
    text: [
      'Cisza jest cięciem dźwięku. Przed ważnym obrazem zabierz muzykę na sekundę, a widz pochyli się do ekranu.',
      'Nie każde ujęcie potrzebuje efektu. Dźwięk drzwi przy drzwiach jest powtórzeniem; dźwięk drzwi przed obrazem jest zapowiedzią.',
    ],
    task: 'Wyłącz dźwięk i obejrzyj swój film. Zaznacz dwa miejsca, które same mówią głośno. Tam wstaw ciszę.',
  },
  {
    title: 'Kolor w całym filmie',
    text: [
      'Ujęcia z generatora mają różne biele. Wybierz jedno za wzór i dopasuj do niego resztę: najpierw jasność, potem temperaturę, na końcu nasycenie.',
      'Jeden kolor może wracać jak refren. Czerwony szalik w pierwszym i ostatnim ujęciu robi z klipu opowieść.',
    ],
    task: 'Ułóż obok siebie po jednej klatce z każdego ujęcia. Wskaż najcieplejszą i najzimniejszą i zbliż je do siebie.',
  },
  {
    title: 'Minuta bez nudy',
    text: [
      'Minuta ma cztery progi: trzecią sekundę, dziesiątą, trzydziestą i ostatnią. Na każdym musi coś się zmienić: miejsce, tempo, osoba albo pytanie.',
      'Zmontuj za długo, a potem zabierz jedną czwartą. To, co zostało, trzyma się mocniej.',
    ],
    task: 'Zaznacz na osi czasu cztery progi i wpisz, co się na nich zmienia. Pusty próg jest miejscem, w którym ktoś sięgnie po telefon.',
  },
]
