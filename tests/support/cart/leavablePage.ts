import type { PageLife } from '#domain/pageLife.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'

/** A page that a test leaves for the browser's back-forward cache and comes back to. */
export interface LeavablePage {
  readonly life: ReadableStore<PageLife>
  readonly leave: () => void
  readonly comeBack: () => void
}

export function leavablePage(): LeavablePage {
  const life = createStore<PageLife>('shown')
  return { life, leave: () => life.set('left'), comeBack: () => life.set('shown') }
}
