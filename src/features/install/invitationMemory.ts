import { deviceTexts, tabTexts } from '#domain/browser/page/textStorage.ts'
import { type InvitationMemory, NO_MEMORY, readMemory } from './invitationRule.ts'

const MEMORY_KEY = 'iskra-install'
const SESSION_KEY = 'iskra-install-session'

/** Counts this session as a visit, once. Without storage every visit is the first, and there is no invitation. */
export function rememberVisit(): InvitationMemory {
  const memory = readMemory(deviceTexts.read(MEMORY_KEY))
  if (tabTexts.read(SESSION_KEY) !== null) return memory
  const counted = { ...memory, visits: memory.visits + 1 }
  return tabTexts.write(SESSION_KEY, 'visited') && write(counted) ? counted : NO_MEMORY
}

/** It has been offered: that was the once. */
export function rememberOffer(): void {
  // Where storage is refused, a page offers it once each time it is opened, after an order alone.
  write({ ...readMemory(deviceTexts.read(MEMORY_KEY)), offeredAt: Date.now() })
}

function write(memory: InvitationMemory): boolean {
  return deviceTexts.write(MEMORY_KEY, JSON.stringify(memory))
}
