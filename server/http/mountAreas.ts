import type { Hono } from 'hono'
import { AREAS, FILE_JUDGES } from '#server/areas.ts'
import type { ServerContext } from '#server/context.ts'
import { productApiOf } from '#server/productApi/productApiOf.ts'

/** Mounts the routes of every area on the server. */
export function mountAreas(app: Hono, context: ServerContext): void {
  for (const { services } of AREAS) services?.mount(app, context, FILE_JUDGES)
  app.route('/', productApiOf(context))
}
