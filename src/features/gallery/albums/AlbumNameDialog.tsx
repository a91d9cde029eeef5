import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { ALBUM_NAME_MOST } from '#domain/gallery/galleryImage.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useFields } from '#ui/form/useFields.ts'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './Albums.module.css'

export interface AlbumNameDialogProps {
  readonly title: string
  /** What the main button says. */
  readonly verb: string
  readonly initial: string
  /** Rejects with why the name could not be given. */
  readonly onSubmit: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for an album's name. */
export function AlbumNameDialog({ title, verb, initial, onSubmit, onClose }: AlbumNameDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const fields = useFields({ name: initial }, {})
  const { isPending, failure, submit } = useSubmission(async () => {
    await onSubmit(fields.values.name.trim())
    onClose()
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
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        aria-label={title}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const isEmpty = fields.values.name.trim() === ''
          if (!fields.report(isEmpty ? [{ field: 'name', code: 'required' }] : [])) submit()
        }}
      >
        {failure === null ? null : <FailureNote failure={failure} />}
        <TextField
          {...fields.text('name')}
          label={t`Nazwa albumu`}
          placeholder={t`Na przykład: Wakacje 2026`}
          maxLength={ALBUM_NAME_MOST}
        />
      </form>
    </Dialog>
  )
}
