import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import type { YearlyDay } from './days.ts'
import { NAME_DAY_TABLE, PET_NAMES } from './nameDayTable.ts'

/** The days of each name, the usual one first, by the name folded. */
const DAYS: ReadonlyMap<string, readonly YearlyDay[]> = new Map(
  NAME_DAY_TABLE.trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...days] = line.split(' ')
      return [foldPolish(name), days.map(readDay)] as const
    }),
)

const FORMAL_NAMES: ReadonlyMap<string, string> = new Map(
  PET_NAMES.trim()
    .split(/\s+/u)
    .map((pair) => {
      const [pet = '', formal = ''] = pair.split(':')
      return [foldPolish(pet), foldPolish(formal)] as const
    }),
)

function readDay(written: string): YearlyDay {
  const [day = 0, month = 0] = written.split('.').map(Number)
  return { day, month }
}

/**
 * The name days of a name, the usual one first; empty where the calendar doesn't know it. The name may be a pet name,
 * and follow a title or precede a surname: „Babcia Zosia”, „Halina Nowak”.
 */
export function nameDaysOf(written: string): readonly YearlyDay[] {
  for (const word of foldPolish(written).split(' ')) {
    const days = DAYS.get(FORMAL_NAMES.get(word) ?? word)
    if (days !== undefined) return days
  }
  return []
}
