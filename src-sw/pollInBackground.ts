import { StillWaitingError } from '#offline/outbox/drainOnSync.ts'

/** A browser ends an event's work after some minutes: it is ended before, so that another event follows. */
const LONGEST_MS = 150_000

export interface PollTools {
  /** When the next question is due, epoch ms; null when nothing is under way. */
  readonly nextPollAt: () => Promise<number | null>
  /** Sends what is due, the next question among it. */
  readonly send: () => Promise<void>
  /** A page that a person looks at asks by itself. */
  readonly hasVisiblePage: () => Promise<boolean>
  readonly isOnline: () => boolean
  readonly now: () => Date
  readonly wait: (milliseconds: number) => Promise<void>
}

/**
 * Goes on asking about what is under way after the last page was closed. Rejects while something is left that this
 * event hasn't the time or the network for, so that the browser tries again.
 */
export async function pollInBackground(tools: PollTools): Promise<void> {
  const until = tools.now().getTime() + LONGEST_MS
  for (;;) {
    const next = await tools.nextPollAt()
    if (next === null || (await tools.hasVisiblePage())) return
    const pause = Math.max(0, next - tools.now().getTime())
    if (!tools.isOnline() || tools.now().getTime() + pause > until) {
      throw new StillWaitingError('generations are under way')
    }
    await tools.wait(pause)
    await tools.send()
  }
}
