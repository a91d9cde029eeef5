import { performance } from 'node:perf_hooks'
import { Refusal } from '#server/platform/api/refusal.ts'

/** Who may begin when: whoever shops or pays at once, others as there is time. */
export interface Admission {
  /** Notes that somebody shops or pays now. */
  readonly noteUrgent: () => void
  /** Resolves once a call that may wait may begin. Rejects with SERVICE_UNAVAILABLE when too many wait already. */
  readonly enter: () => Promise<void>
}

/** Which part of the time since it was asked last the answering thread was at work (0 to 1). */
export type Utilization = () => number

/** How often it is looked how busy the thread is, ms. */
const TURN_MS = 20
/** The thread is busy above this. */
const BUSY = 0.6
/** Somebody shops or pays until so long after their last call, ms. */
const URGENT_FOR_MS = 2_000
/** The most that begin in a turn, and the fewest however busy the thread is. */
const MOST_IN_TURN = 20
const FEWEST_IN_TURN = 0.5
/** While there is time and some wait, so many more begin in each turn. */
const MORE_IN_TURN = 0.1
/** While the thread is busy, this part of those of the last turn. */
const FEWER_IN_TURN = 0.8
const MOST_WAITING = 1_000
/** Nobody has come for so many turns: looking ends, an idle server does nothing. */
const QUIET_TURNS = 50

/**
 * Has calls that may wait begin one after the other, as many as leave the answering thread time for carts and checkouts.
 * Nobody waits on a thread that isn't busy, or while nobody shops or pays.
 */
export function createAdmission(utilization: Utilization = utilizationOfThread()): Admission {
  const waiting: (() => void)[] = []
  let inTurn = MOST_IN_TURN
  let room = MOST_IN_TURN
  let quietTurns = 0
  let urgentUntil = 0
  let timer: NodeJS.Timeout | null = null

  function turn(): void {
    const isBusy = utilization() > BUSY && performance.now() < urgentUntil
    if (isBusy) inTurn = Math.max(FEWEST_IN_TURN, inTurn * FEWER_IN_TURN)
    else if (waiting.length > 0) inTurn = Math.min(MOST_IN_TURN, inTurn + MORE_IN_TURN)
    else inTurn = Math.min(MOST_IN_TURN, inTurn * 2)
    // What is left of a turn isn't saved: many at once would be a long wait for the others.
    room = Math.min(Math.max(1, inTurn), room + inTurn)
    for (; room >= 1 && waiting.length > 0; room -= 1) waiting.shift()?.()
    quietTurns = waiting.length === 0 && inTurn === MOST_IN_TURN ? quietTurns + 1 : 0
    if (quietTurns < QUIET_TURNS || timer === null) return
    clearInterval(timer)
    timer = null
  }

  return {
    noteUrgent() {
      urgentUntil = performance.now() + URGENT_FOR_MS
    },
    async enter() {
      quietTurns = 0
      timer ??= setInterval(turn, TURN_MS).unref()
      if (waiting.length === 0 && room >= 1) {
        room -= 1
        return
      }
      if (waiting.length >= MOST_WAITING) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
}

function utilizationOfThread(): Utilization {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
