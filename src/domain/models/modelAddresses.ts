import { screenPath } from '../addresses/screenPath.ts'
import type { ModelCategory, ModelMedium } from './modelMedia.ts'

/** The content of a list: everything (null), a medium, or one of its categories. */
export interface ModelListPlace {
  readonly medium: ModelMedium | null
  readonly category: ModelCategory | null
}

/** The path of a list. */
export function modelListPath({ medium, category }: ModelListPlace): string {
  if (medium === null) return screenPath('/modele')
  if (category === null) return screenPath('/modele/$medium', { medium })
  return screenPath('/modele/$medium/$kategoria', { medium, kategoria: category })
}

/** The path of a model: in the first of its categories alone, so that it has one address. */
export function modelPath(model: {
  readonly slug: string
  readonly medium: ModelMedium
  readonly categories: readonly ModelCategory[]
}): string {
  const { slug, medium, categories } = model
  return screenPath('/modele/$medium/$kategoria/$modelSlug', {
    medium,
    kategoria: categories[0] ?? '',
    modelSlug: slug,
  })
}
