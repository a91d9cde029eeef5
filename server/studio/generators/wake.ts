import { EventEmitter } from 'node:events'
import type { ServerContext } from '#server/platform/context.ts'
import { restUntilWork } from '#server/platform/tasks/restUntilWork.ts'

// Wakes workers of this process before their next look at the queue. Those of other processes poll.

const bells = new WeakMap<ServerContext, EventEmitter<{ job: []; ended: [id: string] }>>()

function bellOf(context: ServerContext) {
  const known = bells.get(context)
  if (known !== undefined) return known
  const bell = new EventEmitter<{ job: []; ended: [id: string] }>()
  bell.setMaxListeners(0)
  bells.set(context, bell)
  return bell
}

/** There may be something to do. */
export function wakeWorkers(context: ServerContext): void {
  bellOf(context).emit('job')
}

/** A generation has ended without its worker. */
export function tellEnded(context: ServerContext, id: string): void {
  bellOf(context).emit('ended', id)
}

/**
 * Resolves when there may be something to do, after a rest of `leastMs` or more (`restUntilWork`), or when the signal
 * says so: with whether this process has told of something.
 */
export async function untilWoken(
  context: ServerContext,
  leastMs: number,
  signal: AbortSignal,
): Promise<boolean> {
  const bell = bellOf(context)
  const rung = new AbortController()
  const wake = () => rung.abort()
  bell.on('job', wake)
  await restUntilWork(context, leastMs, AbortSignal.any([signal, rung.signal]))
  bell.off('job', wake)
  return rung.signal.aborted
}

/** Calls back when this generation ends without its worker. Returns what stops that. */
export function onEnded(context: ServerContext, id: string, callBack: () => void): () => void {
  const bell = bellOf(context)
  const listen = (ended: string) => {
    if (ended === id) callBack()
  }
  bell.on('ended', listen)
  return () => bell.off('ended', listen)
}
