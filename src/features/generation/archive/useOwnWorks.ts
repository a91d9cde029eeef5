import { useMemo } from 'react'
import type { MadeWork } from '#domain/generation/searchGenerations.ts'
import { useGenerations } from '../device/useGenerations.ts'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import { useArchive } from './useArchive.ts'

const worksOf = (items: readonly ListedGeneration[]) =>
  items.flatMap(({ id, type, prompt, tags, status }): readonly MadeWork[] =>
    status === 'completed' && id !== null ? [{ id, type, prompt, tags }] : [],
  )

/** A person's newest works: this device's, and the account's where they can be read. They are read once `isAsked`. */
export function useOwnWorks(isAsked: boolean): readonly MadeWork[] {
  const { history } = useGenerations()
  const { items } = useArchive({}, isAsked)
  return useMemo(() => {
    const archived = worksOf(items)
    const known = new Set(archived.map(({ id }) => id))
    return [...worksOf(history).filter(({ id }) => !known.has(id)), ...archived]
  }, [history, items])
}
