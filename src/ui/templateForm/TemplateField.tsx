import { Trans, useLingui } from '@lingui/react/macro'
import { HelpCircle } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { type FormFault, type FormValue, lengthOf } from '#domain/template/checkFormField.ts'
import type { FormField } from '#domain/template/templateSchema.ts'
import choice from '../Choice.module.css'
import { classNames } from '../classNames.ts'
import fieldStyles from '../Field.module.css'
import { IconButton } from '../IconButton.tsx'
import { useLangOf } from '../polishTexts.ts'
import { Skeleton } from '../Skeleton.tsx'
import { faultText } from './faultTexts.ts'
import { FIELD_CONTROLS, type FieldLook } from './fieldControls.ts'
import type { FileSource } from './fileSource.ts'
import styles from './TemplateForm.module.css'

export interface TemplateFieldProps {
  readonly field: FormField
  readonly value: FormValue
  readonly fault: FormFault | null
  readonly onChange: (value: FormValue) => void
  readonly onLeave: () => void
  readonly files: FileSource | undefined
  /** A setting and no question: that it may stay empty isn’t said. */
  readonly isSetting?: boolean
}

/** One field of a template’s form: its name, its input by type, its help, and its fault. */
export function TemplateField(props: TemplateFieldProps) {
  const { field, value, fault, onChange, onLeave, files, isSetting = false } = props
  const { i18n, t } = useLingui()
  const langOf = useLangOf()
  const id = useId()
  const [isTipOpen, setTipOpen] = useState(false)
  const { layout, Control }: FieldLook = FIELD_CONTROLS[field.type]
  if (layout === 'unseen') return null

  const words = fault === null ? null : faultText(field.type, fault)
  const described = [
    ...(field.helperText === '' ? [] : [`${id}-help`]),
    ...(isTipOpen ? [`${id}-tip`] : []),
    ...(words === null ? [] : [`${id}-fault`]),
  ]
  const name = field.label === '' ? field.name : field.label
  const isOptional =
    !isSetting && !field.isRequired && layout !== 'flag' && !field.isReadOnly && !field.isDisabled
  const control = (
    <Suspense fallback={<Skeleton shape="box" height="6.5rem" />}>
      <Control
        field={field}
        value={value}
        onChange={onChange}
        onLeave={onLeave}
        files={files}
        attributes={{
          id,
          name: field.name,
          'aria-describedby': described.length === 0 ? undefined : described.join(' '),
          'aria-invalid': words === null ? undefined : true,
          'aria-required': field.isRequired ? true : undefined,
          disabled: field.isDisabled,
        }}
      />
    </Suspense>
  )
  const label = isOptional ? (
    <Trans>
      <span lang={langOf(name)}>{name}</span> (opcjonalnie)
    </Trans>
  ) : (
    <span lang={langOf(name)}>{name}</span>
  )
  return (
    <div className={classNames(fieldStyles.field, styles.field)} data-field={field.name}>
      <Frame
        layout={layout}
        label={label}
        id={id}
        describedBy={described.join(' ')}
        isInvalid={words !== null}
        isRequired={field.isRequired}
        tip={
          field.tooltip === '' ? null : (
            <IconButton
              label={t`Podpowiedź: ${name}`}
              size="small"
              className={classNames(styles.tipButton)}
              aria-expanded={isTipOpen}
              aria-controls={isTipOpen ? `${id}-tip` : undefined}
              onPress={() => setTipOpen(!isTipOpen)}
            >
              <HelpCircle size={18} />
            </IconButton>
          )
        }
      >
        {control}
      </Frame>
      {isTipOpen ? (
        <p id={`${id}-tip`} className={styles.tip} lang={langOf(field.tooltip)}>
          {field.tooltip}
        </p>
      ) : null}
      {field.helperText === '' ? null : (
        <p id={`${id}-help`} className={fieldStyles.description} lang={langOf(field.helperText)}>
          {field.helperText}
        </p>
      )}
      <Length field={field} value={value} />
      {words === null ? null : (
        <p id={`${id}-fault`} className={fieldStyles.error}>
          {typeof words === 'string' ? words : i18n._(words)}
        </p>
      )}
    </div>
  )
}

interface FrameProps {
  readonly layout: Exclude<FieldLook['layout'], 'unseen'>
  readonly label: ReactNode
  readonly id: string
  readonly describedBy: string
  readonly isInvalid: boolean
  readonly isRequired: boolean
  readonly tip: ReactNode
  readonly children: ReactNode
}

/** The name of a field with its control, as they belong together for the eye and for a screen reader. */
function Frame({ layout, label, id, describedBy, isInvalid, isRequired, tip, children }: FrameProps) {
  if (layout === 'flag') {
    return (
      <div className={styles.flag}>
        <label className={choice.choice}>
          {children}
          <span className={choice.words}>{label}</span>
        </label>
        {tip}
      </div>
    )
  }
  if (layout === 'labelled') {
    return (
      <>
        <div className={styles.name}>
          <label htmlFor={id} className={fieldStyles.label}>
            {label}
          </label>
          {tip}
        </div>
        {children}
      </>
    )
  }
  const isRadio = layout === 'radiogroup'
  return (
    <div
      role={layout}
      aria-labelledby={`${id}-name`}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      aria-required={isRadio && isRequired ? true : undefined}
      aria-invalid={isRadio && isInvalid ? true : undefined}
    >
      <div className={styles.name}>
        <span id={`${id}-name`} className={fieldStyles.label}>
          {label}
        </span>
        {tip}
      </div>
      {children}
    </div>
  )
}

/** The used part of the allowed length; nothing is cut off during typing. */
function Length({ field, value }: Pick<TemplateFieldProps, 'field' | 'value'>) {
  const { t } = useLingui()
  const most = field.validation.maxLength
  const length = typeof value === 'string' ? lengthOf(value) : null
  if (most === null || length === null || length < most * 0.6) return null
  return <p className={classNames(fieldStyles.description, styles.length)}>{t`${length} / ${most} znaków`}</p>
}
