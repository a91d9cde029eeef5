import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { liveValue } from '#offline/liveStore.ts'
import { MOST_RECENT, RecentWork, recentWork, RecentWorks } from '#ui/tools/RecentWorks.tsx'
import { useStore } from '#ui/useStore.ts'
import { liveTranscripts } from '../kept/liveTranscripts.ts'
import { useTranscriptTitle } from '../kept/useTranscriptTitle.ts'

/** The transcripts that were worked on last on this device; nothing where there are none. */
export function RecentTranscripts() {
  const { t } = useLingui()
  const rows = liveValue(useStore(liveTranscripts), []).slice(0, MOST_RECENT)
  const titleOf = useTranscriptTitle()
  if (rows.length === 0) return null
  return (
    <RecentWorks heading={t`Ostatnie zapisy`}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link to="/narzedzia/transkrypcja" search={{ zapis: row.id }} className={recentWork}>
            <RecentWork title={titleOf(row)} glimpse={row.glimpse} changedAt={row.changedAt} />
          </Link>
        </li>
      ))}
    </RecentWorks>
  )
}
