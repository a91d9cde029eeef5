import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { d as keepPreviousData } from './utils-D3R3zx73.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { C as useSession, Mn as array, Si as useServices } from '../renderPage.js'
import { c as ownReviewsSchema, i as readOwnReviews } from './reviewCalls-C7jCS10Q.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { n as passkeySchema } from './passkey-B6gxxqWw.js'
import {
  S as accountOrdersSchema,
  T as accountSessionSchema,
  c as listPasskeys,
  d as readBilling,
  l as listSessions,
  p as readProfile,
  s as listOrders,
  w as billingSchema,
  x as profileSchema,
} from './accountCalls-FyQAJCX4.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { o as waitedForListSchema, r as readWaitedFor } from './restockCalls-BSE0lxAe.js'
import {
  i as readCredits,
  l as creditsSchema,
  t as listMovements,
  u as movementsPageSchema,
} from './creditCalls-BZGJcrCa.js'
import { n as writeAnswerCopy, t as readAnswerCopy } from './accountCopy-O7QUHWYj.js'
// src/features/account/data/accountPart.ts
var PROFILE = {
  what: 'profile',
  schema: profileSchema,
  read: readProfile,
}
var BILLING = {
  what: 'billing',
  schema: billingSchema,
  read: readBilling,
}
var PASSKEYS = {
  what: 'passkeys',
  schema: array(passkeySchema),
  read: listPasskeys,
}
var SESSIONS = {
  what: 'sessions',
  schema: array(accountSessionSchema),
  read: listSessions,
}
/** The newest orders: the first page of them. */
var ORDERS = {
  what: 'orders',
  schema: accountOrdersSchema,
  read: (api, options) => listOrders(api, {}, options),
}
/** What was bought, with what was said of it. */
var OWN_REVIEWS = {
  what: 'reviews',
  schema: ownReviewsSchema,
  read: readOwnReviews,
}
/** What one waits for that was sold out. */
var WAITED_FOR = {
  what: 'restock',
  schema: waitedForListSchema,
  read: readWaitedFor,
}
var CREDITS = {
  what: 'credits',
  schema: creditsSchema,
  read: readCredits,
}
/** The newest movements of credits: the first page of them. */
var MOVEMENTS = {
  what: 'credits/movements',
  schema: movementsPageSchema,
  read: (api, options) => listMovements(api, {}, options),
}
// src/features/account/data/useOwner.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/**
 * Whose account is on the screen; null while that isn't known. A session that runs out leaves it as it is, so that
 * what is being typed keeps its place; whoever signs out takes it away.
 */
function useOwner() {
  const { session } = useServices()
  const state = useSession()
  const [last, setLast] = (0, import_react.useState)(null)
  ;(0, import_react.useEffect)(
    () =>
      session.onEnd((end) => {
        if (end === 'signed-out') setLast(null)
      }),
    [session],
  )
  const user = state.status === 'signed-in' ? state.user : last
  if (user !== last) setLast(user)
  return user
}
// src/features/account/data/useAccountPart.ts
/** An answer that isn't there after this long (ms) leaves people wondering whether what they see is true. */
var LATE_MS = 800
var STALE_MS = 3e4
var RETRY_EVERY_MS = 15e3
var accountKey = (part) => [ACCOUNT_KEY, ...part.what.split('/')]
/**
 * Reads a part of the account: at once as this device last kept it, then as the API has it. While the API can't be
 * reached it is asked again by itself. What was read stays on the screen when the session runs out meanwhile, so
 * that nothing that is being typed loses its place.
 */
function useAccountPart(part, isAsked = true) {
  const { productApi } = useServices()
  const isSignedIn = useSession().status === 'signed-in'
  const userId = useOwner()?.id
  const asked = useQuery({
    queryKey: accountKey(part),
    queryFn: async ({ signal }) => {
      const value = await part.read(await productApi(), { signal })
      if (userId !== void 0) writeAnswerCopy(part, userId, value)
      return value
    },
    enabled: isAsked && isSignedIn,
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
    refetchInterval: (query) => (mayPass(query.state.error) ? RETRY_EVERY_MS : false),
    ...(isSignedIn ? {} : { placeholderData: keepPreviousData }),
  })
  const copy = useQuery({
    queryKey: [...accountKey(part), 'copy', userId],
    queryFn: () => (userId === void 0 ? null : readAnswerCopy(part, userId)),
    enabled: isAsked && userId !== void 0 && asked.data === void 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isLate = useIsLate(asked.data === void 0 && asked.error === null, LATE_MS)
  const isOffline = asked.error instanceof ApiError && asked.error.status === null
  const isDoubtful = asked.error !== null || isLate
  if (asked.data !== void 0) {
    const keptSince = isDoubtful ? asked.dataUpdatedAt : null
    return {
      status: 'here',
      value: asked.data,
      keptSince,
      isOffline,
    }
  }
  if (copy.data != null) {
    const keptSince = isDoubtful ? copy.data.cachedAt : null
    return {
      status: 'here',
      value: copy.data.value,
      keptSince,
      isOffline,
    }
  }
  if (asked.error === null || copy.isFetching) return { status: 'loading' }
  return {
    status: 'failed',
    error: asked.error,
    retry: () => void asked.refetch(),
  }
}
/** Whether a failure goes by itself: the network's, or the server's own. */
function mayPass(error) {
  return error instanceof ApiError && (error.status === null || error.status >= 500)
}
/** True once something has been waited for longer than `patience` ms; false again as soon as it isn't. */
function useIsLate(isWaiting, patience) {
  const [isLate, setLate] = (0, import_react.useState)(false)
  ;(0, import_react.useEffect)(() => {
    if (!isWaiting) return void 0
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, patience])
  return isWaiting && isLate
}
export {
  CREDITS as a,
  OWN_REVIEWS as c,
  SESSIONS as d,
  WAITED_FOR as f,
  BILLING as i,
  PASSKEYS as l,
  useAccountPart as n,
  MOVEMENTS as o,
  useOwner as r,
  ORDERS as s,
  accountKey as t,
  PROFILE as u,
}
