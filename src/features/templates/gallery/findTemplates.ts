import { foldedWords } from '#domain/catalogue/foldPolish.ts'
import { stemPolish } from '#domain/catalogue/stemPolish.ts'
import type { TemplateCard } from '#domain/template/publicTemplate.ts'
import type { GallerySearch } from './gallerySearch.ts'

/** The templates that a search finds, in their order. */
export function findTemplates(
  templates: readonly TemplateCard[],
  { q = '', kategoria, tag }: GallerySearch,
): readonly TemplateCard[] {
  const wanted = foldedWords(q)
  return templates.filter(
    (template) =>
      (kategoria === undefined || template.categories.includes(kategoria)) &&
      (tag === undefined || template.tags.includes(tag)) &&
      matches(template, wanted),
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
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'pl'))
}

/** Every word of a search is the beginning of one in the template, or another form of it. */
function matches({ title, description, categories, tags }: TemplateCard, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true
  const words = foldedWords([title, description, ...categories, ...tags].join(' '))
  const stems = new Set(words.map(stemPolish))
  return wanted.every((each) => stems.has(stemPolish(each)) || words.some((own) => own.startsWith(each)))
}
