import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import type { Form } from '#ui/form/useForm.ts'
import shared from '../Administration.module.css'

export interface ReviewDialogProps<Values extends object> {
  readonly form: Form<Values>
  readonly title: string
  /** The button's text. */
  readonly verb: string
  readonly variant: 'primary' | 'danger'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form about one opinion. */
export function ReviewDialog<Values extends object>(props: ReviewDialogProps<Values>) {
  const { form, title, verb, variant, onClose, children } = props
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button variant={variant} type="submit" form={form.id} isPending={form.isPending}>
            {verb}
          </Button>
        </>
      }
    >
      <form {...form.element} className={shared.form} aria-label={verb}>
        <FailureNote failure={form.failure} />
        {children}
      </form>
    </Dialog>
  )
}
