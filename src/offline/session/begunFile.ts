import * as z from 'zod/mini'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { FILE_DRAFTS } from './draftRow.ts'
import { userDraft } from './userDraft.ts'

const schema = z.object({
  /** It is sent under this key each time, so that parts that arrived aren't sent again. */
  key: z.string(),
  file: z.instanceof(File),
})

/** A file that was chosen and has not arrived yet. */
export type BegunFile = z.infer<typeof schema>

/**
 * Where this device stores a file that this user is sending to `place`: when its page is gone before it has arrived,
 * the upload continues from here. Without room for it, it is sent anyway. Neither call rejects.
 */
export const begunFile = (place: string, userId: string) =>
  userDraft({ name: FILE_DRAFTS + place, schema }, userId)

/** Stores a file while `send` sends it: until it has arrived or is refused, and beyond the end of the page. */
export async function keptWhile<Sent>(
  kept: ReturnType<typeof begunFile>,
  begun: BegunFile,
  { signal, send }: { readonly signal: AbortSignal; readonly send: () => Promise<Sent> },
): Promise<Sent> {
  const keeping = kept.write(begun)
  try {
    return await send()
  } finally {
    if (!signal.aborted) void keeping.then(() => kept.write(null))
  }
}

/** A file of an abandoned form is deleted after this time, in ms. */
const OLD_MS = 7 * 24 * 60 * 60_000

/** Removes files of uploads abandoned long ago: large files take the most of a device's storage. */
export function sweepBegunFiles(db: IskraDatabase, now: number): Promise<void> {
  return change(db, ['drafts'], async ({ drafts }) => {
    const rows = drafts.where('name').startsWith(FILE_DRAFTS)
    await rows.filter(({ savedAt }) => now - savedAt > OLD_MS).delete()
  })
}
