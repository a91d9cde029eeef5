import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as useRouter } from './useRouter-C7bY0uL8.js'
import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as Unlink } from './unlink-rE8o_5zE.js'
import { t as EntryCard } from './EntryCard-wdKfY80m.js'
// src/ui/LinkSpentCard.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A letter's link that was used, has run out or came incomplete. */
function LinkSpentCard({ lead, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryCard, {
    isNews: true,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unlink, { size: 26 }),
    tone: 'danger',
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Lp6xiB',
      message: ['Ten link już nie działa'],
    }),
    lead,
    children,
  })
}
// src/ui/useLinkToken.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/**
 * The one-time token that a letter's link brought, kept in this screen's memory alone: the address and its entry in
 * the history lose it at once, so that it isn't left to whoever uses this browser next, nor shown on a shared screen.
 * Null when the address had none.
 */
function useLinkToken(token) {
  const { history } = useRouter()
  const [kept] = (0, import_react.useState)(token)
  ;(0, import_react.useEffect)(() => {
    if (token !== null) history.replace(history.location.pathname)
  }, [token, history])
  return kept
}
export { LinkSpentCard as n, useLinkToken as t }
