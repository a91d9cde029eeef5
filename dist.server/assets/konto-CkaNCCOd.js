import { t as OwnBalance } from './OwnBalance-CU1rvhLK.js'
import { t as useSignOut } from './useSignOut-D9P1EsJI.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as LayoutDashboard } from './layout-dashboard-BMRlY6jX.js'
import { t as LogOut } from './log-out-Bb3u9Boa.js'
import { C as useSession, Jr as Page, ei as ButtonLink } from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as CopyAge } from './CopyAge-B0kZnvxn.js'
import { t as Owned } from './Owned-BmZptuC0.js'
import { n as HOME_PLACE_NAMES } from './accountPlaces-4zLeBTHX.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as Avatar } from './Avatar-xpvk4iW4.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as PlaceList } from './PlaceList-B_RuLNEI.js'
import { t as BalanceCard } from './BalanceCard-6l5yXZLW.js'
var Identity_module_default = {
  identity: '_identity_jpu0a_2',
  words: '_words_jpu0a_9',
  name: '_name_jpu0a_15',
  email: '_email_jpu0a_23',
}
// src/features/account/frame/Identity.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Who is signed in: by name, or by address where there is none yet. */
function Identity({ user, children }) {
  const name = user.display_name ?? ''
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Identity_module_default.identity,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, { name: name === '' ? user.email : name }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Identity_module_default.words,
        children: [
          name === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
                className: Identity_module_default.name,
                children: name,
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Identity_module_default.email,
            children: user.email,
          }),
          user.is_verified
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                  tone: 'warning',
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'J7oV99',
                    message: ['Adres czeka na potwierdzenie'],
                  }),
                }),
              }),
          children,
        ],
      }),
    ],
  })
}
var AccountHome_module_default = {
  sections: '_sections_5ic67_2',
  card: '_card_5ic67_7',
  actions: '_actions_5ic67_16',
  skeleton: '_skeleton_5ic67_22',
}
// src/features/account/home/AccountHome.tsx
/** /konto: who I am here, where everything of mine is, and the way out. */
function AccountHome({ onSignOut, credits }) {
  const { _: _t } = useLingui()
  const session = useSession()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'uwLqJR',
            message: ['Moje konto'],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: AccountHome_module_default.sections,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
            className: AccountHome_module_default.card,
            'aria-label': _t(
              /** i18n */
              {
                id: 'xQkIIi',
                message: ['Kto jest zalogowany'],
              },
            ),
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Owned, {
                skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IdentitySkeleton, {}),
                children: (user) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Identity, { user }),
              }),
              session.status === 'signed-in' && !session.isFresh
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyAge, {
                    since: session.seenAt,
                    isOffline: true,
                  })
                : null,
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                className: AccountHome_module_default.actions,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                  to: '/panel',
                  variant: 'primary',
                  icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LayoutDashboard, { size: 18 }),
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'UKS4Lp',
                    message: ['Otwórz panel'],
                  }),
                }),
              }),
            ],
          }),
          credits,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceList, { places: HOME_PLACE_NAMES }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogOut, { size: 18 }),
              onPress: onSignOut,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'pmqghW',
                message: ['Wyloguj się'],
              }),
            }),
          }),
        ],
      }),
    ],
  })
}
function IdentitySkeleton() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: AccountHome_module_default.skeleton,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        shape: 'circle',
        width: '3.5rem',
        height: '3.5rem',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
            width: '10rem',
            height: '1.5rem',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '14rem' }),
        ],
      }),
    ],
  })
}
// src/routes/konto.tsx?tsr-split=component---loader
function Account() {
  const { signOut } = useSignOut()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountHome, {
    onSignOut: () => void signOut(),
    credits: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BalanceCard, {
      balance: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnBalance, {}),
    }),
  })
}
export { Account as component }
