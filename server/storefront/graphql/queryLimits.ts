import {
  GraphQLError,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { LARGEST_PAGE } from '../paging.ts'

// A public endpoint: what one request may ask for is bounded before anything is read.

export const MOST_TOKENS = 3_000
const DEEPEST = 16
const MOST_ALIASES = 60
const MOST_ROOT_FIELDS = 20
/** Fields that an answer may have, by the sizes of the pages that are asked for. */
const HIGHEST_COST = 120_000

type Variables = Readonly<Record<string, unknown>>

interface Weight {
  readonly depth: number
  readonly aliases: number
  readonly cost: number
}

/** Weighs what an operation asks for. The document must have been validated: its fragments go in no circle. */
class Scales {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  private readonly variables: Variables
  /** A fragment is weighed once, however often it is spread. */
  private readonly weighed = new Map<string, Weight>()

  constructor(document: DocumentNode, variables: Variables) {
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
    this.variables = variables
  }

  weigh(set: SelectionSetNode): Weight {
    let [depth, aliases, cost] = [0, 0, 0]
    for (const selection of set.selections) {
      const weight =
        selection.kind === Kind.FIELD
          ? this.weighField(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? this.weigh(selection.selectionSet)
            : this.weighFragment(selection.name.value)
      depth = Math.max(depth, weight.depth)
      aliases += weight.aliases
      cost += weight.cost
    }
    return { depth, aliases, cost }
  }

  private weighField(field: FieldNode): Weight {
    const inside = field.selectionSet ? this.weigh(field.selectionSet) : { depth: 0, aliases: 0, cost: 0 }
    return {
      depth: inside.depth + 1,
      aliases: inside.aliases + (field.alias ? 1 : 0),
      cost: 1 + inside.cost * this.sizeOf(field),
    }
  }

  private weighFragment(name: string): Weight {
    const known = this.weighed.get(name)
    if (known) return known
    const fragment = this.fragments.get(name)
    const weight = fragment ? this.weigh(fragment.selectionSet) : { depth: 0, aliases: 0, cost: 0 }
    this.weighed.set(name, weight)
    return weight
  }

  /** How many items a field brings at most, by its arguments. */
  private sizeOf(field: FieldNode): number {
    for (const argument of field.arguments ?? []) {
      const name = argument.name.value
      if (name === 'first' || name === 'last' || name === 'limit') {
        return pageSize(this.valueOf(argument.value))
      }
      if (name === 'identifiers') {
        const value = this.valueOf(argument.value)
        return Array.isArray(value) ? value.length : 1
      }
    }
    return 1
  }

  private valueOf(node: ValueNode): unknown {
    if (node.kind === Kind.VARIABLE) return this.variables[node.name.value]
    if (node.kind === Kind.INT) return Number(node.value)
    return node.kind === Kind.LIST ? node.values : null
  }
}

function pageSize(value: unknown): number {
  // A default that only the schema knows can't be larger than the largest page.
  return typeof value === 'number' ? Math.min(Math.max(value, 1), LARGEST_PAGE) : LARGEST_PAGE
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/** Why an operation is too much for one request; null when it isn't. */
export function refuseTooMuch(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): GraphQLError | null {
  const { depth, aliases, cost } = new Scales(document, variables).weigh(operation.selectionSet)
  if (operation.selectionSet.selections.length > MOST_ROOT_FIELDS) {
    return refusal(`More than ${MOST_ROOT_FIELDS} root fields.`, 'MAX_COST_EXCEEDED')
  }
  if (depth > DEEPEST) return refusal(`Query is deeper than ${DEEPEST} levels.`, 'MAX_DEPTH_EXCEEDED')
  if (aliases > MOST_ALIASES) return refusal(`More than ${MOST_ALIASES} aliases.`, 'MAX_ALIASES_EXCEEDED')
  if (cost > HIGHEST_COST) {
    return refusal(`Query cost is ${cost}, the highest is ${HIGHEST_COST}.`, 'MAX_COST_EXCEEDED')
  }
  return null
}

/** Text that a database can't keep: a zero character, or half of a surrogate pair. */
function isUnfit(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

function holdsUnfitText(value: unknown): boolean {
  if (typeof value === 'string') return isUnfit(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(holdsUnfitText)
}

/** Refuses text that would only fail in the database, wherever in the request it stands. */
export function refuseUnfitText(document: DocumentNode, variables: Variables): GraphQLError | null {
  let unfit = holdsUnfitText(variables)
  visit(document, {
    StringValue: (node) => {
      unfit ||= isUnfit(node.value)
    },
  })
  return unfit ? refusal('The request holds characters that are not text.', 'BAD_REQUEST') : null
}
