import type { ReactNode } from 'react'
import styles from './Choice.module.css'

export interface CheckboxProps {
  readonly children: ReactNode
  readonly description?: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean
  readonly name?: string
}

/** One yes or no that takes effect with the form or list it belongs to. */
export function Checkbox({
  children,
  description,
  isSelected,
  onChange,
  isDisabled = false,
  name,
}: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={styles.box}
        name={name}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.words}>
        <span>{children}</span>
        {description === undefined ? null : <span className={styles.description}>{description}</span>}
      </span>
    </label>
  )
}
