import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/product/apiError.ts'
import { readGeneration } from '#api/product/generationCalls.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { type Generation, isEnded, type SharedGeneration } from '#domain/generation/generation.ts'
import { POLL_INTERVAL_MS } from '#domain/generation/limits.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { useGenerations } from '../device/useGenerations.ts'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import { orNull } from './orNull.ts'
import { sharedByIdQuery } from './sharedQueries.ts'
import { oneKey } from './archiveKeys.ts'

/** An own generation, as the archive has it or as this device keeps it. */
export type OwnGeneration = ListedGeneration &
  Pick<Generation, 'id' | 'completedAt' | 'estimatedTime' | 'queuePosition' | 'shareToken' | 'takenDownFor'> &
  Pick<GenerationRow, 'refund'>

/** One generation as its viewer may see it. */
export type Result =
  | { readonly status: 'loading' }
  /** It is missing, or private: the two can't be told apart. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | {
      readonly status: 'own'
      readonly generation: OwnGeneration
      /** This device's row of it. */
      readonly row: GenerationRow | undefined
      /** Asks again: for addresses that have run out. */
      readonly refresh: () => void
    }
  | { readonly status: 'public'; readonly shared: SharedGeneration; readonly refresh: () => void }

/** Addresses of files are good for an hour at least. */
const STALE_MS = 60_000

/**
 * A generation by its id: one's own in full, another's only if public. A running one is followed; this device's are
 * there without a network, too.
 */
export function useResult(id: string): Result {
  const services = useServices()
  const session = useSession()
  const device = useGenerations()
  const row = [...device.queue, ...device.history].find((known) => known.id === id)
  const isOwner = session.status === 'signed-in' && session.user.is_verified
  const own = useQuery({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => orNull(readGeneration(await services.productApi(), id, { signal })),
    enabled: isOwner,
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
    // This device's own jobs are already followed here.
    refetchInterval: ({ state }) =>
      row === undefined && state.data != null && !isEnded(state.data.status) ? POLL_INTERVAL_MS : false,
  })
  const isOthers = session.status !== 'unknown' && (!isOwner || own.data === null)
  const shared = useQuery({ ...sharedByIdQuery(services, id), enabled: isOthers })

  const known =
    own.data === null ? undefined : newer(own.data, row === undefined ? undefined : { ...row, id })
  if (isOwner && known !== undefined) {
    return { status: 'own', generation: known, row, refresh: () => void own.refetch() }
  }
  if (isOthers && shared.data != null) {
    return { status: 'public', shared: shared.data, refresh: () => void shared.refetch() }
  }
  if (isOthers && shared.data === null) return { status: 'missing' }
  const asked = isOthers ? shared : own
  const isReading = device.isLoading && isOwner
  if (asked.error !== null && !isReading) {
    return { status: 'failed', error: asked.error, retry: () => void asked.refetch() }
  }
  return { status: 'loading' }
}

/** Whether a failure is only that the services can't be reached. */
export function isUnreachable(error: Error | null): boolean {
  return error instanceof ApiError && error.status === null
}

/** The newer of the archive's answer and this device's row. */
function newer(answer: Generation | undefined, row: OwnGeneration | undefined): OwnGeneration | undefined {
  if (answer === undefined || row === undefined) return answer ?? row
  return isEnded(answer.status) ? answer : row
}
