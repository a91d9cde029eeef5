import type { Lesson } from './lesson.ts'

/** Of the course „Teksty, które sprzedają spokojnie”. */
export const calmSelling: readonly Lesson[] = [
  {
    title: 'Pytania przed pisaniem',
    text: [
      'Zanim napiszesz, poproś model, żeby zadał Ci dziesięć pytań, które zadałby nieufny klient. Odpowiedz na nie własnymi słowami. Te odpowiedzi są tekstem.',
      'Najlepsze pytanie brzmi: dlaczego ktoś miałby tego nie kupić? Strona, która na nie odpowiada, nie musi krzyczeć.',
    ],
    task: 'Zbierz dziesięć pytań nieufnego klienta o jeden produkt. Zaznacz trzy, na które nie masz odpowiedzi. Od nich zacznij.',
  },
  {
    title: 'Opis produktu',
    text: [
      'Pierwsze zdanie mówi, dla kogo to jest, drugie, co się zmieni, trzecie, z czego jest zrobione. Dopiero potem liczby. Przymiotniki bez miary skreśl: „wytrzymały” jest opinią, „zniesie 30 kilogramów” faktem.',
      'Napisz też, czego produkt nie robi. To jedyne zdanie, w które wierzy każdy.',
    ],
    task: 'Przepisz jeden opis z Twojego sklepu w pięciu zdaniach według tego wzoru. Policz przymiotniki przed i po.',
  },
  {
    title: 'Strona oferty',
    text: [
      'Strona ma jedną prośbę. Jeśli prosi o telefon, mail i zapis naraz, nie prosi o nic. Ustaw ją na górze i na dole, tymi samymi słowami.',
      'Cenę podaj obok tego, co w niej jest. Ukryta cena mówi „drogo” głośniej niż każda liczba.',
    ],
    task: 'Napisz prośbę swojej strony w pięciu słowach. Usuń z niej wszystko, co tej prośbie nie pomaga, i zapisz, co zostało.',
  },
  {
    title: 'Newsletter',
    text: [
      'List czyta się w kolejce po chleb. Jedna wiadomość, jeden obraz, jeden link. Temat ma mówić, co jest w środku, a nie obiecywać, że będzie.',
      'Pisz tak, jakbyś pisał do jednej osoby, którą znasz. A ta, która się wypisze, niech zrobi to jednym naciśnięciem i bez pytań.',
    ],
    task: 'Napisz list w sześćdziesięciu słowach do jednego prawdziwego klienta. Przeczytaj na głos. Zdanie, którego byś mu nie powiedział, skreśl.',
  },
  {
    title: 'Skracanie o połowę',
    text: [
      'Każdy tekst da się skrócić o połowę i zwykle trzeba. Najpierw skreśl pierwszy akapit, bo to rozgrzewka. Potem zdania, które mówią to samo drugi raz. Na końcu słowa: bardzo, również, w celu.',
      'Poproś model o skrót, ale nie bierz jego wersji. Weź listę tego, co pominął, i zdecyduj sam.',
    ],
    task: 'Weź swój najdłuższy tekst i skróć go do połowy w dwadzieścia minut. Odłóż obie wersje na noc. Rano wyślij krótszą.',
  },
]
