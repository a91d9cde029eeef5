import { useId, type ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import styles from './ToolCard.module.css'

export interface ToolCardProps {
  readonly title: string
  readonly Icon: LucideIcon
  readonly about: string
  /** The tool at work: a `figure`. */
  readonly demonstration: ReactNode
  readonly points: readonly { readonly Icon: LucideIcon; readonly title: string; readonly text: string }[]
  /** Leads to the tool. */
  readonly start: ReactNode
}

/** A tool as the hub shows it: what it does, at work, and the way to it. */
export function ToolCard({ title, Icon: Sign, about, demonstration, points, start }: ToolCardProps) {
  const id = useId()
  return (
    <section className={styles.tool} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <Sign size={26} aria-hidden="true" />
          {title}
        </h2>
        <p className={styles.about}>{about}</p>
      </div>
      {demonstration}
      <div className={styles.words}>
        <ul className={styles.points}>
          {points.map(({ Icon, title: name, text }) => (
            <li key={name} className={styles.point}>
              <Icon size={20} aria-hidden="true" />
              <span>
                <strong>{name}</strong>
                {text}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.start}>{start}</div>
      </div>
    </section>
  )
}
