import type { IskraDatabase } from './database.ts'
import type { StoreName } from './deviceStores.ts'

/** Some stores of the database, as a transaction over them hands them to its work. */
export type Stores<Name extends StoreName> = Pick<IskraDatabase, Name>

type Writes =
  | 'add'
  | 'put'
  | 'update'
  | 'upsert'
  | 'delete'
  | 'clear'
  | 'bulkAdd'
  | 'bulkPut'
  | 'bulkUpdate'
  | 'bulkDelete'

export type ReadableStores = { readonly [Name in StoreName]: Omit<IskraDatabase[Name], Writes> }

/** Some stores of the database for reading alone. */
export type Readable<Name extends StoreName> = Pick<ReadableStores, Name>
