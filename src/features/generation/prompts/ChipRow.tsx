import type { ReactNode } from 'react'
import styles from './ChipRow.module.css'

/** Small things to press beside each other; on a narrow screen one row that scrolls sideways, to the edges. */
export function ChipRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.row} aria-label={label}>
      {children}
    </fieldset>
  )
}

export interface ChipProps {
  readonly onPress: () => void
  readonly icon?: ReactNode
  /** Given for a chip that another press switches off again. */
  readonly isPressed?: boolean
  readonly children: ReactNode
}

export function Chip({ onPress, icon, isPressed, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onPress}>
      {icon}
      {children}
    </button>
  )
}
