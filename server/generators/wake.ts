import { EventEmitter } from 'node:events'
import type { ServerContext } from '#server/context.ts'

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

/** Resolves when there may be something to do, after `milliseconds`, or when the signal says so. */
export function untilWoken(context: ServerContext, milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  const bell = bellOf(context)
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      bell.off('job', wake)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, milliseconds)
    bell.on('job', wake)
    signal.addEventListener('abort', wake)
  })
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
