import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as Download } from './download-LE3rizAX.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { x as useOnceOpened, yi as lazyPart } from '../renderPage.js'
import { r as showInstallPrompt, t as useInstallWay } from './useInstallWay-B5D3JvBl.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/install/InstallEntry.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var InstallSteps = lazyPart(async () => ({
  default: (await import('./InstallSteps-CEHK0thb.js')).InstallSteps,
}))
/** „Zainstaluj Iskrę” for menus and settings: there whenever it can be done, whatever was said to the invitation. */
function InstallEntry() {
  const way = useInstallWay()
  const [areStepsOpen, setAreStepsOpen] = (0, import_react.useState)(false)
  const hasSteps = useOnceOpened(areStepsOpen)
  if (way === 'none') return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        variant: 'quiet',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, {
          size: 18,
          'aria-hidden': 'true',
        }),
        onPress: () => (way === 'dialog' ? void showInstallPrompt() : setAreStepsOpen(true)),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'WznWw8',
          message: ['Zainstaluj Iskrę'],
        }),
      }),
      hasSteps
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: null,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InstallSteps, {
              isOpen: areStepsOpen,
              onOpenChange: setAreStepsOpen,
            }),
          })
        : null,
    ],
  })
}
export { InstallEntry as t }
