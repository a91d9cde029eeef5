/** The document every page route starts from, as the build made it. */
export const SHELL_DOCUMENT = '/index.html'

/** Addresses whose documents are the server's: services, pictures, what is for development, and files by their name. */
const NOT_A_PAGE = /^\/(?:api|media|files|dev)(?:\/|$)|\/[^/]+\.[a-z0-9]{2,11}$/i

export function isPageNavigation(request: Request): boolean {
  return request.mode === 'navigate' && isPageAddress(new URL(request.url))
}

export function isPageAddress(url: URL): boolean {
  return url.pathname === SHELL_DOCUMENT || !NOT_A_PAGE.test(url.pathname)
}
