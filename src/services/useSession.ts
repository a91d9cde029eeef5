import { useSyncExternalStore } from 'react'
import { useServices } from './services.tsx'
import type { SessionState } from '#api/session/session.ts'

const UNKNOWN: SessionState = { status: 'unknown' }

/** The user of this page. `unknown` until this device's storage was read, and always so in a render on a server. */
export function useSession(): SessionState {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.snapshot, () => UNKNOWN)
}
