import { useSyncExternalStore } from 'react'
import type { ServedBuild } from './servedBuild.ts'

/** A screen that was asked for and whose code isn't there yet; the one before stays as it is meanwhile. */
export type HeldScreen =
  | { readonly kind: 'fetching' }
  /** There was nothing to stay on: the screen itself asks for the new version. */
  | { readonly kind: 'told' }
  | {
      readonly kind: 'missing'
      readonly why: ServedBuild
      readonly href: string
      readonly retry: () => void
    }

let held: HeldScreen | null = null
const listeners = new Set<() => void>()

export function setHeldScreen(next: HeldScreen | null): void {
  if (held === next) return
  held = next
  for (const listener of listeners) listener()
}

/** What stands between the person and the screen they asked for; null when nothing does. */
export function useHeldScreen(): HeldScreen | null {
  return useSyncExternalStore(
    subscribe,
    () => held,
    () => null,
  )
}

/** Whether the person is asked for a reload already, by what they opened. */
export function useReloadAsked(): boolean {
  const screen = useHeldScreen()
  return screen?.kind === 'told' || (screen?.kind === 'missing' && screen.why === 'other')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
