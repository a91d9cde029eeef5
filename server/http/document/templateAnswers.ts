import * as z from 'zod'
import type { Endpoint } from '#domain/access/endpointAccess.ts'
import { GIVEN_TEMPLATE, GIVEN_TEMPLATES } from '#domain/template/givenTemplates.ts'
import {
  type PublicTemplate,
  publicTemplateSchema,
  type TemplateCard,
  templateCardsSchema,
} from '#domain/template/publicTemplate.ts'
import type { RawCall } from '#server/api/endpoint.ts'
import { Refusal } from '#server/api/refusal.ts'
import type { ServerContext } from '#server/context.ts'
import { templateRoutes } from '#server/templates/templateRoutes.ts'
import type { DocumentLanguage } from '#server/web/requestLanguage.ts'

/** Published templates as the product API tells anybody of them, asked from within. */
export interface TemplateAnswers {
  readonly list: (language: DocumentLanguage) => Promise<readonly TemplateCard[]>
  /** Null where there is none of this name. */
  readonly find: (slug: string, language: DocumentLanguage) => Promise<PublicTemplate | null>
}

export function templateAnswers(context: ServerContext): TemplateAnswers {
  const endpoints = new Map(templateRoutes(context).map((each) => [each.name, each]))

  async function ask(name: Endpoint, path: string, parameters: RawCall['parameters']): Promise<unknown> {
    const endpoint = endpoints.get(name)
    if (endpoint === undefined) throw new Error(`${name} is not served`)
    const request = new Request(new URL(path, context.config.publicOrigin))
    const answer = await endpoint.serve({ request, address: '', parameters, caller: null })
    return answer.json()
  }

  return {
    list: async (language) =>
      templateCardsSchema.parse(
        await ask('GET /api/v1/templates', `/api/v1/templates?language=${language}`, {}),
      ).templates,
    async find(slug, language) {
      const path = `/api/v1/templates/${encodeURIComponent(slug)}?language=${language}`
      try {
        return publicTemplateSchema.parse(await ask('GET /api/v1/templates/{slug}', path, { slug }))
      } catch (error) {
        if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
  }
}

const language = z.enum(['pl', 'en'])
const oneSchema = z.object({ slug: z.string(), language })
const allSchema = z.object({ language })

/** What a rendered screen is given by its name, and its browser after it. */
export function givenBy({ list, find }: TemplateAnswers) {
  return async (name: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> => {
    if (name === GIVEN_TEMPLATES) return { templates: await list(allSchema.parse(variables).language) }
    if (name === GIVEN_TEMPLATE) {
      const { slug, language: wanted } = oneSchema.parse(variables)
      return find(slug, wanted)
    }
    return undefined
  }
}
