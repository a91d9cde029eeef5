import { createSearch } from '../search/searchItems.ts'
import type { ModelCard } from './model.ts'

/** Finds models by their names, makers and strengths. */
export const searchModels = createSearch<ModelCard>(({ name, slug, maker, goodAt, licence }) => ({
  title: name,
  // „GPT-4o” is looked for as „gpt 4o”, too.
  tags: `${maker} ${slug}`,
  type: licence.name ?? '',
  description: goodAt,
}))
