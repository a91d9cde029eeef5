import { execute, getOperationAST, parse } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { ServerContext } from '#server/context.ts'
import type { GraphContext } from './graphContext.ts'
import { MOST_TOKENS, refuseTooMuch, refuseUnfitText } from './queryLimits.ts'
import { storefrontSchema } from './storefrontSchema.ts'

const limitQueries: Plugin = {
  onParse: ({ setParseFn }) =>
    setParseFn((source, options) => parse(source, { ...options, maxTokens: MOST_TOKENS })),
  onExecute: ({ args, setResultAndStopExecution }) => {
    const { document, operationName } = args
    const variables: Readonly<Record<string, unknown>> = args.variableValues ?? {}
    const operation = getOperationAST(document, operationName)
    if (!operation) return
    const refused = refuseUnfitText(document, variables) ?? refuseTooMuch(document, operation, variables)
    if (refused) setResultAndStopExecution({ errors: [refused] })
  },
}

/** `@defer` is allowed to change nothing: the whole answer comes at once, which clients have to take anyway. */
const answerAtOnce: Plugin = {
  onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
}

/** The GraphQL server behind the storefront's address; what goes wrong inside is logged, not told. */
export function createStorefrontYoga({ log }: ServerContext) {
  return createYoga<GraphContext>({
    schema: storefrontSchema,
    plugins: [limitQueries, answerAtOnce],
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    maskedErrors: true,
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...details: unknown[]) => log.warn('storefront', { details }),
      error: (...details: unknown[]) => log.error('storefront', { details }),
    },
  })
}
