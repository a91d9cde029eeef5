import { r as useLingui } from './dist-CJ0y7q9j.js'
import { Jr as Page } from '../renderPage.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { r as PLACE_NAMES } from './accountPlaces-4zLeBTHX.js'
import { t as PlaceList } from './PlaceList-B_RuLNEI.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/account/settings/SettingsHub.tsx
var import_jsx_runtime = require_jsx_runtime()
/** /ustawienia: every page of the settings and what it is for. */
function SettingsHub() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'Kg8GLV',
            message: ['Ustawienia'],
          },
        ),
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
          },
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceList, { places: PLACE_NAMES }),
    ],
  })
}
// src/routes/ustawienia.index.tsx?tsr-split=component---loader
var SplitComponent = SettingsHub
export { SplitComponent as component }
