import * as z from 'zod/mini'
import { sharedGenerationSchema } from '../generation/generation.ts'
import { DEFAULT_WINDOW, TRENDING_MEDIA, TRENDING_WINDOWS } from './trending.ts'

// Public works, as visitors browse them: the wall of films, the popular, and shipped examples.

/** So many things are popular at most. */
export const TRENDING_MOST = 36
/** This many of the newest are shown below, where little is popular. */
export const NEWEST_MOST = 12

const language = z.prefault(z.enum(['pl', 'en']), 'pl')

/** A template as it is shown beside works: a result, and its address. */
export const shownTemplateSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Empty without one. */
  pictureUrl: z.string(),
  filmUrl: z.string(),
})
export type ShownTemplate = z.infer<typeof shownTemplateSchema>

/** `GET /api/v1/discover/trending`. */
export const trendingQuerySchema = z.object({
  window: z.prefault(z.enum(TRENDING_WINDOWS), DEFAULT_WINDOW),
  media: z.optional(z.enum(TRENDING_MEDIA)),
  language,
})
export const trendingSchema = z.object({
  /** The popular, most popular first; works with the files alone that a list shows. */
  entries: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('work'), work: sharedGenerationSchema }),
      z.object({ kind: z.literal('template'), template: shownTemplateSchema }),
    ]),
  ),
  /** The newest works besides, where there is little of it. */
  newest: z.array(sharedGenerationSchema),
})
export type Trending = z.infer<typeof trendingSchema>
export type TrendingEntry = Trending['entries'][number]

/** `GET /api/v1/discover/examples`: results of shipped templates by the embedded engines. */
export const examplesQuerySchema = z.object({ language })
export const examplesSchema = z.object({ examples: z.array(shownTemplateSchema) })
