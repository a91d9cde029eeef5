import { createStore } from '#domain/store.ts'
import { useStore } from '#ui/useStore.ts'
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

/** What stands between the person and the screen they asked for; null when nothing does. */
export const heldScreen = createStore<HeldScreen | null>(null)

/** Whether the person is asked for a reload already, by what they opened. */
export function useReloadAsked(): boolean {
  const screen = useStore(heldScreen)
  return screen?.kind === 'told' || (screen?.kind === 'missing' && screen.why === 'other')
}
