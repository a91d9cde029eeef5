import * as z from 'zod/mini'
import { deviceTexts } from '#domain/browser/page/textStorage.ts'
import { LEFT_WORK_KEYS } from './forgetLeftWork.ts'

const leftSchema = z.object({
  id: z.string(),
  /** Whose it was when it was opened; null for what was never stored. */
  owner: z.nullable(z.string()),
  /** The edition that was changed; 0 for what was never stored. */
  follows: z.number(),
  /** All of it, as its store keeps it. */
  content: z.string(),
})

/** What was on the screen, and not stored yet, when its page was left. */
export type LeftWork = z.infer<typeof leftSchema>

const listSchema = z.array(leftSchema)

/**
 * Work that was left while a write of it was still to come or under way. The database answers later than a page lives
 * that is reloaded right after a letter was typed; `localStorage` writes before it returns. Where that refuses or is full,
 * the write that was begun is all there is.
 */
export interface LeftWorks {
  /** Puts work down within this call, in place of what was put down of it before. */
  readonly putDown: (work: LeftWork) => void
  /** It is stored now. */
  readonly forget: (id: string) => void
  readonly all: () => readonly LeftWork[]
}

function leftWorks(key: string): LeftWorks {
  function all(): readonly LeftWork[] {
    try {
      return z.safeParse(listSchema, JSON.parse(deviceTexts.read(key) ?? '[]')).data ?? []
    } catch {
      return []
    }
  }
  function keep(works: readonly LeftWork[]): void {
    if (works.length === 0) deviceTexts.forget(key)
    else deviceTexts.write(key, JSON.stringify(works))
  }
  const others = (id: string) => all().filter((one) => one.id !== id)
  return {
    all,
    putDown: (work) => keep([...others(work.id), work]),
    forget: (id) => {
      if (deviceTexts.read(key) !== null) keep(others(id))
    },
  }
}

export const leftTexts = leftWorks(LEFT_WORK_KEYS.texts)
export const leftTranscripts = leftWorks(LEFT_WORK_KEYS.transcripts)
