import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { r as useOwner } from './useAccountPart-0UCsMF6M.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/account/data/Owned.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** What belongs to one person: somebody else signing in finds it new, without a word of theirs. */
function Owned({ skeleton, children }) {
  const user = useOwner()
  if (user === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      'aria-busy': 'true',
      children: skeleton,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
    import_react.Fragment,
    { children: children(user) },
    user.id,
  )
}
export { Owned as t }
