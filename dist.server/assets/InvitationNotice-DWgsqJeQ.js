import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { u as FloatingNotice, x as useOnceOpened } from '../renderPage.js'
import { r as showInstallPrompt } from './useInstallWay-B5D3JvBl.js'
import { InstallSteps } from './InstallSteps-CEHK0thb.js'
import { n as rememberDismissal } from './Companions-C8HuuFd_.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/install/InvitationNotice.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** The invitation with its steps. All of it comes when somebody is invited, never with a first visit. */
function InvitationNotice({ way }) {
  const { _: _t } = useLingui()
  const [isClosed, setIsClosed] = (0, import_react.useState)(false)
  const [areStepsOpen, setAreStepsOpen] = (0, import_react.useState)(false)
  const hasSteps = useOnceOpened(areStepsOpen)
  function dismiss() {
    rememberDismissal()
    setIsClosed(true)
  }
  async function install() {
    if (way === 'share-menu') {
      setAreStepsOpen(true)
      return
    }
    setIsClosed(true)
    if ((await showInstallPrompt()) === 'dismissed') rememberDismissal()
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      hasSteps
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InstallSteps, {
            isOpen: areStepsOpen,
            onOpenChange: setAreStepsOpen,
          })
        : null,
      isClosed || areStepsOpen || way === 'none'
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FloatingNotice, {
            title: _t(
              /** i18n */
              {
                id: 'cwC2sD',
                message: ['Iskra na Twoim ekranie'],
              },
            ),
            closeLabel: _t(
              /** i18n */
              {
                id: 'jSEk30',
                message: ['Nie, dziękuję'],
              },
            ),
            onClose: dismiss,
            actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'primary',
              size: 'small',
              onPress: () => void install(),
              children:
                way === 'share-menu'
                  ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'YH8Nt3',
                      message: ['Pokaż, jak'],
                    })
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: '482zh9',
                      message: ['Zainstaluj'],
                    }),
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'RrKphS',
              message: ['Otwiera się jak aplikacja i\xA0działa bez sieci. Nie zajmuje prawie nic.'],
            }),
          }),
    ],
  })
}
export { InvitationNotice as default }
