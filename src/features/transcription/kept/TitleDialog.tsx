import { useLingui } from '@lingui/react/macro'
import { MOST_TITLE_CHARACTERS } from '#domain/text/textBounds.ts'
import { titleOfTranscript, type TranscriptRow } from '#offline/transcripts/transcriptRows.ts'
import { WorkTitleDialog } from '#ui/tools/WorkTitleDialog.tsx'

export interface TitleDialogProps {
  readonly row: TranscriptRow
  readonly onClose: () => void
}

/** Asks for the title of a transcript. */
export function TitleDialog({ row, onClose }: TitleDialogProps) {
  const { t, i18n } = useLingui()

  async function give(title: string): Promise<void> {
    const { giveTitle } = await import('./transcriptActions.ts')
    await giveTitle(i18n, row.id, title)
  }

  return (
    <WorkTitleDialog
      heading={t`Tytuł zapisu`}
      description={t`Pusty: tytułem jest nazwa nagrania albo pierwsze słowa.`}
      shown={titleOfTranscript(row)}
      isGiven={row.givenTitle !== null}
      maxLength={MOST_TITLE_CHARACTERS}
      onGive={give}
      onClose={onClose}
    />
  )
}
