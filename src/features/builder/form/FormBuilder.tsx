import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { addStep, moveField } from '#domain/template/editForm.ts'
import { freshId } from '#domain/template/placing.ts'
import { MOST_STEPS } from '#domain/template/templateLimits.ts'
import type { ProblemPlace, TemplateProblem } from '#domain/template/templateProblems.ts'
import type { FormStep } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import styles from './FormBuilder.module.css'
import { useRowDrag } from '../inputs/useRowDrag.ts'
import type { EditForm } from './formEdit.ts'
import { FormPreview } from './FormPreview.tsx'
import { StepSection } from './StepSection.tsx'

export interface FormBuilderProps {
  readonly steps: readonly FormStep[]
  /** Everything that is wrong with the template. */
  readonly problems: readonly TemplateProblem[]
  readonly onEdit: EditForm
  /** The place to show; null for none. */
  readonly asked?: ProblemPlace | null
  /** They are there. */
  readonly onArrived?: () => void
}

/**
 * The form of a template, built step by step, with the form itself beside it as visitors get it (specification part 2,
 * section 2). Where there is no room beside, it is below.
 */
export function FormBuilder({ steps, problems, onEdit, asked = null, onArrived }: FormBuilderProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(asked?.part === 'field' ? asked.name : null)
  const [isPreview, setPreview] = useState(false)
  const drag = useRowDrag((name, { list, at }) => {
    onEdit((template) => moveField(template, name, list, at))
  })
  const id = useId()
  const arrive = useEffectEvent(() => {
    const name = asked?.part === 'field' ? asked.name : asked?.part === 'step' ? asked.id : null
    const place =
      name === null ? null : window.document.querySelector(`#${CSS.escape(id)} [data-place="${name}"]`)
    place?.querySelector<HTMLElement>('[aria-expanded], input')?.focus()
    onArrived?.()
  })
  const [seen, setSeen] = useState(asked)
  if (asked !== seen) {
    setSeen(asked)
    if (asked?.part === 'field') setOpen(asked.name)
  }
  useEffect(() => {
    if (asked === null) return
    if (asked.part === 'field' || asked.part === 'step' || asked.part === 'form') arrive()
  }, [asked])

  function addEmptyStep(): void {
    const title = t`Krok ${steps.length + 1}`
    onEdit((template) => {
      const step: FormStep = { id: freshId(template, 'step'), title, description: '', fields: [] }
      return addStep(template, step)
    })
  }

  return (
    <div id={id} className={styles.builder} data-drag-root="">
      <div className={styles.columns} data-preview={isPreview ? '' : undefined}>
        <div className={styles.outline}>
          <div className={styles.head}>
            <Button
              size="small"
              icon={<Eye size={18} />}
              aria-pressed={isPreview}
              onPress={() => setPreview(!isPreview)}
            >
              <Trans>Podgląd</Trans>
            </Button>
          </div>
          {steps.length === 0 ? (
            <p className={styles.empty}>
              <Trans>
                Formularz pyta o to, czego potrzebuje szablon: imię, okazję, styl. Zacznij od pierwszego
                kroku.
              </Trans>
            </p>
          ) : null}
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={step.id}>
                <StepSection
                  step={step}
                  index={index}
                  steps={steps}
                  problems={problems}
                  open={open}
                  onOpen={setOpen}
                  onEdit={onEdit}
                  drag={drag}
                />
              </li>
            ))}
          </ol>
          <Button icon={<Plus size={18} />} isDisabled={steps.length >= MOST_STEPS} onPress={addEmptyStep}>
            <Trans>Dodaj krok</Trans>
          </Button>
        </div>
        <div className={styles.preview}>
          <FormPreview steps={steps} />
        </div>
      </div>
    </div>
  )
}
