import {
  GraphQLError,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { costRefusal } from './costMeter.ts'
import { weighQuery } from './queryCost.ts'

// A public endpoint: the size of one request is bounded before anything is read.

export const MOST_TOKENS = 3_000
/** The depth of nested fields, arguments and values: a parser recurses into them, and its stack is limited. */
const MOST_NESTED = 120
const DEEPEST = 16
const MOST_ALIASES = 60
const MOST_ROOT_FIELDS = 20
/** The most objects that an answer may be expected to cost, and really cost; 0023 has the measured time and memory. */
export const HIGHEST_COST = 30_000

type Variables = Readonly<Record<string, unknown>>

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/** Throws for a document nested too deep to be parsed. */
export function requireShallow(source: string): void {
  let depth = 0
  for (const [sign] of source.matchAll(SIGNS)) {
    if (OPENING.has(sign)) depth += 1
    else if (CLOSING.has(sign)) depth -= 1
    if (depth > MOST_NESTED) throw refusal(`Query is deeper than ${DEEPEST} levels.`, 'MAX_DEPTH_EXCEEDED')
  }
}

/** Texts and comments are skipped as wholes. */
const SIGNS = /"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n]*|[[\](){}]/gu
const OPENING: ReadonlySet<string> = new Set(['[', '(', '{'])
const CLOSING: ReadonlySet<string> = new Set([']', ')', '}'])

/** The expected cost of an operation, or why it is too much for one request. */
export function estimateQueryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): { readonly cost: number } | { readonly refused: GraphQLError } {
  const { depth, aliases, cost } = weighQuery(schema, document, operation, variables)
  const { length } = operation.selectionSet.selections
  const refused =
    refuseUnfitText(document, variables) ??
    (length > MOST_ROOT_FIELDS
      ? refusal(`More than ${MOST_ROOT_FIELDS} root fields.`, 'MAX_COST_EXCEEDED')
      : depth > DEEPEST
        ? refusal(`Query is deeper than ${DEEPEST} levels.`, 'MAX_DEPTH_EXCEEDED')
        : aliases > MOST_ALIASES
          ? refusal(`More than ${MOST_ALIASES} aliases.`, 'MAX_ALIASES_EXCEEDED')
          : cost > HIGHEST_COST
            ? costRefusal(cost, HIGHEST_COST)
            : null)
  return refused === null ? { cost } : { refused }
}

/** Text that a database can't store: a NUL character, or half of a surrogate pair. */
function isUnfit(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

/** No argument of the schema has so many levels. */
const DEEPEST_VALUE = 32

function isUnfitValue(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return isUnfit(value)
  if (typeof value !== 'object' || value === null) return false
  return level > DEEPEST_VALUE || Object.values(value).some((inner) => isUnfitValue(inner, level + 1))
}

/** Refuses values that would only fail deeper inside, anywhere in the request. */
function refuseUnfitText(document: DocumentNode, variables: Variables): GraphQLError | null {
  let unfit = isUnfitValue(variables)
  visit(document, {
    StringValue: (node) => {
      unfit ||= isUnfit(node.value)
    },
  })
  return unfit ? refusal('The request holds what no text or value can be.', 'BAD_REQUEST') : null
}
