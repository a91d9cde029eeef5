import type { StoreName } from '../deviceStores.ts'
import { accounts } from './accounts.ts'
import { cartAndOutbox } from './cartAndOutbox.ts'
import { drawings } from './drawings.ts'
import { galleryUploads } from './galleryUploads.ts'
import { generations } from './generations.ts'
import { occasions } from './occasions.ts'
import { printFiles } from './printFiles.ts'
import { setAsideByStore } from './setAsideByStore.ts'
import { templateDrafts } from './templateDrafts.ts'
import { templateRuns } from './templateRuns.ts'
import { textReworks } from './textReworks.ts'
import { texts } from './texts.ts'
import { transcripts } from './transcripts.ts'
import { visits } from './visits.ts'
import type { Migration } from './migration.ts'

const RELEASED = [
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
  texts,
  transcripts,
  drawings,
  textReworks,
] as const

type StoresOf<Version> = Version extends { readonly stores: infer Stores } ? keyof Stores : never
type Made = StoresOf<(typeof RELEASED)[number]>
type Unmade = Exclude<StoreName, Made>
type Unruled = Exclude<Made, StoreName>

/** Compiles while each store has its version and its rule; else TypeScript names the one without. */
type AllWhole = [Unmade, Unruled] extends [never, never]
  ? readonly Migration[]
  : { readonly unmade: Unmade; readonly unruled: Unruled }

/** Every version of the database in order: version n is the n-th entry. Released entries never change. */
export const VERSIONS: readonly Migration[] = RELEASED satisfies AllWhole
