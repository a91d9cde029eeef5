import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { FormFailure } from '../form/FormNotes.tsx'

export interface ConfirmedActionProps {
  /** The button's text. */
  readonly verb: ReactNode
  /** Its accessible name, where the verb alone doesn't tell which of many. */
  readonly name?: string
  readonly question: string
  /** The consequences. */
  readonly children: ReactNode
  /** The text of the confirming button. */
  readonly confirmation: ReactNode
  /** Said once it is done. */
  readonly done: string
  readonly onConfirm: () => Promise<void>
}

/** Something that can't be taken back: asked about first, and open until it is really done. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { verb, name, question, children, confirmation, done, onConfirm } = props
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  function change(open: boolean): void {
    setOpen(open)
    setFailure(null)
  }

  async function confirm(): Promise<void> {
    setPending(true)
    setFailure(null)
    try {
      await onConfirm()
      setOpen(false)
      showToast({ type: 'success', title: done })
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <Button size="small" aria-haspopup="dialog" aria-label={name} onPress={() => change(true)}>
        {verb}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={change}
        role="alertdialog"
        size="sm"
        title={question}
        actions={
          <>
            <Button onPress={() => change(false)}>
              <Trans>Zostaw</Trans>
            </Button>
            <Button variant="danger" isPending={isPending} onPress={() => void confirm()}>
              {confirmation}
            </Button>
          </>
        }
      >
        <p>{children}</p>
        <FormFailure failure={failure} />
      </Dialog>
    </>
  )
}
