import { join } from 'node:path'
import type { ServerContext } from '#server/platform/context.ts'
import { openPictureStore, type PictureStore, SHIPPED_PICTURES } from './pictureStore.ts'

const stores = new WeakMap<ServerContext, PictureStore>()

/** The server's one picture store, in `DATA_DIR/media`: the routes and the sweep share it. */
export function storeOf(context: ServerContext): PictureStore {
  const known = stores.get(context)
  if (known) return known
  const store = openPictureStore(join(context.config.dataDir, 'media'), { shipped: SHIPPED_PICTURES })
  stores.set(context, store)
  return store
}
