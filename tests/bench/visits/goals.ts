import { median, type Unit } from '../measurement.ts'
import { pressValues, ratio, valuesOf, visitValues } from './figures.ts'
import { PRODUCT_PRESSES } from './presses.ts'
import type { VisitResults } from './rounds.ts'
import { PAGE_NAMES, type PageName } from './targets.ts'

/** A figure on the slow phone, and the most that it may be. */
export interface Goal {
  readonly name: string
  readonly unit: Unit
  readonly most: number
  /** NaN where nothing was measured, or where a press had no effect in a run. */
  readonly is: number
}

/** All goals of the first visit to these pages and of those after it, with what was measured. */
export function goalsOf(results: VisitResults, pages: readonly PageName[] = PAGE_NAMES): Goal[] {
  return [...pages.flatMap((name) => pageGoals(results, name)), ...pressGoals(results, pages)]
}

/** Whether the figure is known and within its goal. */
export function isReached({ is, most }: Goal): boolean {
  return is <= most
}

function pageGoals(results: VisitResults, page: string): Goal[] {
  const middle = (...which: [kind: 'first', figure: 'blocking' | 'layoutShift']) =>
    median(visitValues(results, 'slow', page, ...which))
  const script = (of: 'bytes' | 'requests') =>
    median(valuesOf(results, 'slow', page, ({ first }) => first.sent.script[of]))
  return [
    {
      name: `${page}: first visit, largest paint, of the page without script`,
      unit: 'times',
      most: 1.15,
      is: ratio(results, 'slow', page, 'first', 'largestPaint'),
    },
    {
      name: `${page}: second visit, largest paint, of the page without script`,
      unit: 'times',
      most: 1.2,
      is: ratio(results, 'slow', page, 'second', 'largestPaint'),
    },
    {
      name: `${page}: offline start, ready, of the second visit of the page without script`,
      unit: 'times',
      most: 1.3,
      is: ratio(results, 'slow', page, 'offline', 'ready'),
    },
    { name: `${page}: blocking time`, unit: 'ms', most: 150, is: middle('first', 'blocking') },
    { name: `${page}: layout shift`, unit: 'score', most: 0, is: middle('first', 'layoutShift') },
    { name: `${page}: JavaScript until quiet`, unit: 'kB', most: 200, is: script('bytes') / 1_024 },
    { name: `${page}: requests of it`, unit: 'calls', most: 30, is: script('requests') },
  ]
}

/** A press that failed in one run has no figure: its median would hide that. */
function pressGoals(results: VisitResults, pages: readonly PageName[]): Goal[] {
  return PRODUCT_PRESSES.filter(({ page }) => pages.includes(page)).flatMap((press) => {
    const time = (which: 'answered' | 'done') => {
      const values = pressValues(results, 'slow', press.page, press.name, which)
      return values.some(Number.isNaN) ? Number.NaN : median(values)
    }
    const isAdding = press.answered.otherLook === true
    const answered: Goal = {
      name: `${press.name} pressed until ${isAdding ? 'acknowledged' : 'handled'}`,
      unit: 'ms',
      most: 100,
      is: time('answered'),
    }
    const carriedOut: Goal = {
      name: `${press.name} pressed until carried out`,
      unit: 'ms',
      most: 800,
      is: time('done'),
    }
    return isAdding ? [answered, carriedOut] : [answered]
  })
}
