import { r as useLingui } from './dist-CJ0y7q9j.js'
import { Ct as PlaceLink, Jr as Page } from '../renderPage.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { r as PLACE_NAMES, t as ACCOUNT_PLACES } from './accountPlaces-4zLeBTHX.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var AccountFrame_module_default = {
  frame: '_frame_1ghlw_2',
  side: '_side_1ghlw_11',
  places: '_places_1ghlw_21',
  place: '_place_1ghlw_21',
  content: '_content_1ghlw_62',
  sections: '_sections_1ghlw_66',
}
// src/features/account/frame/AccountFrame.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The frame of the settings' pages: the way back above them, and beside them on a wide screen all the others. */
function AccountFrame({ place, title, lead, children }) {
  const { i18n, _: _t } = useLingui()
  const name = i18n._(ACCOUNT_PLACES[place].label)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: AccountFrame_module_default.frame,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('nav', {
          'aria-label': _t(
            /** i18n */
            {
              id: 'Kg8GLV',
              message: ['Ustawienia'],
            },
          ),
          className: AccountFrame_module_default.side,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            className: AccountFrame_module_default.places,
            children: PLACE_NAMES.map((other) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                'li',
                {
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountPlace, {
                    place: other,
                    isHere: other === place,
                  }),
                },
                other,
              ),
            ),
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: AccountFrame_module_default.content,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
              title: title ?? name,
              lead,
              breadcrumbs: [
                {
                  label: _t(
                    /** i18n */
                    {
                      id: 'uwLqJR',
                      message: ['Moje konto'],
                    },
                  ),
                  to: '/konto',
                },
                {
                  label: _t(
                    /** i18n */
                    {
                      id: 'Kg8GLV',
                      message: ['Ustawienia'],
                    },
                  ),
                  to: '/ustawienia',
                },
                { label: name },
              ],
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: AccountFrame_module_default.sections,
              children,
            }),
          ],
        }),
      ],
    }),
  })
}
function AccountPlace({ place, isHere }) {
  const { i18n } = useLingui()
  const { to, icon: Icon, label } = ACCOUNT_PLACES[place]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(PlaceLink, {
    to,
    className: AccountFrame_module_default.place,
    isHere,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
        size: 20,
        strokeWidth: 1.75,
        'aria-hidden': 'true',
      }),
      i18n._(label),
    ],
  })
}
export { AccountFrame as t }
