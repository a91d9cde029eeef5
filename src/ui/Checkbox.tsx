import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import field from './Field.module.css'

export interface CheckboxProps {
  readonly children: ReactNode
  readonly description?: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean
  readonly isRequired?: boolean
  readonly name?: string
  /** Its value in the form when it is ticked; `on` by default. */
  readonly value?: string
  /** Why it can't stay as it is. */
  readonly errorMessage?: string | undefined
}

/** One yes or no that takes effect with the form or list it belongs to. */
export function Checkbox(props: CheckboxProps) {
  const { children, description, isSelected, onChange, isDisabled = false, name, errorMessage } = props
  const errorId = useId()
  const isInvalid = errorMessage !== undefined
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={styles.box}
        name={name}
        value={props.value}
        checked={isSelected}
        disabled={isDisabled}
        aria-required={props.isRequired === true || undefined}
        aria-invalid={isInvalid || undefined}
        aria-errormessage={isInvalid ? errorId : undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.words}>
        <span>{children}</span>
        {description === undefined ? null : <span className={styles.description}>{description}</span>}
        {isInvalid ? (
          <span id={errorId} className={field.error}>
            {errorMessage}
          </span>
        ) : null}
      </span>
    </label>
  )
}
