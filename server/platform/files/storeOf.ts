import { join } from 'node:path'
import type { ServerConfig } from '#server/platform/config.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { FileStore } from './fileStore.ts'
import { openLocalStore } from './localStore.ts'
import { openS3Store } from './s3Store.ts'

const stores = new WeakMap<ServerConfig, FileStore>()

/** The server's one store of generated files and uploads: `DATA_DIR/files`, or the bucket it was given. */
export function fileStore({ config }: Pick<ServerContext, 'config'>): FileStore {
  const known = stores.get(config)
  if (known) return known
  const { s3 } = config.files
  const store = s3 === null ? openLocalStore(join(config.dataDir, 'files')) : openS3Store(s3)
  stores.set(config, store)
  return store
}
