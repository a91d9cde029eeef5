import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { useLangOf } from '../polishTexts.ts'
import type { FileSource } from './fileSource.ts'
import { FormSteps } from './FormSteps.tsx'
import { TemplateField } from './TemplateField.tsx'
import styles from './TemplateForm.module.css'
import type { TemplateFormState } from './useTemplateForm.ts'

export interface TemplateFormProps {
  readonly form: TemplateFormState
  /** The form's name for screen readers. */
  readonly label: string
  readonly files?: FileSource
  /** Called with everything filled as it may be, from the last step alone. */
  readonly onComplete: () => void
  /** The end of the last step: the price, and the button that submits. */
  readonly submit: ReactNode
  /** Stands in another form’s page, such as beside the builder: it takes no focus by itself and titles are smaller. */
  readonly isPreview?: boolean
}

/**
 * A template’s form, step by step, as its author built it (specification part 2, section 3): the same for visitors and
 * beside the builder.
 */
export function TemplateForm(props: TemplateFormProps) {
  const { form, label, files, onComplete, submit, isPreview = false } = props
  const { t } = useLingui()
  const langOf = useLangOf()
  const { steps, at, current } = form
  const isLast = at >= steps.length - 1
  const Title = isPreview ? 'h4' : 'h2'

  function proceed(event: FormEvent): void {
    event.preventDefault()
    if (form.proceed()) onComplete()
  }

  return (
    <form id={form.id} className={styles.form} method="post" aria-label={label} noValidate onSubmit={proceed}>
      <FormSteps form={form} />
      {current === undefined ? null : (
        <div className={styles.step}>
          {current.step.title === '' && steps.length < 2 ? null : (
            <Title
              tabIndex={-1}
              lang={langOf(current.step.title)}
              data-step-title=""
              className={styles.title}
            >
              {current.step.title === '' ? t`Krok ${at + 1}` : current.step.title}
            </Title>
          )}
          {current.step.description === '' ? null : (
            <p className={styles.about} lang={langOf(current.step.description)}>
              {current.step.description}
            </p>
          )}
          {current.fields.map((field) => (
            <TemplateField
              key={`${field.name}:${field.type}`}
              field={field}
              value={form.valueOf(field)}
              fault={form.faultOf(field)}
              onChange={(value) => form.change(field.name, value)}
              onLeave={() => form.leave(field.name)}
              files={files}
            />
          ))}
        </div>
      )}
      {isLast ? (
        <div className={styles.last}>
          {at > 0 ? (
            <Button variant="quiet" icon={<ArrowLeft size={18} />} onPress={form.back}>
              <Trans>Wróć</Trans>
            </Button>
          ) : null}
          {submit}
        </div>
      ) : (
        <div className={styles.ways}>
          {at > 0 ? (
            <IconButton label={t`Wróć`} variant="secondary" onPress={form.back}>
              <ArrowLeft size={20} />
            </IconButton>
          ) : null}
          <Button variant="primary" type="submit" className={styles.on ?? ''}>
            <Trans>Dalej</Trans>
            <ArrowRight size={18} aria-hidden="true" />
          </Button>
        </div>
      )}
    </form>
  )
}
