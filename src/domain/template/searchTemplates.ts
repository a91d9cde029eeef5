import { createSearch } from '../search/searchItems.ts'
import type { TemplateCard } from './publicTemplate.ts'

/** Finds templates by what they are called and what they make. */
export const searchTemplates = createSearch<TemplateCard>(({ title, description, categories, tags }) => ({
  title,
  tags: tags.join(' '),
  type: categories.join(' '),
  description,
}))
