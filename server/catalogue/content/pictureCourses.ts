import { course } from './course.ts'
import { pictureCoursesInEnglish } from '../english/courses.ts'

/** Courses about pictures and words for pictures. */
export const pictureCourses = [
  course({
    handle: 'kurs-pierwsze-obrazy',
    english: pictureCoursesInEnglish['kurs-pierwsze-obrazy'],
    number: 1,
    title: 'Pierwsze obrazy z AI',
    cover: ['Pierwsze', 'obrazy'],
    description:
      'Od pustego pola do obrazu, który chcesz powiesić. W pięciu krótkich lekcjach zobaczysz, co model rozumie, a czego nie, jak poprawiać zamiast zaczynać od nowa i kiedy przestać. Nie musisz nic instalować ani umieć rysować.',
    difficulty: 'podstawowy',
    duration: '3 godziny',
    lessons: [
      'Co model widzi w Twoim zdaniu',
      'Światło, kadr, materiał',
      'Poprawianie po kawałku',
      'Dłonie, litery i inne kłopoty',
      'Od ekranu do wydruku',
    ],
    price: 7900,
    tags: ['obrazy', 'dla początkujących'],
    seo: {
      title: 'Kurs „Pierwsze obrazy z AI” dla początkujących',
      description:
        'Kurs generowania obrazów od zera: pięć lekcji, 3 godziny, 30 kredytów na ćwiczenia w cenie.',
    },
    features: ['5 lekcji wideo', '30 kredytów na ćwiczenia', 'Napisy po polsku', 'Dostęp bez limitu czasu'],
    added: '2026-01-12',
    rating: [4.8, 421],
    bestseller: true,
    design: { art: 'sun', mood: 'ember' },
  }),
  course({
    handle: 'kurs-pisanie-promptow',
    english: pictureCoursesInEnglish['kurs-pisanie-promptow'],
    number: 2,
    title: 'Pisanie promptów bez zaklęć',
    cover: ['Prompty', 'bez zaklęć'],
    description:
      'Dobry prompt to nie lista magicznych słów, tylko porządny opis. Uczysz się mówić o tym, co widać, rozdzielać temat od stylu i sprawdzać jedną zmianę naraz. Na koniec masz własny zeszyt 40 zdań, które działają.',
    difficulty: 'podstawowy',
    duration: '4 godziny',
    lessons: [
      'Opis zamiast życzenia',
      'Temat, styl, ograniczenia',
      'Jedna zmiana naraz',
      'Prompty do tekstu',
      'Twój zeszyt zdań',
    ],
    price: 9900,
    tags: ['prompty', 'dla początkujących'],
    seo: {
      title: 'Kurs pisania promptów bez magicznych słów',
      description:
        'Kurs pisania promptów do obrazów i tekstów: 4 godziny, pięć lekcji, własny zeszyt 40 sprawdzonych zdań.',
    },
    features: ['5 lekcji wideo', 'Zeszyt 40 zdań', '20 ćwiczeń z odpowiedziami', 'Dostęp bez limitu czasu'],
    added: '2026-01-30',
    rating: [4.7, 356],
    bestseller: true,
    design: { art: 'flow', mood: 'violet' },
  }),
  course({
    handle: 'kurs-fotografia-ai-portret',
    english: pictureCoursesInEnglish['kurs-fotografia-ai-portret'],
    number: 3,
    title: 'Fotografia AI: portret',
    cover: ['Portret'],
    description:
      'Portret, w którym jest człowiek, a nie plastik. Uczymy się światła na przykładach malarzy i fotografów, a potem prosimy o nie model po polsku. Osobna lekcja o zgodzie osoby, której twarz wykorzystujesz.',
    difficulty: 'średni',
    duration: '6 godzin',
    lessons: [
      'Światło z okna',
      'Skóra bez plastiku',
      'Ręce i spojrzenie',
      'Seria jednej osoby',
      'Zgoda i granice',
    ],
    price: 14_900,
    tags: ['fotografia', 'portret'],
    seo: {
      title: 'Kurs „Fotografia AI: portret” – światło i skóra',
      description:
        'Kurs portretu z AI: światło, skóra, spojrzenie i zgoda osoby na wizerunek. 6 godzin, zadania ze sprawdzeniem.',
    },
    features: [
      '5 lekcji i 8 zadań',
      'Omówienie Twoich prac',
      '60 kredytów na ćwiczenia',
      'Certyfikat ukończenia',
    ],
    added: '2026-02-27',
    rating: [4.6, 142],
    design: { art: 'portrait', mood: 'honey' },
  }),
  course({
    handle: 'kurs-fotografia-produktowa-ai',
    english: pictureCoursesInEnglish['kurs-fotografia-produktowa-ai'],
    number: 4,
    title: 'Fotografia AI: produkt na białym i na stole',
    cover: ['Produkt', 'na stole'],
    description:
      'Jedno zdjęcie z telefonu, dwadzieścia scen do sklepu. Kurs dla sprzedawców: jak zachować prawdziwy kształt i kolor rzeczy, a zmienić tylko otoczenie. Pokazujemy też, czego regulaminy portali sprzedażowych nie pozwalają.',
    difficulty: 'zaawansowany',
    duration: '8 godzin',
    lessons: [
      'Zdjęcie wyjściowe',
      'Maski i cienie',
      'Dwadzieścia scen',
      'Spójna seria',
      'Regulaminy portali',
      'Praca hurtem',
    ],
    price: 24_900,
    compareAtPrice: 29_900,
    tags: ['fotografia', 'sprzedaż', 'dla firm'],
    seo: {
      title: 'Kurs fotografii produktowej z AI dla sprzedawców',
      description:
        'Sceny produktowe z jednego zdjęcia: maski, cienie, spójna seria i zasady portali. 8 godzin, 100 kredytów.',
    },
    features: ['6 lekcji i 12 zadań', '100 kredytów na ćwiczenia', 'Szablony scen', 'Certyfikat ukończenia'],
    added: '2026-04-17',
    rating: [4.7, 88],
    design: { art: 'shapes', mood: 'sand' },
  }),
  course({
    handle: 'kurs-ilustracja-dla-dzieci',
    english: pictureCoursesInEnglish['kurs-ilustracja-dla-dzieci'],
    number: 5,
    title: 'Ilustracja do książki dla dzieci',
    cover: ['Książka', 'dla dzieci'],
    description:
      'Bohater, który na każdej stronie wygląda tak samo, i historia, którą dziecko każe czytać piąty raz. Prowadzi ilustratorka z dwudziestoma książkami na koncie. Kończysz z gotowym plikiem na 16 stron do druku.',
    difficulty: 'średni',
    duration: '7 godzin',
    lessons: [
      'Bohater w pięciu pozach',
      'Świat i paleta',
      'Rozkładówka',
      'Tekst, który się czyta',
      'Plik do drukarni',
    ],
    price: 16_900,
    tags: ['ilustracja', 'dla dzieci'],
    seo: {
      title: 'Kurs ilustracji do książki dla dzieci z AI',
      description:
        'Stwórz książkę obrazkową: stały bohater, rozkładówki i plik na 16 stron do druku. 7 godzin z ilustratorką.',
    },
    features: [
      '5 lekcji z ilustratorką',
      'Plik na 16 stron',
      '80 kredytów na ćwiczenia',
      'Certyfikat ukończenia',
    ],
    added: '2026-06-12',
    rating: [4.9, 97],
    design: { art: 'moon', mood: 'ice' },
  }),
  course({
    handle: 'kurs-prompty-zaawansowane',
    english: pictureCoursesInEnglish['kurs-prompty-zaawansowane'],
    number: 6,
    title: 'Prompty dla zaawansowanych: kontrola i seria',
    cover: ['Kontrola', 'i seria'],
    description:
      'Gdy jeden ładny obraz to za mało i potrzebujesz dwudziestu takich samych. Referencje, ziarno, maski, warianty i spokojne notowanie, co zmieniłeś. Wymaga ukończenia kursu „Pisanie promptów bez zaklęć” albo podobnej praktyki.',
    difficulty: 'zaawansowany',
    duration: '6 godzin',
    lessons: ['Ziarno i powtarzalność', 'Obraz jako wzór', 'Maski', 'Seria dwudziestu', 'Dziennik zmian'],
    price: 18_900,
    tags: ['prompty', 'dla zaawansowanych'],
    seo: {
      title: 'Kurs zaawansowanych promptów: kontrola i seria',
      description:
        'Powtarzalne serie obrazów: ziarno, referencje, maski i dziennik zmian. 6 godzin, zadania ze sprawdzeniem.',
    },
    features: [
      '5 lekcji i 10 zadań',
      '80 kredytów na ćwiczenia',
      'Szablon dziennika zmian',
      'Certyfikat ukończenia',
    ],
    added: '2026-08-31',
    rating: [4.5, 44],
    design: { art: 'waves', mood: 'violet' },
  }),
]
