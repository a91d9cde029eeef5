import { type ReactNode, useId } from 'react'
import choice from './Choice.module.css'
import { classNames } from './classNames.ts'
import styles from './RadioGroup.module.css'

export interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly description?: string
  readonly disabled?: boolean
  /** Drawn over the words of a tile; decoration. */
  readonly art?: ReactNode
  /** At the end of a card's row, such as its price; read with its label. */
  readonly aside?: ReactNode
}

export interface RadioGroupProps<Value extends string> {
  readonly label: string
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  /**
   * `chips` are in a row and wrap; `cards` are framed rows with a description; `tiles` a grid of drawings with a word.
   */
  readonly presentation?: 'list' | 'chips' | 'cards' | 'tiles'
  readonly isLabelHidden?: boolean
  /** Its name in the form. */
  readonly name?: string
  /** The id of its first option, which a list of problems links to. */
  readonly id?: string
  /** The id of the element that explains its problem. */
  readonly describedBy?: string | undefined
}

/** One of a few, all of them in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, presentation = 'list', isLabelHidden = false } = props
  const ownName = useId()
  const name = props.name ?? ownName
  return (
    <fieldset data-presentation={presentation} aria-describedby={props.describedBy}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classNames(
              choice.choice,
              styles.option,
              option.aside !== undefined && styles.withAside,
            )}
          >
            <input
              type="radio"
              id={index === 0 ? props.id : undefined}
              className={
                presentation === 'chips' || presentation === 'tiles' ? 'visually-hidden' : choice.box
              }
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled === true}
              onChange={() => onChange(option.value)}
            />
            {option.art === undefined ? null : (
              <span className={styles.art} aria-hidden="true">
                {option.art}
              </span>
            )}
            <span className={choice.words}>
              <span>{option.label}</span>
              {option.description === undefined ? null : (
                <span className={choice.description}>{option.description}</span>
              )}
            </span>
            {option.aside === undefined ? null : <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
