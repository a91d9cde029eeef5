import type { Span } from '#domain/text/span.ts'
import type { ReworkTask } from '#domain/text/rework/reworkTasks.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { askForGeneration } from '../generation/commands.ts'
import { GENERATION_STORES } from '../generation/enqueueGeneration.ts'
import { currentOwner } from '../outbox/owner.ts'

export interface WantedRework {
  readonly textId: string
  /** The whole text as it stands. */
  readonly base: string
  /** What of it is sent. */
  readonly part: Span
  readonly task: ReworkTask
  readonly engine: string
  /** The price that the person saw. */
  readonly credits: number
  /** The services are known not to answer: it is kept, and asks again before anything is sent. */
  readonly isOffline: boolean
}

/**
 * Asks a text engine to rework a part of a text, as a paid job: job and row in one transaction. An earlier answer about the
 * text stays in the history of generations alone. Resolves to the refCode. Rejects as `askForGeneration` does.
 */
export function askForRework(db: IskraDatabase, wanted: WantedRework): Promise<string> {
  const { textId, base, part, task, engine, credits, isOffline } = wanted
  const words = base.slice(part.from, part.to)
  return change(db, [...GENERATION_STORES, 'textReworks'], async (stores) => {
    const owner = await currentOwner(stores)
    const id = await askForGeneration(db, {
      type: 'text',
      prompt: words,
      engine,
      options: { task },
      credits,
      isOffline,
    })
    const earlier = await stores.textReworks.where('textId').equals(textId).primaryKeys()
    await stores.textReworks.bulkDelete(earlier)
    await stores.textReworks.put({
      id,
      owner,
      textId,
      task,
      part,
      words,
      base,
      pieces: [],
      answer: null,
      askedAt: Date.now(),
    })
    return id
  })
}
