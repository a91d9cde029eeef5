import * as z from 'zod/mini'

/** Some of a form's fields. */
export type Part<Values extends object> = { readonly [Field in keyof Values]?: Values[Field] | undefined }

/** A form whose unsaved words this device keeps: its name there, and how they are read back. */
export interface DraftOf<Values extends object> {
  readonly name: string
  readonly schema: z.ZodMiniType<Part<Values>>
}

// As with the copies: a device that refuses storage has no safety net, and the form works without it.
const load = async () => {
  const [{ database }, drafts] = await Promise.all([
    import('#offline/openDatabase.ts'),
    import('#offline/session/drafts.ts'),
  ])
  return { db: await database(), ...drafts }
}

export async function readDraftOf<Values extends object>(
  draft: DraftOf<Values>,
  userId: string,
): Promise<Part<Values> | null> {
  try {
    const { db, readDraft } = await load()
    const parsed = z.safeParse(draft.schema, await readDraft(db, userId, draft.name))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Keeps what is typed and not saved; nothing typed takes the draft away. */
export async function keepDraftOf<Values extends object>(
  draft: DraftOf<Values>,
  userId: string,
  typed: Part<Values>,
): Promise<void> {
  try {
    const { db, forgetDraft, writeDraft } = await load()
    if (Object.keys(typed).length === 0) await forgetDraft(db, userId, draft.name)
    else await writeDraft(db, userId, draft.name, typed)
  } catch {
    // What is on the screen is all there is.
  }
}
