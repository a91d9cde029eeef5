import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as LogOut } from './log-out-Bb3u9Boa.js'
import {
  C as useSession,
  P as useSidebar,
  Si as useServices,
  Xr as screenPath,
  et as openSettings,
  it as placesIn,
  j as closeSidebar,
  li as Settings2,
  rt as placesFor,
  v as MenuItem,
  y as SiteMenu_module_default,
} from '../renderPage.js'
import { t as InstallEntry } from './InstallEntry-DMFUF_xU.js'
import { r as collectionsQuery } from './queries-D_FPOstm.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as useSignOut } from './useSignOut-D9P1EsJI.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/app/shell/MenuRest.tsx
var import_jsx_runtime = require_jsx_runtime()
var OF_ACCOUNT = placesIn('menu').filter(({ visitors }) => visitors !== void 0)
/** The places of the menu that depend on who is here and on what the shop has. */
function MorePlaces({ path }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountPlaces, { path }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Collections, { path }),
    ],
  })
}
/** What is set once, and the way out. */
function MenuActions() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: SiteMenu_module_default.actions,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        variant: 'quiet',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Settings2, { size: 18 }),
        onPress: openSettings,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'E4fnci',
          message: ['Wygląd i\xA0język'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InstallEntry, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignOutEntry, {}),
    ],
  })
}
/** What the shop is sorted into; nothing while that isn't known. */
function Collections({ path }) {
  const { _: _t } = useLingui()
  const { storefront } = useServices()
  const { data: collections = [] } = useQuery({
    ...collectionsQuery(storefront),
    meta: { kept: true },
  })
  const listed = collections.filter(({ handle }) => handle !== 'kredyty')
  if (listed.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
        className: SiteMenu_module_default.heading,
        children: _t(
          /** i18n */
          {
            id: 'U9qr6U',
            message: ['Kolekcje'],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        children: listed.map(({ handle, title }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            MenuItem,
            {
              to: screenPath('/sklep/$collection', { collection: handle }),
              path,
              children: title,
            },
            handle,
          ),
        ),
      }),
    ],
  })
}
/** The way in, or where one's account is looked after. */
function AccountPlaces({ path }) {
  const { _: _t2, i18n } = useLingui()
  const session = useSession()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
        className: SiteMenu_module_default.heading,
        children: _t2(
          /** i18n */
          {
            id: 'L1Yep5',
            message: ['Konto'],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        children: placesFor(OF_ACCOUNT, session).map(({ to, label }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            MenuItem,
            {
              to,
              path,
              children: i18n._(label),
            },
            to,
          ),
        ),
      }),
    ],
  })
}
function SignOutEntry() {
  const { signOut } = useSignOut()
  const { pinned } = useSidebar('left')
  if (useSession().status !== 'signed-in') return null
  function leave() {
    if (!pinned) closeSidebar('left')
    signOut()
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    variant: 'quiet',
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogOut, { size: 18 }),
    onPress: leave,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'X5iG6e',
      message: ['Wyloguj'],
    }),
  })
}
export { MenuActions, MorePlaces }
