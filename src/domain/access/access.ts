/** The roles beyond a usual account. */
export type Role = 'admin'

/**
 * The access to a route or an endpoint (specification part 2, section 6). With `recentProof` a sign-in alone is not
 * enough: its owner has proved their presence within the last minutes, by password or passkey, so that a stolen token
 * can do nothing lasting.
 */
export type Access =
  | { readonly kind: 'anyone' }
  /** Signed in, whether the e-mail address is confirmed or not. */
  | { readonly kind: 'signed-in'; readonly recentProof?: true }
  /** Signed in with a confirmed address; with `roles`, also holding one of them. */
  | { readonly kind: 'verified'; readonly roles?: readonly Role[]; readonly recentProof?: true }

export const ANYONE = { kind: 'anyone' } as const satisfies Access
export const SIGNED_IN = { kind: 'signed-in' } as const satisfies Access
export const VERIFIED = { kind: 'verified' } as const satisfies Access
export const ADMIN = { kind: 'verified', roles: ['admin'] } as const satisfies Access
export const SIGNED_IN_PROVED = { ...SIGNED_IN, recentProof: true } as const satisfies Access
export const VERIFIED_PROVED = { ...VERIFIED, recentProof: true } as const satisfies Access
export const ADMIN_PROVED = { ...ADMIN, recentProof: true } as const satisfies Access

/** As much of a user as access depends on. */
export interface Visitor {
  readonly roles: readonly string[]
  readonly role: string
  readonly isVerified: boolean
}

/** Whether a recent proof is needed besides. */
export function needsRecentProof(access: Access): boolean {
  return access.kind !== 'anyone' && access.recentProof === true
}

/** The one obstacle between a visitor and a place, or none. */
export type Verdict = 'allowed' | 'sign-in' | 'verify' | 'forbidden'

/** Authorizes a visitor, null for a guest. Roles are compared without regard to case. */
export function authorize(access: Access, visitor: Visitor | null): Verdict {
  if (access.kind === 'anyone') return 'allowed'
  if (visitor === null) return 'sign-in'
  if (access.kind === 'signed-in') return 'allowed'
  if (!visitor.isVerified) return 'verify'
  if (access.roles === undefined) return 'allowed'
  const held = new Set([...visitor.roles, visitor.role].map((role) => role.toLowerCase()))
  return access.roles.some((role) => held.has(role)) ? 'allowed' : 'forbidden'
}
