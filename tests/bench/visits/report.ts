import type { SpeedName } from '../browser.ts'
import type { Amount, SentAmounts } from '../edge/sentBytes.ts'
import { markdownTable, median, written, writtenMedian } from '../measurement.ts'
import { pressValues, ratio, valuesOf, type VisitFigure, type VisitKind, visitValues } from './figures.ts'
import { goalsOf, isReached } from './goals.ts'
import type { VisitResults } from './rounds.ts'
import { PAGE_NAMES, type PageName } from './targets.ts'
import type { Visits } from './visit.ts'

const SPEED_NAMES = {
  slow: 'slow phone: processor 4×, 150 ms, 1.6 Mbit/s',
  full: 'the machine and its network as they are',
} as const satisfies Record<SpeedName, string>

/** All tables of the visits, as Markdown. */
export function visitReport(
  results: VisitResults,
  speeds: readonly SpeedName[],
  pages: readonly PageName[] = PAGE_NAMES,
): string {
  const [first] = speeds
  const parts = [
    ...speeds.flatMap((speed) => [
      `### Visits, ${SPEED_NAMES[speed]}\n\n${visitTable(results, speed)}`,
      `### Presses, ${SPEED_NAMES[speed]}\n\n${pressTable(results, speed)}`,
    ]),
    ...(first === undefined
      ? []
      : [`### Sent on the first visit until quiet\n\n${sentTable(results, first)}`]),
    ...(speeds.includes('slow') ? [`### Goals\n\n${goalTable(results, pages)}`] : []),
    ...results.failures.map((failure) => `- failed: ${failure}`),
    `The machine had something else to do at the beginning of ${results.restless} of ${results.visits.length + results.presses.length + results.failures.length} measurements.`,
  ]
  return parts.join('\n\n')
}

const KINDS = [
  'script',
  'style',
  'document',
  'picture',
  'font',
  'other',
  'all',
] as const satisfies readonly (keyof SentAmounts)[]

const namesOf = (results: VisitResults) => [...new Set(results.visits.map(({ target }) => target))]

function visitTable(results: VisitResults, speed: SpeedName): string {
  const rows = namesOf(results).map((target) => {
    const of = (kind: VisitKind, figure: VisitFigure) => visitValues(results, speed, target, kind, figure)
    const times = (kind: VisitKind, figure: 'largestPaint' | 'ready') =>
      written(ratio(results, speed, target, kind, figure), 'times')
    return [
      target,
      writtenMedian(of('first', 'largestPaint'), 'ms'),
      times('first', 'largestPaint'),
      writtenMedian(of('first', 'ready'), 'ms'),
      writtenMedian(of('first', 'blocking'), 'ms'),
      writtenMedian(of('first', 'longestTask'), 'ms'),
      writtenMedian(of('first', 'layoutShift'), 'score'),
      writtenMedian(of('second', 'largestPaint'), 'ms'),
      times('second', 'largestPaint'),
      writtenMedian(of('offline', 'ready'), 'ms'),
      times('offline', 'ready'),
    ]
  })
  return markdownTable(
    [
      'page',
      'first visit: largest paint',
      'of the page without script',
      'ready',
      'blocking',
      'longest task',
      'layout shift',
      'second visit: largest paint',
      'of the page without script',
      'offline: ready',
      'of the second visit without script',
    ],
    rows,
  )
}

function pressTable(results: VisitResults, speed: SpeedName): string {
  const names = new Map(results.presses.map(({ target, press }) => [`${target} ${press}`, { target, press }]))
  const rows = [...names.values()].map(({ target, press }) => {
    const times = (which: 'answered' | 'done') => pressValues(results, speed, target, press, which)
    return [target, press, pressed(times('answered')), pressed(times('done'))]
  })
  return markdownTable(
    ['page', 'pressed every 100 ms once visible', 'until answered', 'until what was pressed for is there'],
    rows,
  )
}

/** Presses without an effect are counted: a median of the others alone would praise them. */
function pressed(values: readonly number[]): string {
  const worked = values.filter((value) => !Number.isNaN(value))
  const failed = values.length - worked.length
  if (worked.length === 0) return '–'
  return `${writtenMedian(worked, 'ms')}${failed === 0 ? '' : `, never in ${failed} of ${values.length}`}`
}

function sentTable(results: VisitResults, speed: SpeedName): string {
  const rows = namesOf(results).map((target) => {
    const amount = (read: (visits: Visits) => Amount) => {
      const middle = (of: keyof Amount) =>
        median(valuesOf(results, speed, target, (visits) => read(visits)[of]))
      return `${written(middle('bytes') / 1_024, 'kB')} in ${written(middle('requests'), 'calls')}`
    }
    const kinds = KINDS.map((kind) => amount(({ first }) => first.sent[kind]))
    return [target, ...kinds, amount(({ worker }) => worker)]
  })
  return markdownTable(['page', ...KINDS, 'and by its worker'], rows)
}

function goalTable(results: VisitResults, pages: readonly PageName[]): string {
  const rows = goalsOf(results, pages).map((goal) => [
    goal.name,
    `≤ ${written(goal.most, goal.unit)}`,
    written(goal.is, goal.unit),
    isReached(goal) ? 'reached' : '**missed**',
  ])
  return markdownTable(['goal', 'at most', 'is', ''], rows)
}
