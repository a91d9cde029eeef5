import type { TemplateRunRow } from '#offline/templateRuns/templateRunRow.ts'
import { liveStore } from '#offline/liveStore.ts'
import { useStore } from '#ui/useStore.ts'

const liveRuns = liveStore<readonly TemplateRunRow[]>({
  load: () =>
    Promise.resolve(async (db) =>
      (await db.templateRuns.toArray()).toSorted((one, other) =>
        other.createdAt.localeCompare(one.createdAt),
      ),
    ),
})

const NONE: readonly TemplateRunRow[] = []

/** The present user's runs, live, latest first; null until they are read. */
export function useRuns(): readonly TemplateRunRow[] | null {
  const live = useStore(liveRuns)
  if (live.kind === 'unread') return null
  return live.kind === 'failed' ? NONE : live.value
}
