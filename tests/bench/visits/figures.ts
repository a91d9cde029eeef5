import type { SpeedName } from '../browser.ts'
import { median } from '../measurement.ts'
import type { PressTimes } from './press.ts'
import type { VisitResults } from './rounds.ts'
import { WITHOUT_SCRIPT } from './targets.ts'
import type { Visit, Visits } from './visit.ts'

/** Which of the visits of one profile. */
export type VisitKind = 'first' | 'second' | 'offline'

/** A figure of a visit that is one number. */
export type VisitFigure = Exclude<keyof Visit, 'sent'>

/** The figures of one page at one speed, each of every run. */
export function valuesOf(
  results: VisitResults,
  speed: SpeedName,
  target: string,
  read: (visits: Visits) => number | undefined,
): number[] {
  return results.visits
    .filter((taken) => taken.speed === speed && taken.target === target)
    .map(({ visits }) => read(visits) ?? Number.NaN)
    .filter((value) => !Number.isNaN(value))
}

/** One figure of one kind of visit. */
export function visitValues(
  results: VisitResults,
  speed: SpeedName,
  target: string,
  kind: VisitKind,
  figure: VisitFigure,
): number[] {
  return valuesOf(results, speed, target, (visits) => visits[kind]?.[figure])
}

/** What a figure's median is of that of the page without script, in the same run; offline is held against its second visit. */
export function ratio(
  results: VisitResults,
  speed: SpeedName,
  target: string,
  kind: VisitKind,
  figure: 'largestPaint' | 'ready',
): number {
  const reference = kind === 'offline' ? 'second' : kind
  return (
    median(visitValues(results, speed, target, kind, figure)) /
    median(visitValues(results, speed, WITHOUT_SCRIPT, reference, figure))
  )
}

/** The times of one press at one speed, of every run; NaN where it had no effect. */
export function pressValues(
  { presses }: VisitResults,
  speed: SpeedName,
  target: string,
  press: string,
  time: keyof PressTimes,
): number[] {
  return presses
    .filter((taken) => taken.speed === speed && taken.target === target && taken.press === press)
    .map(({ times }) => times[time])
}
