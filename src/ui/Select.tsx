import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './classNames.ts'
import field from './Field.module.css'
import styles from './Select.module.css'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface SelectProps<Value extends string> {
  readonly label: string
  readonly options: readonly SelectOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly isLabelHidden?: boolean
  readonly isDisabled?: boolean
  /** Its name in the form. */
  readonly name?: string
  /** The problem and the next step. */
  readonly errorMessage?: string | undefined
}

/** One of many, by the platform's own list: right under a thumb and with any keyboard. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    options,
    value,
    onChange,
    isLabelHidden = false,
    isDisabled = false,
    name,
    errorMessage,
  } = props
  const id = useId()
  return (
    <div className={field.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : field.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          id={id}
          name={name}
          className={classNames(field.control, styles.select)}
          value={value}
          disabled={isDisabled}
          aria-invalid={errorMessage === undefined ? undefined : true}
          aria-describedby={errorMessage === undefined ? undefined : `${id}-error`}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value)
            if (chosen !== undefined) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} size={18} />
      </div>
      {errorMessage === undefined ? null : (
        <span id={`${id}-error`} className={field.error}>
          {errorMessage}
        </span>
      )}
    </div>
  )
}
