import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useRouter } from './useRouter-C7bY0uL8.js'
import { t as Coins } from './coins-BrUrasdY.js'
import { t as RotateCcwClock } from './rotate-ccw-clock-BNEXG5rb.js'
import { t as Images } from './images-wCsIUxna.js'
import { t as LayoutDashboard } from './layout-dashboard-BMRlY6jX.js'
import { t as LogOut } from './log-out-Bb3u9Boa.js'
import { t as Settings } from './settings-BR7sC-Fl.js'
import { t as SlidersHorizontal } from './sliders-horizontal-DjuuT2L9.js'
import {
  T as useFormat,
  b as nameOf,
  it as placesIn,
  nt as PLACES,
  ri as User,
  w as useMomentText,
} from '../renderPage.js'
import {
  i as $49319ee1285aa241$export$d9b273488cd8ce6f,
  n as $49319ee1285aa241$export$2ce376c2cc3355c8,
} from './Menu-D6wgx_s4.js'
import { p as $e28ab3efe3e87743$export$1ff3c3f08ae963c0 } from './useMultipleSelectionState-vHtP-ZZn.js'
import { a as $542a13ca2fa5b484$export$5b6b19405a83ff9d } from './useCollator-aUVZdoDq.js'
import { a as CREDITS, n as useAccountPart } from './useAccountPart-0UCsMF6M.js'
import { t as AriaLocale } from './AriaLocale-Bolg1L7r.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as useSignOut } from './useSignOut-D9P1EsJI.js'
var AccountAge_module_default = { age: '_age_bkycz_2' }
// src/app/session/AccountAge.tsx
var import_jsx_runtime = require_jsx_runtime()
/** „stan z 12:40”, while nobody has confirmed in this visit what this device last knew of the account. */
function AccountAge({ session }) {
  return session.status !== 'signed-in' || session.isFresh
    ? null
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Age, { seenAt: session.seenAt })
}
function Age({ seenAt }) {
  const moment = useMomentText(seenAt)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: AccountAge_module_default.age,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'yDh5K8',
      message: ['stan z\xA0', ['moment']],
      values: { moment },
    }),
  })
}
var AccountMenu_module_default = {
  popover: '_popover_1t2vb_2',
  appear: '_appear_1t2vb_1',
  person: '_person_1t2vb_20',
  name: '_name_1t2vb_27',
  email: '_email_1t2vb_28',
  menu: '_menu_1t2vb_39',
  item: '_item_1t2vb_44',
  balance: '_balance_1t2vb_71',
  line: '_line_1t2vb_77',
}
// src/app/shell/AccountMenu.tsx
var ICONS = {
  dashboard: LayoutDashboard,
  history: RotateCcwClock,
  gallery: Images,
  profile: User,
  settings: Settings,
  preferences: SlidersHorizontal,
}
/** Who is signed in, as of when, and where their account is looked after. */
function AccountMenu({ session, button, isOpen, onOpenChange }) {
  const { _: _t, i18n } = useLingui()
  const router = useRouter()
  const { signOut } = useSignOut()
  const { user } = session
  const credits = useAccountPart(CREDITS)
  const format = useFormat()
  const balance = credits.status === 'here' ? format.number(credits.value.available) : ''
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AriaLocale, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($542a13ca2fa5b484$export$5b6b19405a83ff9d, {
      triggerRef: button,
      isOpen,
      onOpenChange,
      placement: 'bottom end',
      'aria-label': _t(
        /** i18n */
        {
          id: '1q3Pv5',
          message: ['Twoje konto'],
        },
      ),
      className: classNames(AccountMenu_module_default.popover),
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: AccountMenu_module_default.person,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
              className: AccountMenu_module_default.name,
              children: nameOf(user),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: AccountMenu_module_default.email,
              children: user.email,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountAge, { session }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($49319ee1285aa241$export$d9b273488cd8ce6f, {
          'aria-label': _t(
            /** i18n */
            {
              id: '1q3Pv5',
              message: ['Twoje konto'],
            },
          ),
          className: classNames(AccountMenu_module_default.menu),
          onClose: () => onOpenChange(false),
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($49319ee1285aa241$export$2ce376c2cc3355c8, {
              id: PLACES.credits.to,
              textValue: _t(
                /** i18n */
                {
                  id: 'cgC5AB',
                  message: ['Kredyty ', ['balance']],
                  values: { balance },
                },
              ),
              className: classNames(AccountMenu_module_default.item),
              onAction: () => void router.navigate({ to: PLACES.credits.to }),
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Coins, { size: 18 }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'ruT-Di',
                  message: ['Kredyty'],
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: AccountMenu_module_default.balance,
                  children: balance,
                }),
              ],
            }),
            placesIn('account').map(({ name, to, label }) => {
              const Icon = ICONS[name]
              return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                $49319ee1285aa241$export$2ce376c2cc3355c8,
                {
                  id: to,
                  textValue: i18n._(label),
                  className: classNames(AccountMenu_module_default.item),
                  onAction: () => void router.navigate({ to }),
                  children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { size: 18 }), i18n._(label)],
                },
                to,
              )
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)($e28ab3efe3e87743$export$1ff3c3f08ae963c0, {
              className: classNames(AccountMenu_module_default.line),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($49319ee1285aa241$export$2ce376c2cc3355c8, {
              id: 'sign-out',
              textValue: _t(
                /** i18n */
                {
                  id: 'X5iG6e',
                  message: ['Wyloguj'],
                },
              ),
              className: classNames(AccountMenu_module_default.item),
              onAction: () => void signOut(),
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogOut, { size: 18 }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'X5iG6e',
                  message: ['Wyloguj'],
                }),
              ],
            }),
          ],
        }),
      ],
    }),
  })
}
export { AccountMenu as default }
