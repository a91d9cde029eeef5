import { MADE_TO_ORDER_TAG } from '#domain/catalogue/madeToOrder.ts'
import type { Design } from '#server/platform/media/recipes.ts'
import { gift } from './gift.ts'
import { paperGiftsInEnglish } from '../english/gifts.ts'

const YEAR: readonly Design[] = [
  { art: 'dunes', mood: 'ember' },
  { art: 'waves', mood: 'ice' },
  { art: 'mountains', mood: 'violet' },
  { art: 'meadow', mood: 'sage' },
  { art: 'lighthouse', mood: 'dawn' },
  { art: 'forest', mood: 'snow' },
]

/** Calendars, albums, notebooks, prints. */
export const paperGifts = [
  gift({
    handle: 'kalendarz-scienny-dwanascie-obrazow',
    english: paperGiftsInEnglish['kalendarz-scienny-dwanascie-obrazow'],
    title: 'Kalendarz ścienny „Dwanaście obrazów”',
    description:
      'Dwanaście pejzaży naszej pracowni, a pod każdym miesiąc z polskimi imieninami i świętami oraz miejscem na urodziny bliskich. Sprężyna jest czarna, papier kredowy 250 g, a ostatnia strona zostaje na listę prezentów.',
    productType: 'Kalendarz',
    category: 'Kalendarze i albumy',
    tags: ['kalendarz', 'prezent', 'nowy rok'],
    added: '2026-09-25',
    seo: {
      title: 'Kalendarz ścienny 2027 z pejzażami',
      description:
        'Kalendarz na 2027 rok z dwunastoma pejzażami, imieninami i świętami. A4 i A3, papier kredowy 250 g.',
    },
    code: 'KAL-SCIANA',
    options: ['Rozmiar'],
    forms: [
      { values: ['A4'], price: 6900, stock: 160, picture: 0 },
      { values: ['A3'], price: 8900, stock: 85, picture: 0 },
    ],
    features: ['Rok 2027', 'Imieniny i święta', 'Papier kredowy 250 g'],
    bestseller: true,
    pictures: [
      {
        recipe: { kind: 'calendar', view: 'wall', scene: 'sand', designs: YEAR },
        altText: 'Kalendarz ścienny otwarty na styczniu, na górze wydmy w słońcu',
      },
      {
        recipe: { kind: 'calendar', view: 'pages', scene: 'ice', designs: YEAR },
        altText: 'Sześć kart kalendarza rozłożonych obok siebie',
      },
    ],
  }),
  gift({
    handle: 'kalendarz-biurkowy',
    english: paperGiftsInEnglish['kalendarz-biurkowy'],
    title: 'Kalendarz biurkowy „Tydzień na stojaku”',
    description:
      'Stoi sam, nie świeci i nie wysyła powiadomień. Na każdej z 53 kart jest jeden obraz, siedem dni i dwie linijki na to, co naprawdę ważne. Po roku karty można odciąć i wysłać jako pocztówki.',
    productType: 'Kalendarz',
    category: 'Kalendarze i albumy',
    tags: ['kalendarz', 'do biura', 'prezent', 'nowy rok'],
    added: '2026-10-08',
    seo: {
      title: 'Kalendarz biurkowy 2027 na stojaku – 53 karty',
      description:
        'Kalendarz biurkowy na 2027 rok: 53 karty z obrazami, które po roku odetniesz i wyślesz jako pocztówki.',
    },
    code: 'KAL-BIURKO',
    options: [],
    forms: [{ values: [], price: 4900, stock: 92 }],
    features: [
      '53 karty',
      'Karty do odcięcia jako pocztówki',
      'Stojak z grubej tektury',
      'Format 21 × 15 cm',
    ],
    pictures: [
      {
        recipe: {
          kind: 'calendar',
          view: 'desk',
          scene: 'dawn',
          designs: [{ art: 'mountains', mood: 'violet' }],
        },
        altText: 'Kalendarz biurkowy na stojaku z górami o zmierzchu',
      },
      {
        recipe: { kind: 'calendar', view: 'pages', scene: 'sage', designs: YEAR.toReversed() },
        altText: 'Karty kalendarza biurkowego rozłożone na stole',
      },
    ],
  }),
  gift({
    handle: 'fotoksiazka-rok-razem',
    english: paperGiftsInEnglish['fotoksiazka-rok-razem'],
    title: 'Album na zdjęcia „Rok razem”',
    description:
      'Album na odbitki, które wklejasz po kolei: rok razem, strona po stronie, z miejscem na podpisy. Strony otwierają się na płasko, okładka jest w płótnie, z okienkiem na zdjęcie, które układasz na podglądzie, a my drukujemy.',
    productType: 'Album',
    category: 'Kalendarze i albumy',
    tags: ['album', 'zdjęcia', 'rocznica', 'prezent', MADE_TO_ORDER_TAG],
    added: '2026-06-26',
    seo: {
      title: 'Album na zdjęcia „Rok razem” z Twoim zdjęciem na okładce',
      description:
        'Album do wklejania zdjęć w płótnie, z Twoim zdjęciem w okienku okładki. Dwa formaty i dwie objętości, strony otwierane na płasko.',
    },
    code: 'FOT-ROK',
    options: ['Format', 'Rozmiar'],
    forms: [
      { values: ['24 strony', '20 × 20 cm'], price: 9900, compareAtPrice: 11_900, stock: 54 },
      { values: ['24 strony', '30 × 30 cm'], price: 14_900, compareAtPrice: 16_900, stock: 33 },
      { values: ['48 stron', '20 × 20 cm'], price: 13_900, compareAtPrice: 15_900, stock: 41 },
      { values: ['48 stron', '30 × 30 cm'], price: 19_900, compareAtPrice: 22_900, stock: 5 },
    ],
    features: [
      'Zdjęcie na okładkę układasz na podglądzie',
      'Dwa formaty i dwie objętości',
      'Otwiera się na płasko',
      'Twarda oprawa w płótnie',
    ],
    bestseller: true,
    pictures: [
      {
        recipe: {
          kind: 'book',
          view: 'cover',
          scene: 'rose',
          title: ['Rok', 'razem'],
          designs: [{ art: 'dunes', mood: 'rose' }],
        },
        altText: 'Album „Rok razem” w płóciennej oprawie, stojący na stole',
      },
      {
        recipe: { kind: 'book', view: 'spread', scene: 'sand', title: ['Rok', 'razem'], designs: YEAR },
        altText: 'Otwarty album, na rozkładówce zdjęcia wydm i morza z podpisami',
      },
      {
        recipe: { kind: 'book', view: 'stack', scene: 'honey', title: ['Rok', 'razem'], designs: YEAR },
        altText: 'Stos trzech albumów w różnych kolorach płótna',
      },
    ],
  }),
  gift({
    handle: 'fotoksiazka-pierwszy-rok',
    english: paperGiftsInEnglish['fotoksiazka-pierwszy-rok'],
    title: 'Album na zdjęcia „Pierwszy rok”',
    description:
      'Dwanaście miesięcy, od pierwszego ziewnięcia do pierwszego kroku, do wklejenia i podpisania. Oprawa jest w gładkim płótnie, z okienkiem na zdjęcie, które układasz na podglądzie, a my drukujemy.',
    productType: 'Album',
    category: 'Kalendarze i albumy',
    tags: ['album', 'narodziny', 'dla dzieci', 'prezent', MADE_TO_ORDER_TAG],
    added: '2026-07-24',
    seo: {
      title: 'Album na zdjęcia z pierwszego roku dziecka',
      description:
        'Album pierwszego roku na 60 stronach do wklejania zdjęć, z Twoim zdjęciem w okienku okładki, w płóciennej oprawie.',
    },
    code: 'FOT-PIERWSZY',
    options: [],
    forms: [{ values: [], price: 15_900, stock: 19 }],
    features: ['Zdjęcie na okładkę układasz na podglądzie', '60 stron', 'Płócienna oprawa'],
    pictures: [
      {
        recipe: {
          kind: 'book',
          view: 'cover',
          scene: 'ice',
          title: ['Pierwszy', 'rok'],
          designs: [{ art: 'moon', mood: 'ice' }],
        },
        altText: 'Album „Pierwszy rok” z księżycem na okładce',
      },
      {
        recipe: {
          kind: 'book',
          view: 'spread',
          scene: 'dawn',
          title: ['Pierwszy', 'rok'],
          designs: [
            { art: 'balloons', mood: 'dawn' },
            { art: 'moon', mood: 'night' },
          ],
        },
        altText: 'Rozkładówka albumu „Pierwszy rok” z balonami i księżycem',
      },
    ],
  }),
  gift({
    handle: 'notes-w-kropki',
    english: paperGiftsInEnglish['notes-w-kropki'],
    title: 'Notes w kropki z Twoją okładką',
    description:
      'Sto dziewięćdziesiąt dwie strony w delikatne kropki, szyty grzbiet i okładka z obrazem, który układasz na podglądzie. Papier 100 g nie przebija pod piórem wiecznym. Dwie tasiemki, bo jedna zawsze jest zajęta.',
    productType: 'Notes',
    category: 'Papeteria',
    tags: ['notes', 'z obrazem', 'do biura', 'prezent', MADE_TO_ORDER_TAG],
    added: '2026-08-06',
    seo: {
      title: 'Notes w kropki z własną okładką – A5, 192 strony',
      description:
        'Szyty notes A5 z Twoim zdjęciem na okładce: 192 strony w kropki, papier 100 g, dwie tasiemki.',
    },
    code: 'NOT-KROPKI',
    options: [],
    forms: [{ values: [], price: 4499, stock: 66 }],
    features: ['192 strony w kropki', 'Obraz układasz na podglądzie', 'Szyty grzbiet', 'Dwie tasiemki'],
    pictures: [
      {
        recipe: { kind: 'notebook', view: 'cover', scene: 'violet', design: { art: 'flow', mood: 'violet' } },
        altText: 'Notes z okładką w falujące linie, obok ołówek',
      },
      {
        recipe: { kind: 'notebook', view: 'open', scene: 'sand', design: { art: 'flow', mood: 'violet' } },
        altText: 'Otwarty notes w kropki z dwiema tasiemkami',
      },
    ],
  }),
  gift({
    handle: 'odbitki-zestaw-dwanascie',
    english: paperGiftsInEnglish['odbitki-zestaw-dwanascie'],
    title: 'Zestaw 12 pejzaży na sznurku',
    description:
      'Dwanaście pejzaży naszej pracowni na odbitkach 10 × 10 cm, lniany sznurek i dwanaście drewnianych klamerek. Zawieszenie zajmuje mniej niż herbata, a między obrazy możesz przypiąć własne zdjęcia.',
    productType: 'Odbitki',
    category: 'Papeteria',
    tags: ['odbitki', 'na ścianę', 'prezent'],
    added: '2026-05-15',
    seo: {
      title: 'Zestaw 12 odbitek z pejzażami, sznurkiem i klamerkami',
      description:
        'Dwanaście odbitek 10 × 10 cm z pejzażami naszej pracowni, lniany sznurek i klamerki, papier 260 g.',
    },
    code: 'ODB-12',
    options: [],
    forms: [{ values: [], price: 5900, stock: 120 }],
    features: ['12 odbitek 10 × 10 cm', 'Sznurek i klamerki w zestawie', 'Papier 260 g'],
    pictures: [
      {
        recipe: { kind: 'prints', view: 'line', scene: 'dawn', designs: YEAR },
        altText: 'Odbitki wiszące na lnianym sznurku na drewnianych klamerkach',
      },
      {
        recipe: { kind: 'prints', view: 'fan', scene: 'sand', designs: YEAR },
        altText: 'Wachlarz kwadratowych odbitek rozłożonych na stole',
      },
    ],
  }),
]
