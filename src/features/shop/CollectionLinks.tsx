import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useServices } from '#services/services.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { collectionsQuery } from './queries.ts'
import styles from './CollectionLinks.module.css'

export interface CollectionLinksProps {
  /** Left out where a phone has another link to them. */
  readonly isWideOnly?: boolean
}

/** The shelves of the shop in one row: pushed sideways on a phone, unfolded on a desktop. Left out when they can't be read. */
export function CollectionLinks({ isWideOnly = false }: CollectionLinksProps) {
  const { t } = useLingui()
  const { storefront } = useServices()
  const { data: collections, isError } = useQuery(collectionsQuery(storefront))
  if (isError) return null
  return (
    <nav aria-label={t`Kolekcje`} className={styles.shelves} data-wide-only={isWideOnly ? '' : undefined}>
      <ul key={collections === undefined ? 'awaited' : 'read'} ref={showPresent} className={styles.row}>
        <li>
          <Link to="/sklep" className={styles.shelf} activeOptions={{ exact: true, includeSearch: false }}>
            <Trans>Wszystko</Trans>
          </Link>
        </li>
        {collections?.map(({ handle, title }) => (
          <li key={handle}>
            <Link
              to="/sklep/$collection"
              params={{ collection: handle }}
              className={styles.shelf}
              preload="intent"
            >
              {title}
            </Link>
          </li>
        )) ??
          GHOST_WIDTHS.map((width) => (
            <li key={width}>
              <span className={styles.ghost}>
                <Skeleton width={width} height="100%" />
              </span>
            </li>
          ))}
      </ul>
      <details className={styles.more}>
        <summary className={styles.fold}>
          <span className={styles.whenFolded}>
            <Trans>Wszystkie kolekcje</Trans>
          </span>
          <span className={styles.whenOpen}>
            <Trans>Zwiń</Trans>
          </span>
          <ChevronDown size={16} aria-hidden="true" />
        </summary>
      </details>
    </nav>
  )
}

/** The present collection is visible, however far along the row. */
function showPresent(row: HTMLUListElement | null): void {
  const present = row?.querySelector('[aria-current]')
  if (row === null || !(present instanceof HTMLElement)) return
  row.scrollLeft = Math.max(0, present.offsetLeft + present.offsetWidth / 2 - row.clientWidth / 2)
}

const GHOST_WIDTHS = ['5rem', '6rem', '7rem', '4.5rem', '5.5rem', '6.5rem']
