import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { liveValue } from '#offline/liveStore.ts'
import { MOST_RECENT, RecentWork, recentWork, RecentWorks } from '#ui/tools/RecentWorks.tsx'
import { useStore } from '#ui/useStore.ts'
import { liveTexts } from '../kept/liveTexts.ts'
import { useTitle } from '../kept/useTitle.ts'

/** Characters that a card has room for. */
const GLIMPSE = 160

/** The texts that were written last on this device; nothing where there are none. */
export function RecentTexts() {
  const { t } = useLingui()
  const texts = liveValue(useStore(liveTexts), []).slice(0, MOST_RECENT)
  const titleOf = useTitle()
  if (texts.length === 0) return null
  return (
    <RecentWorks heading={t`Ostatnie teksty`}>
      {texts.map((row) => (
        <li key={row.id}>
          <Link to="/narzedzia/tekst" search={{ tekst: row.id }} className={recentWork}>
            <RecentWork
              title={titleOf(row)}
              glimpse={row.text.slice(0, GLIMPSE).toWellFormed()}
              changedAt={row.changedAt}
            />
          </Link>
        </li>
      ))}
    </RecentWorks>
  )
}
