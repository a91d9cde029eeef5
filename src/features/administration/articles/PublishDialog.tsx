import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { publishArticle } from '#api/product/articleCalls.ts'
import type { EditorArticle } from '#domain/content/editor.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import shared from '../Administration.module.css'
import { ARTICLE_FAILURES } from './articleFailures.ts'

export interface PublishDialogProps {
  /** As it is saved. */
  readonly article: EditorArticle
  readonly onPublished: (article: EditorArticle) => void
  readonly onClose: () => void
}

type When = 'now' | 'later'

/** The last question before publishing: at once, or from which moment on. */
export function PublishDialog({ article, onPublished, onClose }: PublishDialogProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const [when, setWhen] = useState<When>('now')
  const [moment, setMoment] = useState('')
  const time = Date.parse(moment)
  const isWrong = when === 'later' && Number.isNaN(time)
  const publishing = useSubmission(async (signal) => {
    const { language, kind, slug, revision } = article
    const from = when === 'now' ? null : new Date(time).toISOString()
    const place = { language, kind, slug }
    onPublished(await publishArticle(await productApi(), place, { revision, from }, { signal }))
    onClose()
  })
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Opublikować ten tekst?`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button
            variant="primary"
            isDisabled={isWrong}
            isPending={publishing.isPending}
            onPress={publishing.submit}
          >
            {when === 'now' ? <Trans>Opublikuj teraz</Trans> : <Trans>Zaplanuj</Trans>}
          </Button>
        </>
      }
    >
      <div className={shared.form}>
        <RadioGroup<When>
          label={t`Kiedy`}
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', label: t`Od razu` },
            { value: 'later', label: t`W wybranej chwili` },
          ]}
        />
        {when === 'later' ? (
          <TextField
            type="datetime-local"
            label={t`Dzień i godzina`}
            description={t`W Twojej strefie czasowej.`}
            value={moment}
            onChange={setMoment}
          />
        ) : null}
        <FailureNote failure={publishing.failure} texts={ARTICLE_FAILURES} />
      </div>
    </Dialog>
  )
}
