import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { clockTime } from '#domain/transcript/clockTime.ts'
import { titleOfTranscript, type TranscriptHearing } from '#offline/transcripts/transcriptRows.ts'
import { useServices } from '#services/services.tsx'
import { showToast } from '#ui/state/toasts.ts'
import type { OpenWork } from '../kept/openStoredTranscript.ts'
import { createHearings, type HeardNews, type Hearings } from './createHearings.ts'

/** Carries on with what engines write down of an open transcript, and says when words came. */
export function useHearings(work: OpenWork): Hearings {
  const { t } = useLingui()
  const { session, productApi } = useServices()
  const tell = useEffectEvent(({ isEmpty, hasTimes }: HeardNews) => {
    if (isEmpty) {
      showToast({
        type: 'warning',
        title: t`Silnik nie usłyszał słów`,
        message: t`Zapis jest bez zmian.`,
      })
    } else {
      showToast({
        type: 'success',
        title: t`Rozpoznane słowa są w zapisie`,
        message: hasTimes
          ? t`Sprawdź je z nagraniem. Poprzednie brzmienie jest w wersjach.`
          : t`Silnik nie podał czasów, więc rozłożyliśmy słowa na mowę w nagraniu. Czasy są przybliżone (≈).`,
      })
    }
  })
  const nameOf = useEffectEvent(({ start, end }: TranscriptHearing) => {
    const { row } = work.open.standing.getSnapshot()
    const title = row === null ? '' : titleOfTranscript(row)
    const [from, until] = [clockTime(start), clockTime(end)]
    return title === '' ? t`Nagranie, ${from}–${until}` : t`${title}, ${from}–${until}`
  })
  const hearings = useMemo(
    () => createHearings({ work, productApi, user: userOf(session) }),
    [work, productApi, session],
  )
  useEffect(() => {
    void session.ready()
    return hearings.run({ nameOf: (hearing) => nameOf(hearing), onHeard: (news) => tell(news) })
  }, [session, hearings])
  return hearings
}

function userOf({ snapshot, subscribe }: ReturnType<typeof useServices>['session']) {
  const getSnapshot = () => {
    const state = snapshot()
    return state.status === 'signed-in' ? state.user.id : null
  }
  return { getSnapshot, getInitialSnapshot: () => null, subscribe }
}
