import { CircleAlert, CircleCheck, Info, Sparkles, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

export type NoticeTone = 'neutral' | 'generated' | 'success' | 'warning' | 'danger'

export interface NoticeProps {
  readonly tone: NoticeTone
  readonly title?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

const ICONS: Record<NoticeTone, LucideIcon> = {
  neutral: Info,
  generated: Sparkles,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

/** A calm note inside the page. It doesn't interrupt: urgent messages go through `announce`. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon className={styles.icon} size={20} />
      <div className={styles.words}>
        {title === undefined ? null : <strong>{title}</strong>}
        {children === undefined ? null : <div>{children}</div>}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
