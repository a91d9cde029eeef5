import { accounts } from './accounts.ts'
import { cartAndOutbox } from './cartAndOutbox.ts'
import { galleryUploads } from './galleryUploads.ts'
import { generations } from './generations.ts'
import type { Migration } from './migration.ts'
import { setAsideByStore } from './setAsideByStore.ts'

/** Every version of the database in order: version n is the n-th entry. Released entries never change. */
export const migrations: readonly Migration[] = [
  cartAndOutbox,
  accounts,
  galleryUploads,
  generations,
  setAsideByStore,
]
