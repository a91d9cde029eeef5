import { Link, type LinkProps } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import styles from './Breadcrumbs.module.css'

export interface Breadcrumb {
  readonly label: string
  /** Left out for the page one is on. */
  readonly to?: LinkProps['to']
  readonly params?: LinkProps['params']
}

export interface BreadcrumbsProps {
  readonly items: readonly Breadcrumb[]
}

/** The way from the top of the site to here; the last one is this page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Ścieżka nawigacji`}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {index === 0 ? null : <ChevronRight className={styles.mark} size={14} />}
            {item.to === undefined ? (
              <span aria-current="page" className={styles.here}>
                {item.label}
              </span>
            ) : (
              <Link
                to={item.to}
                {...(item.params === undefined ? {} : { params: item.params })}
                className={styles.link}
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
