import { execute, parse, validate, type DocumentNode, type ExecutionResult } from 'graphql'
import type { ServerContext } from '#server/platform/context.ts'
import type { GraphContext } from './graphql/graphContext.ts'
import { storefrontSchema } from './graphql/storefrontSchema.ts'

interface StorefrontRequest {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly operationName?: string
  /** The network that tries of discount codes are counted under; without it they aren't counted by caller. */
  readonly caller?: string
}

/**
 * Answers our own queries without HTTP, for the data of a first visit. Pictures get addresses from the root of the
 * page's origin. Only for documents of this product: their parsed form is cached, and they have no limits.
 */
export function createStorefrontExecutor(
  context: ServerContext,
): (request: StorefrontRequest) => Promise<ExecutionResult> {
  const documents = new Map<string, DocumentNode>()
  const graph = {
    server: context,
    pictureOrigin: '',
    checkoutOrigin: context.config.publicOrigin,
  }
  return async ({ query, variables, operationName, caller = '' }) => {
    let document = documents.get(query)
    if (!document) {
      document = parse(query)
      const errors = validate(storefrontSchema, document)
      if (errors.length > 0) return { errors }
      documents.set(query, document)
    }
    return execute({
      schema: storefrontSchema,
      document,
      contextValue: { ...graph, caller } satisfies GraphContext,
      variableValues: variables,
      operationName,
    })
  }
}
