import { course } from './course.ts'
import { motionCoursesInEnglish } from '../english/courses.ts'
import { calmSelling } from './lessons/calmSelling.ts'
import { editing } from './lessons/editing.ts'
import { firstFilm } from './lessons/firstFilm.ts'
import { law } from './lessons/law.ts'
import { smallCompany } from './lessons/smallCompany.ts'
import { song } from './lessons/song.ts'
import { templates } from './lessons/templates.ts'

/** Courses about films, music and work. */
export const motionCourses = [
  course({
    handle: 'kurs-wideo-od-zera',
    english: motionCoursesInEnglish['kurs-wideo-od-zera'],
    number: 7,
    title: 'Wideo od zera: pierwsze 30 sekund',
    cover: ['Pierwsze', '30 sekund'],
    description:
      'Krótki film z kilku ujęć, który da się obejrzeć do końca. Planujesz trzy sceny na kartce, generujesz je, skracasz i składasz z muzyką w edytorze, który masz w telefonie. Zeszyt prowadzi krok po kroku, a na sceny jest 60 kredytów.',
    difficulty: 'podstawowy',
    duration: '3 godziny',
    lessons: firstFilm,
    credits: 60,
    price: 12_900,
    tags: ['wideo', 'dla początkujących'],
    seo: {
      title: 'Kurs wideo z AI od zera – film w 30 sekund',
      description:
        'Zrób pierwszy film z AI: plan, ujęcia, cięcie i muzyka. Zeszyt z pięcioma lekcjami i zadaniami, 60 kredytów w cenie.',
    },
    features: [
      'Pięć lekcji i pięć zadań',
      '60 kredytów na ćwiczenia',
      'Zeszyt PDF z miejscem na notatki',
      'Do pobrania zaraz po zapłacie',
    ],
    added: '2026-03-21',
    bestseller: true,
    design: { art: 'dunes', mood: 'night' },
  }),
  course({
    handle: 'kurs-montaz-i-rytm',
    english: motionCoursesInEnglish['kurs-montaz-i-rytm'],
    number: 8,
    title: 'Montaż i rytm',
    cover: ['Montaż', 'i rytm'],
    description:
      'Dlaczego jedne ujęcia trzymają, a inne nudzą po dwóch sekundach. Pięć lekcji o długości, kierunku, ciszy i kolorze, każda z zadaniem na Twoim materiale. Ujęcia do ćwiczeń zrobisz za 80 kredytów, które kurs przynosi na konto.',
    difficulty: 'średni',
    duration: '3 godziny',
    lessons: editing,
    credits: 80,
    price: 17_900,
    tags: ['wideo', 'montaż'],
    seo: {
      title: 'Kurs montażu wideo z AI – długość, ruch, cisza',
      description:
        'Montaż filmów z generatorów: długość ujęć, kierunek, kolor i cisza. Pięć lekcji z zadaniami i 80 kredytów na ujęcia.',
    },
    features: [
      'Pięć lekcji i pięć zadań',
      '80 kredytów na ćwiczenia',
      'Zeszyt PDF z miejscem na notatki',
      'Drukujesz, ile razy chcesz',
    ],
    added: '2026-05-22',
    design: { art: 'twoLines', mood: 'ember' },
  }),
  course({
    handle: 'kurs-muzyka-z-ai',
    english: motionCoursesInEnglish['kurs-muzyka-z-ai'],
    number: 9,
    title: 'Muzyka z AI: piosenka na urodziny',
    cover: ['Piosenka', 'na urodziny'],
    description:
      'Jedna piosenka, zwrotka po zwrotce: tekst, melodia, aranżacja i miks na telefonie. Śpiewać nie trzeba, ale można, bo jedna lekcja mówi, jak nagrać własny głos w szafie. Kończysz z utworem, który puścisz przy torcie.',
    difficulty: 'podstawowy',
    duration: '3 godziny',
    lessons: song,
    credits: 40,
    price: 11_900,
    compareAtPrice: 13_900,
    tags: ['muzyka', 'dla początkujących', 'urodziny'],
    seo: {
      title: 'Kurs muzyki z AI – piosenka na urodziny',
      description:
        'Stwórz piosenkę urodzinową: tekst, melodia, aranżacja i miks. Pięć lekcji z zadaniami i 40 kredytów na próby.',
    },
    features: [
      'Pięć lekcji i pięć zadań',
      '40 kredytów na ćwiczenia',
      'Zeszyt PDF z miejscem na notatki',
      'Do pobrania zaraz po zapłacie',
    ],
    added: '2026-07-10',
    design: { art: 'confetti', mood: 'honey' },
  }),
  course({
    handle: 'kurs-ai-w-malej-firmie',
    english: motionCoursesInEnglish['kurs-ai-w-malej-firmie'],
    number: 10,
    title: 'AI w małej firmie: pierwszy tydzień',
    cover: ['Mała firma,', 'pierwszy', 'tydzień'],
    description:
      'Pięć dni, pięć spraw z głowy: odpowiedzi na maile, opisy produktów, grafik, notatki ze spotkań i prosty raport. Każdego dnia jedna lekcja i jedno zadanie na Twoich danych, a na koniec lekcja o tym, czego nigdy nie wklejać. Fakturę wystawiasz sobie na stronie zamówienia.',
    difficulty: 'średni',
    duration: '4 godziny',
    lessons: smallCompany,
    credits: 0,
    price: 29_900,
    tags: ['dla firm', 'organizacja'],
    seo: {
      title: 'Kurs „AI w małej firmie” – pięć spraw w tydzień',
      description:
        'Maile, opisy, grafik, notatki i raport: zeszyt na pięć dni pracy i lekcja o poufności danych. Faktura od razu.',
    },
    features: [
      'Sześć lekcji i sześć zadań',
      'Zeszyt PDF z miejscem na notatki',
      'Drukujesz, ile razy chcesz',
      'Faktura, gdy o nią poprosisz',
    ],
    added: '2026-09-03',
    bestseller: true,
    design: { art: 'city', mood: 'ice' },
  }),
  course({
    handle: 'kurs-teksty-ktore-sprzedaja',
    english: motionCoursesInEnglish['kurs-teksty-ktore-sprzedaja'],
    number: 11,
    title: 'Teksty, które sprzedają spokojnie',
    cover: ['Sprzedaj', 'spokojnie'],
    description:
      'Opis produktu, strona oferty i newsletter bez wykrzykników. Uczysz się zadawać modelowi pytania, których nie zadał klient, i skracać o połowę. Pięć lekcji, a po każdej zadanie, z którego zostaje gotowy tekst do Twojego sklepu.',
    difficulty: 'średni',
    duration: '3 godziny',
    lessons: calmSelling,
    credits: 0,
    price: 15_900,
    tags: ['teksty', 'sprzedaż', 'dla firm'],
    seo: {
      title: 'Kurs pisania tekstów sprzedażowych z AI',
      description:
        'Opisy, oferta i newsletter bez wykrzykników: zeszyt z pięcioma lekcjami i zadaniami na Twoich tekstach.',
    },
    features: [
      'Pięć lekcji i pięć zadań',
      'Zeszyt PDF z miejscem na notatki',
      'Drukujesz, ile razy chcesz',
      'Do pobrania zaraz po zapłacie',
    ],
    added: '2026-07-29',
    design: { art: 'laurel', mood: 'rose' },
  }),
  course({
    handle: 'kurs-szablony-i-przeplywy',
    english: motionCoursesInEnglish['kurs-szablony-i-przeplywy'],
    number: 12,
    title: 'Szablony i przepływy: zaplanuj własny generator',
    cover: ['Szablony', 'i przepływy'],
    description:
      'Planujesz na papierze generator, z którego skorzysta ktoś inny: pola formularza, warunki, modele i cenę w kredytach. Sześć lekcji prowadzi od karteczek połączonych strzałkami do próby na sucho z trzema osobami. Poszczególne kroki sprawdzisz w generatorach Iskry za 120 kredytów.',
    difficulty: 'zaawansowany',
    duration: '4 godziny',
    lessons: templates,
    credits: 120,
    price: 27_900,
    tags: ['szablony', 'dla zaawansowanych'],
    seo: {
      title: 'Kurs planowania szablonów i przepływów AI',
      description:
        'Zaplanuj generator dla innych: formularz, warunki, modele i cena. Sześć lekcji z zadaniami i 120 kredytów na próby.',
    },
    features: [
      'Sześć lekcji i sześć zadań',
      '120 kredytów na ćwiczenia',
      'Zeszyt PDF z miejscem na notatki',
      'Drukujesz, ile razy chcesz',
    ],
    added: '2026-10-20',
    design: { art: 'constellation', mood: 'night' },
  }),
  course({
    handle: 'kurs-prawo-i-etyka',
    english: motionCoursesInEnglish['kurs-prawo-i-etyka'],
    number: 13,
    title: 'AI a prawo: co wolno opublikować',
    cover: ['Co wolno', 'opublikować'],
    description:
      'Prawo autorskie, wizerunek, oznaczanie treści i regulaminy, wyjaśnione zwykłymi słowami. Zeszyt nie zastępuje porady prawnej: uczy, o co zapytać, zanim coś opublikujesz. Cztery lekcje, a z ostatniej zostaje lista kontrolna nad biurko.',
    difficulty: 'podstawowy',
    duration: '2 godziny',
    lessons: law,
    credits: 0,
    price: 6900,
    tags: ['prawo', 'dla firm'],
    seo: {
      title: 'Kurs „AI a prawo” – co wolno opublikować',
      description:
        'Prawo autorskie, wizerunek i oznaczanie treści z AI zwykłymi słowami. Cztery lekcje z zadaniami i listą kontrolną.',
    },
    features: [
      'Cztery lekcje i cztery zadania',
      'Zeszyt PDF z miejscem na notatki',
      'Drukujesz, ile razy chcesz',
      'Do pobrania zaraz po zapłacie',
    ],
    added: '2026-10-27',
    design: { art: 'star', mood: 'sand' },
  }),
]
