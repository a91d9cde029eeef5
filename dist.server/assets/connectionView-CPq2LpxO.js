import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { Nt as createStore } from '../renderPage.js'
// src/services/connectionView.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** What the page found out about its connection; written by what watches it (src/app/connection). */
var connectionView = createStore('unknown')
/**
 * What the page found out about its connection. While our server is known to answer, a service that fails does so by
 * itself: no network that comes back will mend it.
 */
function useConnectionView() {
  const { subscribe, getSnapshot, getInitialSnapshot } = connectionView
  return (0, import_react.useSyncExternalStore)(subscribe, getSnapshot, getInitialSnapshot)
}
export { useConnectionView as t }
