import type { CatalogueProduct } from '../catalogueProduct.ts'
import { packSku } from '#domain/credits/packSku.ts'
import type { Grosze } from '#domain/money.ts'
import { creditPacksInEnglish } from '../english/credits.ts'

interface CreditPackText {
  readonly handle: string
  readonly english: (typeof creditPacksInEnglish)[keyof typeof creditPacksInEnglish]
  readonly name: string
  readonly amount: number
  readonly price: Grosze
  readonly compareAtPrice?: Grosze
  readonly description: string
  readonly seoDescription: string
  readonly features: readonly string[]
  readonly added: string
  readonly rating: readonly [number, number]
  readonly bestseller?: boolean
}

function inEnglish({ english, amount }: CreditPackText): CatalogueProduct['english'] {
  const { name, description, seoDescription, features } = english
  return {
    title: `${name} – ${amount} credits`,
    description,
    seo: { title: `Pack of ${amount} credits “${name}”`, description: seoDescription },
    features,
    altTexts: [
      `Glowing coins with a spark, the pack “${name}” of ${amount} credits`,
      `A board that shows how many pictures and films ${amount} credits make`,
    ],
  }
}

function creditPack(text: CreditPackText): CatalogueProduct {
  const { handle, name, amount } = text
  return {
    handle,
    english: inEnglish(text),
    title: `${name} – ${amount} kredytów`,
    description: text.description,
    productType: 'Pakiet kredytów',
    category: 'Kredyty',
    tags: ['kredyty', 'obrazy', 'wideo'],
    collections: ['kredyty'],
    added: text.added,
    seo: { title: `Pakiet ${amount} kredytów „${name}”`, description: text.seoDescription },
    variants: [
      {
        options: {},
        price: text.price,
        ...(text.compareAtPrice === undefined ? {} : { compareAtPrice: text.compareAtPrice }),
        stock: null,
        sku: packSku(amount),
        requiresShipping: false,
      },
    ],
    pictures: [
      {
        recipe: { kind: 'credits', view: 'pack', amount, name },
        altText: `Żarzące się monety z iskrą, pakiet „${name}” na ${amount} kredytów`,
      },
      {
        recipe: { kind: 'credits', view: 'use', amount, name },
        altText: `Plansza z tym, na co jest ${amount} kredytów: na obrazy i filmy`,
      },
    ],
    features: text.features,
    bestseller: text.bestseller ?? false,
    rating: { average: text.rating[0], count: text.rating[1] },
  }
}

/** Credits for pictures and films, from the smallest pack. What a pack brings is in its SKU. */
export const creditPacks = [
  creditPack({
    handle: 'kredyty-garsc-iskier',
    english: creditPacksInEnglish['kredyty-garsc-iskier'],
    name: 'Garść iskier',
    amount: 50,
    price: 1999,
    added: '2026-01-05',
    description:
      'Na pierwsze próby: 50 kredytów na obrazy, filmy i muzykę. Kredyty pojawiają się na koncie zaraz po opłaceniu i nie mają daty ważności. Jeśli generowanie się nie uda, nic nie płacisz.',
    seoDescription:
      'Najmniejszy pakiet: 50 kredytów na obrazy, filmy i muzykę. Bez daty ważności i bez abonamentu.',
    features: ['Na obrazy, filmy i muzykę', 'Bez daty ważności', 'Bez abonamentu'],
    rating: [4.6, 412],
  }),
  creditPack({
    handle: 'kredyty-zar',
    english: creditPacksInEnglish['kredyty-zar'],
    name: 'Żar',
    amount: 120,
    price: 3900,
    added: '2026-01-05',
    description:
      'Na jeden porządny projekt: zaproszenia, plakat i kilka wersji na zmianę zdania. Jeden kredyt wychodzi taniej niż w najmniejszym pakiecie, a żaden nie traci ważności.',
    seoDescription:
      '120 kredytów na jeden porządny projekt. Jeden kredyt za niecałe 33 grosze, bez daty ważności.',
    features: ['Na jeden porządny projekt', 'O 18% taniej za kredyt niż w pakiecie 50', 'Bez daty ważności'],
    rating: [4.7, 538],
    bestseller: true,
  }),
  creditPack({
    handle: 'kredyty-ognisko',
    english: creditPacksInEnglish['kredyty-ognisko'],
    name: 'Ognisko',
    amount: 300,
    price: 8900,
    added: '2026-01-05',
    description:
      'Dla tych, którzy tworzą co tydzień. 300 kredytów to spokojny zapas na cały miesiąc. Można nim też obdarować inną osobę, podając jej adres przy zamówieniu.',
    seoDescription: '300 kredytów na miesiąc tworzenia, także jako prezent dla kogoś. Bez daty ważności.',
    features: ['Spokojny zapas na miesiąc', 'Można podarować', 'Bez daty ważności'],
    rating: [4.8, 327],
    bestseller: true,
  }),
  creditPack({
    handle: 'kredyty-kominek',
    english: creditPacksInEnglish['kredyty-kominek'],
    name: 'Kominek',
    amount: 700,
    price: 17900,
    compareAtPrice: 19900,
    added: '2026-02-16',
    description:
      'Ciepło na dłużej: 700 kredytów. Wybierają go sprzedawcy na portalach, nauczyciele i osoby prowadzące profil w sieci. Fakturę dostajesz od razu po płatności.',
    seoDescription: '700 kredytów dla stałych twórców, bez daty ważności. Faktura od razu po płatności.',
    features: ['Dla stałych twórców', 'Faktura od razu', 'Bez daty ważności'],
    rating: [4.8, 184],
  }),
  creditPack({
    handle: 'kredyty-kuznia',
    english: creditPacksInEnglish['kredyty-kuznia'],
    name: 'Kuźnia',
    amount: 1500,
    price: 34900,
    compareAtPrice: 39900,
    added: '2026-02-16',
    description:
      'Dla pracowni i małych firm. 1500 kredytów na obrazy, filmy i muzykę, na cały sezon pracy. Jeden kredyt kosztuje mniej niż 24 grosze.',
    seoDescription:
      '1500 kredytów dla pracowni i małych firm. Kredyt za niecałe 24 grosze, bez daty ważności.',
    features: ['Dla pracowni i małych firm', 'Na cały sezon pracy', 'Bez daty ważności'],
    rating: [4.7, 96],
  }),
  creditPack({
    handle: 'kredyty-latarnia',
    english: creditPacksInEnglish['kredyty-latarnia'],
    name: 'Latarnia',
    amount: 4000,
    price: 79900,
    added: '2026-05-25',
    description:
      'Największy pakiet, dla agencji i szkół. 4000 kredytów oraz pomoc przy pierwszym projekcie: godzina rozmowy z osobą, która zna narzędzie od środka.',
    seoDescription: '4000 kredytów dla agencji i szkół i godzina pomocy na start. Bez daty ważności.',
    features: [
      'Dla agencji i szkół',
      'Godzina pomocy na start',
      'Najniższa cena za kredyt',
      'Bez daty ważności',
    ],
    rating: [4.9, 31],
  }),
]
