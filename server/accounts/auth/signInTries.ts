import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Limit } from '#server/platform/throttle/limit.ts'
import { forgiveTries, throttle, type Tried } from '#server/platform/throttle/throttle.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { type Device, knowsDevice } from './knownDevice.ts'
import { SIGN_IN_OF_ACCOUNT, SIGN_IN_OF_ACCOUNT_FROM_NETWORK, SIGN_IN_ON_KNOWN_DEVICE } from './limits.ts'

/**
 * Whose password is tried: that of the user who verified an address, or of the last who only claimed it. Each is
 * counted by itself, so that an attacker's own account with a victim's address clears no tries at the victim's.
 */
export type Claim = 'verified' | 'unverified'

export interface Try {
  readonly claim: Claim
  /** Null when the address has no such user; the tries count all the same. */
  readonly user: UserRow | null
  /** The folded address. */
  readonly account: string
  /** The network address. */
  readonly address: string
  readonly device: Device | null
}

/**
 * Counts a try at a password; returns the refusal once there were too many. A known device counts by itself; other
 * devices count by network, and all together.
 */
export async function countTry(context: ServerContext, tried: Try): Promise<Refusal | null> {
  try {
    for (const [limit, subject] of countersOf(context, tried)) await throttle(context, limit, subject)
    return null
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') return error
    throw error
  }
}

/** A correct password clears the user's own tries; strangers' tries from elsewhere stay counted. */
export async function forgiveTry(context: ServerContext, tried: Try): Promise<void> {
  const [own] = countersOf(context, tried)
  if (own !== undefined) await forgiveTries(context, ...own)
}

function countersOf(context: ServerContext, tried: Try): readonly (readonly [Limit, Tried])[] {
  const { claim, user, account, address, device } = tried
  if (user !== null && device !== null && knowsDevice(context, device, user)) {
    return [[SIGN_IN_ON_KNOWN_DEVICE, `${user.id} ${device.nonce}`]]
  }
  return [
    [SIGN_IN_OF_ACCOUNT_FROM_NETWORK, { of: `${claim} ${account}`, from: address }],
    [SIGN_IN_OF_ACCOUNT, `${claim} ${account}`],
  ]
}
