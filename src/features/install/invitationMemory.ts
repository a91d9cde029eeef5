import { type InvitationMemory, NO_MEMORY, readMemory } from './invitationRule.ts'

const MEMORY_KEY = 'iskra-install'
const SESSION_KEY = 'iskra-install-session'

/** Counts this session as a visit, once. Without storage every visit is the first, and nobody is invited. */
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

export function wasShownThisSession(): boolean {
  try {
    return sessionStorage.getItem(SESSION_KEY) === 'shown'
  } catch {
    return true
  }
}

export function rememberShown(): void {
  try {
    sessionStorage.setItem(SESSION_KEY, 'shown')
  } catch {
    // Then it was not shown by remembering either: see wasShownThisSession.
  }
}

export function rememberDismissal(): void {
  try {
    write({ ...readMemory(localStorage.getItem(MEMORY_KEY)), dismissedAt: Date.now() })
  } catch {
    // Storage is refused; this session's flag is all there is.
  }
}

function write(memory: InvitationMemory): InvitationMemory {
  localStorage.setItem(MEMORY_KEY, JSON.stringify(memory))
  return memory
}
