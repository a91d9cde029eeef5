import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import {
  At as useConnection,
  Dr as Route,
  Rt as Notice,
  Si as useServices,
  Wn as object,
  Yi as useLocation,
} from '../renderPage.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as LogIn } from './log-in-DcuaqdEr.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as EntryCard } from './EntryCard-wdKfY80m.js'
import { t as entryState } from './entryState-NDlhvDYW.js'
import { a as logInWithPasskey, c as passkeyLoginOptions, i as logIn } from './authCalls-D-3uDpam.js'
import { t as deviceName } from './deviceName-CeA37UMI.js'
import { n as checkKnownEmail } from './checkEmail-Dzo-muVU.js'
import { i as schemaCheck, n as requiredText, t as judged } from './schemaCheck-D7z3xsYj.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as PasswordField } from './PasswordField-BlTxN1a8.js'
import { t as AddressField } from './AddressField-op4MuSzj.js'
import { t as EntryForm } from './EntryForm-BaaYEVF7.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Entry_module_default, t as OfflineNote } from './OfflineNote-DesUhASu.js'
import { n as OrDivider, r as FingerprintPattern, t as passkeyRequest } from './passkeyRequest-C8rDpBXr.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import {
  a as WebAuthnError,
  i as WebAuthnAbortService,
  n as browserSupportsWebAuthnAutofill,
  o as browserSupportsWebAuthn,
  t as startAuthentication,
} from './esm-Rfz40IRV.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as useSubmission } from './useSubmission-FnOf46R6.js'
import { t as useGoOn } from './useGoOn-BpqYIxE_.js'
// src/features/sign-in/LoginForm.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var check = schemaCheck(
  object({
    email: judged(checkKnownEmail),
    password: requiredText,
  }),
)
/** Address and password. Both stay as typed whatever becomes of the try. */
function LoginForm({ email, onEmailChange, redirect, isOffline }) {
  const { _: _t } = useLingui()
  const { productApi, session } = useServices()
  const form = useForm({
    initial: {
      email,
      password: '',
    },
    check,
    submit: async (typed, { signal }) => {
      const body = {
        email: typed.email.trim(),
        password: typed.password,
        device: deviceName(),
      }
      await session.signIn(await logIn(await productApi(), body, { signal }))
    },
  })
  const address = form.field('email')
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryForm, {
    form,
    label: _t(
      /** i18n */
      {
        id: 'JpHZbN',
        message: ['Logowanie'],
      },
    ),
    isOffline,
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'p9PO5k',
      message: ['Zaloguj się'],
    }),
    pending: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '30Ybc-',
      message: ['Logujemy…'],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressField, {
        ...address,
        autoComplete: 'username webauthn',
        onChange: (value) => {
          address.onChange(value)
          onEmailChange(value)
        },
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
        ...form.field('password'),
        label: _t(
          /** i18n */
          {
            id: 'F-CLA2',
            message: ['Hasło'],
          },
        ),
        autoComplete: 'current-password',
        maxLength: 128,
        isRequired: true,
        aside: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
          to: '/forgot-password',
          state: entryState(form.values.email, redirect),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'D57yNF',
            message: ['Nie pamiętasz hasła?'],
          }),
        }),
      }),
    ],
  })
}
// src/features/sign-in/passkeyCeremony.ts
/** Asks the server for a challenge, the browser for a passkey and the server for tokens in return. */
async function passkeyCeremony(api, options) {
  const { way, signal, onGiven } = options
  const challenge = await passkeyLoginOptions(api, { signal })
  signal.throwIfAborted()
  const response = await startAuthentication({
    optionsJSON: passkeyRequest(challenge),
    useBrowserAutofill: way === 'autofill',
  })
  onGiven?.()
  const device = deviceName()
  const body = {
    challenge_id: challenge.challenge_id,
    response: { ...response },
    device,
  }
  return logInWithPasskey(api, body, { signal })
}
// src/features/sign-in/passkeyRefusal.ts
/** What a failed request for a passkey means to the person; null when it was only replaced by another. */
function passkeyRefusal(error) {
  if (!(error instanceof Error)) return 'dismissed'
  if (error.name === 'AbortError') return null
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return null
  return error.name === 'SecurityError' ? 'wrong-place' : 'dismissed'
}
// src/features/sign-in/useSuggestedPasskey.ts
/**
 * Waits for a passkey among the suggestions of the field marked `autocomplete="… webauthn"`, where the browser can.
 * Nobody asked for the waiting itself: only a passkey that was given and refused is reported. The returned function
 * ends it, for a press that takes its place: a waiting that is only just about to begin would else end the press.
 */
function useSuggestedPasskey(suggested) {
  const { isOffered, round } = suggested
  const waiting = (0, import_react.useRef)(null)
  const wait = (0, import_react.useEffectEvent)(async (current, signal) => {
    let isGiven = false
    const onGiven = () => {
      isGiven = true
      suggested.onGiven()
    }
    try {
      if (await browserSupportsWebAuthnAutofill())
        await suggested.signIn({
          signal,
          onGiven,
        })
    } catch (error) {
      if (isGiven && !signal.aborted) suggested.onRefused(current, error)
    }
  })
  ;(0, import_react.useEffect)(() => {
    if (!isOffered) return void 0
    const leaving = new AbortController()
    waiting.current = leaving
    wait(round, leaving.signal)
    return () => {
      leaving.abort()
      WebAuthnAbortService.cancelCeremony()
    }
  }, [isOffered, round])
  return () => waiting.current?.abort()
}
// src/features/sign-in/usePasskeySignIn.ts
var NOTHING_CHOSEN = {
  isPending: false,
  failure: null,
}
var never = () => () => void 0
/**
 * Signing in by a passkey, by a press or from the suggestions of the address field. A browser knows one request at a
 * time: a press takes the waiting one's place, and a new one begins to wait when that led nowhere.
 */
function usePasskeySignIn() {
  const { productApi, session } = useServices()
  const isOffered = (0, import_react.useSyncExternalStore)(never, browserSupportsWebAuthn, () => true)
  const [refusal, setRefusal] = (0, import_react.useState)(null)
  const [chosen, setChosen] = (0, import_react.useState)(NOTHING_CHOSEN)
  const [round, setRound] = (0, import_react.useState)(0)
  async function signIn(options) {
    await session.signIn(await passkeyCeremony(await productApi(), options))
  }
  const stopWaiting = useSuggestedPasskey({
    isOffered,
    round,
    signIn: (options) =>
      signIn({
        way: 'autofill',
        ...options,
      }),
    onGiven: () =>
      setChosen({
        isPending: true,
        failure: null,
      }),
    onRefused(after, failure) {
      setChosen({
        isPending: false,
        failure,
      })
      setRound(after + 1)
    },
  })
  const pressed = useSubmission(async (signal) => {
    stopWaiting()
    setRefusal(null)
    setChosen(NOTHING_CHOSEN)
    try {
      await signIn({
        way: 'press',
        signal,
      })
    } catch (error) {
      setRound(round + 1)
      if (error instanceof ApiError) throw error
      setRefusal(passkeyRefusal(error))
    }
  })
  return {
    isOffered,
    refusal,
    isPending: pressed.isPending || chosen.isPending,
    failure: pressed.failure ?? chosen.failure,
    press: pressed.submit,
  }
}
// src/features/sign-in/PasskeyPart.tsx
var REFUSALS = {
  dismissed: {
    title:
      /** i18n */
      {
        id: 'bxUzB4',
        message: ['Klucz dostępu nie został użyty'],
      },
    text:
      /** i18n */
      {
        id: '9HvujO',
        message: [
          'Spróbuj jeszcze raz albo zaloguj się hasłem. Klucz dodasz w\xA0ustawieniach bezpieczeństwa.',
        ],
      },
  },
  'wrong-place': {
    title:
      /** i18n */
      {
        id: '0VWEAP',
        message: ['Pod tym adresem klucze dostępu nie działają'],
      },
    text:
      /** i18n */
      {
        id: 'ZGLECP',
        message: ['Zaloguj się hasłem albo otwórz Iskrę pod jej zwykłym adresem.'],
      },
  },
}
/** Signing in without a password, where the browser can. */
function PasskeyPart({ isOffline }) {
  const { i18n } = useLingui()
  const passkey = usePasskeySignIn()
  const refusal = passkey.refusal === null ? null : REFUSALS[passkey.refusal]
  return passkey.isOffered
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: classNames(Entry_module_default.actions, 'needs-script'),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrDivider, {}),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'large',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FingerprintPattern, { size: 20 }),
            isPending: passkey.isPending,
            isDisabled: isOffline && !passkey.isPending,
            onPress: passkey.press,
            children: passkey.isPending
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'WgPRFy',
                  message: ['Czekamy na klucz dostępu…'],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Etk6N-',
                  message: ['Zaloguj się kluczem dostępu'],
                }),
          }),
          refusal === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                role: 'alert',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
                  tone: 'warning',
                  title: i18n._(refusal.title),
                  children: i18n._(refusal.text),
                }),
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: passkey.failure }),
        ],
      })
    : null
}
// src/features/sign-in/LoginScreen.tsx
/** /login: by password or passkey. Whoever is signed in already goes on. */
function LoginScreen({ redirect, email, isOffline, isNew }) {
  const { _: _t } = useLingui()
  const [typed, setTyped] = (0, import_react.useState)(email)
  useGoOn(redirect)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogIn, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'p9PO5k',
      message: ['Zaloguj się'],
    }),
    lead:
      redirect === null
        ? _t(
            /** i18n */
            {
              id: '2b1GZU',
              message: ['Dobrze, że jesteś. Twoje rzeczy czekają.'],
            },
          )
        : _t(
            /** i18n */
            {
              id: 'AoTheM',
              message: ['Ta strona jest dla zalogowanych. Zaraz po zalogowaniu otworzy się sama.'],
            },
          ),
    footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '-oEcas',
        message: ['Nie masz konta? <0>Załóż konto</0>'],
        components: {
          0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
            to: '/register',
            search: redirect === null ? {} : { redirect },
            state: entryState(typed),
          }),
        },
      }),
    }),
    children: [
      isNew
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'success',
            title: _t(
              /** i18n */
              {
                id: 'qKVETM',
                message: ['Konto jest gotowe. Wystarczy się zalogować.'],
              },
            ),
          })
        : null,
      isOffline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflineNote, {}) : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoginForm, {
        email,
        onEmailChange: setTyped,
        redirect,
        isOffline,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasskeyPart, { isOffline }),
    ],
  })
}
// src/routes/login.tsx?tsr-split=component---loader
function Login() {
  const { redirect } = Route.useSearch()
  const { email, isNew } = useLocation().state
  const isOffline = useConnection().view === 'offline'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoginScreen, {
    redirect: redirect ?? null,
    email: email ?? '',
    isNew: isNew === true,
    isOffline,
  })
}
export { Login as component }
