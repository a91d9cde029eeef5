import { useId, type ReactNode } from 'react'
import styles from './DebugScreen.module.css'

export interface SectionProps {
  readonly title: string
  readonly children: ReactNode
  readonly isWide?: boolean
}

export function Section({ title, children, isWide = false }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id} data-wide={isWide || undefined}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
