import { matchScreen } from '#domain/addresses/matchScreen.ts'
import { isServerPath } from '#domain/addresses/serviceFolders.ts'

/** The document every page route starts from, as the build made it. */
export const SHELL_DOCUMENT = '/index.html'

/** A file by its name, as the server has them. */
const FILE = /\/[^/]+\.[a-z0-9]{2,11}$/i

export function isPageNavigation(request: Request): boolean {
  return request.mode === 'navigate' && isPageAddress(new URL(request.url))
}

/** Whether the page stands at an address: with a screen, or, unless it is a service's or a file's, to say there is none. */
export function isPageAddress({ pathname }: URL): boolean {
  if (pathname === SHELL_DOCUMENT || matchScreen(pathname) !== null) return true
  return !isServerPath(pathname) && !FILE.test(pathname)
}
