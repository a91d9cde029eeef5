import * as z from 'zod/mini'
import type { AccountPart } from './accountPart.ts'

/** What this device kept of a part, and when the API last said so, epoch ms. */
export interface AccountCopy<Value> {
  readonly value: Value
  readonly keptAt: number
}

// The database's code is no part of a first screen, and the device may refuse storage: copies are a comfort that a
// screen works without.
const load = async () => {
  const [{ database }, copies] = await Promise.all([
    import('#offline/openDatabase.ts'),
    import('#offline/session/accountCopies.ts'),
  ])
  return { db: await database(), ...copies }
}

export async function readCopy<Value>(
  part: AccountPart<Value>,
  userId: string,
): Promise<AccountCopy<Value> | null> {
  try {
    const { db, readAccountCopy } = await load()
    const copy = await readAccountCopy(db, userId, part.what)
    if (copy === null) return null
    const parsed = z.safeParse(part.schema, copy.value)
    return parsed.success ? { value: parsed.data, keptAt: copy.keptAt } : null
  } catch {
    return null
  }
}

export async function keepCopy<Value>(part: AccountPart<Value>, userId: string, value: Value): Promise<void> {
  try {
    const { db, cacheAccountCopy } = await load()
    await cacheAccountCopy(db, userId, part.what, value)
  } catch {
    // Without a copy, the next offline visit has nothing to show: it says so.
  }
}
