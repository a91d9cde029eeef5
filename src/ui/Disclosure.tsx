import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

export interface DisclosureProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly defaultExpanded?: boolean
}

/** Content behind its title. The browser's own: its find-in-page opens it too. */
export function Disclosure({ title, children, defaultExpanded = false }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={defaultExpanded}>
      <summary className={styles.summary}>
        {title}
        <ChevronDown className={styles.arrow} size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
