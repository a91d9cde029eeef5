import * as z from 'zod/mini'

/** A copied part of an account: its name among the copies of this device, and how a copy is read. */
export interface CopiedPart<Value> {
  readonly what: string
  readonly schema: z.ZodMiniType<Value>
}

/** A service's last answer, and its time, epoch ms. */
export interface LastAnswer<Value> {
  readonly value: Value
  readonly cachedAt: number
}

// The database's code is no part of a first screen, and the device may refuse storage: a screen works without copies.
const load = async () => {
  const [{ database }, copies] = await Promise.all([
    import('../openDatabase.ts'),
    import('./accountCopies.ts'),
  ])
  return { db: await database(), ...copies }
}

/** The last answer about a part of this user's account; null when there is no readable one. Never rejects. */
export async function readAnswerCopy<Value>(
  { what, schema }: CopiedPart<Value>,
  userId: string,
): Promise<LastAnswer<Value> | null> {
  try {
    const { db, readAccountCopy } = await load()
    const copy = await readAccountCopy(db, userId, what)
    if (copy === null) return null
    const parsed = z.safeParse(schema, copy.value)
    return parsed.success ? { value: parsed.data, cachedAt: copy.keptAt } : null
  } catch {
    return null
  }
}

/** Stores an answer as the last one, unless its user has signed out meanwhile. Never rejects. */
export async function writeAnswerCopy<Value>(
  { what }: CopiedPart<Value>,
  userId: string,
  value: Value,
): Promise<void> {
  try {
    const { db, cacheAccountCopy } = await load()
    await cacheAccountCopy(db, userId, what, value)
  } catch {
    // Without a copy, the next offline visit says that it has nothing to show.
  }
}
