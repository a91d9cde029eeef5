import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { Nt as createStore, jt as useStore } from '../renderPage.js'
import { t as liveOutbox } from './liveOutbox-DWPCV8Mr.js'
import { t as canStillBeSent } from './intent-CVoXtFAd.js'
// src/app/worker/useUnsentChanges.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var NOT_ASKED = createStore({ kind: 'unread' })
/**
 * How many changes this device will still send by itself; a database that fails counts as empty. Null until it is
 * known, and while `isAsked` is false: the database's code is fetched only for the answer.
 */
function useUnsentChanges(isAsked) {
  const unsent = useStore(isAsked ? liveOutbox : NOT_ASKED)
  ;(0, import_react.useEffect)(() => {
    if (isAsked) liveOutbox.watch()
  }, [isAsked])
  if (unsent.kind === 'unread') return null
  return unsent.kind === 'read' ? unsent.value.filter(canStillBeSent).length : 0
}
export { useUnsentChanges as t }
