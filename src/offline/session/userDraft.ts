import * as z from 'zod/mini'

/** A user's unsent text of one form: its name among the drafts of this device, and how it is read. */
export interface DraftForm<Value> {
  readonly name: string
  readonly schema: z.ZodMiniType<Value>
}

// The database is no part of a first screen; on a device that refuses storage, forms work without drafts.
const load = async () => {
  const [{ database }, drafts] = await Promise.all([import('../openDatabase.ts'), import('./drafts.ts')])
  return { db: await database(), ...drafts }
}

/** Where this user's draft of a form is read and written. Neither call rejects. */
export function userDraft<Value>({ name, schema }: DraftForm<Value>, userId: string) {
  return {
    /** The last written value; null when there is none, or an unreadable one. */
    async read(): Promise<Value | null> {
      try {
        const { db, readDraft } = await load()
        const parsed = z.safeParse(schema, await readDraft(db, userId, name))
        return parsed.success ? parsed.data : null
      } catch {
        return null
      }
    },
    /** Null deletes the draft. Nothing is written after its user has signed out. */
    async write(value: Value | null): Promise<void> {
      try {
        const { db, forgetDraft, writeDraft } = await load()
        if (value === null) await forgetDraft(db, userId, name)
        else await writeDraft(db, userId, name, value)
      } catch {
        // The value on the screen is the only one.
      }
    },
  }
}
