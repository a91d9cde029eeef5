import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { C as useSession, Si as useServices } from '../renderPage.js'
// src/services/useVisitor.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** Who stands before the form. Reads the session of this device when nobody has yet. */
function useVisitor() {
  const { session: device } = useServices()
  const session = useSession()
  ;(0, import_react.useEffect)(() => {
    device.ready()
  }, [device])
  if (session.status === 'unknown' || session.status === 'guest') return session.status
  return session.user.is_verified ? 'verified' : 'unverified'
}
export { useVisitor as t }
