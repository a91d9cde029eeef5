import { i as __toESM, n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  Nt as createStore,
  Si as useServices,
  jt as useStore,
  yi as lazyPart,
  zt as log,
} from '../renderPage.js'
import { i as openedBy, r as VISIT_KEY } from './Companions-C8HuuFd_.js'
import {
  d as timeLeft,
  f as visitedCodes,
  i as lookUpCode,
  l as nextVisit,
  u as readVisit,
} from './affiliateCalls-I_nzPR0d.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { r as seedCode } from './codes-C2QMq9Cr.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/affiliate/visitStore.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** The visit as this page knows it; null while there is none, or none that is still good. */
var affiliateVisit = createStore(null)
// src/features/affiliate/visitMemory.ts
var DISMISSED_KEY = 'iskra-affiliate-dismissed'
var ending
/** Keeps a visit for this session and shows it. Without storage it lasts as long as the page. */
function keepVisit(visit) {
  try {
    sessionStorage.setItem(VISIT_KEY, JSON.stringify(visit))
  } catch {}
  show(visit)
}
/**
 * Reads the visit that is kept and shows it; one that is over is removed. Asked before the code is used: whoever leaves
 * this device takes the session's storage with them.
 */
function currentVisit(now = Date.now()) {
  try {
    const stored = sessionStorage.getItem(VISIT_KEY)
    const visit = readVisit(stored, now)
    if (visit === null && stored !== null) sessionStorage.removeItem(VISIT_KEY)
    const shown = affiliateVisit.getSnapshot()
    show(JSON.stringify(shown) === JSON.stringify(visit) ? shown : visit)
  } catch {
    const shown = affiliateVisit.getSnapshot()
    if (shown !== null && timeLeft(shown, now) <= 0) show(null)
  }
  return affiliateVisit.getSnapshot()
}
function show(visit) {
  clearTimeout(ending)
  affiliateVisit.set(visit)
  if (visit !== null) ending = setTimeout(() => currentVisit(), Math.max(0, timeLeft(visit, Date.now())))
}
/** Whether the banner of this code was closed on this device. */
function isDismissed(code) {
  return dismissed().includes(code)
}
/** Remembers that the banner of this code was closed. */
function dismiss(code) {
  try {
    const codes = [...dismissed().filter((one) => one !== code), code].slice(-50)
    localStorage.setItem(DISMISSED_KEY, codes.join(' '))
  } catch {}
}
/** Codes have no spaces. */
function dismissed() {
  try {
    return (localStorage.getItem(DISMISSED_KEY) ?? '').split(' ')
  } catch {
    return []
  }
}
// src/features/affiliate/takeReferral.ts
/** The codes that this page was asked for last. */
var last
/**
 * Keeps the affiliate code that an address asks for, if it is a known one: what it promises is asked of the server, and
 * without a network of the four every shop begins with. `at` is when the visit was (ms). The same codes again on this
 * page change nothing. Never rejects.
 */
async function takeReferral(services, search, at = Date.now()) {
  const codes = visitedCodes(search)
  const asked = codes.join(' ')
  if (asked === '' || asked === last) return
  last = asked
  for (const code of codes) {
    const offer = await offerOf(services, code)
    if (offer === 'unreachable') {
      addEventListener('online', () => void takeLater(services, search, at), { once: true })
      return
    }
    if (offer === null) continue
    const visit = nextVisit(currentVisit(), offer, at)
    if (timeLeft(visit, Date.now()) > 0) keepVisit(visit)
    return
  }
}
function takeLater(services, search, at) {
  if (last === visitedCodes(search).join(' ')) last = void 0
  return takeReferral(services, search, at)
}
async function offerOf({ productApi }, code) {
  try {
    return await lookUpCode(await productApi(), code)
  } catch (error) {
    log.info('affiliate', 'a code could not be looked up', { reason: String(error) })
    const isAnswered = error instanceof ApiError && error.kind === 'refused'
    return seedCode(code) ?? (isAnswered ? null : 'unreachable')
  }
}
// src/features/affiliate/AffiliateCorner.tsx
var AffiliateCorner_exports = /* @__PURE__ */ __exportAll({ default: () => AffiliateCorner })
var import_jsx_runtime = require_jsx_runtime()
var AffiliateBanner = lazyPart(() => import('./AffiliateBanner-B0TwXHkC.js'))
/** Takes the code of the address that the page was opened by, and of each it goes on to by `search`; shows whose it is. */
function AffiliateCorner({ search }) {
  const services = useServices()
  const hasVisit = useStore(affiliateVisit) !== null
  ;(0, import_react.useEffect)(() => {
    currentVisit()
    const opened = URL.canParse(openedBy()) ? new URL(openedBy()).search : ''
    takeReferral(services, opened, performance.timeOrigin)
  }, [services])
  ;(0, import_react.useEffect)(() => void takeReferral(services, search), [search, services])
  return hasVisit
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
        fallback: null,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AffiliateBanner, {}),
      })
    : null
}
export {
  keepVisit as a,
  AffiliateCorner as default,
  isDismissed as i,
  currentVisit as n,
  affiliateVisit as o,
  dismiss as r,
  AffiliateCorner_exports as t,
}
