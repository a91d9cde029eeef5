import { MADE_TO_ORDER_TAG } from '#domain/catalogue/madeToOrder.ts'
import type { Design, Fabric, Mood, PlannedPicture } from '#server/platform/media/recipes.ts'
import { gift } from './gift.ts'
import { mugsInEnglish } from '../english/gifts.ts'

const COLOUR_NAMES: Partial<Record<Fabric, string>> = {
  białe: 'biały',
  granatowe: 'granatowy',
  pomarańczowe: 'pomarańczowy',
  zielone: 'zielony',
  piaskowe: 'piaskowy',
}

function mugPicture(
  view: 'front' | 'pair' | 'table',
  scene: Mood,
  colour: Fabric,
  design: Design,
  motif: string,
  enamel = false,
): PlannedPicture {
  const noun = `${COLOUR_NAMES[colour] ?? colour} kubek${enamel ? ' emaliowany' : ''}`
  const texts = {
    front: `${noun} z nadrukiem: ${motif}`,
    pair: `Dwa kubki obok siebie, jeden pokazuje ucho, drugi nadruk: ${motif}`,
    table: `${noun} z gorącą herbatą przy oknie, nadruk: ${motif}`,
  }
  const text = texts[view]
  return {
    recipe: { kind: 'mug', view, scene, colour, enamel, design },
    altText: text.charAt(0).toUpperCase() + text.slice(1),
  }
}

const ownPicture: Design = { art: 'dunes', mood: 'ember' }
const bouquet: Design = { art: 'bouquet', mood: 'rose', words: ['Mama'], voice: 'serif', place: 'bottom' }
const peaks: Design = { art: 'mountains', mood: 'night', words: ['Tata'], voice: 'grotesk', place: 'top' }
const sparks: Design = { art: 'sparks', mood: 'ember' }

/** Mugs. */
export const mugs = [
  gift({
    handle: 'kubek-z-twoim-obrazem',
    english: mugsInEnglish['kubek-z-twoim-obrazem'],
    title: 'Kubek ze zdjęciem',
    description:
      'Wygenerowany obraz, zdjęcie albo rysunek dziecka na kubku o pojemności 330 ml. Nadruk biegnie dookoła, wytrzymuje zmywarkę i mikrofalówkę. Obraz układasz na podglądzie i widzisz, jak wyjdzie, zanim zapłacisz.',
    productType: 'Kubek',
    category: 'Kubki',
    tags: ['kubek', 'prezent', 'z obrazem', MADE_TO_ORDER_TAG],
    added: '2026-02-09',
    seo: {
      title: 'Kubek ze zdjęciem 330 ml – trzy kolory',
      description:
        'Kubek z Twoim zdjęciem drukowanym dookoła. Ceramika 330 ml, zmywarka i mikrofalówka, trzy kolory.',
    },
    code: 'KUB-OBRAZ',
    options: ['Kolor'],
    forms: [
      { values: ['biały'], price: 4900, stock: 140, picture: 0 },
      { values: ['granatowy'], price: 5400, stock: 62, picture: 1 },
      { values: ['pomarańczowy'], price: 5400, stock: 5, picture: 2 },
    ],
    features: [
      'Pojemność 330 ml',
      'Nadruk dookoła',
      'Do zmywarki i mikrofalówki',
      'Obraz układasz na podglądzie',
    ],
    bestseller: true,
    pictures: [
      mugPicture('front', 'dawn', 'białe', ownPicture, 'zachód słońca nad wydmami'),
      mugPicture('front', 'ice', 'granatowe', ownPicture, 'zachód słońca nad wydmami'),
      mugPicture(
        'front',
        'honey',
        'pomarańczowe',
        { art: 'dunes', mood: 'honey' },
        'zachód słońca nad wydmami',
      ),
      mugPicture('table', 'sand', 'białe', ownPicture, 'zachód słońca nad wydmami'),
    ],
  }),
  gift({
    handle: 'kubek-emaliowany-iskry',
    english: mugsInEnglish['kubek-emaliowany-iskry'],
    title: 'Kubek emaliowany „Iskry”',
    description:
      'Stalowy kubek na ognisko, biwak i balkon. Emalia dwukrotnie wypalana, rant w kolorze żaru, dookoła deszcz iskier, a wśród nich imię, jeśli je wpiszesz. Nie tłucze się, najwyżej zyskuje charakter.',
    productType: 'Kubek',
    category: 'Kubki',
    tags: ['kubek', 'emalia', 'biwak', 'prezent'],
    added: '2026-06-03',
    seo: {
      title: 'Kubek emaliowany „Iskry” z imieniem – 350 ml',
      description:
        'Emaliowany kubek na ognisko i balkon: 350 ml, rant w kolorze żaru, imię w cenie. Dwa kolory emalii.',
    },
    code: 'KUB-EMALIA',
    options: ['Kolor'],
    forms: [
      { values: ['granatowy'], price: 5900, stock: 44, picture: 0 },
      { values: ['piaskowy'], price: 5900, stock: 0, picture: 1 },
    ],
    features: ['Stal emaliowana, 350 ml', 'Imię bez dopłaty', 'Na ogień i do zmywarki', 'Masa 140 g'],
    pictures: [
      mugPicture('front', 'ember', 'granatowe', sparks, 'deszcz iskier', true),
      mugPicture('front', 'sage', 'piaskowe', sparks, 'deszcz iskier', true),
      mugPicture('pair', 'night', 'granatowe', sparks, 'deszcz iskier', true),
    ],
  }),
  gift({
    handle: 'kubek-dla-mamy-bukiet',
    english: mugsInEnglish['kubek-dla-mamy-bukiet'],
    title: 'Kubek dla mamy „Bukiet do kawy”',
    description:
      'Piwonie, gałązki i jedno słowo, które mówi wszystko. Zamiast „Mama” może być „Mamusia”, „Babcia” albo imię, a podgląd pokaże je od razu. Szkliwo jest matowe z zewnątrz i gładkie w środku.',
    productType: 'Kubek',
    category: 'Kubki',
    tags: ['kubek', 'mama', 'Dzień Matki', 'prezent'],
    added: '2026-04-24',
    seo: {
      title: 'Kubek dla mamy z bukietem i napisem',
      description:
        'Kubek na Dzień Matki: piwonie i napis, który możesz zmienić. Ceramika 330 ml, matowe szkliwo, do zmywarki.',
    },
    code: 'KUB-MAMA',
    options: [],
    forms: [{ values: [], price: 5400, compareAtPrice: 6400, stock: 38 }],
    features: ['Pojemność 330 ml', 'Twoje słowa widzisz na podglądzie', 'Matowe szkliwo', 'Do zmywarki'],
    bestseller: true,
    pictures: [
      mugPicture('front', 'rose', 'białe', bouquet, 'bukiet piwonii i napis „Mama”'),
      mugPicture('table', 'dawn', 'białe', bouquet, 'bukiet piwonii i napis „Mama”'),
      mugPicture('pair', 'sand', 'białe', bouquet, 'bukiet piwonii i napis „Mama”'),
    ],
  }),
  gift({
    handle: 'kubek-dla-taty-szczyty',
    english: mugsInEnglish['kubek-dla-taty-szczyty'],
    title: 'Kubek dla taty „Szczyty”',
    description:
      'Pasmo, które zna każdy, kto raz wszedł na coś wyższego od trzepaka. Dopisz nazwę szczytu i datę wejścia, a staną małym drukiem u stóp gór. Solidne ucho mieści cztery palce.',
    productType: 'Kubek',
    category: 'Kubki',
    tags: ['kubek', 'tata', 'Dzień Ojca', 'góry', 'prezent'],
    added: '2026-05-18',
    seo: {
      title: 'Kubek dla taty „Szczyty” z datą wejścia',
      description:
        'Kubek dla taty z pasmem gór, nazwą szczytu i datą wejścia. Ceramika 400 ml, szerokie ucho, do zmywarki.',
    },
    code: 'KUB-TATA',
    options: [],
    forms: [{ values: [], price: 5400, stock: 71 }],
    features: [
      'Pojemność 400 ml',
      'Twoje słowa widzisz na podglądzie',
      'Szerokie ucho',
      'Do zmywarki i mikrofalówki',
    ],
    pictures: [
      mugPicture('front', 'sage', 'piaskowe', peaks, 'pasmo gór i napis „Tata”'),
      mugPicture('table', 'ember', 'piaskowe', peaks, 'pasmo gór i napis „Tata”'),
    ],
  }),
]
