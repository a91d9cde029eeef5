import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { At as useConnection, C as useSession, Si as useServices, Yi as useLocation } from '../renderPage.js'
import { t as useSignOut } from './useSignOut-D9P1EsJI.js'
import { t as safeRedirect } from './safeRedirect-BlkFv8Qn.js'
import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as MailOpen } from './mail-open-Btnu0Uad.js'
import { f as resendVerification } from './authCalls-D-3uDpam.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Disclosure } from './Disclosure-DcsJbbBH.js'
import { t as EntryCard } from './EntryCard-wdKfY80m.js'
import { n as Entry_module_default, t as OfflineNote } from './OfflineNote-DesUhASu.js'
import { n as MailboxLink, t as ResendLetter } from './ResendLetter-BonTE-Jb.js'
import { t as useGoOn } from './useGoOn-BpqYIxE_.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/sign-in/useWatchedUser.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var EVERY_MS = 1e4
/**
 * Asks again who is signed in while the page is looked at: the letter may be opened on another device, and whoever
 * comes back from it shouldn't have to press anything.
 */
function useWatchedUser() {
  const { session } = useServices()
  ;(0, import_react.useEffect)(() => {
    const look = () => {
      if (document.visibilityState === 'visible') session.refreshUser().catch(() => void 0)
    }
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [session])
}
// src/features/sign-in/VerifyRequiredScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
/** /verify-email-required: the account waits for its address to be confirmed, and goes on by itself once it is. */
function VerifyRequiredScreen(props) {
  const { productApi } = useServices()
  const session = useSession()
  const known = session.status === 'signed-in' ? session.user.email : ''
  const email = props.email ?? known
  useGoOn(props.redirect)
  useWatchedUser()
  async function resend(signal) {
    await resendVerification(await productApi(), { email }, { signal })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailOpen, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'bByPf9',
      message: ['Potwierdź adres e-mail'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'eweP7p',
      message: [
        'Wysłaliśmy list na <0>',
        ['email'],
        '</0>. Otwórz link z\xA0niego i\xA0potwierdź adres, a\xA0ta strona sama przejdzie dalej.',
      ],
      values: { email },
      components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
    }),
    children: [
      props.isOffline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflineNote, {}) : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Entry_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailboxLink, {}),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResendLetter, { onResend: resend }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'X4xPRv',
          message: ['To nie ten adres?'],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: Entry_module_default.actions,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'rsYAIn',
                message: [
                  'Wyloguj się i\xA0załóż konto z\xA0właściwym adresem. Niepotwierdzone konto zniknie samo po tygodniu.',
                ],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              onPress: props.onSignOut,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'pmqghW',
                message: ['Wyloguj się'],
              }),
            }),
          ],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Entry_module_default.small,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'UrngF7',
          message: [
            'Nie ma listu? Zajrzyj do spamu i\xA0ofert. Jeśli piszemy w\xA0nim, że masz już konto, wyloguj się i\xA0zaloguj na tamto.',
          ],
        }),
      }),
    ],
  })
}
// src/routes/verify-email-required.tsx?tsr-split=component---loader
function VerifyRequired() {
  const { email, redirect } = useLocation().state
  const { signOut } = useSignOut()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VerifyRequiredScreen, {
    email: email ?? null,
    redirect: safeRedirect(redirect),
    isOffline: useConnection().view === 'offline',
    onSignOut: () => void signOut(),
  })
}
export { VerifyRequired as component }
