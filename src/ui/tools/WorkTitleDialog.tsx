import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'

export interface WorkTitleDialogProps {
  /** Names the dialog: „Tytuł tekstu”. */
  readonly heading: string
  /** What names the work when the field is empty. */
  readonly description: string
  /** The title that is shown now. */
  readonly shown: string
  /** Whether a person gave that title. Otherwise an unchanged field goes on showing what named the work. */
  readonly isGiven: boolean
  /** In characters. */
  readonly maxLength: number
  readonly onGive: (title: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the title of a work of a tool. */
export function WorkTitleDialog({
  heading,
  description,
  shown,
  isGiven,
  maxLength,
  onGive,
  onClose,
}: WorkTitleDialogProps) {
  const { t } = useLingui()
  const [title, setTitle] = useState(shown)
  const form = useId()

  async function give(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isGiven || title !== shown) await onGive(title)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={heading}
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
          description={description}
          value={title}
          onChange={setTitle}
          maxLength={maxLength}
        />
      </form>
    </Dialog>
  )
}
