import { useLingui } from '@lingui/react/macro'
import { titleOfTranscript, type TranscriptRow } from '#offline/transcripts/transcriptRows.ts'

/** How a transcript is called on the screen, also where nothing names it yet. */
export function useTranscriptTitle(): (
  row: Pick<TranscriptRow, 'givenTitle' | 'sound' | 'glimpse'>,
) => string {
  const { t } = useLingui()
  return (row) => {
    const title = titleOfTranscript(row)
    return title === '' ? t`Bez tytułu` : title
  }
}
