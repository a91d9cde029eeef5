import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as CloudUpload } from './cloud-upload-C0XR2nWF.js'
import {
  K as announce,
  ct as liveValue,
  g as openOutboxPanel,
  ii as TriangleExclamationPoint,
  jt as useStore,
} from '../renderPage.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as liveOutbox } from './liveOutbox-DWPCV8Mr.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/outbox/OutboxButton.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var OutboxButton_module_default = {
  button: '_button_mum4g_2',
  count: '_count_mum4g_26',
}
// src/features/outbox/OutboxButton.tsx
var import_jsx_runtime = require_jsx_runtime()
var NONE = []
/**
 * Tells that changes wait on this device, and opens their panel; shows nothing when nothing waits. Loaded after
 * the first screen: it brings the database.
 */
function OutboxButton() {
  const { _: _t } = useLingui()
  const intents = liveValue(useStore(liveOutbox), NONE)
  useSpokenOutbox(intents)
  if (intents.length === 0) return null
  const refused = intents.filter((intent) => intent.state === 'parked').length
  const count = intents.length
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
    type: 'button',
    className: OutboxButton_module_default.button,
    'data-refused': refused > 0 ? '' : void 0,
    'aria-haspopup': 'dialog',
    'aria-label':
      refused > 0
        ? _t(
            /** i18n */
            {
              id: 'sxGqdU',
              message: [
                'Do wysłania: ',
                [
                  'refused',
                  'plural',
                  {
                    offset: void 0,
                    one: ['#', '\xA0zmiana wymaga decyzji'],
                    few: ['#', '\xA0zmiany wymagają decyzji'],
                    many: ['#', '\xA0zmian wymaga decyzji'],
                    other: ['#', '\xA0zmiany wymagają decyzji'],
                  },
                ],
              ],
              values: { refused },
            },
          )
        : _t(
            /** i18n */
            {
              id: 'Blnrrg',
              message: [
                'Do wysłania: ',
                [
                  'count',
                  'plural',
                  {
                    offset: void 0,
                    one: ['#', '\xA0zmiana'],
                    few: ['#', '\xA0zmiany'],
                    many: ['#', '\xA0zmian'],
                    other: ['#', '\xA0zmiany'],
                  },
                ],
              ],
              values: { count },
            },
          ),
    onClick: openOutboxPanel,
    children: [
      refused > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TriangleExclamationPoint, {
            size: 20,
            'aria-hidden': 'true',
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloudUpload, {
            size: 20,
            'aria-hidden': 'true',
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: OutboxButton_module_default.count,
        'aria-hidden': 'true',
        children: count > 99 ? '99+' : count,
      }),
    ],
  })
}
/** Says to screen readers when everything has been sent, and when something was refused. */
function useSpokenOutbox(intents) {
  const { _: _t2 } = useLingui()
  const before = (0, import_react.useRef)({
    count: 0,
    refused: 0,
  })
  const count = intents.length
  const refused = intents.filter((intent) => intent.state === 'parked').length
  ;(0, import_react.useEffect)(() => {
    if (refused > before.current.refused)
      announce(
        _t2(
          /** i18n */
          {
            id: 'r-8BAB',
            message: ['Jedna ze zmian nie została przyjęta. Zobacz „Do wysłania”.'],
          },
        ),
        'assertive',
      )
    else if (count === 0 && before.current.count > 0)
      announce(
        _t2(
          /** i18n */
          {
            id: 'tp_BPA',
            message: ['Wszystkie zmiany są wysłane.'],
          },
        ),
      )
    before.current = {
      count,
      refused,
    }
  }, [count, refused, _t2])
}
export { OutboxButton as default }
