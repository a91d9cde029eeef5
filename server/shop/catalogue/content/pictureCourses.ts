import { course } from './course.ts'
import { pictureCoursesInEnglish } from '../english/courses.ts'
import { advancedPrompts } from './lessons/advancedPrompts.ts'
import { childrensBook } from './lessons/childrensBook.ts'
import { firstPictures } from './lessons/firstPictures.ts'
import { portrait } from './lessons/portrait.ts'
import { products } from './lessons/products.ts'
import { prompts } from './lessons/prompts.ts'

/** Courses about pictures and words for pictures. */
export const pictureCourses = [
  course({
    handle: 'kurs-pierwsze-obrazy',
    english: pictureCoursesInEnglish['kurs-pierwsze-obrazy'],
    number: 1,
    title: 'Pierwsze obrazy z AI',
    cover: ['Pierwsze', 'obrazy'],
    description:
      'Od pustego pola do obrazu, który chcesz powiesić. Zeszyt z pięcioma krótkimi lekcjami: co model rozumie, a czego nie, jak poprawiać zamiast zaczynać od nowa i kiedy przestać. Do każdej jest zadanie, a do zadań 30 kredytów na Twoim koncie.',
    difficulty: 'podstawowy',
    duration: '3 godziny',
    lessons: firstPictures,
    credits: 30,
    price: 7900,
    tags: ['obrazy', 'dla początkujących'],
    seo: {
      title: 'Kurs „Pierwsze obrazy z AI” dla początkujących',
      description:
        'Kurs generowania obrazów od zera: zeszyt z pięcioma lekcjami i zadaniami, 30 kredytów na ćwiczenia w cenie.',
    },
    features: [
      'Pięć lekcji i pięć zadań',
      '30 kredytów na ćwiczenia',
      'Zeszyt PDF z miejscem na notatki',
      'Do pobrania zaraz po zapłacie',
    ],
    added: '2026-01-12',
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
      'Dobry prompt to nie lista magicznych słów, tylko porządny opis. Uczysz się mówić o tym, co widać, rozdzielać temat od stylu i sprawdzać jedną zmianę naraz. Ostatnia lekcja zakłada Twój własny zeszyt zdań, które działają.',
    difficulty: 'podstawowy',
    duration: '3 godziny',
    lessons: prompts,
    credits: 0,
    price: 9900,
    tags: ['prompty', 'dla początkujących'],
    seo: {
      title: 'Kurs pisania promptów bez magicznych słów',
      description:
        'Kurs pisania promptów do obrazów i tekstów: zeszyt z pięcioma lekcjami, zadaniami i miejscem na własne zdania.',
    },
    features: [
      'Pięć lekcji i pięć zadań',
      'Zeszyt PDF z miejscem na notatki',
      'Drukujesz, ile razy chcesz',
      'Do pobrania zaraz po zapłacie',
    ],
    added: '2026-01-30',
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
      'Portret, w którym jest człowiek, a nie plastik. Zeszyt uczy światła na przykładach malarzy, skóry z piegami i rąk, które mają zajęcie. Osobna lekcja jest o zgodzie osoby, której twarz wykorzystujesz, a na próby dostajesz 60 kredytów.',
    difficulty: 'średni',
    duration: '3 godziny',
    lessons: portrait,
    credits: 60,
    price: 14_900,
    tags: ['fotografia', 'portret'],
    seo: {
      title: 'Kurs „Fotografia AI: portret” – światło i skóra',
      description:
        'Kurs portretu z AI: światło, skóra, spojrzenie i zgoda na wizerunek. Pięć lekcji z zadaniami i 60 kredytów na próby.',
    },
    features: [
      'Pięć lekcji i pięć zadań',
      '60 kredytów na ćwiczenia',
      'Zeszyt PDF z miejscem na notatki',
      'Drukujesz, ile razy chcesz',
    ],
    added: '2026-02-27',
    design: { art: 'portrait', mood: 'honey' },
  }),
  course({
    handle: 'kurs-fotografia-produktowa-ai',
    english: pictureCoursesInEnglish['kurs-fotografia-produktowa-ai'],
    number: 4,
    title: 'Fotografia AI: produkt na białym i na stole',
    cover: ['Produkt', 'na stole'],
    description:
      'Jedno zdjęcie z telefonu i sceny do całego sklepu. Zeszyt dla sprzedawców: jak zachować prawdziwy kształt i kolor rzeczy, a zmienić tylko otoczenie. Jest w nim lekcja o zasadach portali, jest praca hurtowa i 100 kredytów na ćwiczenia.',
    difficulty: 'zaawansowany',
    duration: '4 godziny',
    lessons: products,
    credits: 100,
    price: 24_900,
    compareAtPrice: 29_900,
    tags: ['fotografia', 'sprzedaż', 'dla firm'],
    seo: {
      title: 'Kurs fotografii produktowej z AI dla sprzedawców',
      description:
        'Sceny produktowe z jednego zdjęcia: maski, cienie, seria i zasady portali. Sześć lekcji z zadaniami i 100 kredytów.',
    },
    features: [
      'Sześć lekcji i sześć zadań',
      '100 kredytów na ćwiczenia',
      'Zeszyt PDF z miejscem na notatki',
      'Drukujesz, ile razy chcesz',
    ],
    added: '2026-04-17',
    design: { art: 'shapes', mood: 'sand' },
  }),
  course({
    handle: 'kurs-ilustracja-dla-dzieci',
    english: pictureCoursesInEnglish['kurs-ilustracja-dla-dzieci'],
    number: 5,
    title: 'Ilustracja do książki dla dzieci',
    cover: ['Książka', 'dla dzieci'],
    description:
      'Bohater, który na każdej stronie wygląda tak samo, i historia, którą dziecko każe czytać piąty raz. Pięć lekcji prowadzi od sylwetki przez paletę i rozkładówkę do listy szesnastu stron dla drukarni. Na pierwsze sceny masz 80 kredytów.',
    difficulty: 'średni',
    duration: '3 godziny',
    lessons: childrensBook,
    credits: 80,
    price: 16_900,
    tags: ['ilustracja', 'dla dzieci'],
    seo: {
      title: 'Kurs ilustracji do książki dla dzieci z AI',
      description:
        'Zaplanuj książkę obrazkową: stały bohater, rozkładówki i plan szesnastu stron. Pięć lekcji z zadaniami i 80 kredytów.',
    },
    features: [
      'Pięć lekcji i pięć zadań',
      '80 kredytów na ćwiczenia',
      'Zeszyt PDF z miejscem na notatki',
      'Drukujesz, ile razy chcesz',
    ],
    added: '2026-06-12',
    design: { art: 'moon', mood: 'ice' },
  }),
  course({
    handle: 'kurs-prompty-zaawansowane',
    english: pictureCoursesInEnglish['kurs-prompty-zaawansowane'],
    number: 6,
    title: 'Prompty dla zaawansowanych: kontrola i seria',
    cover: ['Kontrola', 'i seria'],
    description:
      'Gdy jeden ładny obraz to za mało i potrzebujesz dwudziestu takich samych. Ziarno, wzór, maski, serie i spokojne notowanie, co zmieniłeś. Najlepiej po kursie „Pisanie promptów bez zaklęć” albo podobnej praktyce; na próby jest 80 kredytów.',
    difficulty: 'zaawansowany',
    duration: '3 godziny',
    lessons: advancedPrompts,
    credits: 80,
    price: 18_900,
    tags: ['prompty', 'dla zaawansowanych'],
    seo: {
      title: 'Kurs zaawansowanych promptów: kontrola i seria',
      description:
        'Powtarzalne serie obrazów: ziarno, wzór, maski i dziennik zmian. Pięć lekcji z zadaniami i 80 kredytów na próby.',
    },
    features: [
      'Pięć lekcji i pięć zadań',
      '80 kredytów na ćwiczenia',
      'Zeszyt PDF z miejscem na notatki',
      'Drukujesz, ile razy chcesz',
    ],
    added: '2026-08-31',
    design: { art: 'waves', mood: 'violet' },
  }),
]
