// Popularity: counted from the visits, without names, of visitors who agreed to it, to public works and templates.

/** Over which time it is asked. */
export const TRENDING_WINDOWS = ['today', 'week', 'month', 'all'] as const
export type TrendingWindow = (typeof TRENDING_WINDOWS)[number]
export const DEFAULT_WINDOW: TrendingWindow = 'week'

/** The kinds of things that can be popular. */
export const TRENDING_MEDIA = ['image', 'video', 'audio', 'template'] as const
export type TrendingMedium = (typeof TRENDING_MEDIA)[number]

/** So many calendar days a window takes in, today's included; null for all there are. */
export const WINDOW_DAYS: Readonly<Record<TrendingWindow, number | null>> = {
  today: 1,
  week: 7,
  month: 30,
  all: null,
}

/** The days after which interest counts for half: present interest ranks before that of the window's beginning. */
const HALF_LIFE_DAYS: Readonly<Record<TrendingWindow, number>> = {
  today: Infinity,
  week: 3,
  month: 10,
  all: Infinity,
}

/** A view believed to have had this much attention at most, ms: a tab that was left open is no interest. */
export const ATTENTION_A_VIEW_MS = 2 * 60_000
/** A result made by a template shows more interest than a view. */
export const POINTS_FOR_MADE = 4

/** The interest in one thing on one day; in all time, in one month. */
export interface Interest {
  /** How many days ago, 0 for today. */
  readonly daysAgo: number
  readonly views: number
  /** Time with attention on its page, ms. */
  readonly attentionMs: number
  /** How often a template made something; 0 for a work. */
  readonly made: number
}

/** The points of one day: one for a view, one for each minute of attention, four for something made. */
export function interestPoints({ views, attentionMs, made }: Omit<Interest, 'daysAgo'>): number {
  const minutes = Math.min(attentionMs, views * ATTENTION_A_VIEW_MS) / 60_000
  return views + minutes + made * POINTS_FOR_MADE
}

/**
 * The popularity of a thing in a window: over its days the sum of log2(1 + points), each halved by every half-life that
 * has passed. By the logarithm, twice the interest of one day is worth at most one more: several days with some
 * visitors rank before one day on which one visitor pressed reload. 0 without interest; never less.
 */
export function trendingScore(days: readonly Interest[], window: TrendingWindow): number {
  return days.reduce(
    (sum, day) => sum + Math.log2(1 + interestPoints(day)) * 2 ** (-day.daysAgo / HALF_LIFE_DAYS[window]),
    0,
  )
}
