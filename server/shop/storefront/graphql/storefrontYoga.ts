import { execute, type ExecutionResult, getOperationAST, GraphQLError, parse } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { ServerContext } from '#server/platform/context.ts'
import { createDocumentCache, NO_ERRORS_CACHED } from './documentCache.ts'
import type { GraphContext } from './graphContext.ts'
import { estimateQueryCost, MOST_TOKENS, requireShallow } from './queryLimits.ts'
import { storefrontSchema } from './storefrontSchema.ts'

const limitQueries: Plugin<GraphContext> = {
  onParse: ({ setParseFn }) =>
    setParseFn((source, options) => {
      requireShallow(typeof source === 'string' ? source : source.body)
      return parse(source, { ...options, maxTokens: MOST_TOKENS })
    }),
  onExecute: ({ args, context, setResultAndStopExecution }) => {
    const { document, operationName, schema } = args
    const variables: Readonly<Record<string, unknown>> = args.variableValues ?? {}
    const operation = getOperationAST(document, operationName)
    if (!operation) return undefined
    const judged = estimateQueryCost(schema, document, operation, variables)
    if ('refused' in judged) {
      setResultAndStopExecution({ errors: [judged.refused] })
      return undefined
    }
    if (context.meter !== undefined && context.meter.expect(judged.cost) > 0) {
      setResultAndStopExecution({ errors: [THROTTLED] })
      return undefined
    }
    return {
      onExecuteDone: ({ result, setResult }) => {
        if (context.meter !== undefined && !(Symbol.asyncIterator in result)) {
          setResult({ ...onlyCost(result), extensions: { cost: context.meter.cost } })
        }
      },
    }
  },
}

const THROTTLED = new GraphQLError('Throttled', { extensions: { code: 'THROTTLED' } })

/** An answer that grew too large has that one error, however many of its fields failed for it. */
function onlyCost(result: ExecutionResult): ExecutionResult {
  const tooMuch = result.errors?.find(({ extensions }) => extensions['code'] === 'MAX_COST_EXCEEDED')
  return tooMuch === undefined ? result : { errors: [tooMuch] }
}

/** `@defer` changes nothing: the whole answer comes at once, which clients have to accept anyway. */
const answerAtOnce: Plugin = {
  onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
}

/** The GraphQL server behind the storefront's address; internal errors are logged, not sent. */
export function createStorefrontYoga({ log }: ServerContext) {
  return createYoga<GraphContext>({
    schema: storefrontSchema,
    plugins: [limitQueries, answerAtOnce],
    parserAndValidationCache: { documentCache: createDocumentCache(), errorCache: NO_ERRORS_CACHED },
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
