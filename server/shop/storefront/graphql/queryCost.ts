import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { LARGEST_PAGE } from '../paging.ts'

/**
 * A query's expected cost before anything is read, after the model of Shopify's calculated query cost: an object is 1,
 * a scalar nothing, a list as much as its items. Reading from the database is added. A new field needs no entry here:
 * its form gives its cost.
 */

type Variables = Readonly<Record<string, unknown>>

/** A field that reads the database by itself takes as long as that many objects; 0023 has the figures. */
const READING = 150
/** A mutation locks its cart, and reads and writes the whole of it. */
const WRITING = 300
/** A word or a filter that is checked for every product. */
const CONDITION = 15
/** The assumed size of a list without one of its own. */
const USUAL_LIST = 10

/**
 * Lists that came with their parent in one query, with their usual greatest size: a query for 250 variants of each
 * product gets the few there are. Where there are more, the meter of the execution sees it.
 */
const SMALL_LISTS: Readonly<Record<string, number>> = {
  'Product.images': 5,
  'Product.media': 5,
  'Product.options': 2,
  'Product.variants': 15,
  'ProductOption.optionValues': 5,
  'ProductVariant.selectedOptions': 2,
  'Product.collections': 3,
  // Read with their cart, whatever number a client asks for.
  'Cart.lines': 20,
  // Fields that this shop doesn't have: empty, without a read.
  'Product.sellingPlanGroups': 0,
  'ProductVariant.components': 0,
  'ProductVariant.groupedBy': 0,
  'ProductVariant.quantityPriceBreaks': 0,
  'ProductVariant.sellingPlanAllocations': 0,
  'ProductVariant.storeAvailability': 0,
  'Cart.deliveryGroups': 0,
}

const SIZE_ARGUMENTS: readonly string[] = ['first', 'last', 'limit']
/** Lists of arguments that each return an item, or each add a condition. */
const ITEM_ARGUMENTS: readonly string[] = ['identifiers', 'ids']
const CONDITION_ARGUMENTS: readonly string[] = ['filters', 'productFilters']

export interface QueryWeight {
  readonly depth: number
  readonly aliases: number
  readonly cost: number
}

const NOTHING: QueryWeight = { depth: 0, aliases: 0, cost: 0 }

/** Estimates the cost of an operation. The document must have been validated: its fragments have no cycles. */
export function weighQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): QueryWeight {
  const scales = new Scales(schema, document, variables)
  return scales.weigh(operation.selectionSet, schema.getRootType(operation.operation), 1)
}

class Scales {
  private readonly schema: GraphQLSchema
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  private readonly variables: Variables
  /** A fragment is weighed once for each size of the list that holds it, however often it is spread. */
  private readonly weighed = new Map<string, QueryWeight>()

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Variables) {
    this.schema = schema
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
    this.variables = variables
  }

  /** `size` is that of the connection with these fields: its `nodes` and `edges` have so many items. */
  weigh(set: SelectionSetNode, parent: GraphQLNamedType | undefined | null, size: number): QueryWeight {
    let { depth, aliases, cost } = NOTHING
    for (const selection of set.selections) {
      const weight =
        selection.kind === Kind.FIELD
          ? this.weighField(selection, parent, size)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? this.weighFragment(selection.name.value, size)
            : this.weigh(selection.selectionSet, this.typeOf(selection.typeCondition) ?? parent, size)
      depth = Math.max(depth, weight.depth)
      aliases += weight.aliases
      cost += weight.cost
    }
    return { depth, aliases, cost }
  }

  private weighField(
    node: FieldNode,
    parent: GraphQLNamedType | undefined | null,
    connectionSize: number,
  ): QueryWeight {
    const aliases = node.alias === undefined ? 0 : 1
    const field = fieldOf(this.schema, parent, node.name.value)
    const type = field === undefined ? undefined : getNamedType(field.type)
    if (field === undefined || !isCompositeType(type) || node.selectionSet === undefined) {
      return { depth: 1, aliases, cost: 0 }
    }
    const isConnection = type.name.endsWith('Connection')
    const size = isConnection || isListOf(field.type) ? this.sizeOf(node, `${parent?.name}.${field.name}`) : 1
    const inside = this.weigh(node.selectionSet, type, isConnection ? size : 1)
    // A connection is one object; the lists in it give its number of items.
    const items = isConnection ? 1 : isListOf(field.type) && isPageOf(parent) ? connectionSize : size
    return {
      depth: inside.depth + 1,
      aliases: inside.aliases + aliases,
      cost: items * (1 + inside.cost) + this.costOfReading(node, parent, isConnection),
    }
  }

  private weighFragment(name: string, size: number): QueryWeight {
    const key = `${size} ${name}`
    const known = this.weighed.get(key)
    if (known !== undefined) return known
    const fragment = this.fragments.get(name)
    const weight =
      fragment === undefined
        ? NOTHING
        : this.weigh(fragment.selectionSet, this.typeOf(fragment.typeCondition), size)
    this.weighed.set(key, weight)
    return weight
  }

  private typeOf(condition: { readonly name: { readonly value: string } } | undefined) {
    return condition === undefined ? undefined : this.schema.getType(condition.name.value)
  }

  /** The usual number of a list's items, by its arguments and its kind. */
  private sizeOf(node: FieldNode, name: string): number {
    const most = SMALL_LISTS[name] ?? LARGEST_PAGE
    for (const { name: argument, value } of node.arguments ?? []) {
      if (ITEM_ARGUMENTS.includes(argument.value)) return this.lengthOf(value)
      if (!SIZE_ARGUMENTS.includes(argument.value)) continue
      const size = this.valueOf(value)
      return Math.min(typeof size === 'number' ? Math.max(size, 1) : LARGEST_PAGE, most)
    }
    return SMALL_LISTS[name] ?? USUAL_LIST
  }

  /** A page has conditions that are checked for each product, and words that are searched for in each. */
  private costOfReading(
    node: FieldNode,
    parent: GraphQLNamedType | undefined | null,
    isConnection: boolean,
  ): number {
    const isRoot = parent === this.schema.getQueryType()
    const reads = isRoot || (isConnection && SMALL_LISTS[`${parent?.name}.${node.name.value}`] === undefined)
    let cost = parent === this.schema.getMutationType() ? WRITING : reads ? READING : 0
    for (const { name, value } of node.arguments ?? []) {
      if (CONDITION_ARGUMENTS.includes(name.value)) cost += CONDITION * this.lengthOf(value)
      if (name.value !== 'query') continue
      const text = this.valueOf(value)
      if (typeof text === 'string') cost += CONDITION * text.split(/\W+/).length
    }
    return cost
  }

  private lengthOf(node: ValueNode): number {
    const value = this.valueOf(node)
    return Array.isArray(value) ? value.length : 1
  }

  private valueOf(node: ValueNode): unknown {
    if (node.kind === Kind.VARIABLE) return this.variables[node.name.value]
    if (node.kind === Kind.INT) return Number(node.value)
    if (node.kind === Kind.STRING) return node.value
    return node.kind === Kind.LIST ? node.values : null
  }
}

function fieldOf(
  schema: GraphQLSchema,
  parent: GraphQLNamedType | undefined | null,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (parent === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  }
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
}

/** Whether these are the fields of a connection. */
function isPageOf(type: GraphQLNamedType | undefined | null): boolean {
  return type?.name.endsWith('Connection') ?? false
}

function isListOf(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type))
}
