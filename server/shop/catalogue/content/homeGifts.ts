import { MADE_TO_ORDER_TAG } from '#domain/catalogue/madeToOrder.ts'
import type { Design } from '#server/platform/media/recipes.ts'
import { gift } from './gift.ts'
import { homeGiftsInEnglish } from '../english/gifts.ts'

const house: Design = { art: 'lighthouse', mood: 'honey' }
const party: Design = { art: 'balloons', mood: 'ice' }

/** Puzzles, candles, baubles. */
export const homeGifts = [
  gift({
    handle: 'puzzle-z-twoim-obrazem',
    english: homeGiftsInEnglish['puzzle-z-twoim-obrazem'],
    title: 'Puzzle ze zdjęciem',
    description:
      'Obraz pocięty na 500 albo 1000 elementów z grubej tektury, w pudełku z tym samym obrazem na wieczku. Układasz go na podglądzie; im więcej szczegółów, tym przyjemniejsze układanie. Elementy klikają i nie pylą.',
    productType: 'Puzzle',
    category: 'Do domu',
    tags: ['puzzle', 'z obrazem', 'dla rodziny', 'prezent', MADE_TO_ORDER_TAG],
    added: '2026-09-10',
    seo: {
      title: 'Puzzle ze zdjęciem – 500 lub 1000 elementów',
      description:
        'Puzzle z Twojego obrazu w dwóch rozmiarach, gruba tektura i pudełko z nadrukiem. Podgląd przed zakupem.',
    },
    code: 'PUZ-OBRAZ',
    options: ['Rozmiar'],
    forms: [
      { values: ['500 elementów'], price: 7900, stock: 48, picture: 0 },
      { values: ['1000 elementów'], price: 9900, stock: 27, picture: 1 },
    ],
    features: ['Tektura 1,9 mm', 'Obraz układasz na podglądzie', 'Pudełko z nadrukiem', 'Elementy nie pylą'],
    pictures: [
      {
        recipe: { kind: 'puzzle', view: 'table', scene: 'sand', columns: 7, pieces: '500', design: house },
        altText: 'Prawie ułożone puzzle z latarnią, kilka elementów leży obok',
      },
      {
        recipe: { kind: 'puzzle', view: 'box', scene: 'honey', columns: 9, pieces: '1000', design: house },
        altText: 'Pudełko puzzli z latarnią na wieczku, napis 1000 elementów',
      },
      {
        recipe: { kind: 'puzzle', view: 'detail', scene: 'dawn', columns: 3, pieces: '500', design: house },
        altText: 'Elementy puzzli z bliska, jeden jeszcze niedołożony',
      },
    ],
  }),
  gift({
    handle: 'puzzle-dla-dzieci',
    english: homeGiftsInEnglish['puzzle-dla-dzieci'],
    title: 'Puzzle dla dzieci „24 duże kawałki”',
    description:
      'Duże, zaokrąglone elementy dla rąk, które dopiero się uczą. Wpisujesz imię, wybierasz kota, psa, misia albo królika i widzisz obrazek na podglądzie. Tusz jest na bazie wody, a tektura trzy razy grubsza niż zwykle.',
    productType: 'Puzzle',
    category: 'Do domu',
    tags: ['puzzle', 'dla dzieci', 'prezent', MADE_TO_ORDER_TAG],
    added: '2026-10-15',
    seo: {
      title: 'Puzzle dla dzieci z imieniem – 24 duże elementy',
      description:
        'Puzzle dla dzieci od 3 lat: 24 duże elementy, imię i zwierzak na obrazku, tusz na bazie wody.',
    },
    code: 'PUZ-DZIECI',
    options: [],
    forms: [{ values: [], price: 5900, stock: 2 }],
    features: ['Od 3 lat', 'Zaokrąglone krawędzie', 'Tusz na bazie wody', 'Woreczek lniany'],
    pictures: [
      {
        recipe: { kind: 'puzzle', view: 'table', scene: 'ice', columns: 4, pieces: '24', design: party },
        altText: 'Dziecięce puzzle z balonami, dwa duże elementy leżą obok',
      },
      {
        recipe: { kind: 'puzzle', view: 'box', scene: 'rose', columns: 4, pieces: '24', design: party },
        altText: 'Pudełko dziecięcych puzzli z balonami na wieczku',
      },
    ],
  }),
  gift({
    handle: 'swieca-sojowa-ognisko',
    english: homeGiftsInEnglish['swieca-sojowa-ognisko'],
    title: 'Świeca sojowa z Twoją etykietą',
    description:
      'Wosk sojowy, bawełniany knot i etykieta z Twoim tekstem, widoczna na podglądzie. Trzy zapachy: ognisko po deszczu, skórka pomarańczy i czysta bawełna. Pali się około 45 godzin, a słoik zostaje na ołówki.',
    productType: 'Świeca',
    category: 'Do domu',
    tags: ['świeca', 'dom', 'prezent', MADE_TO_ORDER_TAG],
    added: '2026-10-22',
    seo: {
      title: 'Świeca sojowa z własną etykietą – 45 godzin',
      description:
        'Świeca z wosku sojowego z Twoim tekstem na etykiecie. Trzy zapachy, 45 godzin palenia, słoik z korkiem.',
    },
    code: 'SWI-SOJA',
    options: ['Zapach'],
    forms: [
      { values: ['ognisko po deszczu'], price: 5499, stock: 29, picture: 0 },
      { values: ['skórka pomarańczy'], price: 5499, stock: 34, picture: 1 },
      { values: ['czysta bawełna'], price: 5499, stock: 0, picture: 2 },
    ],
    features: [
      'Wosk sojowy 220 g',
      'Około 45 godzin palenia',
      'Twoje słowa widzisz na podglądzie',
      'Słoik do użycia ponownie',
    ],
    pictures: [
      {
        recipe: {
          kind: 'candle',
          view: 'lit',
          scene: 'night',
          wax: 'ember',
          label: ['Ognisko', 'po deszczu'],
        },
        altText: 'Zapalona świeca w szkle z etykietą „Ognisko po deszczu”',
      },
      {
        recipe: {
          kind: 'candle',
          view: 'lit',
          scene: 'honey',
          wax: 'honey',
          label: ['Skórka', 'pomarańczy'],
        },
        altText: 'Zapalona świeca w szkle z etykietą „Skórka pomarańczy”',
      },
      {
        recipe: { kind: 'candle', view: 'pair', scene: 'snow', wax: 'snow', label: ['Czysta', 'bawełna'] },
        altText: 'Dwie świece z etykietą „Czysta bawełna”, jedna z korkiem',
      },
    ],
  }),
  gift({
    handle: 'swieca-na-rocznice',
    english: homeGiftsInEnglish['swieca-na-rocznice'],
    title: 'Świeca rocznicowa „Jeszcze raz tak”',
    description:
      'Na stół, przy którym siadacie we dwoje. Na etykiecie są Wasze imiona i rok, a pod woskiem liścik z Twoimi słowami: pokazuje się, gdy wosk opadnie do połowy. Zapach: figa, drewno i trochę dymu.',
    productType: 'Świeca',
    category: 'Do domu',
    tags: ['świeca', 'rocznica', 'dla pary', 'prezent', MADE_TO_ORDER_TAG],
    added: '2026-06-18',
    seo: {
      title: 'Świeca na rocznicę z imionami i ukrytym liścikiem',
      description:
        'Świeca rocznicowa z Waszymi imionami i liścikiem ukrytym pod woskiem. Zapach figi i drewna, 50 godzin.',
    },
    code: 'SWI-ROCZNICA',
    options: [],
    forms: [{ values: [], price: 6900, compareAtPrice: 7900, stock: 16 }],
    features: [
      'Twoje słowa widzisz na podglądzie',
      'Ukryty liścik',
      'Około 50 godzin palenia',
      'Pudełko prezentowe',
    ],
    pictures: [
      {
        recipe: { kind: 'candle', view: 'gift', scene: 'berry', wax: 'rose', label: ['Ewa', 'i Paweł'] },
        altText: 'Świeca z etykietą „Ewa i Paweł” obok pudełka z kokardą',
      },
      {
        recipe: { kind: 'candle', view: 'lit', scene: 'rose', wax: 'rose', label: ['Ewa', 'i Paweł'] },
        altText: 'Zapalona świeca rocznicowa „Ewa i Paweł”',
      },
    ],
  }),
  gift({
    handle: 'bombka-z-imieniem',
    english: homeGiftsInEnglish['bombka-z-imieniem'],
    title: 'Bombka z imieniem',
    description:
      'Szkło dmuchane w Krośnie, imię pisane pędzelkiem i gwiazdka z drobnego złota. Każda jest trochę inna, bo każdą maluje ta sama para rąk. Tegoroczna pula już się skończyła.',
    productType: 'Bombka',
    category: 'Do domu',
    tags: ['bombka', 'święta', 'prezent', MADE_TO_ORDER_TAG],
    added: '2026-10-01',
    seo: {
      title: 'Bombka z imieniem, malowana ręcznie',
      description:
        'Szklana bombka z imieniem pisanym pędzelkiem. Dmuchana ręcznie, średnica 10 cm, w pudełku z okienkiem.',
    },
    code: 'BOM-IMIE',
    options: ['Kolor'],
    forms: [
      { values: ['czerwony'], price: 4900, stock: 0, picture: 0 },
      { values: ['granatowy'], price: 4900, stock: 0, picture: 1 },
    ],
    features: ['Szkło dmuchane', 'Imię pisane ręcznie', 'Średnica 10 cm', 'Pudełko z okienkiem'],
    bestseller: true,
    pictures: [
      {
        recipe: { kind: 'bauble', view: 'branch', scene: 'snow', glass: 'berry', name: 'Zosia' },
        altText: 'Czerwona bombka z imieniem Zosia na gałązce świerku',
      },
      {
        recipe: { kind: 'bauble', view: 'branch', scene: 'honey', glass: 'night', name: 'Staś' },
        altText: 'Granatowa bombka z imieniem Staś na gałązce świerku',
      },
      {
        recipe: { kind: 'bauble', view: 'box', scene: 'sand', glass: 'berry', name: 'Zosia' },
        altText: 'Bombka z imieniem w otwartym pudełku wyłożonym bibułą',
      },
    ],
  }),
]
