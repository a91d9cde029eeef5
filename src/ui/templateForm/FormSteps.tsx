import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useLangOf } from '../polishTexts.ts'
import styles from './TemplateForm.module.css'
import type { TemplateFormState } from './useTemplateForm.ts'

/** Where in a form of several steps one is, and the way to the others. */
export function FormSteps({ form }: { readonly form: TemplateFormState }) {
  const { t } = useLingui()
  const langOf = useLangOf()
  const { steps, at } = form
  if (steps.length < 2) return null
  const count = steps.length
  return (
    <ol className={styles.steps} aria-label={t`Kroki formularza`}>
      {steps.map(({ step }, index) => {
        const number = index + 1
        const title = step.title === '' ? t`Krok ${number}` : step.title
        return (
          <li key={step.id} data-state={index < at ? 'over' : index === at ? 'now' : 'later'}>
            <button
              type="button"
              className={styles.stepButton}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => form.goTo(index)}
            >
              <span className={styles.stepNumber} aria-hidden="true">
                {index < at ? <Check size={14} /> : number}
              </span>
              <span className="visually-hidden">{t`Krok ${number} z ${count}:`}</span>{' '}
              <span className={styles.stepTitle} lang={langOf(title)}>
                {title}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
