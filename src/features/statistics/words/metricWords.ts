import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Metric } from '#domain/statistics/metrics.ts'

/** The name of each metric over its figures. */
export const METRIC_WORDS = {
  sessions: msg`Sesje`,
  views: msg`Odsłony`,
  'time-on-page': msg`Czas na stronie`,
  scrolled: msg`Przewinięte strony`,
  engagement: msg`Zaangażowanie`,
  scores: msg`Rozkład zaangażowania`,
  funnel: msg`Od wizyty do zapłaty`,
  retention: msg`Powroty`,
  'offline-share': msg`Udział odsłon bez sieci`,
  orders: msg`Zamówienia`,
  revenue: msg`Przychód`,
  'average-order': msg`Średnie zamówienie`,
  discounts: msg`Udzielone rabaty`,
  'items-sold': msg`Sprzedane sztuki`,
  'items-value': msg`Wartość sprzedanych rzeczy`,
  'credits-sold': msg`Kredyty sprzedane`,
  'credits-given': msg`Kredyty podarowane`,
  'credits-used': msg`Kredyty zużyte`,
  generations: msg`Generacje`,
  'generation-credits': msg`Koszt generacji`,
  failures: msg`Nieudane generacje`,
  'failure-share': msg`Udział nieudanych`,
  'processing-time': msg`Czas generowania`,
} as const satisfies Readonly<Record<Metric, MessageDescriptor>>

/** Of which metrics more is better or worse; the others are neither. */
export const BETTER: Readonly<Partial<Record<Metric, 'more' | 'less'>>> = {
  sessions: 'more',
  views: 'more',
  engagement: 'more',
  orders: 'more',
  revenue: 'more',
  'average-order': 'more',
  'items-sold': 'more',
  'items-value': 'more',
  'credits-sold': 'more',
  'credits-used': 'more',
  generations: 'more',
  failures: 'less',
  'failure-share': 'less',
  'processing-time': 'less',
}
