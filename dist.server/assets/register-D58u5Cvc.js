import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import {
  At as useConnection,
  Si as useServices,
  Sr as Route,
  Yi as useLocation,
  oi as Sparkles,
} from '../renderPage.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as EntryCard } from './EntryCard-wdKfY80m.js'
import { t as entryState } from './entryState-NDlhvDYW.js'
import { n as Entry_module_default, t as OfflineNote } from './OfflineNote-DesUhASu.js'
import { t as Checkbox } from './Checkbox-BMWwoWo_.js'
import {
  n as checkPasswordLength,
  r as judgePassword,
  t as NewPasswordField,
} from './NewPasswordField-DKtz5y6D.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as AddressField } from './AddressField-op4MuSzj.js'
import { t as EntryForm } from './EntryForm-BaaYEVF7.js'
import { t as useNavigate } from './useNavigate-DLRj-uFL.js'
import { d as register, i as logIn } from './authCalls-D-3uDpam.js'
import { t as deviceName } from './deviceName-CeA37UMI.js'
import { t as checkEmail } from './checkEmail-Dzo-muVU.js'
import { r as languageOf } from './languages-DstpWIH-.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as useGoOn } from './useGoOn-BpqYIxE_.js'
// src/domain/account/checkRegistration.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/**
 * Everything that keeps an account from being made of this, in the order of the form; empty when nothing does.
 * Nothing here depends on whether the address has an account. The name may stay empty. `estimate` as in
 * `judgePassword`.
 */
async function checkRegistration(request, estimate) {
  const problems = []
  const email = checkEmail(request.email)
  if (email !== null)
    problems.push({
      field: 'email',
      code: email,
    })
  const owner = {
    email: request.email,
    displayName: request.display_name,
  }
  const { problem } = await judgePassword(request.password, owner, estimate)
  if (problem !== null)
    problems.push({
      field: 'password',
      code: problem,
    })
  if (!request.accepts_terms)
    problems.push({
      field: 'accepts_terms',
      code: 'must_accept',
    })
  return problems
}
// src/features/sign-in/useRegistration.ts
/**
 * Makes an account and signs in to it. An account that was made but couldn't be signed in to any more (the network
 * went in between) is no failure: the way on is the sign-in screen.
 */
function useRegistration(email, redirect) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { productApi, session } = useServices()
  async function signIn(api, { email: address, password }, signal) {
    const device = deviceName()
    await session.signIn(
      await logIn(
        api,
        {
          email: address,
          password,
          device,
        },
        { signal },
      ),
    )
  }
  return useForm({
    initial: {
      email,
      display_name: '',
      password: '',
      accepts_terms: false,
      accepts_notifications: false,
    },
    check: (typed) => problemsOf(tidied(typed)),
    submit: async (typed, { signal }) => {
      const request = {
        ...tidied(typed),
        language: languageOf(i18n.locale) ?? 'pl',
      }
      const api = await productApi()
      await register(api, request, { signal })
      await signIn(api, request, signal).catch(() =>
        navigate({
          to: '/login',
          search: redirect === null ? {} : { redirect },
          state: {
            ...entryState(request.email),
            isNew: true,
          },
        }),
      )
    },
  })
}
function tidied(typed) {
  return {
    ...typed,
    email: typed.email.trim(),
    display_name: typed.display_name.trim(),
  }
}
/** Without the dictionaries (no network yet) the server alone judges how strong the password is. */
async function problemsOf(request) {
  try {
    return await checkRegistration(request)
  } catch {
    const codes = {
      email: checkEmail(request.email),
      password: checkPasswordLength(request.password),
      accepts_terms: request.accepts_terms ? null : 'must_accept',
    }
    return Object.entries(codes).flatMap(([field, code]) =>
      code === null
        ? []
        : [
            {
              field,
              code,
            },
          ],
    )
  }
}
// src/features/sign-in/RegisterForm.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What an account is made of. The letters of the shop are only ever asked for, never assumed. */
function RegisterForm({ email, onEmailChange, redirect, isOffline }) {
  const { _: _t } = useLingui()
  const form = useRegistration(email, redirect)
  const { values } = form
  const address = form.field('email')
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryForm, {
    form,
    label: _t(
      /** i18n */
      {
        id: 'HP6HDK',
        message: ['Zakładanie konta'],
      },
    ),
    isOffline,
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'vr4rJZ',
      message: ['Załóż konto'],
    }),
    pending: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '7XHwK7',
      message: ['Zakładamy konto…'],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...form.field('display_name'),
        label: _t(
          /** i18n */
          {
            id: 'gDcvRA',
            message: ['Jak się do Ciebie zwracać? (opcjonalnie)'],
          },
        ),
        autoComplete: 'given-name',
        maxLength: 80,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressField, {
        ...address,
        description: _t(
          /** i18n */
          {
            id: 'c8-6zT',
            message: ['Wyślemy na niego link do potwierdzenia'],
          },
        ),
        onChange: (value) => {
          address.onChange(value)
          onEmailChange(value)
        },
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewPasswordField, {
        ...form.field('password'),
        label: _t(
          /** i18n */
          {
            id: 'F-CLA2',
            message: ['Hasło'],
          },
        ),
        owner: {
          email: values.email,
          displayName: values.display_name,
        },
        maxLength: 128,
        isRequired: true,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
        className: Entry_module_default.choices,
        'aria-label': _t(
          /** i18n */
          {
            id: '7UuoHj',
            message: ['Zgody'],
          },
        ),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
            ...form.flag('accepts_terms'),
            isRequired: true,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'fa0DM2',
              message: ['Znam i\xA0akceptuję <0>regulamin</0> i\xA0<1>politykę prywatności</1>'],
              components: {
                0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
                  href: '/regulamin',
                  target: '_blank',
                  rel: 'noopener',
                }),
                1: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
                  href: '/polityka-prywatnosci',
                  target: '_blank',
                  rel: 'noopener',
                }),
              },
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
            ...form.flag('accepts_notifications'),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'ka3TF1',
              message: ['Chcę czasem dostać list o\xA0nowościach (opcjonalnie)'],
            }),
          }),
        ],
      }),
    ],
  })
}
// src/features/sign-in/RegisterScreen.tsx
/** /register: makes the account, signs in to it and goes on to the request to confirm the address. */
function RegisterScreen({ redirect, email, isOffline }) {
  const [typed, setTyped] = (0, import_react.useState)(email)
  useGoOn(redirect)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'vr4rJZ',
      message: ['Załóż konto'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'I2GFRT',
      message: ['Zamówienia, pomysły i\xA0ustawienia w\xA0jednym miejscu, na każdym urządzeniu.'],
    }),
    footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '7PS3rH',
        message: ['Masz już konto? <0>Zaloguj się</0>'],
        components: {
          0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
            to: '/login',
            search: redirect === null ? {} : { redirect },
            state: entryState(typed),
          }),
        },
      }),
    }),
    children: [
      isOffline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflineNote, {}) : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RegisterForm, {
        email,
        onEmailChange: setTyped,
        redirect,
        isOffline,
      }),
    ],
  })
}
// src/routes/register.tsx?tsr-split=component---loader
function Register() {
  const { redirect } = Route.useSearch()
  const { email } = useLocation().state
  const isOffline = useConnection().view === 'offline'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RegisterScreen, {
    redirect: redirect ?? null,
    email: email ?? '',
    isOffline,
  })
}
export { Register as component }
