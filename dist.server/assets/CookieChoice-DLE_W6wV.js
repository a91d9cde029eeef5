import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { n as useAsksForPrivacy } from './asksForPrivacy-CDSP26Vu.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { jt as useStore } from '../renderPage.js'
import { t as livePreferences } from './livePreferences-2jUhTNK5.js'
import { t as useSetPreferences } from './useSetPreferences-CBLll9iH.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var CookieChoice_module_default = {
  choice: '_choice_cpcrn_2',
  note: '_note_cpcrn_7',
}
// src/features/preferences/CookieChoice.tsx
var import_jsx_runtime = require_jsx_runtime()
var ANSWERS = {
  yes: true,
  no: false,
}
/** Whether visits may be counted: without an answer the answer is no, and what the browser asks for goes before it. */
function CookieChoice() {
  const { _: _t } = useLingui()
  const set = useSetPreferences()
  const isAskedForPrivacy = useAsksForPrivacy()
  const reading = useStore(livePreferences)
  const accepted = reading.kind === 'read' ? reading.value.choices.cookiesAccepted?.value : void 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: CookieChoice_module_default.choice,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
        label: _t(
          /** i18n */
          {
            id: 'mhRfh5',
            message: ['Statystyki odwiedzin'],
          },
        ),
        presentation: 'cards',
        options: [
          {
            value: 'no',
            label: _t(
              /** i18n */
              {
                id: 'YeLrjN',
                message: ['Nie zgadzam się'],
              },
            ),
            description: _t(
              /** i18n */
              {
                id: 'Nk_zSw',
                message: ['Tak też działamy, dopóki niczego nie wybierzesz. Zapis, który już jest, znika.'],
              },
            ),
          },
          {
            value: 'yes',
            label: _t(
              /** i18n */
              {
                id: 'KslQ4h',
                message: ['Zgadzam się'],
              },
            ),
            description: _t(
              /** i18n */
              {
                id: 'o3Xera',
                message: [
                  'Liczymy wizyty, czas i\xA0przewijanie stron, bez tego, kim jesteś. Zapis widzisz i\xA0usuwasz Ty.',
                ],
              },
            ),
          },
        ],
        value: accepted === void 0 ? null : accepted ? 'yes' : 'no',
        onChange: (value) => set({ cookiesAccepted: ANSWERS[value] }),
      }),
      isAskedForPrivacy
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: CookieChoice_module_default.note,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'eeL9xN',
              message: [
                'Ta przeglądarka prosi, żeby Cię nie śledzić (Global Privacy Control albo Do Not Track). Niczego tu nie liczymy, cokolwiek wybierzesz.',
              ],
            }),
          })
        : null,
    ],
  })
}
export { CookieChoice as t }
