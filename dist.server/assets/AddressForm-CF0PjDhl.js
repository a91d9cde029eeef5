import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans } from './dist-CJ0y7q9j.js'
import { Yi as useLocation } from '../renderPage.js'
import { t as useSecondsLeft } from './useSecondsLeft-BYvlyeft.js'
// src/features/shop/NextTry.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var NextTry_module_default = { note: '_note_170e0_2' }
// src/features/shop/NextTry.tsx
var import_jsx_runtime = require_jsx_runtime()
/** While the storefront has too much to do: that it has, when it is asked again, and that nothing is lost. */
function NextTry({ busy, hasProducts }) {
  if (busy === null) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('output', {
    className: NextTry_module_default.note,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '2fkX2Q',
        message: ['Zagląda do nas teraz bardzo dużo osób i\xA0sklep prosi o\xA0chwilę przerwy.'],
      }),
      ' ',
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Countdown, { waitMs: busy.waitMs }, busy.tries),
      hasProducts
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              ' ',
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '61OVrx',
                message: ['To, co już widzisz, zostaje.'],
              }),
            ],
          })
        : null,
    ],
  })
}
/** Each try has a countdown of its own. Seconds are not read out one by one. */
function Countdown({ waitMs }) {
  const [until] = (0, import_react.useState)(() => Date.now() + waitMs)
  const seconds = useSecondsLeft(until)
  if (seconds === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Dzljcx',
      message: ['Pytamy ponownie…'],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    'aria-live': 'off',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'pUoXOt',
      message: [
        [
          'seconds',
          'plural',
          {
            offset: void 0,
            one: ['Spróbujemy ponownie za ', '#', '\xA0sekundę.'],
            few: ['Spróbujemy ponownie za ', '#', '\xA0sekundy.'],
            many: ['Spróbujemy ponownie za ', '#', '\xA0sekund.'],
            other: ['Spróbujemy ponownie za ', '#', '\xA0sekundy.'],
          },
        ],
      ],
      values: { seconds },
    }),
  })
}
// src/features/shop/useSearchLink.ts
/**
 * Makes links that change a part of a screen's address: what a press of one is given to `onSearchChange` for, and
 * where it leads by itself as long as no script runs, or into another tab.
 */
function useSearchLink(search, onSearchChange) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (change, how = 'push') => ({
    to: path,
    search: {
      ...search,
      ...change,
    },
    preload: false,
    activeOptions: { exact: true },
    onClick: (event) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      onSearchChange(change, how)
    },
  })
}
/** Whether it leads on in this tab: with another key or button held it is the browser's. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
// src/features/shop/CarriedSearch.tsx
/** The rest of an address in a form, as hidden fields, so that its submission loses nothing. */
function CarriedSearch({ search, without }) {
  return Object.entries(search).map(([name, value]) =>
    value === void 0 || without.includes(name)
      ? null
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'input',
          {
            type: 'hidden',
            name,
            value: String(value),
          },
          name,
        ),
  )
}
// src/features/shop/AddressForm.tsx
/**
 * Controls whose submission is the address they write themselves while a script runs: what is left of them where none
 * does. Their names are those of the address; the rest of it goes along.
 */
function AddressForm({ search, without, children, ...rest }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    role: 'presentation',
    'data-address': '',
    ...rest,
    action: path,
    onSubmit: (event) => event.preventDefault(),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CarriedSearch, {
        search,
        without,
      }),
      children,
    ],
  })
}
export { NextTry as i, CarriedSearch as n, useSearchLink as r, AddressForm as t }
