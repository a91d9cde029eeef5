import type { ReactNode } from 'react'
import styles from './Choice.module.css'
import { classNames } from './classNames.ts'
import row from './Switch.module.css'

export interface SwitchProps {
  readonly children: ReactNode
  readonly description?: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean
}

/** A setting that takes effect at once. */
export function Switch({ children, description, isSelected, onChange, isDisabled = false }: SwitchProps) {
  return (
    <label className={classNames(styles.choice, row.row)}>
      <span className={styles.words}>
        <span>{children}</span>
        {description === undefined ? null : <span className={styles.description}>{description}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isSelected}
        className={styles.track}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
