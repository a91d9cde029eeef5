import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { x as useOnceOpened, yi as lazyPart } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/Dialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var DialogSurface = lazyPart(() => import('./DialogSurface-Bk3K9nHK.js'))
/** A dialog over the page. Its code comes with the first opening; the focus goes back to where it was. */
function Dialog(props) {
  if (!useOnceOpened(props.isOpen)) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
    fallback: null,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogSurface, { ...props }),
  })
}
export { Dialog as t }
