import { LIVE_EVENT, type LiveSnapshot } from '#domain/statistics/live.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { readSnapshot } from './readSnapshot.ts'

interface LiveSettings {
  /** How often new data is sent. */
  readonly everyMs: number
  /** How often a listener's permission is checked. */
  readonly recheckMs: number
  /** The most listeners on this server. */
  readonly mostListeners: number
  /** The most listeners of one administrator. */
  readonly mostOfOne: number
  readonly read: (context: ServerContext) => Promise<LiveSnapshot>
}

const SETTINGS: LiveSettings = {
  everyMs: 3_000,
  recheckMs: 9_000,
  mostListeners: 30,
  mostOfOne: 5,
  read: readSnapshot,
}
/** A listener that doesn't read so many messages is gone. */
const MOST_UNREAD = 5
const AGAIN_AFTER_SECONDS = 30

/** A listener of the live view. */
export interface LiveListener {
  readonly userId: string
  /** The request's signal: aborted when its caller has gone. */
  readonly signal: AbortSignal
  readonly isStillAllowed: () => Promise<boolean>
}

/** The live view, sent to its listeners: it is read once for all of them, and not at all without any. */
export interface Live {
  /** A streamed answer. Throws TOO_MANY_REQUESTS when there are too many listeners. */
  follow(listener: LiveListener): Response
  /** Ends every answer, and refuses new ones. Resolves when no reading runs any more. */
  stop(): Promise<void>
}

interface Told extends LiveListener {
  readonly tell: (message: Uint8Array) => void
  readonly end: () => void
}

function makeLive(context: ServerContext, changes: Partial<LiveSettings>): Live {
  const { everyMs, recheckMs, mostListeners, mostOfOne, read } = { ...SETTINGS, ...changes }
  const listeners = new Set<Told>()
  let timers: readonly NodeJS.Timeout[] = []
  let reading: Promise<void> | null = null
  let checking: Promise<void> | null = null
  let last: Uint8Array | null = null
  let isStopped = false

  const tellAll = (message: Uint8Array) => listeners.forEach(({ tell }) => tell(message))

  async function readAndTell(): Promise<void> {
    try {
      last = messageOf(await read(context))
      tellAll(last)
    } catch (error) {
      context.log.error('what is going on could not be read', { error })
      tellAll(SIGN_OF_LIFE)
    }
  }

  function tick(): void {
    // While a reading takes long, listeners get a sign of life.
    if (reading !== null) return tellAll(SIGN_OF_LIFE)
    reading = readAndTell().finally(() => {
      reading = null
    })
  }

  /** One after another: many listeners are no burden. When the check fails, all are refused. */
  async function check(): Promise<void> {
    for (const listener of listeners) {
      try {
        if (await listener.isStillAllowed()) continue
      } catch (error) {
        context.log.error('who listens could not be looked up', { error })
      }
      remove(listener)
    }
  }

  function begin(): void {
    timers = [
      setInterval(tick, everyMs),
      setInterval(() => {
        checking ??= check().finally(() => {
          checking = null
        })
      }, recheckMs),
    ]
    timers.forEach((timer) => timer.unref())
    tick()
  }

  function remove(listener: Told): void {
    if (!listeners.delete(listener)) return
    listener.end()
    if (listeners.size > 0) return
    timers.forEach((timer) => clearInterval(timer))
    last = null
  }

  return {
    follow(asking) {
      if (isStopped) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 1 })
      const own = [...listeners].filter(({ userId }) => userId === asking.userId)
      if (listeners.size >= mostListeners || own.length >= mostOfOne) {
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: AGAIN_AFTER_SECONDS })
      }
      let isLeft = false
      let listener: Told | null = null
      const leave = () => {
        if (listener !== null) remove(listener)
      }
      const body = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            listener = {
              ...asking,
              tell(message) {
                if ((controller.desiredSize ?? 0) <= 0) leave()
                else controller.enqueue(message)
              },
              end: () => {
                if (!isLeft) controller.close()
              },
            }
            asking.signal.addEventListener('abort', leave, { once: true })
            listeners.add(listener)
            if (listeners.size === 1) begin()
            else if (last !== null) listener.tell(last)
            if (asking.signal.aborted) leave()
          },
          cancel() {
            isLeft = true
            leave()
          },
        },
        new CountQueuingStrategy({ highWaterMark: MOST_UNREAD }),
      )
      return new Response(body, {
        headers: {
          'content-type': 'text/event-stream',
          // A buffering proxy would hold the messages back.
          'x-accel-buffering': 'no',
        },
      })
    },
    async stop() {
      isStopped = true
      for (const listener of listeners) remove(listener)
      await Promise.all([reading, checking])
    },
  }
}

const lives = new WeakMap<ServerContext, Live>()

/** The one of this server; the first caller may change its settings. */
export function liveOf(context: ServerContext, changes: Partial<LiveSettings> = {}): Live {
  const known = lives.get(context)
  if (known !== undefined) return known
  const live = makeLive(context, changes)
  lives.set(context, live)
  return live
}

const SIGN_OF_LIFE = new TextEncoder().encode(':\n\n')

function messageOf(snapshot: LiveSnapshot): Uint8Array {
  return new TextEncoder().encode(`event: ${LIVE_EVENT}\ndata: ${JSON.stringify(snapshot)}\n\n`)
}
