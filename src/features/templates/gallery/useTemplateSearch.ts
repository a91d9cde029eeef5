import type { Found } from '#domain/search/searchItems.ts'
import type { TemplateCard } from '#domain/template/publicTemplate.ts'
import { lateSearch } from '#ui/lazySearch.ts'

type FindTemplates = (templates: readonly TemplateCard[], text: string) => Found<TemplateCard>

/** The search of templates by words. */
export const { load: loadTemplateSearch, useSearch: useTemplateSearch } = lateSearch<FindTemplates>(
  () => import('#domain/template/searchTemplates.ts').then(({ searchTemplates }) => searchTemplates),
  (templates) => ({ found: templates, meant: null }),
)
