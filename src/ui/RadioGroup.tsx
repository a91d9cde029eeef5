import { useId } from 'react'
import choice from './Choice.module.css'
import { classNames } from './classNames.ts'
import styles from './RadioGroup.module.css'

export interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly description?: string
  readonly disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  readonly label: string
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  /** `chips` stand in a row and wrap; `cards` are framed rows with a description. */
  readonly presentation?: 'list' | 'chips' | 'cards'
  readonly isLabelHidden?: boolean
}

/** One of a few, all of them in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, presentation = 'list', isLabelHidden = false } = props
  const name = useId()
  return (
    <fieldset className={styles.group} data-presentation={presentation}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={classNames(choice.choice, styles.option)}>
            <input
              type="radio"
              className={presentation === 'chips' ? 'visually-hidden' : choice.box}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled === true}
              onChange={() => onChange(option.value)}
            />
            <span className={choice.words}>
              <span>{option.label}</span>
              {option.description === undefined ? null : (
                <span className={choice.description}>{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
