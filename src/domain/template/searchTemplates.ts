import { createSearch } from '../search/searchItems.ts'
import type { TemplateCard } from './publicTemplate.ts'

/** Finds templates by their titles and results. */
export const searchTemplates = createSearch<TemplateCard>(({ title, description, categories, tags }) => ({
  title,
  tags: tags.join(' '),
  type: categories.join(' '),
  description,
}))
