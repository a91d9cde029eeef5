import { course } from './course.ts'

/** Courses about films, music and work. */
export const motionCourses = [
  course({
    handle: 'kurs-wideo-od-zera',
    number: 7,
    title: 'Wideo od zera: pierwsze 30 sekund',
    cover: ['Pierwsze', '30 sekund'],
    description:
      'Krótki film z kilku ujęć, który da się obejrzeć do końca. Planujesz trzy sceny na kartce, generujesz je, skracasz i składasz z muzyką. Wszystko w przeglądarce, także na telefonie.',
    difficulty: 'podstawowy',
    duration: '5 godzin',
    lessons: [
      'Trzy sceny na kartce',
      'Obraz, który się rusza',
      'Kamera i tempo',
      'Cięcie',
      'Dźwięk i publikacja',
    ],
    price: 12_900,
    tags: ['wideo', 'dla początkujących'],
    seo: {
      title: 'Kurs wideo z AI od zera – film w 30 sekund',
      description:
        'Zrób pierwszy film z AI: plan, ujęcia, cięcie i muzyka. 5 godzin, w przeglądarce i na telefonie.',
    },
    features: [
      '5 lekcji wideo',
      '60 kredytów na ćwiczenia',
      'Działa na telefonie',
      'Dostęp bez limitu czasu',
    ],
    added: '2026-03-21',
    rating: [4.7, 203],
    bestseller: true,
    design: { art: 'dunes', mood: 'night' },
  }),
  course({
    handle: 'kurs-montaz-i-rytm',
    number: 8,
    title: 'Montaż i rytm',
    cover: ['Montaż', 'i rytm'],
    description:
      'Dlaczego jedne ujęcia trzymają, a inne nudzą po dwóch sekundach. Pracujemy na materiale z generatorów: dobieramy długość, kierunek ruchu i ciszę. Po kursie zmontujesz minutę tak, żeby nikt nie sięgnął po telefon.',
    difficulty: 'średni',
    duration: '7 godzin',
    lessons: ['Długość ujęcia', 'Kierunek ruchu', 'Cisza', 'Kolor w całym filmie', 'Minuta bez nudy'],
    price: 17_900,
    tags: ['wideo', 'montaż'],
    seo: {
      title: 'Kurs montażu wideo z AI – długość, ruch, cisza',
      description:
        'Montaż filmów z generatorów: długość ujęć, kierunek, kolor i cisza. 7 godzin, praca na gotowym materiale.',
    },
    features: [
      '5 lekcji i 6 zadań',
      'Materiał do ćwiczeń',
      '80 kredytów na ćwiczenia',
      'Certyfikat ukończenia',
    ],
    added: '2026-05-22',
    rating: [4.6, 76],
    design: { art: 'twoLines', mood: 'ember' },
  }),
  course({
    handle: 'kurs-muzyka-z-ai',
    number: 9,
    title: 'Muzyka z AI: piosenka na urodziny',
    cover: ['Piosenka', 'na urodziny'],
    description:
      'Jedna piosenka, zwrotka po zwrotce: tekst, melodia, aranżacja i miks na telefonie. Śpiewać nie trzeba, ale można, bo pokażemy, jak dodać własny głos. Kończysz z utworem, który puścisz przy torcie.',
    difficulty: 'podstawowy',
    duration: '4 godziny',
    lessons: [
      'Tekst z jednego wspomnienia',
      'Melodia i tempo',
      'Aranżacja',
      'Własny głos',
      'Miks na telefonie',
    ],
    price: 11_900,
    compareAtPrice: 13_900,
    tags: ['muzyka', 'dla początkujących', 'urodziny'],
    seo: {
      title: 'Kurs muzyki z AI – piosenka na urodziny',
      description:
        'Stwórz własną piosenkę urodzinową z AI: tekst, melodia, aranżacja i miks. 4 godziny, bez nut i bez śpiewania.',
    },
    features: [
      '5 lekcji wideo',
      '40 kredytów na ćwiczenia',
      'Licencja na własny użytek',
      'Dostęp bez limitu czasu',
    ],
    added: '2026-07-10',
    rating: [4.8, 118],
    design: { art: 'confetti', mood: 'honey' },
  }),
  course({
    handle: 'kurs-ai-w-malej-firmie',
    number: 10,
    title: 'AI w małej firmie: pierwszy tydzień',
    cover: ['Mała firma,', 'pierwszy', 'tydzień'],
    description:
      'Pięć dni, pięć spraw z głowy: odpowiedzi na maile, opisy produktów, grafik, notatki ze spotkań i prosty raport. Każdego dnia jedna lekcja i jedno zadanie na prawdziwych danych Twojej firmy, bez wysyłania ich tam, gdzie nie trzeba.',
    difficulty: 'średni',
    duration: '10 godzin',
    lessons: [
      'Poniedziałek: maile',
      'Wtorek: opisy produktów',
      'Środa: grafik',
      'Czwartek: notatki',
      'Piątek: raport',
      'Dane i poufność',
    ],
    price: 29_900,
    tags: ['dla firm', 'organizacja'],
    seo: {
      title: 'Kurs „AI w małej firmie” – pięć spraw w tydzień',
      description:
        'Maile, opisy, grafik, notatki i raport: pięć dni i pięć zadań na danych Twojej firmy. 10 godzin, faktura.',
    },
    features: ['6 lekcji i 5 zadań', 'Szablony do pobrania', 'Lekcja o poufności danych', 'Faktura VAT'],
    added: '2026-09-03',
    rating: [4.8, 67],
    bestseller: true,
    design: { art: 'city', mood: 'ice' },
  }),
  course({
    handle: 'kurs-teksty-ktore-sprzedaja',
    number: 11,
    title: 'Teksty, które sprzedają spokojnie',
    cover: ['Sprzedaj', 'spokojnie'],
    description:
      'Opis produktu, strona oferty i newsletter bez wykrzykników. Uczymy się zadawać modelowi pytania, których nie zadał klient, i skracać o połowę. Redaguje z Tobą osoba, która od piętnastu lat pisze dla polskich sklepów.',
    difficulty: 'średni',
    duration: '6 godzin',
    lessons: ['Pytania przed pisaniem', 'Opis produktu', 'Strona oferty', 'Newsletter', 'Skracanie o połowę'],
    price: 15_900,
    tags: ['teksty', 'sprzedaż', 'dla firm'],
    seo: {
      title: 'Kurs pisania tekstów sprzedażowych z AI',
      description:
        'Opisy, oferta i newsletter bez wykrzykników: 6 godzin, redakcja Twoich tekstów i gotowe wzory.',
    },
    features: [
      '5 lekcji i 5 tekstów',
      'Redakcja Twojego tekstu',
      'Wzory do pobrania',
      'Certyfikat ukończenia',
    ],
    added: '2026-07-29',
    rating: [4.4, 59],
    design: { art: 'laurel', mood: 'rose' },
  }),
  course({
    handle: 'kurs-szablony-i-przeplywy',
    number: 12,
    title: 'Szablony i przepływy: zbuduj własny generator',
    cover: ['Szablony', 'i przepływy'],
    description:
      'Składasz z klocków generator, z którego skorzysta ktoś inny: pola formularza, warunki, modele i cena w kredytach. Przechodzimy przez trzy pełne przykłady, od kartki z imieniem po serię grafik dla sklepu. Dla tych, którzy lubią, gdy coś działa samo.',
    difficulty: 'zaawansowany',
    duration: '9 godzin',
    lessons: [
      'Węzły i połączenia',
      'Formularz dla kogoś',
      'Warunki',
      'Cena w kredytach',
      'Próba na sucho',
      'Publikacja',
    ],
    price: 27_900,
    tags: ['szablony', 'dla zaawansowanych'],
    seo: {
      title: 'Kurs budowania szablonów i przepływów AI',
      description:
        'Zbuduj generator dla innych: formularz, warunki, modele i cena w kredytach. 9 godzin, trzy pełne przykłady.',
    },
    features: [
      '6 lekcji, 3 projekty',
      '120 kredytów na ćwiczenia',
      'Szablony do skopiowania',
      'Certyfikat ukończenia',
    ],
    added: '2026-10-20',
    rating: null,
    design: { art: 'constellation', mood: 'night' },
  }),
  course({
    handle: 'kurs-prawo-i-etyka',
    number: 13,
    title: 'AI a prawo: co wolno opublikować',
    cover: ['Co wolno', 'opublikować'],
    description:
      'Prawo autorskie, wizerunek, oznaczanie treści i regulaminy, wyjaśnione na trzydziestu przykładach z życia. Prowadzi radczyni prawna, która odpowiada „to zależy” najwyżej raz na lekcję. Stan prawny aktualizujemy co kwartał.',
    difficulty: 'podstawowy',
    duration: '2 godziny',
    lessons: ['Czyj jest obraz', 'Wizerunek i zgoda', 'Oznaczanie treści', 'Regulaminy portali'],
    price: 6900,
    tags: ['prawo', 'dla firm'],
    seo: {
      title: 'Kurs „AI a prawo” – co wolno opublikować',
      description:
        'Prawo autorskie, wizerunek i oznaczanie treści z AI na trzydziestu przykładach. 2 godziny z radczynią prawną.',
    },
    features: [
      '4 lekcje, 30 przykładów',
      'Aktualizacja co kwartał',
      'Lista kontrolna do druku',
      'Dostęp bez limitu czasu',
    ],
    added: '2026-10-27',
    rating: [4.6, 35],
    design: { art: 'star', mood: 'sand' },
  }),
]
