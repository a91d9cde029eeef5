/** How the values of a metric are counted: money in grosze, time in ms, shares in hundredths of a percent. */
export const METRIC_UNITS = ['count', 'grosze', 'credits', 'ms', 'share', 'points'] as const
export type MetricUnit = (typeof METRIC_UNITS)[number]

/** The dimensions a metric can be broken down by. */
export const DIMENSIONS = [
  'hour',
  'day',
  'week',
  'month',
  'page',
  'product',
  'source',
  'device',
  'affiliate',
  'offline',
  'returning',
  'depth',
  'score',
  'step',
  'age',
  'engine',
  'type',
  'failure',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** Dimensions along which time goes by: every moment of the range has its row, also where nothing happened. */
export const TIME_DIMENSIONS = ['hour', 'day', 'week', 'month'] as const satisfies readonly Dimension[]
export type TimeDimension = (typeof TIME_DIMENSIONS)[number]

/** Whether time goes by along a dimension; not where there is none. */
export function isTime(dimension: Dimension | null): dimension is TimeDimension {
  const times: readonly (Dimension | null)[] = TIME_DIMENSIONS
  return times.includes(dimension)
}

/** The filters of a metric, one value of each. */
export const FILTERS = [
  'source',
  'device',
  'affiliate',
  'offline',
  'engine',
  'type',
] as const satisfies readonly Dimension[]
export type Filter = (typeof FILTERS)[number]

interface MetricFacts {
  readonly unit: MetricUnit
  readonly by: readonly Dimension[]
  readonly filters: readonly Filter[]
  /** Whether the rows of a breakdown add up to the total: averages and shares don't. */
  readonly adds: boolean
}

const TIME = TIME_DIMENSIONS
const ORIGIN = ['source', 'device', 'affiliate', 'offline'] as const
const VISITS = { by: [...TIME, ...ORIGIN], filters: ORIGIN, adds: true } as const
const WORK = { by: [...TIME, 'engine', 'type'], filters: ['engine', 'type'], adds: true } as const

/**
 * All metrics of administrators. Visits are counted only with consent; orders, credits and generations are all counted.
 * A metric takes no other breakdown or filter than it names.
 */
export const METRICS = {
  sessions: { ...VISITS, unit: 'count', by: [...VISITS.by, 'returning'] },
  views: { ...VISITS, unit: 'count', by: [...VISITS.by, 'page', 'product'] },
  /** Visible time on one page, the average. */
  'time-on-page': { ...VISITS, unit: 'ms', by: [...VISITS.by, 'page', 'product'], adds: false },
  /** Pages scrolled to a milestone. */
  scrolled: { ...VISITS, unit: 'count', by: ['depth', 'page'] },
  /** The average score of a session, 0 to 100. */
  engagement: { ...VISITS, unit: 'points', adds: false },
  /** Sessions by their score, in tens. */
  scores: { ...VISITS, unit: 'count', by: ['score'] },
  /** The way to an order: sessions, those that saw a product, had a cart, came to the checkout; paid orders. */
  funnel: { ...VISITS, unit: 'count', by: ['step'], adds: false },
  /** Devices that came back, by the weeks since they came first. */
  retention: { ...VISITS, unit: 'count', by: ['age'] },
  /** Page views without a network, of all page views. */
  'offline-share': { ...VISITS, unit: 'share', by: [...TIME, 'page', 'source', 'device'], adds: false },

  orders: { unit: 'count', by: [...TIME, 'affiliate'], filters: ['affiliate'], adds: true },
  /** The total of orders, delivery included. */
  revenue: { unit: 'grosze', by: [...TIME, 'affiliate'], filters: ['affiliate'], adds: true },
  'average-order': { unit: 'grosze', by: [...TIME, 'affiliate'], filters: ['affiliate'], adds: false },
  discounts: { unit: 'grosze', by: [...TIME, 'affiliate'], filters: ['affiliate'], adds: true },
  /** Sold pieces, and their prices before reductions and delivery. */
  'items-sold': { unit: 'count', by: [...TIME, 'product'], filters: [], adds: true },
  'items-value': { unit: 'grosze', by: [...TIME, 'product'], filters: [], adds: true },

  /** Credits of paid packs and courses. */
  'credits-sold': { unit: 'credits', by: TIME, filters: [], adds: true },
  /** Credits given: to new accounts, and with affiliates' codes. */
  'credits-given': { unit: 'credits', by: TIME, filters: [], adds: true },
  /** Credits charged for anything made. */
  'credits-used': { unit: 'credits', by: TIME, filters: [], adds: true },

  generations: { ...WORK, unit: 'count' },
  /** The credits paid for completed generations. */
  'generation-credits': { ...WORK, unit: 'credits' },
  failures: { ...WORK, unit: 'count', by: [...WORK.by, 'failure'] },
  /** The failed ones among all that ended by themselves. */
  'failure-share': { ...WORK, unit: 'share', adds: false },
  /** How long a completed one took to make, the average. */
  'processing-time': { ...WORK, unit: 'ms', adds: false },
} as const satisfies Readonly<Record<string, MetricFacts>>

export type Metric = keyof typeof METRICS

export function isMetric(name: string): name is Metric {
  return Object.hasOwn(METRICS, name)
}

/** In the order of the table. */
export const METRIC_NAMES: readonly Metric[] = Object.keys(METRICS).filter(isMetric)

/** The facts of a metric, for code that takes any. */
export function metricFacts(metric: Metric): MetricFacts {
  return METRICS[metric]
}
