import { Trans } from '@lingui/react/macro'
import { comingOccasions } from '#domain/occasions/coming.ts'
import type { KnownDate } from '#domain/occasions/ownDate.ts'
import { liveValue } from '#offline/liveStore.ts'
import { useStore } from '#ui/useStore.ts'
import { liveOccasions } from './liveOccasions.ts'
import { useOccasionWords } from './useOccasionWords.ts'
import { useToday } from './useToday.ts'

const NO_DATES: readonly KnownDate[] = []
/** A later day is no news, in days. */
const NEAR_DAYS = 60

/** The next days in one line: one’s own where there are any, else the public ones. */
export default function NearestDays() {
  const words = useOccasionWords()
  const today = useToday()
  const dates = liveValue(useStore(liveOccasions), NO_DATES)
  const [next] = comingOccasions(dates, today)
  if (next === undefined || next.daysLeft > NEAR_DAYS) return null
  const title = words.title(next)
  const when = words.when(next.daysLeft)
  return (
    <span>
      {' · '}
      <Trans>
        Najbliżej: {title} {when}
      </Trans>
    </span>
  )
}
