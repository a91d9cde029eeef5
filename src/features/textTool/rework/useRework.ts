import { useCallback } from 'react'
import { observe } from '#offline/change.ts'
import type { IskraDatabase } from '#offline/database.ts'
import type { Live } from '#offline/liveStore.ts'
import { hasAgreedTo } from '#offline/texts/agreedEngine.ts'
import { readRework, type Rework } from '#offline/texts/textReworks.ts'
import { useLiveRows } from '#services/useLiveRows.ts'

export interface ReworkReading {
  /** Null where the text has none. */
  readonly rework: Rework | null
  /** Whether its person has agreed that parts of texts are sent to this engine. */
  readonly hasAgreed: boolean
}

/** The rework of a text, live; and how to read it again after a failure. */
export function useRework(
  textId: string,
  engine: string,
): readonly [reading: Live<ReworkReading>, retry: () => void] {
  return useLiveRows(
    useCallback(
      (db: IskraDatabase) =>
        observe(db, ['textReworks', 'generations', 'settings'], async (stores) => ({
          rework: await readRework(stores, textId),
          hasAgreed: await hasAgreedTo(stores, engine),
        })),
      [textId, engine],
    ),
  )
}
