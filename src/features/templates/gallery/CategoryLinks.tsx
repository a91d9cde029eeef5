import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { TemplateCard } from '#domain/template/publicTemplate.ts'
import styles from './Gallery.module.css'
import { categoriesOf } from './findTemplates.ts'
import type { GallerySearch } from './gallerySearch.ts'

export interface CategoryLinksProps {
  readonly templates: readonly TemplateCard[]
  readonly search: GallerySearch
}

/** The categories there are, each an address of its own. */
export function CategoryLinks({ templates, search }: CategoryLinksProps) {
  const { t } = useLingui()
  const categories = categoriesOf(templates)
  if (categories.length === 0) return null
  return (
    <nav className={styles.categories} aria-label={t`Kategorie szablonów`}>
      <Link
        to="/szablony"
        search={{ ...search, kategoria: undefined }}
        className={styles.category}
        activeOptions={{ exact: true }}
        aria-current={search.kategoria === undefined ? 'page' : undefined}
        resetScroll={false}
      >
        <Trans>Wszystkie</Trans>
      </Link>
      {categories.map(({ name, count }) => (
        <Link
          key={name}
          to="/szablony"
          search={{ ...search, kategoria: name }}
          className={styles.category}
          activeOptions={{ exact: true }}
          aria-current={search.kategoria === name ? 'page' : undefined}
          resetScroll={false}
        >
          {name} <span className={styles.count}>{count}</span>
        </Link>
      ))}
    </nav>
  )
}
