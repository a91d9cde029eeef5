import { given } from '../given.ts'

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
