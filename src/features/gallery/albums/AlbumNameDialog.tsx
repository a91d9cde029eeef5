import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { ALBUM_NAME_MOST } from '#domain/gallery/galleryImage.ts'
import { requiredWords, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './Albums.module.css'

const check = schemaCheck(z.object({ name: requiredWords }))

export interface AlbumNameDialogProps {
  readonly title: string
  /** The text of the main button. */
  readonly verb: string
  readonly initial: string
  /** Rejects with why the name could not be given. */
  readonly onSubmit: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for an album's name. */
export function AlbumNameDialog({ title, verb, initial, onSubmit, onClose }: AlbumNameDialogProps) {
  const { t } = useLingui()
  const form = useForm({
    initial: { name: initial },
    check,
    submit: ({ name }) => onSubmit(name.trim()),
    onSubmitted: onClose,
  })

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
          <Button variant="primary" type="submit" form={form.id} isPending={form.isPending}>
            {verb}
          </Button>
        </>
      }
    >
      <form {...form.element} aria-label={title} className={styles.form}>
        <FailureNote failure={form.failure} />
        <TextField
          {...form.field('name')}
          label={t`Nazwa albumu`}
          placeholder={t`Na przykład: Wakacje 2026`}
          maxLength={ALBUM_NAME_MOST}
        />
      </form>
    </Dialog>
  )
}
