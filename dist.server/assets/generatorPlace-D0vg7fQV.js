import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { t as infiniteQueryOptions } from './infiniteQueryOptions-tGWn1F2G.js'
import { n as POLL_INTERVAL_MS } from './limits-Ds6YhBKw.js'
import { C as useSession, Si as useServices } from '../renderPage.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { a as isEnded } from './generation-BQW4xyj3.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import {
  a as listSharedGenerations,
  c as readPublicGeneration,
  l as readSharedGeneration,
  o as readGeneration,
} from './generationCalls-UKwjLv4R.js'
import { t as useGenerations } from './useGenerations-C3rh-Lng.js'
// src/features/generation/archive/orNull.ts
/** Null for what isn't there, or isn't for whoever asks; other failures stay failures. */
async function orNull(answer) {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
// src/features/generation/archive/sharedQueries.ts
/** The key of what anybody may see: it belongs to no account. */
var SHARED = 'shared-generations'
var FRESH = {
  staleTime: 6e4,
  refetchOnMount: true,
  refetchOnReconnect: 'always',
}
var sharedByIdKey = (id) => [SHARED, 'id', id]
var sharedByLinkKey = (link) => [SHARED, 'link', link]
/** A public generation; null where there is none to see. */
function sharedByIdQuery({ productApi }, id) {
  return queryOptions({
    queryKey: sharedByIdKey(id),
    queryFn: async ({ signal }) => orNull(readPublicGeneration(await productApi(), id, { signal })),
    ...FRESH,
  })
}
/** What a share link leads to; null once it is revoked. */
function sharedByLinkQuery({ productApi }, link) {
  return queryOptions({
    queryKey: sharedByLinkKey(link),
    queryFn: async ({ signal }) => orNull(readSharedGeneration(await productApi(), link, { signal })),
    ...FRESH,
  })
}
/** Everything that is public, newest first. */
function publicWallQuery({ productApi }) {
  return infiniteQueryOptions({
    queryKey: [SHARED, 'wall'],
    queryFn: async ({ pageParam, signal }) =>
      listSharedGenerations(await productApi(), { before: pageParam ?? void 0 }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    ...FRESH,
  })
}
// src/features/generation/archive/archiveKeys.ts
var GENERATIONS_KEY = [ACCOUNT_KEY, 'generations']
var ARCHIVE_KEY = [...GENERATIONS_KEY, 'list']
var oneKey = (id) => [...GENERATIONS_KEY, 'one', id]
var archiveKey = (filters) => [...ARCHIVE_KEY, filters]
var statsKey = () => [...GENERATIONS_KEY, 'stats']
// src/features/generation/archive/useResult.ts
/** Addresses of files are good for an hour at least. */
var STALE_MS = 6e4
/**
 * A generation by its id: the own one whole, another's as far as it is public. What is being made is followed; what
 * this device keeps is there without a network, too.
 */
function useResult(id) {
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
    refetchInterval: ({ state }) =>
      row === void 0 && state.data != null && !isEnded(state.data.status) ? POLL_INTERVAL_MS : false,
  })
  const isOthers = session.status !== 'unknown' && (!isOwner || own.data === null)
  const shared = useQuery({
    ...sharedByIdQuery(services, id),
    enabled: isOthers,
  })
  const known =
    own.data === null
      ? void 0
      : newer(
          own.data,
          row === void 0
            ? void 0
            : {
                ...row,
                id,
              },
        )
  if (isOwner && known !== void 0)
    return {
      status: 'own',
      generation: known,
      row,
      refresh: () => void own.refetch(),
    }
  if (isOthers && shared.data != null)
    return {
      status: 'public',
      shared: shared.data,
      refresh: () => void shared.refetch(),
    }
  if (isOthers && shared.data === null) return { status: 'missing' }
  const asked = isOthers ? shared : own
  const isReading = device.isLoading && isOwner
  if (asked.error !== null && !isReading)
    return {
      status: 'failed',
      error: asked.error,
      retry: () => void asked.refetch(),
    }
  return { status: 'loading' }
}
/** Whether a failure is only that the services can't be reached. */
function isUnreachable(error) {
  return error instanceof ApiError && error.status === null
}
/** Of what the archive said and what this device knows, whichever has come further. */
function newer(answer, row) {
  if (answer === void 0 || row === void 0) return answer ?? row
  return isEnded(answer.status) ? answer : row
}
// src/features/generation/words/generatorPlace.ts
var PLACES = {
  image: '/generatory/obraz',
  video: '/generatory/wideo',
  music: '/generatory/audio',
  speech: '/generatory/audio',
}
/** Where each kind is made; undefined for what has no generator screen. */
function generatorPlace(type) {
  return PLACES[type]
}
export {
  GENERATIONS_KEY as a,
  statsKey as c,
  sharedByLinkKey as d,
  sharedByLinkQuery as f,
  ARCHIVE_KEY as i,
  publicWallQuery as l,
  isUnreachable as n,
  archiveKey as o,
  useResult as r,
  oneKey as s,
  generatorPlace as t,
  sharedByIdKey as u,
}
