import { given } from '../given.ts'

/** Short texts by their keys, as `localStorage` has them, in a form that never throws. */
export interface TextStorage {
  /** Null for what isn't there, and where storage is refused. */
  read(key: string): string | null
  /** False where it is refused or full: what stood there before may still stand. */
  write(key: string, text: string): boolean
  forget(key: string): void
  forgetAll(): void
}

/** What the browser keeps of this origin's until it is told otherwise; undefined where it refuses. */
export const lastingStorage = (): Storage | undefined => given(() => globalThis.localStorage)

/** What the browser keeps for as long as this tab is there; undefined where it refuses. */
export const tabStorage = (): Storage | undefined => given(() => globalThis.sessionStorage)

/** What this device keeps. */
export const deviceTexts = textsOf(lastingStorage)

/** What lives no longer than this tab. */
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
