import { pictureHash, productPictureName } from '#server/platform/media/pictureAddress.ts'
import type { PlannedFile } from '#server/platform/media/plannedFile.ts'
import type { Recipe } from '#server/platform/media/recipes.ts'
import { contentPictures } from '#server/shop/content/embeddedArticles.ts'
import { catalogueCollections, catalogueProducts } from './catalogue.ts'
import { plannedFaces } from './faces.ts'
import { inOurOrder } from './membership.ts'
import { homePictures } from './content/homePictures.ts'

let planned: ReadonlyMap<string, PlannedFile> | undefined

/**
 * Every picture of the shop, the first shown first, by its name: `products/{handle}/{n}` (`en-{n}` with English words),
 * `collections/{handle}/1`, `home/{name}`, `faces/{handle}/{n}`, `content/{slug}/{n}`.
 */
export function plannedPictures(): ReadonlyMap<string, PlannedFile> {
  planned ??= new Map(planAll().map((file) => [file.name, file]))
  return planned
}

function plan(name: string, recipe: Recipe, shipped: PlannedFile['shipped']): PlannedFile {
  return { name, hash: pictureHash(recipe), recipe, shipped }
}

function planAll(): PlannedFile[] {
  return [
    ...Object.entries(homePictures).map(([name, { recipe }]) => plan(`home/${name}`, recipe, 'every')),
    ...inOurOrder(catalogueProducts).flatMap((product) =>
      product.pictures.map(({ recipe }, index) =>
        plan(productPictureName(product.handle, index + 1, 'pl'), recipe, index === 0 ? 'every' : 'largest'),
      ),
    ),
    ...catalogueCollections.map(({ handle, picture }) =>
      plan(`collections/${handle}/1`, picture.recipe, 'every'),
    ),
    ...contentPictures(),
    ...inOurOrder(catalogueProducts).flatMap((product) =>
      plannedFaces(product).map(([name, recipe]) => plan(name, recipe, 'largest')),
    ),
    ...inOurOrder(catalogueProducts).flatMap(({ handle, english }) =>
      (english.pictures ?? []).map(({ recipe }, index) =>
        // Few people read in English: these are not shipped.
        plan(productPictureName(handle, index + 1, 'en'), recipe, 'none'),
      ),
    ),
  ]
}
