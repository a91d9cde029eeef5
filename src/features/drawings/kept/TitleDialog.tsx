import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import { MOST_TITLE_CHARACTERS } from '#offline/drawings/drawingCommands.ts'
import type { DrawingRow } from '#offline/drawings/drawingRows.ts'
import { titleOfDrawing } from '#offline/drawings/titleOfDrawing.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface TitleDialogProps {
  readonly row: DrawingRow
  readonly onClose: () => void
}

/** Asks what a drawing is to be called. */
export function TitleDialog({ row, onClose }: TitleDialogProps) {
  const { t, i18n } = useLingui()
  const first = titleOfDrawing(row)
  const [title, setTitle] = useState(first)
  const form = useId()

  async function give(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    // The field shows the first words where no title is given: left as they are, they stay the first words.
    const { giveTitle } = await import('./drawingActions.ts')
    if (row.givenTitle !== null || title !== first) await giveTitle(i18n, row.id, title)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t`Tytuł rysunku`}
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
          description={t`Pusty: tytułem jest pierwszy napis na rysunku.`}
          value={title}
          onChange={setTitle}
          maxLength={MOST_TITLE_CHARACTERS}
        />
      </form>
    </Dialog>
  )
}
