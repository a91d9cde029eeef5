import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Owned } from './Owned-BmZptuC0.js'
import { t as AccountFrame } from './AccountFrame-SnKlExHV.js'
import { t as VerifyNotice } from './VerifyNotice-Dagkp4o-.js'
import {
  a as FieldSkeletons,
  i as CardSkeletons,
  n as AccountForm_module_default,
  r as FormFailure,
  t as FormShell,
} from './FormShell-DQVOwZQd.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as useNavigate } from './useNavigate-DLRj-uFL.js'
import {
  n as changeEmail,
  o as exportAccount,
  r as deleteAccount,
  y as saveProfile,
} from './accountCalls-FyQAJCX4.js'
import {
  K as announce,
  Rt as Notice,
  Si as useServices,
  V as showToast,
  Wn as object,
  f as hideOverlay,
  p as showOverlay,
} from '../renderPage.js'
import { i as schemaCheck, n as requiredText } from './schemaCheck-D7z3xsYj.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { n as CurrentPasswordField, t as Revealed } from './Revealed-BjcXKy8g.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as checkEmail } from './checkEmail-Dzo-muVU.js'
import './credentials-zVSPX39l.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as Download } from './download-LE3rizAX.js'
import { n as jsonFile, t as downloadFile } from './downloadFile-DC8XLZfL.js'
import { t as checkProfileChange } from './checkProfile-CS3OFpnj.js'
import { n as useAccountPart, u as PROFILE } from './useAccountPart-0UCsMF6M.js'
import { t as PartView } from './PartView-DjxXOOSo.js'
import { t as useShowPart } from './useShowPart-S-RYhUxt.js'
// src/features/account/settings/AccountSettings.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var AccountSettings_module_default = {
  value: '_value_v4y5h_2',
  losses: '_losses_v4y5h_10',
  decision: '_decision_v4y5h_18',
}
// src/features/account/settings/DeleteForm.tsx
var import_jsx_runtime = require_jsx_runtime()
var NOTHING$1 = { current_password: '' }
var check = schemaCheck(object({ current_password: requiredText }))
/** What is lost, what stays, and the password that says it is meant. */
function DeleteForm({ user, onCancel }) {
  const { _: _t } = useLingui()
  const { productApi, session } = useServices()
  const navigate = useNavigate()
  const form = useForm({
    initial: NOTHING$1,
    check,
    submit: async (values) => {
      await deleteAccount(await productApi(), values)
      await session.signOut()
      await navigate({
        to: '/',
        replace: true,
      })
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'JNKcb6',
            message: ['Konto usunięte'],
          },
        ),
      })
    },
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    ...form.element,
    className: AccountForm_module_default.form,
    'aria-label': _t(
      /** i18n */
      {
        id: '9rVXc3',
        message: ['Potwierdzenie usunięcia konta'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Jq-WbB',
              message: ['Konto ', ['0'], ' przestanie istnieć. Tego nie da się cofnąć.'],
              values: { 0: user.email },
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ul', {
            className: AccountSettings_module_default.losses,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'xEdwW1',
                  message: [
                    'Znikną profil, jego publiczny adres, klucze dostępu, preferencje i\xA0dane do faktur.',
                  ],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'vo23Yo',
                  message: ['Wylogujemy Cię na wszystkich urządzeniach; niewysłane zmiany przepadną.'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'rXU7aw',
                  message: [
                    'Z\xA0zamówień usuniemy e-mail, telefon i\xA0dedykacje. W\xA0księgach zostaje to, czego wymaga prawo: co, dla kogo i\xA0za ile.',
                  ],
                }),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CurrentPasswordField, {
            field: form.field('current_password'),
            email: user.email,
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { failure: form.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: AccountSettings_module_default.decision,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            onPress: onCancel,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'srFkEB',
              message: ['Zostaw konto'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            type: 'submit',
            variant: 'danger',
            isPending: form.isPending,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '3jYVcq',
              message: ['Usuń konto na zawsze'],
            }),
          }),
        ],
      }),
    ],
  })
}
// src/features/account/settings/DeleteCard.tsx
/** The end of the account: behind a question, and behind the password. */
function DeleteCard({ user }) {
  const { _: _t } = useLingui()
  const [isOpen, setOpen] = (0, import_react.useState)(false)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    tone: 'danger',
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'y08CvY',
      message: ['Usunięcie konta'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'PCz92E',
      message: [
        'Usuwamy je od razu i\xA0na zawsze, razem z\xA0niewydanymi kredytami. Wcześniej pobierz kopię danych, jeśli są Ci potrzebne.',
      ],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'danger',
          'aria-haspopup': 'dialog',
          onPress: () => setOpen(true),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'sxwIiY',
            message: ['Usuń konto'],
          }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
        isOpen,
        onOpenChange: setOpen,
        role: 'alertdialog',
        title: _t(
          /** i18n */
          {
            id: 'X4BcOy',
            message: ['Usunąć konto na zawsze?'],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteForm, {
          user,
          onCancel: () => setOpen(false),
        }),
      }),
    ],
  })
}
// src/features/account/settings/EmailCard.tsx
/** The address of the account and the way to another one. */
function EmailCard({ user }) {
  const { _: _t } = useLingui()
  const [sentTo, setSentTo] = (0, import_react.useState)(null)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'N7jm1z',
      message: ['Adres e-mail'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '34HE9R',
      message: ['Na ten adres się logujesz i\xA0tu piszemy w\xA0sprawach konta.'],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: AccountSettings_module_default.value,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: user.email }),
          ' ',
          user.is_verified
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                tone: 'success',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'tBn-sO',
                  message: ['Potwierdzony'],
                }),
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                tone: 'warning',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'b6WtUW',
                  message: ['Czeka na potwierdzenie'],
                }),
              }),
        ],
      }),
      sentTo === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'success',
            title: _t(
              /** i18n */
              {
                id: '_P1sjc',
                message: ['List jest w\xA0drodze'],
              },
            ),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'QZolOl',
              message: [
                'Kliknij link, który wysłaliśmy na ',
                ['sentTo'],
                '. Dopiero wtedy adres się zmieni; do tego czasu logujesz się na dotychczasowy.',
              ],
              values: { sentTo },
            }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Revealed, {
        verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '-OD3Cd',
          message: ['Zmień adres'],
        }),
        children: (close) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailForm, {
            user,
            onCancel: close,
            onSent: (email) => {
              setSentTo(email)
              announce(
                _t(
                  /** i18n */
                  {
                    id: 'DN2MZn',
                    message: ['List jest w\xA0drodze na ', ['email']],
                    values: { email },
                  },
                ),
              )
              close()
            },
          }),
      }),
    ],
  })
}
var NOTHING = {
  email: '',
  current_password: '',
}
function EmailForm({ user, onSent, onCancel }) {
  const { _: _t2 } = useLingui()
  const { productApi } = useServices()
  const form = useForm({
    checksOnLeave: true,
    initial: NOTHING,
    check: ({ email, current_password }) => checkChange(email, current_password, user.email),
    submit: async ({ email, current_password }) => {
      await changeEmail(await productApi(), {
        email: email.trim(),
        current_password,
      })
      onSent(email.trim())
    },
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormShell, {
    form,
    label: _t2(
      /** i18n */
      {
        id: 'zQXt9k',
        message: ['Zmiana adresu e-mail'],
      },
    ),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'w3ohJP',
      message: ['Wyślij link na nowy adres'],
    }),
    onCancel,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...form.field('email'),
        label: _t2(
          /** i18n */
          {
            id: 'dJP1Rc',
            message: ['Nowy adres e-mail'],
          },
        ),
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        maxLength: 254,
        isRequired: true,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CurrentPasswordField, {
        field: form.field('current_password'),
        email: user.email,
      }),
    ],
  })
}
function checkChange(email, password, present) {
  const isSame = email.trim().toLowerCase() === present.toLowerCase()
  const problem = checkEmail(email) ?? (isSame ? 'same' : null)
  const problems = []
  if (problem !== null)
    problems.push({
      field: 'email',
      code: problem,
    })
  if (password === '')
    problems.push({
      field: 'current_password',
      code: 'required',
    })
  return problems
}
// src/features/account/settings/ExportCard.tsx
/** What this device alone has; nothing where its storage is refused. */
async function readDevice() {
  try {
    const [{ database }, { exportDevice }] = await Promise.all([
      import('./openDatabase-ByMsI8LS.js').then((n) => n.n),
      import('./exportDevice--4ky-vSe.js'),
    ])
    return await exportDevice(await database())
  } catch {
    return {}
  }
}
/** Everything we keep of the person, as a file of their own. */
function ExportCard() {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const [isPending, setPending] = (0, import_react.useState)(false)
  const [failure, setFailure] = (0, import_react.useState)(null)
  async function download() {
    const work = new AbortController()
    setPending(true)
    setFailure(null)
    const overlay = showOverlay({
      label: _t(
        /** i18n */
        {
          id: 'NpPcr_',
          message: ['Zbieramy Twoje dane'],
        },
      ),
      onCancel: () => work.abort(),
    })
    try {
      const data = {
        ...(await exportAccount(await productApi(), { signal: work.signal })),
        device: await readDevice(),
      }
      if (work.signal.aborted) return
      downloadFile(
        jsonFile(`iskra-moje-dane-${/* @__PURE__ */ new Date().toISOString().slice(0, 10)}.json`, data),
      )
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'HIVqsx',
            message: ['Plik z\xA0Twoimi danymi jest w\xA0pobranych'],
          },
        ),
      })
    } catch (error) {
      if (!work.signal.aborted) setFailure(error)
    } finally {
      hideOverlay(overlay)
      setPending(false)
    }
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'v9i3NE',
      message: ['Kopia Twoich danych'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'n4hqC0',
      message: [
        'Jeden plik JSON ze wszystkim, co o\xA0Tobie przechowujemy: konto, profil, preferencje, zamówienia, ruchy kredytów i\xA0urządzenia. Do tego to, co jest zapisane tylko na tym urządzeniu: koszyk, szkice i\xA0prace. Bez haseł.',
      ],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, { size: 18 }),
          isPending,
          onPress: () => void download(),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'FJqafZ',
            message: ['Pobierz moje dane'],
          }),
        }),
      }),
    ],
  })
}
// src/features/account/settings/NameCard.tsx
/** How we call the person. */
function NameCard({ user }) {
  const data = useAccountPart(PROFILE)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'qMX2sb',
      message: ['Imię'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'iomc4E',
      message: ['Tak zwracamy się do Ciebie w\xA0listach i\xA0na stronie. To samo imię stoi na profilu.'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartView, {
      data,
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldSkeletons, { count: 1 }),
      children: (profile, isOffline) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameForm, {
          profile,
          user,
          isOffline,
        }),
    }),
  })
}
function NameForm({ profile, user, isOffline }) {
  const { _: _t } = useLingui()
  const { productApi, session } = useServices()
  const show = useShowPart(PROFILE, user.id)
  const form = useForm({
    isEdit: true,
    checksOnLeave: true,
    initial: { display_name: profile.display_name },
    check: checkProfileChange,
    submit: async (values) => {
      await show(await saveProfile(await productApi(), values))
      await session.refreshUser()
    },
    onSubmitted: () =>
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'grp2gJ',
            message: ['Imię zapisane'],
          },
        ),
      }),
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormShell, {
    form,
    label: _t(
      /** i18n */
      {
        id: 'OPvx8h',
        message: ['Zmiana imienia'],
      },
    ),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'qNQXRt',
      message: ['Zapisz imię'],
    }),
    isOffline,
    isDisabled: !user.is_verified,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
      ...form.field('display_name'),
      label: _t(
        /** i18n */
        {
          id: 'anC8x5',
          message: ['Imię albo imię i\xA0nazwisko'],
        },
      ),
      autoComplete: 'name',
      maxLength: 80,
      isDisabled: !user.is_verified,
    }),
  })
}
// src/features/account/settings/AccountSettingsScreen.tsx
/** /ustawienia/konto: name, address, a copy of one's data, the end of the account. */
function AccountSettingsScreen() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountFrame, {
    place: 'account',
    lead: _t(
      /** i18n */
      {
        id: '9ZLRB7',
        message: ['Jak się do Ciebie zwracać, gdzie pisać i\xA0co zrobić ze swoimi danymi.'],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Owned, {
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeletons, { fields: [1, 1, 1] }),
      children: (user) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VerifyNotice, { user }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameCard, { user }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailCard, { user }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExportCard, {}),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteCard, { user }),
          ],
        }),
    }),
  })
}
// src/routes/ustawienia.konto.tsx?tsr-split=component---loader
var SplitComponent = AccountSettingsScreen
export { SplitComponent as component }
