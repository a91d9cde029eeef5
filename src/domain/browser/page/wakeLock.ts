import { given } from '../given.ts'

/** Whether a page can keep the screen from going dark here. */
export const canKeepAwake = (): boolean => given(() => 'wakeLock' in navigator) ?? false

/**
 * Keeps the screen from going dark until the returned function is called, or the page is out of sight: the browser then
 * lets go by itself. Rejects where it refuses, as with little battery left.
 */
export async function keepAwake(): Promise<() => void> {
  const lock = await navigator.wakeLock.request('screen')
  return () => void lock.release().catch(() => undefined)
}
