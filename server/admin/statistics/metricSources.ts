import type { Metric } from '#domain/statistics/metrics.ts'
import type { Asked, Counting } from './counting.ts'
import { creditsGiven, creditsSold, creditsUsed } from './credits.ts'
import { averageOrder, lineSum, orderCount, orderSum, placedIn } from './orders.ts'
import { averageValue, eventCount, funnelOf, offlineShare } from './visits.ts'
import { averageProcessing, failureCount, failureShare, generationCount, generationCredits } from './work.ts'

/** The calculation of a value from an amount and its parts. */
export type Reckoning =
  /** The amount itself. */
  | 'sum'
  /** The amount of one part. */
  | 'average'
  /** Hundredths of a percent. */
  | 'share'
  /** The amount; the total is that of the parts, those of the first step. */
  | 'steps'

/** The source of a metric's numbers. */
export interface MetricSource {
  /** `orders` are here only when this server's own storefront takes them. */
  readonly of: 'visits' | 'orders' | 'credits' | 'work'
  readonly reckoning: Reckoning
  /** `hasOrders`: whether orders are here. */
  readonly count: (asked: Asked, hasOrders: boolean) => Counting
}

/** For every metric: a missing one doesn't compile. */
export const METRIC_SOURCES: Readonly<Record<Metric, MetricSource>> = {
  sessions: { of: 'visits', reckoning: 'sum', count: eventCount('session') },
  views: { of: 'visits', reckoning: 'sum', count: eventCount('view') },
  'time-on-page': { of: 'visits', reckoning: 'average', count: averageValue('leave') },
  scrolled: { of: 'visits', reckoning: 'sum', count: eventCount('scroll') },
  engagement: { of: 'visits', reckoning: 'average', count: averageValue('engagement') },
  scores: { of: 'visits', reckoning: 'sum', count: eventCount('engagement') },
  funnel: { of: 'visits', reckoning: 'steps', count: funnel },
  retention: { of: 'visits', reckoning: 'sum', count: eventCount('week') },
  'offline-share': { of: 'visits', reckoning: 'share', count: offlineShare('view') },

  orders: { of: 'orders', reckoning: 'sum', count: orderCount },
  revenue: { of: 'orders', reckoning: 'sum', count: orderSum('total') },
  'average-order': { of: 'orders', reckoning: 'average', count: averageOrder },
  discounts: { of: 'orders', reckoning: 'sum', count: orderSum('discount') },
  'items-sold': { of: 'orders', reckoning: 'sum', count: lineSum('quantity') },
  'items-value': { of: 'orders', reckoning: 'sum', count: lineSum('total') },

  'credits-sold': { of: 'credits', reckoning: 'sum', count: creditsSold },
  'credits-given': { of: 'credits', reckoning: 'sum', count: creditsGiven },
  'credits-used': { of: 'credits', reckoning: 'sum', count: creditsUsed },

  generations: { of: 'work', reckoning: 'sum', count: generationCount },
  'generation-credits': { of: 'work', reckoning: 'sum', count: generationCredits },
  failures: { of: 'work', reckoning: 'sum', count: failureCount },
  'failure-share': { of: 'work', reckoning: 'share', count: failureShare },
  'processing-time': { of: 'work', reckoning: 'average', count: averageProcessing },
}

/** Of its buyer's source an order knows only the affiliate. */
function funnel(asked: Asked, hasOrders: boolean): Counting {
  const { affiliate, ...others } = asked.filters
  const isTold = hasOrders && Object.values(others).every((value) => value === undefined)
  return funnelOf(asked, isTold ? placedIn(asked.range, affiliate) : null)
}
