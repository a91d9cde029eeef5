import { faceName } from '#domain/catalogue/cardFace.ts'
import { masterSize } from '#server/platform/media/masterSize.ts'
import { pictureHash } from '#server/platform/media/pictureAddress.ts'
import type { Design, FaceRecipe } from '#server/platform/media/recipes.ts'
import type { CatalogueProduct } from './catalogueProduct.ts'

type Language = 'pl' | 'en'

/** The design on the front of a card or the ground of a message, in a language; null for all others. */
export function coverDesign({ pictures, english }: CatalogueProduct, language: Language): Design | null {
  const recipe = pictures[0]?.recipe
  if (recipe?.kind !== 'card' && recipe?.kind !== 'phone') return null
  const words = language === 'en' ? english.cover : undefined
  return words === undefined ? recipe.design : { ...recipe.design, words }
}

/** The closed look of a written product: a card’s front, a letter’s envelope; null for all others. */
export function faceRecipe(product: CatalogueProduct, language: Language): FaceRecipe | null {
  if (product.ai === undefined) return null
  const design = coverDesign(product, language)
  if (design !== null) return { kind: 'face', view: 'card', design }
  const recipe = product.pictures[0]?.recipe
  if (recipe?.kind === 'letter') return { kind: 'face', view: 'envelope', seal: recipe.seal }
  if (recipe?.kind === 'email') return { kind: 'face', view: 'envelope', seal: recipe.scene }
  return null
}

/** The faces of a product among the planned pictures, by their names. */
export function plannedFaces(product: CatalogueProduct): readonly (readonly [string, FaceRecipe])[] {
  return (['pl', 'en'] as const).flatMap((language) => {
    const recipe = faceRecipe(product, language)
    return recipe === null ? [] : [[faceName(product.handle, language), recipe] as const]
  })
}

/** The picture of a product’s face, at an address that changes with it; null for a product without one. */
export function facePicture(product: CatalogueProduct, language: Language) {
  const recipe = faceRecipe(product, language)
  if (recipe === null) return null
  const url = `/media/${faceName(product.handle, language)}-${pictureHash(recipe)}.jpg`
  return { url, ...masterSize(recipe), altText: language === 'en' ? product.english.title : product.title }
}
