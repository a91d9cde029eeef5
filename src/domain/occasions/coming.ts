import { daysBetween, nextTime, yearOf } from './days.ts'
import { type KnownDate, ownDayIn } from './ownDate.ts'
import { PUBLIC_OCCASIONS, type PublicKind, type PublicOccasion } from './publicOccasions.ts'

interface Coming {
  /** When it comes next, `YYYY-MM-DD`. */
  readonly day: string
  /** 0 for today. */
  readonly daysLeft: number
}

/** The next occurrence of an own date. */
export interface ComingOwn extends Coming, KnownDate {
  readonly source: 'own'
  /** The anniversary's number, by its first year; null where that is unknown, or this is the first. */
  readonly turns: number | null
}

/** The next occurrence of a public day. */
export interface ComingPublic extends Coming, Pick<PublicOccasion, 'idea' | 'isFixed'> {
  readonly source: 'public'
  readonly kind: PublicKind
}

export type ComingOccasion = ComingOwn | ComingPublic

/** The next occurrence of each own date, soonest first. `today` is the day where the person is. */
export function comingOwn(dates: readonly KnownDate[], today: string): readonly ComingOwn[] {
  return dates
    .map((known): ComingOwn => {
      const { date } = known
      const day = nextTime((year) => ownDayIn(date, year), today)
      const turns = date.year === null ? 0 : yearOf(day) - date.year
      return {
        ...known,
        source: 'own',
        day,
        daysLeft: daysBetween(today, day),
        turns: turns > 0 ? turns : null,
      }
    })
    .toSorted(bySoonest)
}

/** The next occurrence of each public day, soonest first. */
export function comingPublic(today: string): readonly ComingPublic[] {
  return PUBLIC_OCCASIONS.map(({ dayIn, ...occasion }): ComingPublic => {
    const day = nextTime(dayIn, today)
    return { source: 'public', ...occasion, day, daysLeft: daysBetween(today, day) }
  }).toSorted(bySoonest)
}

/** Both together, soonest first; on the same day own dates come first. */
export function comingOccasions(dates: readonly KnownDate[], today: string): readonly ComingOccasion[] {
  return [...comingOwn(dates, today), ...comingPublic(today)].toSorted(bySoonest)
}

const bySoonest = (one: Coming, other: Coming) => one.daysLeft - other.daysLeft
