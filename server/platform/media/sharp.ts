import sharp from 'sharp'
import { lowerThreads } from '#server/platform/process/threadPriority.ts'

/* The server's one image decoder, for all threads. */

// Files are read once: caching decoded ones would only take memory.
sharp.cache(false)
// One thread for each picture: the others are for other requests meanwhile.
sharp.concurrency(1)
lowerItsThreads()

export { sharp }
export type { Sharp } from 'sharp'

/**
 * The decoder's threads are born while pictures are at work, and stay: they are looked for every so often (ms) then, and
 * once more after the last, however short it was.
 */
function lowerItsThreads(everyMs = 250): void {
  const lowered = new Set<string>()
  let looking: NodeJS.Timeout | undefined
  const lookSoon = () => {
    looking ??= setTimeout(() => {
      looking = undefined
      lowerThreads('libvips worker', lowered)
      const { queue, process: atWork } = sharp.counters()
      if (queue + atWork > 0) lookSoon()
    }, everyMs).unref()
  }
  sharp.queue.on('change', lookSoon)
}
