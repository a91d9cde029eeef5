import { packSku } from '#domain/credits/packSku.ts'
import type { Grosze } from '#domain/money.ts'
import type { Feature } from '../english/features.ts'
import type { CatalogueProduct } from '../catalogueProduct.ts'
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
  readonly features: readonly Feature[]
  readonly added: string
  readonly bestseller?: boolean
}

function inEnglish({ english, amount }: CreditPackText): CatalogueProduct['english'] {
  const { name, description, seoDescription } = english
  return {
    title: `${name} – ${amount} credits`,
    description,
    seo: { title: `Pack of ${amount} credits “${name}”`, description: seoDescription },
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
  }
}

/** Credits for pictures and films, from the smallest pack. A pack's amount is in its SKU. */
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
    features: ['O 18% taniej za kredyt niż w pakiecie 50', 'Za nieudane nie płacisz', 'Bez daty ważności'],
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
      'Dla tych, którzy tworzą co tydzień: 300 kredytów na obrazy, filmy i muzykę, bez daty ważności. Można nimi też obdarować inną osobę, podając jej adres e-mail przy zamówieniu. Kredyty trafią na jej konto, a jeśli go nie ma, poczekają.',
    seoDescription:
      '300 kredytów dla tych, którzy tworzą co tydzień, także jako prezent dla kogoś. Bez daty ważności.',
    features: ['Można podarować, podając adres', 'Na obrazy, filmy i muzykę', 'Bez daty ważności'],
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
      'Ciepło na dłużej: 700 kredytów, po niecałe 26 groszy za sztukę. Dla tych, którzy sprzedają na portalach, uczą albo prowadzą profil w sieci. Fakturę wystawiasz sobie na stronie zamówienia, zaraz po zapłacie.',
    seoDescription:
      '700 kredytów dla stałych twórców, bez daty ważności. Faktura na stronie zamówienia, zaraz po zapłacie.',
    features: ['Faktura, gdy o nią poprosisz', 'Na obrazy, filmy i muzykę', 'Bez daty ważności'],
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
    features: ['Kredyt za mniej niż 24 grosze', 'Faktura, gdy o nią poprosisz', 'Bez daty ważności'],
  }),
  creditPack({
    handle: 'kredyty-latarnia',
    english: creditPacksInEnglish['kredyty-latarnia'],
    name: 'Latarnia',
    amount: 4000,
    price: 79900,
    added: '2026-05-25',
    description:
      'Największy pakiet, dla agencji i szkół: 4000 kredytów na obrazy, filmy i muzykę. Żaden nie traci ważności, a jeden kosztuje tu najmniej, niecałe 20 groszy. Fakturę wystawiasz sobie na stronie zamówienia.',
    seoDescription:
      '4000 kredytów dla agencji i szkół w najniższej cenie za kredyt. Bez daty ważności i bez abonamentu.',
    features: [
      'Najniższa cena za kredyt',
      'Faktura, gdy o nią poprosisz',
      'Bez daty ważności',
      'Bez abonamentu',
    ],
  }),
]
