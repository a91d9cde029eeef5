import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { Jr as Page } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/ui/EntryCard.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var EntryCard_module_default = {
  card: '_card_fklf4_2',
  header: '_header_fklf4_19',
  icon: '_icon_fklf4_26',
  title: '_title_fklf4_47',
  lead: '_lead_fklf4_51',
  footer: '_footer_fklf4_60',
}
// src/ui/EntryCard.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The one look of every screen with a single question, such as those of a letter's link: a card in the middle. */
function EntryCard(props) {
  const { icon, tone = 'accent', title, lead, children, footer, isNews = false } = props
  const titleRef = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => {
    if (isNews) titleRef.current?.focus()
  }, [isNews])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    width: 'narrow',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: EntryCard_module_default.card,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
          className: EntryCard_module_default.header,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: EntryCard_module_default.icon,
              'data-tone': tone,
              'aria-hidden': 'true',
              children: icon,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h1', {
              ref: titleRef,
              tabIndex: -1,
              className: EntryCard_module_default.title,
              children: title,
            }),
            lead === void 0
              ? null
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                  className: EntryCard_module_default.lead,
                  children: lead,
                }),
          ],
        }),
        children,
        footer === void 0
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('footer', {
              className: EntryCard_module_default.footer,
              children: footer,
            }),
      ],
    }),
  })
}
export { EntryCard as t }
