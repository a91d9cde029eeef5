import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/shop/ListFailure.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var ListFailureWords = (0, import_react.lazy)(() => import('./ListFailureWords-Cp_Na5t4.js'))
/** What could not be read, why, and what to do about it. Its code comes with the first failure. */
function ListFailure(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
    fallback: null,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListFailureWords, { ...props }),
  })
}
export { ListFailure as t }
