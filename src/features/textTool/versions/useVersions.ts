import { useCallback } from 'react'
import type { IskraDatabase } from '#offline/database.ts'
import type { Live } from '#offline/liveStore.ts'
import { observe } from '#offline/change.ts'
import type { TextVersionRow } from '#offline/texts/textRows.ts'
import { readVersions } from '#offline/texts/textVersions.ts'
import { useLiveRows } from '#services/useLiveRows.ts'

/** The versions of a text, the one kept last first. */
export function useVersions(textId: string): Live<readonly TextVersionRow[]> {
  const [reading] = useLiveRows(
    useCallback(
      (db: IskraDatabase) => observe(db, ['textVersions'], (stores) => readVersions(stores, textId)),
      [textId],
    ),
  )
  return reading
}
