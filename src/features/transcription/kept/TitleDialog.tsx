import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import { MOST_TITLE_CHARACTERS } from '#domain/text/textBounds.ts'
import { titleOfTranscript, type TranscriptRow } from '#offline/transcripts/transcriptRows.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface TitleDialogProps {
  readonly row: TranscriptRow
  readonly onClose: () => void
}

/** Asks what a transcript is to be called. */
export function TitleDialog({ row, onClose }: TitleDialogProps) {
  const { t, i18n } = useLingui()
  const [title, setTitle] = useState(titleOfTranscript(row))
  const form = useId()

  async function give(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    // The field shows what names it where no title is given: left as it is, that goes on naming it.
    const isOwn = row.givenTitle !== null || title !== titleOfTranscript(row)
    const { giveTitle } = await import('./transcriptActions.ts')
    if (isOwn) await giveTitle(i18n, row.id, title)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t`Tytuł zapisu`}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form}>
            <Trans>Zapisz tytuł</Trans>
          </Button>
        </>
      }
    >
      <form method="post" id={form} onSubmit={(event) => void give(event)}>
        <TextField
          label={t`Tytuł`}
          description={t`Pusty: tytułem jest nazwa nagrania albo pierwsze słowa.`}
          value={title}
          onChange={setTitle}
          maxLength={MOST_TITLE_CHARACTERS}
        />
      </form>
    </Dialog>
  )
}
