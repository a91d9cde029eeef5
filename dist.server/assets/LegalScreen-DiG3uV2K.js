import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { Jr as Page } from '../renderPage.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var LegalScreen_module_default = { sections: '_sections_cmrpj_2' }
// src/features/legal/LegalScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A text people agree to: numbered sections in plain words, made to be read on a phone. */
function LegalScreen({ title, lead, sections }) {
  const { i18n } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: i18n._(title),
        lead: i18n._(lead),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
        className: LegalScreen_module_default.sections,
        children: sections.map((section) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'li',
            {
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', { children: i18n._(section.title) }),
                section.paragraphs.map(({ text, link }) =>
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                    'p',
                    {
                      children: [
                        i18n._(text),
                        link === void 0
                          ? null
                          : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                              children: [
                                ' ',
                                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                                  to: link.to,
                                  children: i18n._(link.text),
                                }),
                              ],
                            }),
                      ],
                    },
                    text.id,
                  ),
                ),
              ],
            },
            section.title.id,
          ),
        ),
      }),
    ],
  })
}
export { LegalScreen as t }
