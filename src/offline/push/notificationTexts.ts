import * as z from 'zod/mini'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'

const KEY = 'notification-texts'

const wordsSchema = z.object({ title: z.string(), body: z.string() })
const notificationTextsSchema = z.object({
  completed: wordsSchema,
  failed: wordsSchema,
  // A page of an earlier build has left none.
  restocked: z.optional(wordsSchema),
})

/** The texts of notifications, in the page's language: the worker shows them and knows no languages itself. */
export type NotificationTexts = z.infer<typeof notificationTextsSchema>

export function persistNotificationTexts(db: IskraDatabase, value: NotificationTexts): Promise<void> {
  return change(db, ['settings'], async (stores) => {
    await stores.settings.put({ key: KEY, value })
  })
}

/** Null before a page has kept any. */
export async function readNotificationTexts(db: IskraDatabase): Promise<NotificationTexts | null> {
  const row = await db.settings.get(KEY)
  const read = notificationTextsSchema.safeParse(row?.value)
  return read.success ? read.data : null
}
