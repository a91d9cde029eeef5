import { z } from 'zod'
import { ADMIN } from '#domain/access/access.ts'
import {
  articleFaultSchema,
  articlePlaceSchema,
  editorArticleSchema,
  type EditorPlace,
  editorListSchema,
  LONGEST_SOURCE,
  previewRequestSchema,
  publishArticleSchema,
  saveArticleSchema,
} from '#domain/content/editor.ts'
import { type Caller, endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Limit } from '#server/platform/throttle/limit.ts'
import { ACT_OF_ADMINISTRATOR, LOOK_OF_ADMINISTRATOR } from '#server/platform/throttle/sharedLimits.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { articleSchema } from './contentSchemas.ts'
import { cancelPlan, listDesk, previewOf, publish, readDesk, saveDraft, withdraw } from './editor.ts'

/** Every letter may take four bytes, and six more where JSON escapes it. */
const MOST_BYTES = LONGEST_SOURCE * 6 + 10_000

type OfPlace = (parameter: 'language' | 'kind' | 'slug') => string

/** Throws NOT_FOUND for an impossible place. */
function placeOf(path: OfPlace): EditorPlace {
  const read = articlePlaceSchema.safeParse({
    language: path('language'),
    kind: path('kind'),
    slug: path('slug'),
  })
  if (!read.success) throw new Refusal('NOT_FOUND')
  return read.data
}

/** Writing and publishing articles. Administrators share the drafts. */
export function editorRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const count = (limit: Limit, { user }: Caller) => throttle(context, limit, user.id)
  return [
    endpoint(
      'GET /api/v1/admin/content',
      ADMIN,
      {
        summary: 'Every article there is, drafts too, what was changed last first',
        answer: editorListSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller }) => {
        await count(LOOK_OF_ADMINISTRATOR, caller)
        return { articles: [...(await listDesk(context))] }
      },
    ),
    endpoint(
      'POST /api/v1/admin/content/preview',
      ADMIN,
      {
        summary: 'What a text would be as an article, or why it can’t be one; nothing is kept',
        body: previewRequestSchema,
        answer: z.object({ article: articleSchema.nullable(), problem: z.nullable(articleFaultSchema) }),
        refusals: ['TOO_MANY_REQUESTS'],
        mostBytes: MOST_BYTES,
      },
      async ({ caller, body: { source, ...place } }) => {
        await count(LOOK_OF_ADMINISTRATOR, caller)
        return previewOf(place, source)
      },
    ),
    endpoint(
      'GET /api/v1/admin/content/{language}/{kind}/{slug}',
      ADMIN,
      {
        summary: 'An article as it is written',
        answer: editorArticleSchema,
        refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await count(LOOK_OF_ADMINISTRATOR, caller)
        return readDesk(context, placeOf(path))
      },
    ),
    endpoint(
      'PUT /api/v1/admin/content/{language}/{kind}/{slug}',
      ADMIN,
      {
        summary: 'Save a draft over the revision that was seen; revision 0 makes one',
        body: saveArticleSchema,
        answer: editorArticleSchema,
        refusals: ['NOT_FOUND', 'ARTICLE_CHANGED', 'TOO_MANY_REQUESTS'],
        mostBytes: MOST_BYTES,
      },
      async ({ caller, path, body }) => {
        await count(ACT_OF_ADMINISTRATOR, caller)
        return saveDraft(context, placeOf(path), body)
      },
    ),
    endpoint(
      'POST /api/v1/admin/content/{language}/{kind}/{slug}/publish',
      ADMIN,
      {
        summary: 'Show the saved revision to everybody, from a moment on or at once',
        body: publishArticleSchema,
        answer: editorArticleSchema,
        refusals: ['NOT_FOUND', 'ARTICLE_CHANGED', 'ARTICLE_INVALID', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await count(ACT_OF_ADMINISTRATOR, caller)
        return publish(context, placeOf(path), body)
      },
    ),
    endpoint(
      'POST /api/v1/admin/content/{language}/{kind}/{slug}/cancel',
      ADMIN,
      {
        summary: 'What was planned will not be shown; again changes nothing',
        answer: editorArticleSchema,
        refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await count(ACT_OF_ADMINISTRATOR, caller)
        return cancelPlan(context, placeOf(path))
      },
    ),
    endpoint(
      'POST /api/v1/admin/content/{language}/{kind}/{slug}/withdraw',
      ADMIN,
      {
        summary: 'Let nobody read an article any more; what is written stays as a draft',
        answer: editorArticleSchema,
        refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await count(ACT_OF_ADMINISTRATOR, caller)
        return withdraw(context, placeOf(path))
      },
    ),
  ]
}
