import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useServices } from '#services/services.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { collectionsQuery } from './queries.ts'
import styles from './CollectionLinks.module.css'

export interface CollectionLinksProps {
  /** Left out where a phone has another way to them. */
  readonly isWideOnly?: boolean
}

/** The shelves of the shop in one row: pushed sideways on a phone, unfolded on a desktop. Left out when they can't be read. */
export function CollectionLinks({ isWideOnly = false }: CollectionLinksProps) {
  const { t } = useLingui()
  const { storefront } = useServices()
  const { data: collections, isError } = useQuery(collectionsQuery(storefront))
  const [isOpen, setOpen] = useState(false)
  const row = useRef<HTMLUListElement>(null)
  const isRead = collections !== undefined
  // The shelf one stands at is in sight, however far along the row it is.
  useLayoutEffect(() => {
    const present = row.current?.querySelector('[aria-current]')
    if (row.current === null || !(present instanceof HTMLElement)) return
    const beyond = present.offsetLeft + present.offsetWidth / 2 - row.current.clientWidth / 2
    row.current.scrollLeft = Math.max(0, beyond)
  }, [isRead])
  if (isError) return null
  return (
    <nav
      aria-label={t`Kolekcje`}
      className={styles.shelves}
      data-open={isOpen ? '' : undefined}
      data-wide-only={isWideOnly ? '' : undefined}
    >
      <ul ref={row} className={styles.row}>
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
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <Trans>Zwiń</Trans> : <Trans>Wszystkie kolekcje</Trans>}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    </nav>
  )
}

const GHOST_WIDTHS = ['5rem', '6rem', '7rem', '4.5rem', '5.5rem', '6.5rem']
