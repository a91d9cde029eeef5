import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { REASON_LENGTH } from '#domain/administration/acts.ts'
import { schemaCheck } from '#domain/forms/schemaCheck.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import shared from '../Administration.module.css'
import { validatedReason } from '../validatedReason.ts'

const check = schemaCheck(z.object({ reason: validatedReason }))

export interface TakeDownDialogProps {
  readonly onDecide: (reason: string) => Promise<void>
  readonly onClose: () => void
}

/** Removes a work from public view, and tells its author why. */
export function TakeDownDialog({ onDecide, onClose }: TakeDownDialogProps) {
  const { t } = useLingui()
  const form = useForm({
    initial: { reason: '' },
    check,
    submit: ({ reason }) => onDecide(reason.trim()),
    onSubmitted: onClose,
  })
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Zdjąć pracę z widoku publicznego?`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button variant="danger" type="submit" form={form.id} isPending={form.isPending}>
            <Trans>Zdejmij pracę</Trans>
          </Button>
        </>
      }
    >
      <form {...form.element} className={shared.form} aria-label={t`Zdejmij pracę`}>
        <FailureNote failure={form.failure} />
        <TextField
          {...form.field('reason')}
          label={t`Powód`}
          description={t`Przeczyta go autor pracy. Zostanie też w dzienniku.`}
          multiline
          maxLength={REASON_LENGTH.max}
        />
      </form>
    </Dialog>
  )
}
