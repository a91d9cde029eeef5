import { categoryOf, mediumOf } from '#domain/models/modelMedia.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { modelsOf } from '#server/studio/models/models.ts'
import { shorten, type SubjectHead } from './subjectHead.ts'

/** Returns the head of a list of models; null for an unknown list. */
export async function modelListHead(
  context: ServerContext,
  place: { readonly medium: string; readonly category: string | undefined },
  language: DocumentLanguage,
): Promise<SubjectHead | null> {
  const medium = mediumOf(place.medium)
  if (medium === null) return null
  const category = place.category === undefined ? null : categoryOf(medium, place.category)
  if (place.category !== undefined && category === null) return null
  const { lists } = await modelsOf(context).all(language)
  const words = lists.find((each) => each.medium === medium && each.category === category)
  return words === undefined
    ? null
    : { title: words.title, description: shorten(words.description), picture: null }
}

/** Returns the head of a model's page; null when there is none. */
export async function modelHead(
  context: ServerContext,
  place: { readonly medium: string; readonly category: string; readonly slug: string },
  language: DocumentLanguage,
): Promise<SubjectHead | null> {
  const model = await modelsOf(context).one(language, place.slug)
  if (model === null || model.medium !== place.medium || model.categories[0] !== place.category) return null
  const { name, goodAt, badAt } = model
  return { title: name, description: shorten(`${goodAt} ${badAt}`), picture: null }
}
