import { nullable, number, readJson, record, withDefault } from '#domain/readers.ts'

/** From this visit on the product is known well enough to be offered a place on the home screen. */
const FAMILIAR_VISITS = 2

const readStored = record({
  visits: number,
  offeredAt: withDefault(nullable(number), null),
  /** Written by an earlier release: the time of a dismissal. */
  dismissedAt: withDefault(nullable(number), null),
})

/** This device's memory of the invitation. */
export interface InvitationMemory {
  readonly visits: number
  /** When it was offered, ms; null while it wasn't. */
  readonly offeredAt: number | null
}

export const NO_MEMORY: InvitationMemory = { visits: 0, offeredAt: null }

export interface InvitationFacts extends InvitationMemory {
  /** The browser can install it, or the person can by steps we know. */
  readonly canInstall: boolean
  readonly isInstalled: boolean
  readonly hasOrdered: boolean
}

/** Whether to invite: once, a returning visitor or after an order. The menu and the settings go on offering it. */
export function shouldInvite({
  visits,
  offeredAt,
  canInstall,
  isInstalled,
  hasOrdered,
}: InvitationFacts): boolean {
  if (!canInstall || isInstalled || offeredAt !== null) return false
  return visits >= FAMILIAR_VISITS || hasOrdered
}

/** Junk reads as nothing remembered. */
export function readMemory(text: string | null): InvitationMemory {
  const stored = readJson(readStored, text)
  if (stored === null) return NO_MEMORY
  return { visits: stored.visits, offeredAt: stored.offeredAt ?? stored.dismissedAt }
}
