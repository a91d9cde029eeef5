import type { Hono } from 'hono'
import type { ServerContext } from '#server/context.ts'
import { productApi } from './productApi.ts'

const known = new WeakMap<ServerContext, Hono>()

/** The product API of this server: the one that is called from outside answers documents, too. */
export function productApiOf(context: ServerContext): Hono {
  const made = known.get(context) ?? productApi(context)
  known.set(context, made)
  return made
}
