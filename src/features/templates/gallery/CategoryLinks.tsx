import { Trans, useLingui } from '@lingui/react/macro'
import type { TemplateCard } from '#domain/template/publicTemplate.ts'
import { ChoiceLink, ChoiceLinks } from '#ui/ChoiceLinks.tsx'
import type { SearchLink } from '#ui/useSearchLink.ts'
import { categoriesOf } from './narrowTemplates.ts'
import type { GallerySearch } from './gallerySearch.ts'

export interface CategoryLinksProps {
  readonly templates: readonly TemplateCard[]
  readonly search: GallerySearch
  readonly linkTo: (change: Partial<GallerySearch>) => SearchLink
}

/** The categories there are, each an address of its own. */
export function CategoryLinks({ templates, search, linkTo }: CategoryLinksProps) {
  const { t } = useLingui()
  const categories = categoriesOf(templates)
  if (categories.length === 0) return null
  return (
    <ChoiceLinks label={t`Kategorie szablonów`}>
      <ChoiceLink {...linkTo({ kategoria: undefined })} isChosen={search.kategoria === undefined}>
        <Trans>Wszystkie</Trans>
      </ChoiceLink>
      {categories.map(({ name, count }) => (
        <ChoiceLink
          key={name}
          {...linkTo({ kategoria: name })}
          isChosen={search.kategoria === name}
          count={count}
        >
          {name}
        </ChoiceLink>
      ))}
    </ChoiceLinks>
  )
}
