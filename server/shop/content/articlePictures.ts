import { pictureHash } from '#server/platform/media/pictureAddress.ts'
import type { PlannedFile } from '#server/platform/media/plannedFile.ts'
import type { Design, Recipe } from '#server/platform/media/recipes.ts'
import type { COVER_VIEWS, WrittenArticle, WrittenPicture } from './articleFile.ts'
import type { ArticlePlace } from './articlePlace.ts'

const RECIPES: Readonly<
  Record<(typeof COVER_VIEWS)[number], (design: Design, scene: Design['mood']) => Recipe>
> = {
  card: (design, scene) => ({ kind: 'card', view: 'standing', scene, design }),
  poster: (design, scene) => ({ kind: 'poster', view: 'wall', scene, frame: 'oak', design }),
  mug: (design, scene) => ({ kind: 'mug', view: 'table', scene, colour: 'białe', design }),
  cushion: (design, scene) => ({ kind: 'cushion', view: 'sofa', scene, design }),
  notebook: (design, scene) => ({ kind: 'notebook', view: 'cover', scene, design }),
  tote: (design, scene) => ({ kind: 'tote', view: 'hanging', scene, colour: 'piaskowe', design }),
  prints: (design, scene) => ({ kind: 'prints', view: 'fan', scene, designs: [design] }),
}

/** The drawing of an article's picture. */
export function recipeOf({ as, art, mood, words }: WrittenPicture): Recipe {
  return RECIPES[as]({ art, mood, ...(words !== undefined && { words }) }, mood)
}

/** The picture’s name among all planned ones: `content/{slug}/{n}`, 0 for the cover. */
export const pictureName = (slug: string, n: number) => `content/${slug}/${n}`

export function plannedPicture(slug: string, n: number, picture: WrittenPicture): PlannedFile {
  const recipe = recipeOf(picture)
  return {
    name: pictureName(slug, n),
    hash: pictureHash(recipe),
    recipe,
    shipped: n === 0 ? 'every' : 'largest',
  }
}

/** The picture of an article’s link: one in each language, because the title is on it. */
export const shareName = ({ language, kind, slug }: ArticlePlace) =>
  `content/${slug}/share-${kind}-${language}`

export function plannedShare(place: ArticlePlace, { title, cover }: WrittenArticle): PlannedFile {
  const { art, mood } = cover ?? { art: 'sparks', mood: 'ember' }
  const recipe: Recipe = { kind: 'share', view: 'article', scene: mood, title, design: { art, mood } }
  return { name: shareName(place), hash: pictureHash(recipe), recipe, shipped: 'largest' }
}

/** Its address. */
export const pictureAddress = ({ name, hash }: PlannedFile) => `/media/${name}-${hash}.jpg`
