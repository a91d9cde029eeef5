import type { Hono } from 'hono'
import { AREAS, FILE_JUDGES } from '#server/areas.ts'
import { productApiOf } from '#server/http/productApi/productApiOf.ts'
import type { ServerContext } from '#server/platform/context.ts'

/** Mounts the routes of every area on the server. */
export function mountAreas(app: Hono, context: ServerContext): void {
  for (const { services } of AREAS) services?.mount(app, context, FILE_JUDGES)
  app.route('/', productApiOf(context))
}
