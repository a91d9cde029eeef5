import { useLingui } from '@lingui/react/macro'
import { ChevronDown, Copy, GripVertical, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { addField, moveField, removeField } from '#domain/template/editForm.ts'
import { isNamedBy } from '#domain/template/followLabels.ts'
import { MOST_FIELDS } from '#domain/template/templateLimits.ts'
import type { TemplateProblem } from '#domain/template/templateProblems.ts'
import type { FormField, FormStep } from '#domain/template/templateSchema.ts'
import { announce } from '#ui/announce.ts'
import { Badge } from '#ui/Badge.tsx'
import { classNames } from '#ui/classNames.ts'
import { IconButton } from '#ui/IconButton.tsx'
import rowStyles from '../inputs/RowDrag.module.css'
import { dropSide, type RowDrag } from '../inputs/useRowDrag.ts'
import { FieldSettings } from './FieldSettings.tsx'
import { FIELD_TYPE_WORDS } from './fieldTypeWords.ts'
import styles from './FormBuilder.module.css'
import type { EditForm } from './formEdit.ts'
import { fieldCopy } from './freshField.ts'

export interface FieldRowProps {
  readonly field: FormField
  readonly at: number
  readonly step: FormStep
  readonly steps: readonly FormStep[]
  readonly problems: readonly TemplateProblem[]
  readonly isOpen: boolean
  readonly onOpen: (name: string | null) => void
  readonly onEdit: EditForm
  readonly drag: RowDrag
}

/** One field in its order. Its handle takes it by pointer, by finger, and by the arrow keys. */
export function FieldRow(props: FieldRowProps) {
  const { field, at, step, steps, problems, isOpen, onOpen, onEdit, drag } = props
  const { i18n, t } = useLingui()
  const { icon: Icon, label: typeName } = FIELD_TYPE_WORDS[field.type]
  const name = field.label === '' ? field.name : field.label
  const own = problems.filter(({ place }) => place.part === 'field' && place.name === field.name)

  function moveBy(by: -1 | 1): void {
    const stepAt = steps.indexOf(step)
    const isWithin = at + by >= 0 && at + by < step.fields.length
    const target = isWithin ? step : steps[stepAt + by]
    if (target === undefined) return
    const to = isWithin ? at + by : by === -1 ? target.fields.length : 0
    const place = to + 1
    const inStep = steps.indexOf(target) + 1
    if (!onEdit((template) => moveField(template, field.name, target.id, to))) {
      announce(t`W kroku ${inStep} więcej pól się nie zmieści.`)
      return
    }
    announce(t`Pole ${name}: miejsce ${place} w kroku ${inStep}.`)
    // A move to another step makes the row anew: its handle keeps the focus.
    requestAnimationFrame(() => document.getElementById(`handle-${field.name}`)?.focus())
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    moveBy(event.key === 'ArrowUp' ? -1 : 1)
  }

  const rows = step.fields.map((each) => each.name)
  return (
    <li
      className={classNames(styles.row, rowStyles.row, drag.dragged === field.name && rowStyles.dragged)}
      data-row={field.name}
      data-place={field.name}
      data-drop={dropSide(drag, { list: step.id, rows, row: field.name })}
    >
      <div className={styles.rowHead}>
        <IconButton
          id={`handle-${field.name}`}
          label={t`Przesuń pole ${name} strzałkami`}
          size="small"
          className={rowStyles.handle ?? ''}
          onKeyDown={press}
          {...drag.handleOf(field.name)}
        >
          <GripVertical size={18} />
        </IconButton>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? null : field.name)}
        >
          <Icon size={18} aria-hidden="true" />
          <span className={styles.names}>
            <span className={styles.fieldName}>{name}</span>
            <span className={styles.typeName}>
              {i18n._(typeName)}
              {field.isRequired ? ` · ${t`wymagane`}` : null}
              {field.showIf.length > 0 ? ` · ${t`pod warunkiem`}` : null}
              {field.isVisible ? null : ` · ${t`niewidoczne`}`}
              {isNamedBy(field.name, i18n._(typeName)) ? ` · ${t`nazwa domyślna`}` : null}
            </span>
          </span>
          {own.length > 0 ? <Badge tone="danger">{t`Do poprawy: ${own.length}`}</Badge> : null}
          <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
        </button>
        <div className={styles.tools}>
          <IconButton
            label={t`Powiel pole ${name}`}
            size="small"
            isDisabled={step.fields.length >= MOST_FIELDS}
            onPress={() => {
              const copy = fieldCopy(steps, field)
              onEdit((template) => addField(template, step.id, copy, at + 1))
              onOpen(copy.name)
            }}
          >
            <Copy size={18} />
          </IconButton>
          <IconButton
            label={t`Usuń pole ${name}`}
            size="small"
            onPress={() => {
              onEdit((template) => removeField(template, field.name))
              announce(t`Usunięto pole ${name}.`)
            }}
          >
            <Trash2 size={18} />
          </IconButton>
        </div>
      </div>
      {isOpen ? (
        <FieldSettings
          field={field}
          place={`${step.id}-${at}`}
          steps={steps}
          problems={own}
          onEdit={onEdit}
          onRenamed={onOpen}
        />
      ) : null}
    </li>
  )
}
