import { useEffect, useState } from 'react'
import { searchLockers } from '#api/product/deliveryCalls.ts'
import { findLockers, indexLockers } from '#domain/lockers/findLockers.ts'
import { type FoundLockers, type Locker, LONGEST_LOCKER_SEARCH } from '#domain/lockers/locker.ts'
import { useServices } from '#services/services.tsx'
import { keepLockers, readKeptLockers } from './keptLockers.ts'

/** How long typing rests before the shop is asked. */
const REST_MS = 250
/** After this time earlier results are better than waiting. */
const PATIENCE_MS = 4_000
/** Fewer letters say nothing. */
const SHORTEST_SEARCH = 2

/** `kept`: the shop couldn't be reached, the results come from earlier searches. */
export type LockerSearchState = 'waiting' | 'looking' | 'found' | 'kept'

interface LockerSearch {
  readonly lockers: readonly Locker[]
  readonly state: LockerSearchState
}

const NOTHING: LockerSearch = { lockers: [], state: 'waiting' }

/** The lockers that a text finds, as of its last quiet moment. */
export function useLockerSearch(text: string): LockerSearch {
  const { productApi } = useServices()
  const [answer, setAnswer] = useState<(LockerSearch & { readonly of: string }) | null>(null)
  const typed = text.trim().slice(0, LONGEST_LOCKER_SEARCH)
  const isSearch = typed.length >= SHORTEST_SEARCH

  useEffect(() => {
    if (!isSearch) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const search = async (): Promise<LockerSearch> => {
      try {
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
        const found = await searchLockers(await productApi(), typed, { signal: inTime })
        keepLockers(found)
        return { lockers: found.lockers, state: 'found' }
      } catch {
        return keptAnswer(typed, readKeptLockers())
      }
    }
    const show = async () => {
      const found = await search()
      if (!signal.aborted) setAnswer({ ...found, of: typed })
    }
    const timer = setTimeout(() => void show(), REST_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [typed, isSearch, productApi])

  if (!isSearch) return NOTHING
  if (answer === null) return { ...NOTHING, state: 'looking' }
  // The old results stay until the next answer: a blinking list can't be read.
  return answer.of === typed ? answer : { ...answer, state: 'looking' }
}

function keptAnswer(typed: string, kept: FoundLockers | null): LockerSearch {
  const lockers = kept === null ? [] : findLockers(indexLockers(kept.lockers), typed)
  return { lockers, state: 'kept' }
}
