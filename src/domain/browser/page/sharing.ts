import { given } from '../given.ts'

/** Puts a text on the clipboard; false where the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Whether there is a share sheet. */
export const hasShareSheet = (): boolean => given(() => 'share' in navigator) ?? false

/** Whether the share sheet says that it takes this; null where it doesn't say. */
export const takesShared = (data: ShareData): boolean | null => given(() => navigator.canShare(data)) ?? null

/** Opens the share sheet. Rejects where there is none, where it refuses, and when it was closed (`isClosedSheet`). */
export const openShareSheet = async (data: ShareData): Promise<void> => navigator.share(data)
