import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { addField, addStep, changeStep, moveStep, removeStep } from '#domain/template/editForm.ts'
import type { FormFieldType } from '#domain/template/formFieldTypes.ts'
import { freshId } from '#domain/template/placing.ts'
import {
  LONGEST_DESCRIPTION,
  LONGEST_LABEL,
  MOST_FIELDS,
  MOST_STEPS,
} from '#domain/template/templateLimits.ts'
import type { TemplateProblem } from '#domain/template/templateProblems.ts'
import type { FormStep } from '#domain/template/templateSchema.ts'
import { announce } from '#ui/announce.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { RowDrag } from '../inputs/useRowDrag.ts'
import { problemWords } from '../words/problemWords.ts'
import { AddField } from './AddField.tsx'
import { FieldRow } from './FieldRow.tsx'
import { FIELD_TYPE_WORDS } from './fieldTypeWords.ts'
import styles from './FormBuilder.module.css'
import type { EditForm } from './formEdit.ts'
import { freshField, stepCopy } from './freshField.ts'

export interface StepSectionProps {
  readonly step: FormStep
  readonly index: number
  readonly steps: readonly FormStep[]
  readonly problems: readonly TemplateProblem[]
  /** The name of the field whose settings are open. */
  readonly open: string | null
  readonly onOpen: (name: string | null) => void
  readonly onEdit: EditForm
  readonly drag: RowDrag
}

/** One step of the form: its words, its fields in their order, and where new ones come. */
export function StepSection(props: StepSectionProps) {
  const { step, index, steps, problems, open, onOpen, onEdit, drag } = props
  const { i18n, t } = useLingui()
  const number = index + 1
  const problem = problems.find(({ place }) => place.part === 'step' && place.id === step.id)

  function move(to: number): void {
    onEdit((template) => moveStep(template, step.id, to))
    announce(t`Krok jest teraz ${to + 1}.`)
  }

  function add(type: FormFieldType): void {
    const label = i18n._(FIELD_TYPE_WORDS[type].label)
    const field = freshField(steps, type, { label, option: (each) => t`Opcja ${each}` })
    onEdit((template) => addField(template, step.id, field))
    onOpen(field.name)
    announce(t`Dodano pole: ${label}`)
  }

  return (
    <section
      className={styles.step}
      aria-label={t`Krok ${number}: ${step.title}`}
      data-step={step.id}
      data-place={step.id}
    >
      <div className={styles.stepHead}>
        <strong className={styles.stepNumber}>{number}</strong>
        <div className={styles.tools}>
          <IconButton
            label={t`Krok ${number} wyżej`}
            size="small"
            isDisabled={index === 0}
            onPress={() => move(index - 1)}
          >
            <ArrowUp size={18} />
          </IconButton>
          <IconButton
            label={t`Krok ${number} niżej`}
            size="small"
            isDisabled={index === steps.length - 1}
            onPress={() => move(index + 1)}
          >
            <ArrowDown size={18} />
          </IconButton>
          <IconButton
            label={t`Powiel krok ${number}`}
            size="small"
            isDisabled={steps.length >= MOST_STEPS}
            onPress={() => {
              onEdit((template) => {
                const copy = stepCopy(steps, step, freshId(template, 'step'))
                return moveStep(addStep(template, copy), copy.id, index + 1)
              })
            }}
          >
            <Copy size={18} />
          </IconButton>
          <IconButton
            label={t`Usuń krok ${number}`}
            size="small"
            onPress={() => onEdit((template) => removeStep(template, step.id))}
          >
            <Trash2 size={18} />
          </IconButton>
        </div>
      </div>
      <TextField
        label={t`Tytuł kroku`}
        value={step.title}
        maxLength={LONGEST_LABEL}
        onChange={(title) =>
          onEdit((template) => changeStep(template, step.id, { title }), {
            of: `${step.id}-title`,
            merges: true,
          })
        }
      />
      <TextField
        label={t`Kilka słów pod tytułem`}
        value={step.description}
        maxLength={LONGEST_DESCRIPTION}
        onChange={(description) =>
          onEdit((template) => changeStep(template, step.id, { description }), {
            of: `${step.id}-description`,
            merges: true,
          })
        }
      />
      {problem === undefined ? null : <p className={styles.problem}>{i18n._(problemWords(problem))}</p>}
      <ol className={styles.fields} data-rows={step.id} aria-label={t`Pola kroku ${number}`}>
        {step.fields.map((field, at) => (
          // By its place: a name changes while its label is typed, and the input has to stay.
          // oxlint-disable-next-line react/no-array-index-key
          <FieldRow
            key={at}
            field={field}
            at={at}
            step={step}
            steps={steps}
            problems={problems}
            isOpen={open === field.name}
            onOpen={onOpen}
            onEdit={onEdit}
            drag={drag}
          />
        ))}
      </ol>
      {step.fields.length >= MOST_FIELDS ? (
        <p className={styles.empty}>
          <Trans>Więcej pól się tu nie zmieści. Dodaj następny krok.</Trans>
        </p>
      ) : (
        <AddField number={number} onAdd={add} />
      )}
    </section>
  )
}
