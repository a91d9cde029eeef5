import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { x as useOnceOpened, yi as lazyPart } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/app/LatePicturePicker.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var PicturePicker = lazyPart(() => import('./PicturePicker-CIvTluoM.js'))
/** The gallery's dialog to pick a picture in. Its code comes when it is first opened. */
function LatePicturePicker(props) {
  if (!useOnceOpened(props.isOpen)) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
    fallback: null,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PicturePicker, { ...props }),
  })
}
export { LatePicturePicker as t }
