import { nullable, number, readJson, record } from '#domain/readers.ts'

/** After somebody said no, nothing is offered for this long (ms): 90 days. */
export const REST = 90 * 86_400_000
/** From this visit on the product is known well enough to be offered a place on the home screen. */
const FAMILIAR_VISITS = 2

const invitationMemory = record({ visits: number, dismissedAt: nullable(number) })
/** What this device remembers about inviting. */
export type InvitationMemory = ReturnType<typeof invitationMemory>

export const NO_MEMORY: InvitationMemory = { visits: 0, dismissedAt: null }

export interface InvitationFacts extends InvitationMemory {
  /** The browser can install it, or the person can by steps we know. */
  readonly canInstall: boolean
  readonly isInstalled: boolean
  readonly wasShownThisSession: boolean
  /** The cart was changed in this session. */
  readonly hasUsedCart: boolean
  readonly now: number
}

/** Invites whoever came back or uses the cart; once a session at most, and not for 90 days after a no. */
export function shouldInvite(facts: InvitationFacts): boolean {
  if (!facts.canInstall || facts.isInstalled || facts.wasShownThisSession) return false
  if (facts.dismissedAt !== null && facts.now - facts.dismissedAt < REST) return false
  return facts.visits >= FAMILIAR_VISITS || facts.hasUsedCart
}

/** Junk reads as nothing remembered. */
export function readMemory(text: string | null): InvitationMemory {
  return readJson(invitationMemory, text) ?? NO_MEMORY
}
