import type { ServerContext } from '#server/platform/context.ts'
import { storeOf } from '#server/platform/media/storeOf.ts'
import { plannedPictures } from './plannedPictures.ts'

/** Removes stored pictures that have changed or gone. `stop` ends that and the picture threads. */
export function startPictureWork(context: ServerContext): { stop(): Promise<void> } {
  const store = storeOf(context)
  const swept = store.sweep(plannedPictures()).catch((error: unknown) => {
    context.log.warn('pictures that have gone could not be removed', { error })
  })
  return {
    async stop() {
      await store.close()
      await swept
    },
  }
}
