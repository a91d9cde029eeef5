import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ServerContext } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'
import type { UserRow } from '#server/platform/users/tables.ts'

// A cookie marks a device that has signed in before, so that a stranger's wrong passwords are counted apart from its
// own and don't lock it out (OWASP: device cookies). It names no user: only the server can tell whose it is.

const COOKIE = 'iskra_device'
/** The longest that browsers keep a cookie. */
const LIFE_SECONDS = 400 * 24 * 60 * 60
/** The most accounts that one device is known to. */
const MOST_PEOPLE = 5
const VALUE = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/

type Owner = Pick<UserRow, 'id' | 'passwordHash'>

/** A device as its cookie describes it; `knowsDevice` decides whose it is. */
export interface Device {
  readonly nonce: string
  readonly signatures: readonly string[]
}

/** The device of a call; null for one that never signed in. */
export function readDevice(request: Request): Device | null {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const value = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? ''
  if (!VALUE.test(value)) return null
  const [nonce = '', ...signatures] = value.split('.')
  return { nonce, signatures }
}

/** Whether this user has signed in on the device, with the password they have now. */
export function knowsDevice(context: ServerContext, device: Device, user: Owner): boolean {
  const expected = Buffer.from(signatureOf(context, device.nonce, user))
  return device.signatures.some((signature) => timingSafeEqual(Buffer.from(signature), expected))
}

/** The cookie (`Set-Cookie`) that makes a device known to this user, and keeps it known to earlier ones. */
export function deviceCookie(context: ServerContext, device: Device | null, user: Owner): string {
  const nonce = device?.nonce ?? randomBytes(16).toString('base64url')
  const own = signatureOf(context, nonce, user)
  const others = (device?.signatures ?? []).filter((signature) => signature !== own)
  const value = [nonce, own, ...others.slice(0, MOST_PEOPLE - 1)].join('.')
  const secure = context.config.publicOrigin.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${value}; Path=/api/v1/auth; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict${secure}`
}

/** The password is signed as well: a device that knew an earlier one counts as a stranger. */
function signatureOf({ config }: ServerContext, nonce: string, { id, passwordHash }: Owner): string {
  return createHmac('sha256', keyOf(config.auth.secret, 'known device'))
    .update(`${nonce}\n${id}\n${passwordHash}`)
    .digest('base64url')
}
