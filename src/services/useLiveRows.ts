import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useState } from 'react'
import type { IskraDatabase } from '#offline/database.ts'
import type { Live } from '#offline/liveStore.ts'
import { offlineErrorFrom } from '#offline/offlineError.ts'
import { database } from '#offline/openDatabase.ts'

const UNREAD = { kind: 'unread' } as const

/**
 * Reads this device's database for one component while it is mounted: now and after every change by any tab or the
 * worker. The query has to be the same function in every render. Opens the database, and so creates one where there is
 * none. Returns the reading, and a function that retries after a failure.
 */
export function useLiveRows<Value>(
  query: (db: IskraDatabase) => Promise<Value>,
): readonly [reading: Live<Value>, retry: () => void] {
  const [source, setSource] = useState<Source>(UNREAD)
  const open = useCallback(() => void openSource().then(setSource), [])
  useEffect(open, [open])
  const reading = useLiveQuery<Live<Value>, Live<Value>>(
    () => (source.kind === 'opened' ? readLive(source.db, query) : source),
    [source, query],
    UNREAD,
  )
  return [reading, open]
}

/** The source of readings, or why there is none. */
type Source = Live<never> | { readonly kind: 'opened'; readonly db: IskraDatabase }

async function openSource(): Promise<Source> {
  try {
    return { kind: 'opened', db: await database() }
  } catch (error) {
    return failure(error)
  }
}

function readLive<Value>(
  db: IskraDatabase,
  query: (db: IskraDatabase) => Promise<Value>,
): Promise<Live<Value>> {
  return query(db).then(
    (value) => ({ kind: 'read', value }),
    (error: unknown) => {
      // Dexie reports a temporarily closed database by these names, and queries again once it is open.
      if (error instanceof Error && CLOSED_FOR_NOW.has(error.name)) throw error
      return failure(error)
    },
  )
}

const CLOSED_FOR_NOW: ReadonlySet<string> = new Set(['DatabaseClosedError', 'AbortError'])

function failure(error: unknown): Live<never> {
  return { kind: 'failed', code: offlineErrorFrom(error).code, last: null }
}
