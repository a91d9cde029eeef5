import type { Hono } from 'hono'
import type { ServerContext } from '#server/platform/context.ts'
import { productApi } from './productApi.ts'

const known = new WeakMap<ServerContext, Hono>()

/** The product API of this server; the one for calls from outside also serves its OpenAPI document. */
export function productApiOf(context: ServerContext): Hono {
  const made = known.get(context) ?? productApi(context)
  known.set(context, made)
  return made
}
