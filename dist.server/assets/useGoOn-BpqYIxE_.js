import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as useRouter } from './useRouter-C7bY0uL8.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { C as useSession, Si as useServices } from '../renderPage.js'
import { t as entryState } from './entryState-NDlhvDYW.js'
import { n as leaveWish, t as forgetWish } from './entryWish-BEaTHQyv.js'
// src/features/sign-in/useGoOn.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** Where somebody goes who signed in without having wanted to go anywhere. */
var HOME = '/panel'
var UNVERIFIED = '/verify-email-required'
/**
 * Takes whoever is signed in on, in this tab or another: to the place they wanted to go (a safe path of this
 * origin), or first to the request to confirm their address. The entry screen leaves no trace in the history.
 */
function useGoOn(redirect) {
  const { session: device } = useServices()
  const session = useSession()
  const { history } = useRouter()
  const user = session.status === 'signed-in' ? session.user : null
  const email = user?.email
  const isVerified = user?.is_verified === true
  ;(0, import_react.useEffect)(() => {
    device.ready()
  }, [device])
  ;(0, import_react.useEffect)(() => {
    if (email === void 0) return
    if (isVerified) {
      forgetWish()
      history.replace(redirect ?? HOME)
      return
    }
    if (redirect !== null) leaveWish(redirect)
    if (history.location.pathname !== UNVERIFIED)
      history.replace(UNVERIFIED, { ...entryState(email, redirect) })
  }, [email, isVerified, redirect, history])
}
export { useGoOn as t }
