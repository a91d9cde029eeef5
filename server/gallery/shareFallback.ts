import { Hono } from 'hono'
import { takesFile } from '#server/web/bodyTime.ts'
import { addressAfterShare } from '#domain/gallery/share.ts'

/**
 * What the system's share menu sends comes to the server only where the browser has lost the worker that takes it in:
 * the gallery then says that it could not be taken. Nothing of the form is read.
 */
export function shareFallback(): Hono {
  return new Hono().post('/', takesFile, (call) => call.redirect(addressAfterShare(0), 303))
}
