import type { ServerConfig } from '#server/platform/config.ts'

// The cart of a buyer without a script: a cookie holds its whole id, secret included, out of any script's reach.

const NAME = 'iskra_cart'
/** Over https the browser itself ensures that no other host of the domain has set it. */
const cookieName = (isSecure: boolean) => (isSecure ? `__Host-${NAME}` : NAME)
/** As long as the storefront keeps an untouched cart. */
const LIFE_SECONDS = 30 * 24 * 60 * 60
/** Ids of any storefront with this schema, ours and real ones. */
const CART_ID = /^gid:\/\/shopify\/Cart\/[\w-]{1,64}(?:\?key=[\w-]{1,64})?$/

type Origin = Pick<ServerConfig, 'publicOrigin'>
const isSecure = (publicOrigin: string) => publicOrigin.startsWith('https:')

/** The id of the caller's cart; null without one, and for an impossible one. */
export function readCartCookie({ publicOrigin }: Origin, request: Request): string | null {
  const name = cookieName(isSecure(publicOrigin))
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const id = decoded(value)
  return CART_ID.test(id) ? id : null
}

/** The cookie (`Set-Cookie`) of a cart; for null, one that removes it. */
export function cartCookie({ publicOrigin }: Origin, id: string | null): string {
  const name = cookieName(isSecure(publicOrigin))
  const secure = isSecure(publicOrigin) ? '; Secure' : ''
  const life = id === null ? 0 : LIFE_SECONDS
  return `${name}=${encodeURIComponent(id ?? '')}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
