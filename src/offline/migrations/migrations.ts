import { accounts } from './accounts.ts'
import { cartAndOutbox } from './cartAndOutbox.ts'
import { galleryUploads } from './galleryUploads.ts'
import { generations } from './generations.ts'
import { occasions } from './occasions.ts'
import { printFiles } from './printFiles.ts'
import type { StoreName } from '../rows.ts'
import type { Migration } from './migration.ts'
import { setAsideByStore } from './setAsideByStore.ts'
import { templateDrafts } from './templateDrafts.ts'
import { templateRuns } from './templateRuns.ts'
import { visits } from './visits.ts'

const VERSIONS = [
  cartAndOutbox,
  accounts,
  galleryUploads,
  generations,
  setAsideByStore,
  printFiles,
  visits,
  occasions,
  templateDrafts,
  templateRuns,
] as const

type StoresOf<Version> = Version extends { readonly stores: infer Stores } ? keyof Stores : never
type Unmade = Exclude<StoreName, StoresOf<(typeof VERSIONS)[number]>>

/**
 * Every version of the database in order: version n is the n-th entry. Released entries never change. A store that no
 * version makes doesn't compile.
 */
export const migrations: [Unmade] extends [never] ? readonly Migration[] : { readonly unmade: Unmade } =
  VERSIONS
