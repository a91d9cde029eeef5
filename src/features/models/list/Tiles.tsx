import type { ReactNode } from 'react'
import styles from './Models.module.css'

/** Models beside and under one another. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
