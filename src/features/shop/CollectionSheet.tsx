import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useServices } from '#services/services.tsx'
import { collectionsQuery } from './queries.ts'
import { SheetButton } from './SheetButton.tsx'
import styles from './CollectionLinks.module.css'

/** The shelves of the shop in a sheet, where a row of them has no room. Left out when they can't be read. */
export function CollectionSheet() {
  const { t } = useLingui()
  const { storefront } = useServices()
  const { data: collections, isError } = useQuery(collectionsQuery(storefront))
  if (isError) return null
  return (
    <SheetButton id="kolekcje" title={t`Kolekcje`}>
      {() => (
        <ul className={styles.sheet}>
          {collections?.map(({ handle, title }) => (
            <li key={handle}>
              <Link to="/sklep/$collection" params={{ collection: handle }} className={styles.shelf}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </SheetButton>
  )
}
