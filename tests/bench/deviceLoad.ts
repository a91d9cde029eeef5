import { change } from '#offline/change.ts'
import { readGenerationDraft, writeGenerationDraft } from '#offline/generation/drafts.ts'
import { database } from '#offline/openDatabase.ts'

/**
 * What goes on beside the taps, bundled and run inside the measured page: a draft of 2 MB is saved twice a second by
 * the product's own command, and 100 small rows a second are written, each in a transaction of its own. Such rows are
 * what the engagement of a visitor will be; until it has a store, they go into `accountCopies`, which like it is
 * shared with no cart command and is copied by no page.
 */

const DRAFT_CHARACTERS = 2_000_000
const SAVE_EVERY_MS = 500
const ROW_EVERY_MS = 10

/** What the load has done so far; `failed` is 0 where the figures mean anything. */
export interface LoadCount {
  readonly drafts: number
  readonly rows: number
  readonly failed: number
}

/** Runs until the page is closed. Resolves, once the first draft is saved, to how to count. */
export async function startDeviceLoad(): Promise<() => LoadCount> {
  const db = await database()
  const { owner } = await readGenerationDraft(db, 'image')
  const count = { drafts: 0, rows: 0, failed: 0 }
  const words = 'Wszystkiego najlepszego. '.repeat(DRAFT_CHARACTERS / 25)

  async function saveDraft(): Promise<void> {
    const prompt = `${count.drafts} ${words}`
    await writeGenerationDraft(db, 'image', { owner, draft: { prompt, engine: null, options: {} } })
    count.drafts += 1
  }

  async function writeRow(): Promise<void> {
    const value = { product: 'kubek-z-twoim-obrazem', seenMs: 4_200, scroll: 0.4, pictures: [0, 2] }
    const row = { what: `bench-${count.rows % 1_000}`, value, keptAt: Date.now() }
    await change(db, ['accountCopies'], (stores) => stores.accountCopies.put(row))
    count.rows += 1
  }

  const noteFailure = () => void (count.failed += 1)
  await saveDraft()
  setInterval(() => void saveDraft().catch(noteFailure), SAVE_EVERY_MS)
  setInterval(() => void writeRow().catch(noteFailure), ROW_EVERY_MS)
  return () => ({ ...count })
}
