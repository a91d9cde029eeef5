import { addressAfterShare, SHARE_PATH } from '#domain/gallery/share.ts'
import { log } from '#domain/log.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { offerShared } from '#offline/gallery/offerShared.ts'

/** Pictures handed over by the system's share menu, as a form that is sent. */
export function isShare(request: Request, origin: string): boolean {
  const url = new URL(request.url)
  return request.method === 'POST' && url.origin === origin && url.pathname === SHARE_PATH
}

/** Keeps what was shared and leads to the gallery, which asks what shall become of it. Works without a network. */
export async function receiveShare(
  request: Request,
  withDatabase: (work: (db: IskraDatabase) => Promise<number>) => Promise<number | undefined>,
): Promise<Response> {
  let count = 0
  try {
    const form = await request.formData()
    count = (await withDatabase((db) => offerShared(db, form))) ?? 0
  } catch (error) {
    log.warn('worker', 'shared pictures could not be kept', { reason: String(error) })
  }
  return Response.redirect(new URL(addressAfterShare(count), request.url).href, 303)
}
