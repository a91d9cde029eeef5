import { setTimeout as pause } from 'node:timers/promises'
import type { ServerContext } from '#server/context.ts'
import type { PictureFormat } from '#server/media/pictureFormat.ts'
import type { PlannedFile } from '#server/media/plannedFile.ts'
import { plannedPictures } from './plannedPictures.ts'
import { storeOf } from '#server/media/storeOf.ts'

/** The sizes a list of products shows on phones and desktops. */
const LIST_WIDTHS = [320, 480, 640] as const
/** Every browser that can show the shop accepts it. */
const FORMAT: PictureFormat = 'avif'

/** After each file the thread rests for this share of the file's time. */
const REST = 0.5

/**
 * Makes the pictures of lists ahead of requests, one after another and with rests, so that the first visitors don't
 * wait. `stop` ends it and the picture threads.
 */
export function startPictureWarmUp(context: ServerContext): { stop(): Promise<void> } {
  const store = storeOf(context)
  if (!context.config.picturesAhead) return { stop: () => store.close() }
  const stopping = new AbortController()
  const finished = work()

  async function work(): Promise<void> {
    try {
      await store.sweep(plannedPictures())
      for (const file of madeAhead(context)) {
        for (const width of isFirst(file) ? LIST_WIDTHS : [LIST_WIDTHS[2]]) {
          if (stopping.signal.aborted) return
          const started = performance.now()
          const wasMade = await store.prepare(file, width, FORMAT)
          if (wasMade)
            await pause((performance.now() - started) * REST, undefined, { signal: stopping.signal })
        }
      }
    } catch (error) {
      if (!stopping.signal.aborted) context.log.warn('pictures could not be made ahead', { error })
    }
  }

  return {
    async stop() {
      stopping.abort()
      await store.close()
      await finished
    },
  }
}

/** The pictures made ahead, in order. */
export function madeAhead(context: ServerContext): readonly PlannedFile[] {
  const files = [...plannedPictures().values()].filter((file) => isShown(context, file))
  return [...files.filter(isFirst), ...files.filter(({ made }) => made === 'later')]
}

/** A real store brings pictures of its products; those of the home page are ours. */
function isShown({ config }: ServerContext, { name }: PlannedFile): boolean {
  return config.storefront.embedded || name.startsWith('home/')
}

function isFirst(file: PlannedFile): boolean {
  return file.made === 'first'
}
