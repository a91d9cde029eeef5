import { useId, type ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import styles from './RecentWorks.module.css'

/** Works of a tool that are shown where it begins. */
export const MOST_RECENT = 6

export interface RecentWorksProps {
  readonly heading: string
  /** One `li` with a link for each work: its look is `recentWork`, its words are a `RecentWork`. */
  readonly children: ReactNode
}

/** The works of a tool that were changed last on this device. */
export function RecentWorks({ heading, children }: RecentWorksProps) {
  const id = useId()
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.texts}>{children}</ul>
    </section>
  )
}

export interface RecentWorkProps {
  readonly title: string
  readonly glimpse: string
  /** When it was changed last, in ms since the epoch. */
  readonly changedAt: number
}

/** What a link to a work says of it. */
export function RecentWork({ title, glimpse, changedAt }: RecentWorkProps) {
  const format = useFormat()
  return (
    <>
      <strong className={styles.title}>{title}</strong>
      <span className={styles.glimpse}>{glimpse}</span>
      <span className={styles.facts}>{format.relativeTime(new Date(changedAt))}</span>
    </>
  )
}

/** The look of a link to a work. */
export const recentWork = styles.text
