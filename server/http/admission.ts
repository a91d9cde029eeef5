import { performance } from 'node:perf_hooks'
import { Refusal } from '#server/platform/api/refusal.ts'

/** Who may begin when: whoever shops or pays at once, others as there is time. */
export interface Admission {
  /** Notes that somebody shops or pays now. */
  readonly noteUrgent: () => void
  /**
   * Resolves once a call that may wait may begin. Rejects with SERVICE_UNAVAILABLE when too many wait already, and once its
   * `signal` says that the caller has gone.
   */
  readonly enter: (network: string, signal?: AbortSignal) => Promise<void>
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
 * Networks take turns: one that calls a thousand times makes nobody else wait longer. Nobody waits on a thread that isn't
 * busy, or while nobody shops or pays.
 */
export function createAdmission(utilization: Utilization = utilizationOfThread()): Admission {
  const waiting = createTurns()
  let inTurn = MOST_IN_TURN
  let room = MOST_IN_TURN
  let quietTurns = 0
  let urgentUntil = 0
  let timer: NodeJS.Timeout | null = null

  function turn(): void {
    const isBusy = utilization() > BUSY && performance.now() < urgentUntil
    if (isBusy) inTurn = Math.max(FEWEST_IN_TURN, inTurn * FEWER_IN_TURN)
    else if (waiting.size() > 0) inTurn = Math.min(MOST_IN_TURN, inTurn + MORE_IN_TURN)
    else inTurn = Math.min(MOST_IN_TURN, inTurn * 2)
    // What is left of a turn isn't saved: many at once would be a long wait for the others.
    room = Math.min(Math.max(1, inTurn), room + inTurn)
    for (; room >= 1 && waiting.size() > 0; room -= 1) waiting.next()?.begin()
    quietTurns = waiting.size() === 0 && inTurn === MOST_IN_TURN ? quietTurns + 1 : 0
    if (quietTurns < QUIET_TURNS || timer === null) return
    clearInterval(timer)
    timer = null
  }

  return {
    noteUrgent() {
      urgentUntil = performance.now() + URGENT_FOR_MS
    },
    async enter(network, signal) {
      quietTurns = 0
      timer ??= setInterval(turn, TURN_MS).unref()
      signal?.throwIfAborted()
      if (waiting.size() === 0 && room >= 1) {
        room -= 1
        return
      }
      await new Promise<void>((resolve, reject) => {
        const call: Call = { begin: resolve, refuse: () => reject(tooMany()) }
        waiting.add(network, call)
        if (waiting.size() > MOST_WAITING) waiting.lastOfMost()?.refuse()
        signal?.addEventListener(
          'abort',
          () => {
            waiting.remove(network, call)
            reject(signal.reason)
          },
          { once: true },
        )
      })
    },
  }
}

const tooMany = () => new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 5 })

interface Call {
  readonly begin: () => void
  readonly refuse: () => void
}

/** Calls that wait, in the order in which they came from each network; the networks take turns. */
function createTurns() {
  const lines = new Map<string, Call[]>()
  let count = 0

  function take(network: string, calls: Call[], at: number): Call | undefined {
    const [call] = calls.splice(at, 1)
    if (call !== undefined) count -= 1
    if (calls.length === 0) lines.delete(network)
    return call
  }

  return {
    size: () => count,
    add(network: string, call: Call) {
      const calls = lines.get(network)
      if (calls === undefined) lines.set(network, [call])
      else calls.push(call)
      count += 1
    },
    /** The first of the network whose turn it is. */
    next(): Call | undefined {
      const [first] = lines
      if (first === undefined) return undefined
      // Behind the others until its next turn.
      lines.delete(first[0])
      lines.set(...first)
      return take(...first, 0)
    },
    /** The last of the network that has the most of them. */
    lastOfMost(): Call | undefined {
      let most: readonly [string, Call[]] | undefined
      for (const line of lines) if (most === undefined || line[1].length > most[1].length) most = line
      return most === undefined ? undefined : take(...most, most[1].length - 1)
    },
    remove(network: string, call: Call) {
      const calls = lines.get(network)
      const at = calls?.indexOf(call) ?? -1
      if (calls !== undefined && at !== -1) take(network, calls, at)
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
