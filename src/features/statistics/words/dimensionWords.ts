import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeviceClass, Source } from '#domain/engagement/eventKinds.ts'
import type { GenerationFailureCode } from '#domain/generation/failures.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { Dimension, Filter } from '#domain/statistics/metrics.ts'
import type { Preset } from '#domain/statistics/range.ts'
import type { Comparison, FUNNEL_STEPS } from '#domain/statistics/report.ts'

/** The title of the table's column that names the rows. */
export const DIMENSION_WORDS = {
  hour: msg`Godzina`,
  day: msg`Dzień`,
  week: msg`Tydzień`,
  month: msg`Miesiąc`,
  page: msg`Strona`,
  product: msg`Produkt`,
  source: msg`Źródło`,
  device: msg`Urządzenie`,
  affiliate: msg`Kod twórcy`,
  offline: msg`Sieć`,
  returning: msg`Odwiedzający`,
  depth: msg`Głębokość`,
  score: msg`Wynik`,
  step: msg`Krok`,
  age: msg`Tygodni od pierwszej wizyty`,
  engine: msg`Silnik`,
  type: msg`Rodzaj`,
  failure: msg`Powód`,
} as const satisfies Readonly<Record<Dimension, MessageDescriptor>>

export const FILTER_WORDS = {
  source: msg`Źródło`,
  device: msg`Urządzenie`,
  affiliate: msg`Kod twórcy`,
  offline: msg`Sieć`,
  engine: msg`Silnik`,
  type: msg`Rodzaj`,
} as const satisfies Readonly<Record<Filter, MessageDescriptor>>

export const SOURCE_WORDS = {
  direct: msg`Bezpośrednio`,
  search: msg`Wyszukiwarka`,
  social: msg`Media społecznościowe`,
  mail: msg`Poczta`,
  site: msg`Inna strona`,
} as const satisfies Readonly<Record<Source, MessageDescriptor>>

export const DEVICE_WORDS = {
  phone: msg`Telefon`,
  tablet: msg`Tablet`,
  desktop: msg`Komputer`,
} as const satisfies Readonly<Record<DeviceClass, MessageDescriptor>>

export const TYPE_WORDS = {
  image: msg`Obrazy`,
  video: msg`Wideo`,
  music: msg`Muzyka`,
  speech: msg`Mowa`,
  text: msg`Teksty`,
  transcription: msg`Transkrypcje`,
} as const satisfies Readonly<Record<GenerationType, MessageDescriptor>>

export const FAILURE_WORDS = {
  GENERATION_FAILED: msg`Bez podanego powodu`,
  GENERATION_REFUSED: msg`Dostawca odrzucił treść`,
  GENERATOR_PROCESSING_FAILED: msg`Błąd dostawcy`,
  GENERATOR_MODEL_RETIRED: msg`Model wycofany`,
} as const satisfies Readonly<Record<GenerationFailureCode, MessageDescriptor>>

export const PRESET_WORDS = {
  today: msg`Dziś`,
  '7-days': msg`Ostatnie 7 dni`,
  '30-days': msg`Ostatnie 30 dni`,
  '90-days': msg`Ostatnie 90 dni`,
  'this-month': msg`Ten miesiąc`,
  'last-month': msg`Zeszły miesiąc`,
  'this-year': msg`Ten rok`,
} as const satisfies Readonly<Record<Preset, MessageDescriptor>>

export const COMPARISON_WORDS = {
  none: msg`Bez porównania`,
  previous: msg`Poprzedni okres`,
  year: msg`Rok wcześniej`,
} as const satisfies Readonly<Record<Comparison, MessageDescriptor>>

/** The way to an order. */
export const STEP_WORDS = {
  session: msg`Sesja`,
  product: msg`Zobaczony produkt`,
  cart: msg`Coś w koszyku`,
  checkout: msg`Kasa`,
  paid: msg`Opłacone zamówienie`,
} as const satisfies Readonly<Record<(typeof FUNNEL_STEPS)[number], MessageDescriptor>>

/** Whether there was a network. */
export const OFFLINE_WORDS = {
  false: msg`Z siecią`,
  true: msg`Bez sieci`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>

/** Whether a device was here before. */
export const RETURNING_WORDS = {
  false: msg`Pierwszy raz`,
  true: msg`Powracający`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>
