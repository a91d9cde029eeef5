import type { IskraDatabase } from '../database.ts'
import { newId } from '../newId.ts'

const OWNER_KEY = 'owner'

/**
 * Whom new intents belong to: the signed-in user, or this device's guest, who is made at the first question.
 * Runs inside the caller's transaction.
 */
export async function currentOwner(db: IskraDatabase): Promise<string> {
  const row = await db.settings.get(OWNER_KEY)
  if (typeof row?.value === 'string') return row.value
  const guest = `guest:${newId()}`
  await db.settings.put({ key: OWNER_KEY, value: guest })
  return guest
}
