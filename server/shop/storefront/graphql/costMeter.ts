import {
  defaultFieldResolver,
  getNamedType,
  GraphQLError,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
} from 'graphql'

/** The cost of one call of the storefront: expected, and real. */
export interface CostMeter {
  /** Notes the query's expected cost; returns how many ms its caller has to wait before it. */
  expect(cost: number): number
  /** Counts objects of the answer while it is made. Throws MAX_COST_EXCEEDED as soon as there are too many. */
  count(objects: number): void
  readonly cost: {
    readonly requestedQueryCost: number
    readonly actualQueryCost: number
  }
  /** How long the caller has to wait, in ms, because the query cost too much for now; 0 when it didn't. */
  readonly waitMs: number
}

/** A meter of one call. `charge` adds the cost to the caller's account and returns the ms to wait, 0 for none. */
export function createCostMeter(most: number, charge: (cost: number) => number): CostMeter {
  let [requested, objects, waitMs] = [0, 0, 0]
  return {
    expect(cost) {
      requested = cost
      waitMs = charge(cost)
      return waitMs
    },
    count(more) {
      objects += more
      if (objects > most) throw costRefusal(objects, most)
    },
    get cost() {
      return { requestedQueryCost: requested, actualQueryCost: objects }
    },
    get waitMs() {
      return waitMs
    },
  }
}

/** The refusal of a query that costs too much, in Shopify's words. */
export function costRefusal(cost: number, maxCost: number): GraphQLError {
  return new GraphQLError(
    `Query cost is ${cost}, which exceeds the single query max cost limit (${maxCost}).`,
    { extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost } },
  )
}

/** Makes every field that returns objects count them, when the context has a meter. Changes the schema. */
export function meterObjects<Schema extends GraphQLSchema>(schema: Schema): Schema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (!isCompositeType(getNamedType(field.type))) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, args, context: { readonly meter?: CostMeter }, info) => {
        const value: unknown = resolve(source, args, context, info)
        const { meter } = context
        if (meter === undefined) return value
        return value instanceof Promise
          ? value.then((found: unknown) => counted(meter, found))
          : counted(meter, value)
      }
    }
  }
  return schema
}

function counted<Value>(meter: CostMeter, value: Value): Value {
  if (Array.isArray(value)) meter.count(value.length)
  else if (value !== null && value !== undefined) meter.count(1)
  return value
}
