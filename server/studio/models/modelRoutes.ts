import type { Model } from '#domain/models/model.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { modelSchema, modelsSchema } from './modelSchemas.ts'
import { modelsOf } from './models.ts'

/** Cached by browsers, which revalidate each time. */
const REVALIDATED = 'no-cache'

/** The models that generate, this shop's and others. */
export function modelRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'GET /api/v1/models/{language}',
      {
        summary: 'Every model that is known here, and what its lists are called',
        answer: modelsSchema,
        refusals: ['NOT_FOUND'],
      },
      async ({ path, header }) => {
        const language = languageNamed(path('language'))
        header('cache-control', REVALIDATED)
        return modelsOf(context).all(language)
      },
    ),
    openEndpoint(
      'GET /api/v1/models/{language}/{slug}',
      { summary: 'One model, whole', answer: modelSchema, refusals: ['NOT_FOUND'] },
      async ({ path, header }): Promise<Model> => {
        const model = await modelsOf(context).one(languageNamed(path('language')), path('slug'))
        if (model === null) throw new Refusal('NOT_FOUND')
        header('cache-control', REVALIDATED)
        return model
      },
    ),
  ]
}

function languageNamed(word: string): DocumentLanguage {
  if (word !== 'pl' && word !== 'en') throw new Refusal('NOT_FOUND')
  return word
}
