import { Hono } from 'hono'
import { addressAfterShare } from '#domain/gallery/share.ts'
import { takesFile } from '#server/platform/web/bodyTime.ts'

/**
 * Shared files reach the server only when the browser has lost the service worker that receives them: the gallery then
 * says that they could not be taken. Nothing of the form is read.
 */
export function shareFallback(): Hono {
  return new Hono().post('/', takesFile, (call) => call.redirect(addressAfterShare(0), 303))
}
