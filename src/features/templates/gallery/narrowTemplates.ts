import type { TemplateCard } from '#domain/template/publicTemplate.ts'
import { compareNames } from '#domain/nameOrder.ts'
import type { GallerySearch } from './gallerySearch.ts'

/** The templates of a category and with a tag, where an address asks for them, in their order. */
export function narrowTemplates(
  templates: readonly TemplateCard[],
  { kategoria, tag }: GallerySearch,
): readonly TemplateCard[] {
  return templates.filter(
    ({ categories, tags }) =>
      (kategoria === undefined || categories.includes(kategoria)) &&
      (tag === undefined || tags.includes(tag)),
  )
}

/** Every category with how many templates it has, the largest first. */
export function categoriesOf(
  templates: readonly TemplateCard[],
): readonly { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const { categories } of templates) {
    for (const name of categories) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || compareNames(one.name, other.name))
}
