import { type InvitationMemory, NO_MEMORY, readMemory } from './invitationRule.ts'

const MEMORY_KEY = 'iskra-install'
const SESSION_KEY = 'iskra-install-session'

/** Counts this session as a visit, once. Without storage every visit is the first, and nobody is invited by it. */
export function rememberVisit(): InvitationMemory {
  try {
    const memory = readMemory(localStorage.getItem(MEMORY_KEY))
    if (sessionStorage.getItem(SESSION_KEY) !== null) return memory
    sessionStorage.setItem(SESSION_KEY, 'visited')
    return write({ ...memory, visits: memory.visits + 1 })
  } catch {
    return NO_MEMORY
  }
}

/** It has been offered: that was the once. */
export function rememberOffer(): void {
  try {
    write({ ...readMemory(localStorage.getItem(MEMORY_KEY)), offeredAt: Date.now() })
  } catch {
    // Where storage is refused, a page offers it once each time it is opened, after an order alone.
  }
}

function write(memory: InvitationMemory): InvitationMemory {
  localStorage.setItem(MEMORY_KEY, JSON.stringify(memory))
  return memory
}
