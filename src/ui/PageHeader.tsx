import type { ReactNode } from 'react'
import { Breadcrumbs, type Breadcrumb } from './Breadcrumbs.tsx'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly breadcrumbs?: readonly Breadcrumb[]
  readonly actions?: ReactNode
}

/** The top of a screen: its path, its name (the page's only h1), its purpose and its actions. */
export function PageHeader({ title, lead, breadcrumbs, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumbs === undefined ? null : <Breadcrumbs items={breadcrumbs} />}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
