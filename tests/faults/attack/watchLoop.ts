import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/*
 * Loaded before a server (`--import`): notes, in the file that WATCHED_LOOP names, each time its answering thread could
 * do nothing else for long: a line of when that was (epoch ms) and how long (ms).
 */

const RESOLUTION_MS = 10
const EVERY_MS = 100
/** Shorter ones are what any call takes. */
const LEAST_MS = 20

const path = process.env['WATCHED_LOOP']
if (isMainThread && path !== undefined) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  setInterval(() => {
    const longest = delays.max / 1e6 - RESOLUTION_MS
    delays.reset()
    if (longest >= LEAST_MS) appendFileSync(path, `${Date.now()} ${longest.toFixed(0)}\n`)
  }, EVERY_MS).unref()
}
