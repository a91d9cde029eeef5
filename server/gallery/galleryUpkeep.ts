import type { ServerContext } from '#server/context.ts'
import { removeLeftBehind } from '#server/files/incomingFile.ts'
import { purgeGallery } from './deleteImages.ts'

const EVERY_MS = 60 * 60_000

/** Removes for good what was deleted long enough ago, now and every hour. `stop` waits for what is under way. */
export function startGalleryUpkeep(context: ServerContext): { stop(): Promise<void> } {
  const tidy = async () => {
    try {
      await purgeGallery(context)
      await removeLeftBehind(context)
    } catch (error) {
      context.log.error('the gallery could not be tidied', { error })
    }
  }
  let running = tidy()
  const timer = setInterval(() => {
    running = tidy()
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
