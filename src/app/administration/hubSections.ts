import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { PLACES } from '../manifests.ts'

type AdministratorPlace = {
  [Name in keyof typeof PLACES]: (typeof PLACES)[Name] extends { readonly visitors: 'administrators' }
    ? Name
    : never
}[keyof typeof PLACES]

/** The tasks of each place; a place of administrators that is missing here doesn't compile. */
export const HUB_WORDS: Readonly<Record<Exclude<AdministratorPlace, 'administration'>, MessageDescriptor>> = {
  fulfilment: msg`Zamówienia do wykonania i wysłania.`,
  stock: msg`Stany rzeczy, które się wyczerpują.`,
  moderatedReviews: msg`Opinie, które czekają na decyzję.`,
  affiliateCodes: msg`Kody, ich bonusy i prowizje twórców.`,
  enginePrices: msg`Ile kredytów kosztuje praca każdego silnika.`,
  people: msg`Konta, kredyty i uprawnienia.`,
  reports: msg`Prace i rysunki, które ktoś zgłosił, i co z nimi zrobić.`,
  articles: msg`Aktualności, edukacja, poradniki i tutoriale.`,
  newsletter: msg`Wydania: pisanie, próba i wysyłka.`,
  templateBuilder: msg`Płótno, formularz i asystent AI, który pomaga układać szablon.`,
  templateDrafts: msg`Szablony, których nikt jeszcze nie widzi.`,
  statistics: msg`Sprzedaż, generacje i ludzie w liczbach.`,
  enhancedStatistics: msg`To samo dokładniej i w czasie.`,
  analytics: msg`Wizyty: skąd ludzie przychodzą i co czytają.`,
  analyticsCommand: msg`Zapytania o wizyty i ich zestawienia.`,
  monitoring: msg`Co serwer robi w tej chwili.`,
}

type HubPlace = keyof typeof HUB_WORDS

/** The hub's parts in their order, and the places of each. */
export const HUB_SECTIONS: readonly {
  readonly title: MessageDescriptor
  readonly places: readonly HubPlace[]
}[] = [
  {
    title: msg`Sklep`,
    places: ['fulfilment', 'stock', 'moderatedReviews', 'affiliateCodes', 'enginePrices'],
  },
  { title: msg`Ludzie i ich prace`, places: ['people', 'reports'] },
  { title: msg`Treści`, places: ['articles', 'newsletter', 'templateBuilder', 'templateDrafts'] },
  {
    title: msg`Liczby`,
    places: ['statistics', 'enhancedStatistics', 'analytics', 'analyticsCommand', 'monitoring'],
  },
]
