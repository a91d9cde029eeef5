import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { At as useConnection, Si as useServices, Wn as object, Yi as useLocation } from '../renderPage.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as KeyRound } from './key-round-C2bKGu2y.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { r as forgotPassword } from './authCalls-D-3uDpam.js'
import { n as checkKnownEmail } from './checkEmail-Dzo-muVU.js'
import { i as schemaCheck, t as judged } from './schemaCheck-D7z3xsYj.js'
import { r as languageOf } from './languages-DstpWIH-.js'
import { t as EntryCard } from './EntryCard-wdKfY80m.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as AddressField } from './AddressField-op4MuSzj.js'
import { t as EntryForm } from './EntryForm-BaaYEVF7.js'
import { t as entryState } from './entryState-NDlhvDYW.js'
import { t as MailOpen } from './mail-open-Btnu0Uad.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { n as Entry_module_default, t as OfflineNote } from './OfflineNote-DesUhASu.js'
import { n as MailboxLink, t as ResendLetter } from './ResendLetter-BonTE-Jb.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/sign-in/LetterSent.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** A letter is on its way: where to look, and what to do when it doesn't come. */
function LetterSent({ lead, onResend, onBack, footer }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    isNews: true,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailOpen, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '9yod8E',
      message: ['Sprawdź pocztę'],
    }),
    lead,
    footer,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Entry_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailboxLink, {}),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResendLetter, {
            onResend,
            isJustSent: true,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            variant: 'quiet',
            onPress: onBack,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'X4xPRv',
              message: ['To nie ten adres?'],
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Entry_module_default.small,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'sWSCzU',
          message: ['Nie ma listu? Zajrzyj do spamu i\xA0ofert. Link działa godzinę i\xA0tylko raz.'],
        }),
      }),
    ],
  })
}
// src/features/sign-in/ForgotScreen.tsx
var check = schemaCheck(object({ email: judged(checkKnownEmail) }))
/** /forgot-password: asks for a link. The answer is the same whether the address has an account or not. */
function ForgotScreen({ email, isOffline }) {
  const { _: _t, i18n } = useLingui()
  const { productApi } = useServices()
  const [sentTo, setSentTo] = (0, import_react.useState)(null)
  async function send(address, signal) {
    const language = languageOf(i18n.locale) ?? 'pl'
    await forgotPassword(
      await productApi(),
      {
        email: address,
        language,
      },
      { signal },
    )
  }
  const form = useForm({
    initial: { email },
    check,
    submit: async (typed, { signal }) => {
      const address = typed.email.trim()
      await send(address, signal)
      setSentTo(address)
    },
  })
  if (sentTo !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterSent, {
      lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'AjaM0q',
        message: [
          'Jeśli <0>',
          ['sentTo'],
          '</0> ma u\xA0nas konto, za chwilę przyjdzie list z\xA0linkiem do nowego hasła.',
        ],
        values: { sentTo },
        components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
      }),
      onResend: (signal) => send(sentTo, signal),
      onBack: () => setSentTo(null),
      footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackToLogin, { email: sentTo }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyRound, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'D57yNF',
      message: ['Nie pamiętasz hasła?'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'p8N1A4',
      message: ['Podaj adres konta. Wyślemy link, który pozwoli ustawić nowe hasło.'],
    }),
    footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackToLogin, { email: form.values.email }),
    children: [
      isOffline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflineNote, {}) : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryForm, {
        form,
        label: _t(
          /** i18n */
          {
            id: 'T5ZuVx',
            message: ['Nowe hasło'],
          },
        ),
        isOffline,
        action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'oW-gJy',
          message: ['Wyślij link'],
        }),
        pending: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'tbxIlP',
          message: ['Wysyłamy…'],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressField, { ...form.field('email') }),
      }),
    ],
  })
}
function BackToLogin({ email }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
      to: '/login',
      state: entryState(email),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '_VKCX2',
        message: ['Wróć do logowania'],
      }),
    }),
  })
}
// src/routes/forgot-password.tsx?tsr-split=component---loader
function Forgot() {
  const { email } = useLocation().state
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForgotScreen, {
    email: email ?? '',
    isOffline: useConnection().view === 'offline',
  })
}
export { Forgot as component }
