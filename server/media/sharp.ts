import sharp from 'sharp'
import { lowerThreads } from '#server/threadPriority.ts'

/* The server's one image decoder, for all threads. */

// Files are read once: caching decoded ones would only take memory.
sharp.cache(false)
// One thread for each picture: the others are for other requests meanwhile.
sharp.concurrency(1)
lowerItsThreads()

export { sharp }
export type { Sharp } from 'sharp'

/** The decoder's threads are started while pictures are worked on: how often to look for them then, ms. */
function lowerItsThreads(everyMs = 250): void {
  const lowered = new Set<string>()
  let looking: NodeJS.Timeout | undefined
  sharp.queue.on('change', () => {
    const { queue, process: atWork } = sharp.counters()
    if (queue + atWork > 0) {
      looking ??= setInterval(() => lowerThreads('libvips worker', lowered), everyMs).unref()
    } else {
      clearInterval(looking)
      looking = undefined
    }
  })
}
