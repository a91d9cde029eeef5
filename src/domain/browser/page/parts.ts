import { given } from '../given.ts'

// Of the page alone; what the worker has too is in the folder above.

/** Undefined where no worker can be had. */
export const workerContainer = (): ServiceWorkerContainer | undefined =>
  given(() => globalThis.navigator.serviceWorker)

/** Undefined where nothing is told of how much is stored. */
export const storageManager = (): StorageManager | undefined => given(() => globalThis.navigator.storage)

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

/** Shows a number on the installed app's icon, none for 0. Where there is no icon nothing is shown. */
export async function showOnIcon(count: number): Promise<void> {
  try {
    await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count))
  } catch {
    // Not installed, or refused.
  }
}

/** Whether this site may show notifications; undefined where there are none. */
export const notificationLeave = (): NotificationPermission | undefined =>
  given(() => Notification.permission)

/** Asks the person for leave to show notifications. Has to follow a press. A browser that can't ask says „denied”. */
export async function askNotificationLeave(): Promise<NotificationPermission> {
  try {
    return await Notification.requestPermission()
  } catch {
    return 'denied'
  }
}
