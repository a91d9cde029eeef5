import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import { MOST_TITLE_CHARACTERS } from '#domain/text/textBounds.ts'
import { titleOfText } from '#domain/text/titleOfText.ts'
import type { TextRow } from '#offline/texts/textRows.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface TitleDialogProps {
  readonly row: TextRow
  readonly onClose: () => void
}

/** Asks what a text is to be called. */
export function TitleDialog({ row, onClose }: TitleDialogProps) {
  const { t, i18n } = useLingui()
  const [title, setTitle] = useState(row.givenTitle ?? titleOfText(row.text))
  const form = useId()

  async function give(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    // The field shows the first line where no title is given: left as it is, it stays the first line.
    const isOwn = row.givenTitle !== null || title !== titleOfText(row.text)
    const { giveTitle } = await import('./textActions.ts')
    if (isOwn) await giveTitle(i18n, row.id, title)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t`Tytuł tekstu`}
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
          description={t`Pusty: tytułem jest pierwsza linia.`}
          value={title}
          onChange={setTitle}
          maxLength={MOST_TITLE_CHARACTERS}
        />
      </form>
    </Dialog>
  )
}
