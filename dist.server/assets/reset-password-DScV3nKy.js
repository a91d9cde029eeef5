import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import {
  At as useConnection,
  Si as useServices,
  ei as ButtonLink,
  vi as CircleCheck,
  xr as Route,
} from '../renderPage.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as KeyRound } from './key-round-C2bKGu2y.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { p as resetPassword } from './authCalls-D-3uDpam.js'
import { r as judgePassword, t as NewPasswordField } from './NewPasswordField-DKtz5y6D.js'
import { t as EntryCard } from './EntryCard-wdKfY80m.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { n as LinkSpentCard, t as useLinkToken } from './useLinkToken-BSTLMx6h.js'
import { t as EntryForm } from './EntryForm-BaaYEVF7.js'
import { t as OfflineNote } from './OfflineNote-DesUhASu.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/sign-in/ResetScreen.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** /reset-password: a new password by the link of a letter. Every session of the account ends with it. */
function ResetScreen({ token: given, isOffline }) {
  const token = useLinkToken(given)
  const [outcome, setOutcome] = (0, import_react.useState)(token === null ? 'spent' : 'open')
  if (outcome === 'done') return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordSet, {})
  if (outcome === 'spent' || token === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkSpent, {})
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyRound, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'vBrMA_',
      message: ['Ustaw nowe hasło'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'q3zRmg',
      message: [
        'Na wszystkich urządzeniach trzeba będzie zalogować się od nowa, a\xA0klucze dostępu znikną.',
      ],
    }),
    children: [
      isOffline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflineNote, {}) : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResetForm, {
        token,
        isOffline,
        onOutcome: setOutcome,
      }),
    ],
  })
}
function ResetForm({ token, isOffline, onOutcome }) {
  const { _: _t } = useLingui()
  const { productApi, session } = useServices()
  const form = useForm({
    initial: { new_password: '' },
    check: checkPassword,
    submit: async ({ new_password }, { signal }) => {
      try {
        await resetPassword(
          await productApi(),
          {
            token,
            new_password,
          },
          { signal },
        )
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'LINK_INVALID')) throw error
        onOutcome('spent')
        return
      }
      onOutcome('done')
      const { status } = await session.ready()
      if (status === 'signed-in') await session.refreshUser().catch(() => void 0)
    },
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryForm, {
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
      id: 'vBrMA_',
      message: ['Ustaw nowe hasło'],
    }),
    pending: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ezya5e',
      message: ['Zapisujemy…'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewPasswordField, {
      ...form.field('new_password'),
      label: _t(
        /** i18n */
        {
          id: 'T5ZuVx',
          message: ['Nowe hasło'],
        },
      ),
      owner: {},
      maxLength: 128,
      isRequired: true,
    }),
  })
}
async function checkPassword({ new_password }) {
  const { problem } = await judgePassword(new_password).catch(() => ({ problem: null }))
  return problem === null
    ? []
    : [
        {
          field: 'new_password',
          code: problem,
        },
      ]
}
function PasswordSet() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryCard, {
    isNews: true,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, { size: 26 }),
    tone: 'success',
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ZbQp2_',
      message: ['Hasło zmienione'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '0c9gYf',
      message: [
        'Zaloguj się nowym hasłem. Urządzenia są wylogowane, a\xA0klucze dostępu dodasz od nowa w\xA0ustawieniach.',
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/login',
      variant: 'primary',
      size: 'large',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'p9PO5k',
        message: ['Zaloguj się'],
      }),
    }),
  })
}
function LinkSpent() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkSpentCard, {
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'gwsS2u',
      message: ['Link z\xA0listu działa godzinę i\xA0tylko raz. Poproś o\xA0nowy, przyjdzie od razu.'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/forgot-password',
      variant: 'primary',
      size: 'large',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'kdDxA-',
        message: ['Wyślij nowy link'],
      }),
    }),
  })
}
// src/routes/reset-password.tsx?tsr-split=component---loader
function Reset() {
  const { token } = Route.useSearch()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResetScreen, {
    token: token ?? null,
    isOffline: useConnection().view === 'offline',
  })
}
export { Reset as component }
