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
import type { SubjectWords } from './subjectWords.ts'

const check = schemaCheck(z.object({ reason: validatedReason }))

export interface TakeDownDialogProps {
  readonly words: SubjectWords
  readonly onDecide: (reason: string) => Promise<void>
  readonly onClose: () => void
}

/** Takes a work or a drawing down, and tells its author why. */
export function TakeDownDialog({ words, onDecide, onClose }: TakeDownDialogProps) {
  const { i18n, t } = useLingui()
  const form = useForm({
    initial: { reason: '' },
    check,
    submit: ({ reason }) => onDecide(reason.trim()),
    onSubmitted: onClose,
  })
  const takeDown = i18n._(words.takeDown)
  return (
    <Dialog
      isOpen
      size="sm"
      title={i18n._(words.ask)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button variant="danger" type="submit" form={form.id} isPending={form.isPending}>
            {takeDown}
          </Button>
        </>
      }
    >
      <form {...form.element} className={shared.form} aria-label={takeDown}>
        <p>{i18n._(words.effect)}</p>
        <FailureNote failure={form.failure} />
        <TextField
          {...form.field('reason')}
          label={t`Powód`}
          description={t`Przeczyta go autor. Zostanie też w dzienniku.`}
          multiline
          maxLength={REASON_LENGTH.max}
        />
      </form>
    </Dialog>
  )
}
