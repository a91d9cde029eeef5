import { given } from '../given.ts'

/** Short texts by their keys, as `localStorage` has them, in a form that never throws. */
export interface TextStorage {
  /** Null for a missing key, and where storage is refused. */
  read(key: string): string | null
  /** False where it is refused or full: the old text may still be there. */
  write(key: string, text: string): boolean
  forget(key: string): void
  forgetAll(): void
}

/** The browser's lasting storage of this origin; undefined where it refuses. */
export const lastingStorage = (): Storage | undefined => given(() => globalThis.localStorage)

/** The browser's storage for the life of this tab; undefined where it refuses. */
export const tabStorage = (): Storage | undefined => given(() => globalThis.sessionStorage)

/** Texts kept on this device. */
export const deviceTexts = textsOf(lastingStorage)

/** Texts kept for the life of this tab. */
export const tabTexts = textsOf(tabStorage)

/** The texts of a storage, which is reached for anew each time. */
export function textsOf(storage: () => Storage | undefined): TextStorage {
  return {
    read: (key) => given(() => storage()?.getItem(key)) ?? null,
    write: (key, text) =>
      given(() => {
        const there = storage()
        there?.setItem(key, text)
        return there !== undefined
      }) ?? false,
    forget: (key) => void given(() => storage()?.removeItem(key)),
    forgetAll: () => void given(() => storage()?.clear()),
  }
}
