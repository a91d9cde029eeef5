import { atom } from 'jotai'
import { store } from '#ui/state/store.ts'
import { useSharedAtom } from '#ui/state/useSharedAtom.ts'

const settingsAtom = atom(false)

/** Opens „Wygląd i język". */
export function openSettings(): void {
  store.set(settingsAtom, true)
}

export function closeSettings(): void {
  store.set(settingsAtom, false)
}

export function useSettingsOpen(): boolean {
  return useSharedAtom(settingsAtom)
}
