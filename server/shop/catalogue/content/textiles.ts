import { MADE_TO_ORDER_TAG } from '#domain/catalogue/madeToOrder.ts'
import type { Design, Fabric, Mood, PlannedPicture } from '#server/platform/media/recipes.ts'
import { everyForm, gift } from './gift.ts'
import { textilesInEnglish } from '../english/gifts.ts'

const FEMININE: Partial<Record<Fabric, string>> = {
  białe: 'Biała',
  czarne: 'Czarna',
  granatowe: 'Granatowa',
  piaskowe: 'Piaskowa',
  zielone: 'Zielona',
}

function shirtPicture(
  view: 'flat' | 'folded' | 'detail',
  scene: Mood,
  colour: Fabric,
  design: Design,
  motif: string,
  pocket = false,
): PlannedPicture {
  const noun = `${FEMININE[colour] ?? colour} koszulka`
  const texts = {
    flat: `${noun} rozłożona na płasko, nadruk: ${motif}`,
    folded: `${noun} złożona w kostkę, widać nadruk: ${motif}`,
    detail: `Splot bawełny i nadruk z bliska: ${motif}`,
  }
  return { recipe: { kind: 'shirt', view, scene, colour, design, pocket }, altText: texts[view] }
}

const sunset: Design = { art: 'sun', mood: 'ember' }
const spark: Design = { art: 'sparks', mood: 'ember' }
const cat: Design = { art: 'cat', mood: 'honey' }
const dog: Design = { art: 'dog', mood: 'sage' }
const meadow: Design = { art: 'meadow', mood: 'sage' }

/** Shirts, bags and cushions. */
export const textiles = [
  gift({
    handle: 'koszulka-z-twoim-wzorem',
    english: textilesInEnglish['koszulka-z-twoim-wzorem'],
    title: 'Koszulka z Twoim wzorem',
    description:
      'Gruba bawełna 180 g, prosty krój i nadruk, który nie pęka po trzech praniach. Wzór układasz na podglądzie, a my drukujemy go na piersi. Pojedyncze sztuki też, więc nie musisz zamawiać dla całej drużyny.',
    productType: 'Koszulka',
    category: 'Koszulki i tekstylia',
    tags: ['koszulka', 'z obrazem', 'prezent', MADE_TO_ORDER_TAG],
    added: '2026-03-04',
    seo: {
      title: 'Koszulka z własnym wzorem – pięć rozmiarów',
      description:
        'Koszulka z Twoim zdjęciem na bawełnie 180 g. Rozmiary S–XXL, trzy kolory, druk od jednej sztuki.',
    },
    code: 'KOS-WZOR',
    options: ['Rozmiar', 'Kolor'],
    forms: everyForm(
      ['S', 'M', 'L', 'XL', 'XXL'],
      [
        { name: 'biały', picture: 0 },
        { name: 'czarny', picture: 1 },
        { name: 'piaskowy', picture: 2 },
      ],
      7900,
      (size, colour) => (size === 'XXL' && colour === 'piaskowy' ? 0 : size === 'S' ? 4 : 35),
    ),
    features: [
      'Bawełna czesana 180 g',
      'Obraz układasz na podglądzie',
      'Nadruk odporny na pranie w 40 °C',
      'Rozmiary S–XXL',
    ],
    bestseller: true,
    pictures: [
      shirtPicture('flat', 'dawn', 'białe', sunset, 'słońce nad horyzontem'),
      shirtPicture('flat', 'ember', 'czarne', sunset, 'słońce nad horyzontem'),
      shirtPicture('flat', 'ice', 'piaskowe', sunset, 'słońce nad horyzontem'),
      shirtPicture('folded', 'sand', 'białe', sunset, 'słońce nad horyzontem'),
    ],
  }),
  gift({
    handle: 'koszulka-iskra-na-piersi',
    english: textilesInEnglish['koszulka-iskra-na-piersi'],
    title: 'Koszulka „Iskra na piersi”',
    description:
      'Mały haft po lewej stronie, tam gdzie się go czuje. Iskra wyszyta trzema odcieniami pomarańczowej nici na bawełnie z upraw ekologicznych. Dla tych, którzy wolą, żeby o pomysłach mówiły pomysły.',
    productType: 'Koszulka',
    category: 'Koszulki i tekstylia',
    tags: ['koszulka', 'haft', 'prezent'],
    added: '2026-08-27',
    seo: {
      title: 'Koszulka z haftem iskry – bawełna ekologiczna',
      description:
        'Koszulka z małym haftem na piersi, trzy odcienie nici, bawełna ekologiczna 200 g. Rozmiary S–XL, dwa kolory.',
    },
    code: 'KOS-HAFT',
    options: ['Rozmiar', 'Kolor'],
    forms: everyForm(
      ['S', 'M', 'L', 'XL'],
      [
        { name: 'granatowy', picture: 0 },
        { name: 'zielony', picture: 1 },
      ],
      8900,
      (size, colour) => (colour === 'zielony' ? (size === 'L' ? 3 : 12) : 28),
      10_900,
    ),
    features: ['Haft trzema odcieniami nici', 'Bawełna ekologiczna 200 g', 'Krój prosty', 'Rozmiary S–XL'],
    pictures: [
      shirtPicture('flat', 'honey', 'granatowe', spark, 'mały haft w kształcie iskry', true),
      shirtPicture('flat', 'dawn', 'zielone', spark, 'mały haft w kształcie iskry', true),
      shirtPicture('folded', 'sand', 'granatowe', spark, 'mały haft w kształcie iskry', true),
    ],
  }),
  gift({
    handle: 'koszulka-z-portretem-kota',
    english: textilesInEnglish['koszulka-z-portretem-kota'],
    title: 'Koszulka z portretem pupila',
    description:
      'Kot, pies albo świnka morska na bawełnianej koszulce. Drukujemy Twoje zdjęcie tak, jak je ułożysz na podglądzie; wystarczy takie z telefonu. Pupil nie musi pozować nieruchomo.',
    productType: 'Koszulka',
    category: 'Koszulki i tekstylia',
    tags: ['koszulka', 'kot', 'pies', 'prezent', MADE_TO_ORDER_TAG],
    added: '2026-09-18',
    seo: {
      title: 'Koszulka z portretem kota lub psa ze zdjęcia',
      description:
        'Portret Twojego pupila na bawełnianej koszulce, taki jak na podglądzie. Wystarczy zdjęcie z telefonu.',
    },
    code: 'KOS-PUPIL',
    options: ['Rozmiar', 'Kolor'],
    forms: everyForm(
      ['S', 'M', 'L', 'XL'],
      [
        { name: 'piaskowy', picture: 0 },
        { name: 'biały', picture: 1 },
      ],
      8900,
      () => 24,
    ),
    features: [
      'Obraz układasz na podglądzie',
      'Bawełna czesana 180 g',
      'Zdjęcie może być z telefonu',
      'Rozmiary S–XL',
    ],
    pictures: [
      shirtPicture('flat', 'sage', 'piaskowe', cat, 'portret rudego kota'),
      shirtPicture('flat', 'honey', 'białe', cat, 'portret rudego kota'),
      shirtPicture('detail', 'sage', 'piaskowe', cat, 'portret rudego kota'),
    ],
  }),
  gift({
    handle: 'torba-laka',
    english: textilesInEnglish['torba-laka'],
    title: 'Torba bawełniana „Łąka”',
    description:
      'Mieści chleb, dwie książki i bukiet. Polne kwiaty drukujemy farbą wodną na płótnie 220 g, a długie uszy zszywamy podwójnym ściegiem. Chcesz własny obraz zamiast łąki? Ułóż go na podglądzie, cena zostaje ta sama.',
    productType: 'Torba',
    category: 'Koszulki i tekstylia',
    tags: ['torba', 'kwiaty', 'prezent'],
    added: '2026-04-08',
    seo: {
      title: 'Torba bawełniana z nadrukiem „Łąka”',
      description:
        'Płócienna torba 220 g w polne kwiaty albo z Twoim zdjęciem. Długie uszy, podwójny ścieg, pranie w 30 °C.',
    },
    code: 'TOR-LAKA',
    options: ['Kolor'],
    forms: [
      { values: ['naturalny'], price: 3999, stock: 83, picture: 0 },
      { values: ['granatowy'], price: 4499, stock: 17, picture: 1 },
    ],
    features: ['Płótno 220 g', 'Farba wodna', 'Uszy 70 cm', 'Udźwig 10 kg'],
    pictures: [
      {
        recipe: { kind: 'tote', view: 'hanging', scene: 'sage', colour: 'piaskowe', design: meadow },
        altText: 'Torba z naturalnego płótna w polne kwiaty, wisząca na drewnianym kołku',
      },
      {
        recipe: {
          kind: 'tote',
          view: 'hanging',
          scene: 'sand',
          colour: 'granatowe',
          design: { art: 'meadow', mood: 'honey' },
        },
        altText: 'Granatowa torba z nadrukiem polnych kwiatów na drewnianym kołku',
      },
      {
        recipe: { kind: 'tote', view: 'flat', scene: 'dawn', colour: 'piaskowe', design: meadow },
        altText: 'Torba „Łąka” leżąca na płasko, widać długie uszy',
      },
    ],
  }),
  gift({
    handle: 'poduszka-z-pupilem',
    english: textilesInEnglish['poduszka-z-pupilem'],
    title: 'Poduszka z portretem psa lub kota',
    description:
      'Portret Twojego pupila na welurze, do którego chce się przytulić. Poszewka ma kryty zamek, a wypełnienie z pianki wraca do kształtu po każdej drzemce. Zdjęcie kadrujesz na podglądzie; pies może być na nim w ruchu.',
    productType: 'Poduszka',
    category: 'Koszulki i tekstylia',
    tags: ['poduszka', 'pies', 'kot', 'prezent', MADE_TO_ORDER_TAG],
    added: '2026-10-02',
    seo: {
      title: 'Poduszka z portretem psa lub kota ze zdjęcia',
      description: 'Welurowa poduszka ze zdjęciem Twojego pupila. Dwa rozmiary, kryty zamek, pranie w 30 °C.',
    },
    code: 'POD-PUPIL',
    options: ['Rozmiar'],
    forms: [
      { values: ['40 × 40 cm'], price: 6900, stock: 31 },
      { values: ['50 × 50 cm'], price: 8400, stock: 14 },
    ],
    features: ['Welur po obu stronach', 'Kryty zamek', 'Obraz układasz na podglądzie', 'Pranie w 30 °C'],
    pictures: [
      {
        recipe: { kind: 'cushion', view: 'sofa', scene: 'ember', design: dog },
        altText: 'Poduszka z portretem psa na kanapie',
      },
      {
        recipe: { kind: 'cushion', view: 'detail', scene: 'sage', design: dog },
        altText: 'Welur i lamówka poduszki z bliska',
      },
    ],
  }),
]
