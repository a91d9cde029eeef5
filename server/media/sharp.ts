import sharp from 'sharp'
import { lowerThreads } from '#server/threadPriority.ts'

/*
 * The decoder of pictures as all of the server uses it, whichever thread asks for it.
 */

// Files are read once: keeping them decoded would only take memory from the rest.
sharp.cache(false)
// One thread for each picture: the others are for other requests meanwhile.
sharp.concurrency(1)
lowerItsThreads()

export { sharp }
export type { Sharp } from 'sharp'

/** The decoder's threads are born while pictures are at work: looked for every so often then, ms. */
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
