import * as z from 'zod/mini'
import { ApiError } from '#api/product/apiError.ts'

/** What the gallery shows of an answer: as it came, or as this device last cached it. */
export interface Cached<Value> {
  readonly value: Value
  /** Epoch ms of the last answer, while this is only its copy; null for what is fresh. */
  readonly cachedAt: number | null
}

export interface CachePlace<Value> {
  /** Its name among the copies of this device; null for what isn't cached. */
  readonly what: string | null
  readonly schema: z.ZodMiniType<Value>
  readonly userId: string
}

// The database is loaded when first needed: the gallery shows its first pictures without it.
const load = async () => {
  const [{ database }, copies] = await Promise.all([
    import('#offline/openDatabase.ts'),
    import('#offline/session/accountCopies.ts'),
  ])
  return { db: await database(), ...copies }
}

async function restoreAnswer<Value>({ what, schema, userId }: CachePlace<Value>): Promise<Cached<Value> | null> {
  if (what === null) return null
  try {
    const { db, readAccountCopy } = await load()
    const copy = await readAccountCopy(db, userId, what)
    const read = z.safeParse(schema, copy?.value)
    return copy !== null && read.success ? { value: read.data, cachedAt: copy.keptAt } : null
  } catch {
    return null
  }
}

async function cacheAnswer<Value>({ what, userId }: CachePlace<Value>, value: Value): Promise<void> {
  if (what === null) return
  try {
    const { db, keepAccountCopy } = await load()
    await keepAccountCopy(db, userId, what, value)
  } catch {
    // Without a copy the next visit offline has nothing to show, and says so.
  }
}

/** The API's answer, which is cached; where the API can't be reached, the last one this device has. */
export async function askOrRestore<Value>(
  place: CachePlace<Value>,
  ask: () => Promise<Value>,
): Promise<Cached<Value>> {
  try {
    const value = await ask()
    void cacheAnswer(place, value)
    return { value, cachedAt: null }
  } catch (error) {
    const mayPass = error instanceof ApiError && (error.status === null || error.status >= 500)
    const copy = mayPass ? await restoreAnswer(place) : null
    if (copy === null) throw error
    return copy
  }
}
