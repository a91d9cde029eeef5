import { StillWaitingError } from '#offline/outbox/drainOnSync.ts'

/** A browser ends an event's work after some minutes: it is ended before, so that another event follows. */
const LONGEST_MS = 150_000
/** How often it is looked whether a page still asks by itself. */
const LOOK_EVERY_MS = 5_000
/** A worker that is to be replaced lets go this soon. */
const SLICE_MS = 1_000

export interface PollTools {
  /** When the next question is due, epoch ms; null when nothing is under way. */
  readonly nextPollAt: () => Promise<number | null>
  /** Sends what is due, the next question among it. */
  readonly send: () => Promise<void>
  /** A page that a person looks at asks by itself. */
  readonly hasVisiblePage: () => Promise<boolean>
  readonly isOnline: () => boolean
  /** False once this worker is to be replaced. */
  readonly isWanted: () => boolean
  readonly now: () => Date
  readonly wait: (milliseconds: number) => Promise<void>
}

/**
 * Asks about what is under way when no page does any more: they are closed, or were killed without a word. Rejects while
 * something is left that this event hasn't the time or the network for, so that the browser tries again.
 */
export async function pollInBackground(tools: PollTools): Promise<void> {
  const until = tools.now().getTime() + LONGEST_MS
  for (;;) {
    const next = await tools.nextPollAt()
    if (next === null) return
    const isOthers = await tools.hasVisiblePage()
    const now = tools.now().getTime()
    const pause = isOthers ? LOOK_EVERY_MS : Math.max(0, next - now)
    if (!tools.isOnline() || now + pause > until) throw new StillWaitingError('generations are under way')
    await waitWhileWanted(pause, tools)
    if (!tools.isWanted()) return
    if (!isOthers) await tools.send()
  }
}

async function waitWhileWanted(pause: number, { wait, isWanted }: PollTools): Promise<void> {
  for (let left = pause; left > 0 && isWanted(); left -= SLICE_MS) await wait(Math.min(left, SLICE_MS))
}
