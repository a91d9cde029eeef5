import { Trans, useLingui } from '@lingui/react/macro'
import type { TemplateCard } from '#domain/template/publicTemplate.ts'
import { ChoiceLink, ChoiceLinks } from '#ui/ChoiceLinks.tsx'
import { categoriesOf } from './narrowTemplates.ts'
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
    <ChoiceLinks label={t`Kategorie szablonów`}>
      <ChoiceLink
        to="/szablony"
        search={{ ...search, kategoria: undefined }}
        isChosen={search.kategoria === undefined}
        resetScroll={false}
      >
        <Trans>Wszystkie</Trans>
      </ChoiceLink>
      {categories.map(({ name, count }) => (
        <ChoiceLink
          key={name}
          to="/szablony"
          search={{ ...search, kategoria: name }}
          isChosen={search.kategoria === name}
          count={count}
          resetScroll={false}
        >
          {name}
        </ChoiceLink>
      ))}
    </ChoiceLinks>
  )
}
