import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Owned } from './Owned-BmZptuC0.js'
import { t as AccountFrame } from './AccountFrame-SnKlExHV.js'
import {
  i as CardSkeletons,
  n as AccountForm_module_default,
  r as FormFailure,
  t as FormShell,
} from './FormShell-DQVOwZQd.js'
import { t as VerifyNotice } from './VerifyNotice-Dagkp4o-.js'
import { a as WebAuthnError, o as browserSupportsWebAuthn, r as startRegistration } from './esm-Rfz40IRV.js'
import { t as KeyRound } from './key-round-C2bKGu2y.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import {
  d as SESSIONS,
  l as PASSKEYS,
  n as useAccountPart,
  t as accountKey,
} from './useAccountPart-0UCsMF6M.js'
import { t as PartView } from './PartView-DjxXOOSo.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import {
  $n as string,
  Fn as custom,
  Gn as optional,
  K as announce,
  Mn as array,
  Si as useServices,
  T as useFormat,
  Un as number,
  V as showToast,
  Vn as looseObject,
  Wn as object,
  _r as safeParse,
  ji as useQueryClient,
} from '../renderPage.js'
import {
  a as endSession,
  g as renamePasskey,
  h as removePasskey,
  i as endOtherSessions,
  t as addPasskey,
  u as newPasskeyOptions,
} from './accountCalls-FyQAJCX4.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as useShowPart } from './useShowPart-S-RYhUxt.js'
import { t as ConfirmedAction } from './ConfirmedAction-O0eWopiV.js'
import './passkey-B6gxxqWw.js'
import { i as schemaCheck, r as requiredWords } from './schemaCheck-D7z3xsYj.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as deviceName } from './deviceName-CeA37UMI.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as changePassword } from './authCalls-D-3uDpam.js'
import { r as judgePassword, t as NewPasswordField } from './NewPasswordField-DKtz5y6D.js'
import { t as Checkbox } from './Checkbox-BMWwoWo_.js'
import { n as CurrentPasswordField, t as Revealed } from './Revealed-BjcXKy8g.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as Smartphone } from './smartphone-BOnmPzeq.js'
// node_modules/lucide-react/dist/esm/icons/laptop.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'laptop',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M18 5a2 2 0 0 1 2 2v8.526a2 2 0 0 0 .212.897l1.068 2.127a1 1 0 0 1-.9 1.45H3.62a1 1 0 0 1-.9-1.45l1.068-2.127A2 2 0 0 0 4 15.526V7a2 2 0 0 1 2-2z',
        key: '1pdavp',
      },
    ],
    [
      'path',
      {
        d: 'M20.054 15.987H3.946',
        key: '14rxg9',
      },
    ],
  ],
}
__iconData.node
var Laptop = createLucideIcon(__iconData)
// src/features/account/security/RenamePasskey.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var check = schemaCheck(object({ name: requiredWords }))
/** A passkey's name, in place. */
function RenamePasskey({ passkey, onDone }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const ref = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => ref.current?.querySelector('input')?.select(), [])
  const form = useForm({
    initial: { name: passkey.name },
    check,
    isEdit: true,
    submit: async ({ name }) => {
      const renamed = await renamePasskey(await productApi(), {
        id: passkey.id,
        name: name.trim(),
      })
      announce(
        _t(
          /** i18n */
          {
            id: 'R18TtQ',
            message: ['Klucz nazywa się teraz ', ['0']],
            values: { 0: renamed.name },
          },
        ),
      )
      onDone(renamed)
    },
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    ...form.element,
    ref,
    className: AccountForm_module_default.form,
    'aria-label': _t(
      /** i18n */
      {
        id: '1EZDi3',
        message: ['Nazwa klucza ', ['0']],
        values: { 0: passkey.name },
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...form.field('name'),
        label: _t(
          /** i18n */
          {
            id: 'UHFtz2',
            message: ['Nazwa klucza'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: 'zK7MIe',
            message: ['Na przykład „Telefon Zosi”'],
          },
        ),
        autoComplete: 'off',
        maxLength: 80,
        isRequired: true,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { failure: form.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: AccountForm_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            type: 'submit',
            variant: 'primary',
            size: 'small',
            isPending: form.isPending,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '2159wQ',
              message: ['Zapisz nazwę'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            variant: 'quiet',
            onPress: () => onDone(null),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Wbu6xg',
              message: ['Zrezygnuj'],
            }),
          }),
        ],
      }),
    ],
  })
}
// src/features/account/security/PasskeyRow.tsx
/** One passkey: its name, when it was used, and what can be done with it. */
function PasskeyRow({ passkey, userId }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const show = useShowPart(PASSKEYS, userId)
  const [isRenaming, setRenaming] = (0, import_react.useState)(false)
  const { name } = passkey
  const added = format.date(passkey.created_at)
  const used = passkey.last_used_at === null ? null : format.relativeTime(passkey.last_used_at)
  const known = () => queryClient.getQueryData(accountKey(PASSKEYS)) ?? []
  async function remove() {
    await removePasskey(await productApi(), passkey.id)
    await show(known().filter((other) => other.id !== passkey.id))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.row,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyRound, {
        size: 22,
        strokeWidth: 1.75,
        className: Rows_module_default.icon,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
            className: Rows_module_default.title,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: name }),
              passkey.is_synced
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                    tone: 'neutral',
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'owOSoB',
                      message: ['Na wszystkich Twoich urządzeniach'],
                    }),
                  })
                : null,
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Rows_module_default.muted,
            children:
              used === null
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'O50yud',
                    message: ['Dodany ', ['added'], ', jeszcze nieużyty'],
                    values: { added },
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '6CZZ-O',
                    message: ['Dodany ', ['added'], ', ostatnio użyty ', ['used']],
                    values: {
                      added,
                      used,
                    },
                  }),
          }),
          isRenaming
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RenamePasskey, {
                passkey,
                onDone: (renamed) => {
                  setRenaming(false)
                  if (renamed !== null)
                    show(known().map((other) => (other.id === renamed.id ? renamed : other)))
                },
              })
            : null,
        ],
      }),
      isRenaming
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Rows_module_default.actions,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                variant: 'quiet',
                'aria-label': _t(
                  /** i18n */
                  {
                    id: 'i-WcN9',
                    message: ['Zmień nazwę klucza ', ['name']],
                    values: { name },
                  },
                ),
                onPress: () => setRenaming(true),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '5SWGFq',
                  message: ['Zmień nazwę'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmedAction, {
                verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'vTkHiE',
                  message: ['Usuń'],
                }),
                name: _t(
                  /** i18n */
                  {
                    id: 'noNbcj',
                    message: ['Usuń klucz ', ['name']],
                    values: { name },
                  },
                ),
                question: _t(
                  /** i18n */
                  {
                    id: 'xv0olY',
                    message: ['Usunąć klucz „', ['name'], '”?'],
                    values: { name },
                  },
                ),
                confirmation: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'seOKnW',
                  message: ['Usuń klucz'],
                }),
                done: _t(
                  /** i18n */
                  {
                    id: 'YA8Zxh',
                    message: ['Klucz usunięty'],
                  },
                ),
                onConfirm: remove,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'xyYYTq',
                  message: [
                    'Nie zalogujesz się już nim na to konto. Usuń go potem także z\xA0ustawień haseł na urządzeniu.',
                  ],
                }),
              }),
            ],
          }),
    ],
  })
}
// src/features/account/security/registrationOptions.ts
/** The parts the browser's library works on; the rest it hands on to the browser, which checks it itself. */
var workedOn = looseObject({
  challenge: string(),
  rp: looseObject({ name: string() }),
  user: looseObject({
    id: string(),
    name: string(),
    displayName: string(),
  }),
  pubKeyCredParams: array(looseObject({ alg: number() })),
  excludeCredentials: optional(array(looseObject({ id: string() }))),
})
var registrationOptionsSchema = custom((options) => safeParse(workedOn, options).success)
/** The server's WebAuthn JSON as the browser's library takes it. */
function registrationOptions(options) {
  const parsed = safeParse(registrationOptionsSchema, options)
  if (parsed.success) return parsed.data
  throw new ApiError('These are no options for a new passkey', {
    code: 'INVALID_ANSWER',
    status: null,
  })
}
// src/features/account/security/useAddPasskey.ts
/** Makes a passkey on this device and gives it to the account. Changing one's mind in between is no failure. */
function useAddPasskey(userId) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const show = useShowPart(PASSKEYS, userId)
  const [isPending, setPending] = (0, import_react.useState)(false)
  const [failure, setFailure] = (0, import_react.useState)(null)
  async function make() {
    const api = await productApi()
    const { challenge_id, options } = await newPasskeyOptions(api)
    const response = await startRegistration({ optionsJSON: registrationOptions(options) })
    const name =
      deviceName() ||
      _t(
        /** i18n */
        {
          id: 'Ht01-J',
          message: ['Klucz dostępu'],
        },
      )
    return addPasskey(api, {
      challenge_id,
      name,
      response: { ...response },
    })
  }
  async function add() {
    setPending(true)
    setFailure(null)
    try {
      const passkey = await make()
      const known = queryClient.getQueryData(accountKey(PASSKEYS)) ?? []
      await show([passkey, ...known])
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'PnO_uA',
            message: ['Klucz dodany'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'lQ1J9R',
            message: ['Od teraz możesz się nim logować.'],
          },
        ),
      })
    } catch (error) {
      if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
        showToast({
          type: 'info',
          title: _t(
            /** i18n */
            {
              id: 'R-XCZw',
              message: ['To urządzenie ma już klucz do tego konta'],
            },
          ),
        })
      else if (isCancelled(error))
        showToast({
          type: 'info',
          title: _t(
            /** i18n */
            {
              id: 'rUpp_1',
              message: ['Klucz nie został dodany'],
            },
          ),
        })
      else setFailure(error)
    } finally {
      setPending(false)
    }
  }
  return {
    isPending,
    failure,
    add,
  }
}
/** The person, or the browser in their name, said no: not allowed, timed out, closed. */
function isCancelled(error) {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
// src/features/account/security/PasskeysCard.tsx
/** The keys one can sign in with instead of the password. */
function PasskeysCard({ user }) {
  const data = useAccountPart(PASSKEYS)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '0yqNBx',
      message: ['Klucze dostępu'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'EtQE8m',
      message: [
        'Logujesz się odciskiem palca, twarzą albo kodem tego urządzenia, bez hasła. Klucza nie da się podpatrzeć ani wyłudzić.',
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartView, {
      data,
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '4rem' }),
      children: (passkeys) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Passkeys, {
          passkeys,
          user,
        }),
    }),
  })
}
function Passkeys({ passkeys, user }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      passkeys.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
            className: Rows_module_default.empty,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyRound, {
                size: 20,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'QlkjEP',
                message: ['Nie ma tu jeszcze żadnego klucza.'],
              }),
            ],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            className: Rows_module_default.rows,
            children: passkeys.map((passkey) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                PasskeyRow,
                {
                  passkey,
                  userId: user.id,
                },
                passkey.id,
              ),
            ),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddPasskey, { user }),
    ],
  })
}
var never = () => () => void 0
function AddPasskey({ user }) {
  const { _: _t } = useLingui()
  const isSupported = (0, import_react.useSyncExternalStore)(never, browserSupportsWebAuthn, () => true)
  const adding = useAddPasskey(user.id)
  if (!isSupported)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      className: Rows_module_default.muted,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'g57fnK',
        message: ['Ta przeglądarka nie obsługuje kluczy dostępu. Dodasz je w\xA0innej albo na telefonie.'],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { failure: adding.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyRound, { size: 18 }),
          isPending: adding.isPending,
          isDisabled: !user.is_verified,
          'aria-label': adding.isPending
            ? _t(
                /** i18n */
                {
                  id: 'YOXKGr',
                  message: ['Dodajemy klucz…'],
                },
              )
            : void 0,
          onPress: () => void adding.add(),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'cWHcoH',
            message: ['Dodaj klucz dostępu'],
          }),
        }),
      }),
    ],
  })
}
// src/features/account/security/PasswordCard.tsx
/** The password and the way to a new one. */
function PasswordCard({ user }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'F-CLA2',
      message: ['Hasło'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'X6ZJ8G',
      message: ['Po zmianie wylogujemy Cię na wszystkich innych urządzeniach. To zostaje zalogowane.'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Revealed, {
      verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '7KgPus',
        message: ['Zmień hasło'],
      }),
      children: (close) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordForm, {
          user,
          onDone: close,
        }),
    }),
  })
}
var NOTHING = {
  current_password: '',
  new_password: '',
  remove_passkeys: false,
}
function PasswordForm({ user, onDone }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: NOTHING,
    check: (values) => checkChange(values, user),
    submit: async ({ remove_passkeys, ...passwords }) => {
      const body = remove_passkeys
        ? {
            ...passwords,
            remove_passkeys,
          }
        : passwords
      await changePassword(await productApi(), body)
      const changed = remove_passkeys ? [SESSIONS, PASSKEYS] : [SESSIONS]
      await Promise.all(changed.map((part) => queryClient.invalidateQueries({ queryKey: accountKey(part) })))
    },
    onSubmitted: () => {
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'ZbQp2_',
            message: ['Hasło zmienione'],
          },
        ),
      })
      onDone()
    },
  })
  const passkeys = useAccountPart(PASSKEYS)
  const count = passkeys.status === 'here' ? passkeys.value.length : 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormShell, {
    form,
    label: _t(
      /** i18n */
      {
        id: 't1pYDi',
        message: ['Zmiana hasła'],
      },
    ),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '7KgPus',
      message: ['Zmień hasło'],
    }),
    onCancel: onDone,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CurrentPasswordField, {
        field: form.field('current_password'),
        email: user.email,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewPasswordField, {
        ...form.field('new_password'),
        label: _t(
          /** i18n */
          {
            id: 'T5ZuVx',
            message: ['Nowe hasło'],
          },
        ),
        owner: ownerOf(user),
        isRequired: true,
      }),
      count === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
            ...form.flag('remove_passkeys'),
            description: _t(
              /** i18n */
              {
                id: 'YcvmsT',
                message: ['Zaznacz, jeśli ktoś mógł dodać tu swój. Swoje dodasz potem od nowa.'],
              },
            ),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'F4jM62',
              message: [
                [
                  'count',
                  'plural',
                  {
                    offset: void 0,
                    one: ['Usuń też ', '#', '\xA0klucz dostępu tego konta'],
                    few: ['Usuń też ', '#', '\xA0klucze dostępu tego konta'],
                    many: ['Usuń też ', '#', '\xA0kluczy dostępu tego konta'],
                    other: ['Usuń też ', '#', '\xA0klucza dostępu tego konta'],
                  },
                ],
              ],
              values: { count },
            }),
          }),
    ],
  })
}
var ownerOf = ({ email, display_name }) => ({
  email,
  displayName: display_name,
})
async function checkChange({ current_password, new_password }, user) {
  const { problem } = await judgePassword(new_password, ownerOf(user))
  const code = problem ?? (current_password !== '' && new_password === current_password ? 'same' : null)
  const problems = []
  if (current_password === '')
    problems.push({
      field: 'current_password',
      code: 'required',
    })
  if (code !== null)
    problems.push({
      field: 'new_password',
      code,
    })
  return problems
}
// src/features/account/security/SessionRow.tsx
/** One sign-in: on which device, how and when. */
function SessionRow({ session, onEnd }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const device =
    session.device === ''
      ? _t(
          /** i18n */
          {
            id: 'hYuBZJ',
            message: ['Nieznane urządzenie'],
          },
        )
      : session.device
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop
  const used = format.relativeTime(session.last_used_at)
  const begun = format.date(session.created_at)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.row,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
        size: 22,
        strokeWidth: 1.75,
        className: Rows_module_default.icon,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
            className: Rows_module_default.title,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: device }),
              session.is_current
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                    tone: 'success',
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'TCYNtB',
                      message: ['To urządzenie'],
                    }),
                  })
                : null,
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
            className: Rows_module_default.muted,
            children: [
              session.method === 'passkey'
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '72n-NP',
                    message: ['Zalogowane ', ['begun'], ' kluczem dostępu'],
                    values: { begun },
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'Mgm4H-',
                    message: ['Zalogowane ', ['begun'], ' hasłem'],
                    values: { begun },
                  }),
              ' · ',
              session.is_current
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'JV4ckl',
                    message: ['w\xA0użyciu teraz'],
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'fbzpMe',
                    message: ['ostatnio ', ['used']],
                    values: { used },
                  }),
            ],
          }),
        ],
      }),
      session.is_current
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Rows_module_default.actions,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmedAction, {
              verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'X5iG6e',
                message: ['Wyloguj'],
              }),
              name: _t(
                /** i18n */
                {
                  id: 'o4eIiI',
                  message: ['Wyloguj ', ['device']],
                  values: { device },
                },
              ),
              question: _t(
                /** i18n */
                {
                  id: 'pOCnOg',
                  message: ['Wylogować „', ['device'], '”?'],
                  values: { device },
                },
              ),
              confirmation: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'X5iG6e',
                message: ['Wyloguj'],
              }),
              done: _t(
                /** i18n */
                {
                  id: 'CxrrDA',
                  message: ['Urządzenie wylogowane'],
                },
              ),
              onConfirm: onEnd,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'Oy5cAh',
                message: ['Ktokolwiek z\xA0niego korzysta, będzie musiał zalogować się od nowa.'],
              }),
            }),
          }),
    ],
  })
}
// src/features/account/security/SessionsCard.tsx
/** Where one is signed in, and how to end it there. */
function SessionsCard({ user }) {
  const data = useAccountPart(SESSIONS)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'gzNDcc',
      message: ['Zalogowane urządzenia'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'cY4L1O',
      message: ['Nie poznajesz któregoś? Wyloguj je i\xA0zmień hasło.'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartView, {
      data,
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SessionSkeletons, {}),
      children: (sessions) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sessions, {
          sessions,
          userId: user.id,
        }),
    }),
  })
}
function Sessions({ sessions, userId }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const show = useShowPart(SESSIONS, userId)
  const stay = (keeps) => show((queryClient.getQueryData(accountKey(SESSIONS)) ?? []).filter(keeps))
  const inOrder = sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Rows_module_default.rows,
        children: inOrder.map((session) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            SessionRow,
            {
              session,
              onEnd: async () => {
                await endSession(await productApi(), session.id)
                await stay((other) => other.id !== session.id)
              },
            },
            session.id,
          ),
        ),
      }),
      sessions.some((session) => !session.is_current)
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmedAction, {
              verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'lRMgrd',
                message: ['Wyloguj wszystkie inne'],
              }),
              question: _t(
                /** i18n */
                {
                  id: 'kdWG1p',
                  message: ['Wylogować wszystkie inne urządzenia?'],
                },
              ),
              confirmation: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'qINFgs',
                message: ['Wyloguj je'],
              }),
              done: _t(
                /** i18n */
                {
                  id: 'Wb49jv',
                  message: ['Inne urządzenia są wylogowane'],
                },
              ),
              onConfirm: async () => {
                await endOtherSessions(await productApi())
                await stay((session) => session.is_current)
              },
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'e2I4wL',
                message: ['To urządzenie zostaje zalogowane. Na innych trzeba będzie zalogować się od nowa.'],
              }),
            }),
          })
        : null,
    ],
  })
}
function SessionSkeletons() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: Rows_module_default.rows,
    children: [0, 1].map((row) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'div',
        {
          className: Rows_module_default.row,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
              shape: 'circle',
              width: '1.5rem',
              height: '1.5rem',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              className: Rows_module_default.words,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '60%' }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '40%' }),
              ],
            }),
          ],
        },
        row,
      ),
    ),
  })
}
// src/features/account/security/SecurityScreen.tsx
/** /ustawienia/bezpieczenstwo: password, passkeys, devices that are signed in. */
function SecurityScreen() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountFrame, {
    place: 'security',
    lead: _t(
      /** i18n */
      {
        id: 'cTkLZi',
        message: ['Kto i\xA0jak może wejść na Twoje konto.'],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Owned, {
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeletons, { fields: [1, 2, 3] }),
      children: (user) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VerifyNotice, { user }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordCard, { user }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasskeysCard, { user }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SessionsCard, { user }),
          ],
        }),
    }),
  })
}
// src/routes/ustawienia.bezpieczenstwo.tsx?tsr-split=component---loader
var SplitComponent = SecurityScreen
export { SplitComponent as component }
