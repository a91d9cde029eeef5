/** Work that several senders share. */
export interface PumpedWork<Piece> {
  /** Takes the next free piece; null while there is none. Called once at a time. */
  take(): Promise<Piece | null>
  /** Does a piece. Its rejection ends the pump. */
  send(piece: Piece): Promise<void>
  /** In how many ms there may be more by itself; null for never. Called while pieces are being sent. */
  moreIn(): Promise<number | null>
}

/** A timer fires wrongly beyond this many ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Keeps up to `atOnce` senders at work: a free one takes the next piece, so a slow one blocks no other. Resolves when
 * nothing is left and nothing is being sent. `onWake` calls back when there may be more.
 */
export async function pump<Piece>(
  work: PumpedWork<Piece>,
  atOnce: number,
  onWake: (listener: () => void) => () => void,
): Promise<void> {
  let sending = 0
  const failures: unknown[] = []
  let event = Promise.withResolvers<void>()
  let hasOccurred = false
  const announce = () => {
    hasOccurred = true
    event.resolve()
  }

  async function start(piece: Piece): Promise<void> {
    sending += 1
    try {
      await work.send(piece)
    } catch (error) {
      failures.push(error)
    } finally {
      sending -= 1
      announce()
    }
  }

  async function waitForMore(): Promise<void> {
    const ms = await work.moreIn()
    const timer = ms === null ? undefined : setTimeout(announce, Math.min(ms, LONGEST_TIMER_MS))
    await event.promise
    clearTimeout(timer)
  }

  const stopWakes = onWake(announce)
  try {
    do {
      event = Promise.withResolvers()
      hasOccurred = false
      while (sending < atOnce && failures.length === 0) {
        const piece = await work.take()
        if (piece === null) break
        void start(piece)
      }
      if (sending > 0) await waitForMore()
      if (failures.length > 0) throw failures[0]
    } while (sending > 0 || hasOccurred)
  } finally {
    stopWakes()
  }
}
