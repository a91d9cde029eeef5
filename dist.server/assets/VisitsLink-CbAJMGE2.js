import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { n as LANGUAGE_NAMES, t as LANGUAGES } from './languages-DstpWIH-.js'
import { F as setTheme, I as useThemeChoice, L as useLanguage, Si as useServices } from '../renderPage.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { t as Disclosure } from './Disclosure-DcsJbbBH.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
// src/app/settings/ThemeAndLanguage.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Theme and language, where the deployment leaves the choice. */
function ThemeAndLanguage() {
  const { _: _t } = useLingui()
  const { features } = useServices().config
  const theme = useThemeChoice()
  const { language, setLanguage } = useLanguage()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      features.multiLanguage
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
            label: _t(
              /** i18n */
              {
                id: 'Ra1aZN',
                message: ['Język'],
              },
            ),
            presentation: 'chips',
            options: LANGUAGES.map((value) => ({
              value,
              label: LANGUAGE_NAMES[value],
            })),
            value: language,
            onChange: (value) => void setLanguage(value),
          })
        : null,
      features.darkMode
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
            label: _t(
              /** i18n */
              {
                id: '90lHLi',
                message: ['Motyw'],
              },
            ),
            presentation: 'chips',
            options: [
              {
                value: 'dark',
                label: _t(
                  /** i18n */
                  {
                    id: 'zXzSIe',
                    message: ['Ciemny'],
                  },
                ),
              },
              {
                value: 'light',
                label: _t(
                  /** i18n */
                  {
                    id: 'n_jNp7',
                    message: ['Jasny'],
                  },
                ),
              },
              {
                value: 'system',
                label: _t(
                  /** i18n */
                  {
                    id: 'TnWNkc',
                    message: ['Jak w\xA0systemie'],
                  },
                ),
              },
            ],
            value: theme,
            onChange: setTheme,
          })
        : null,
    ],
  })
}
var StoredOnDevice_module_default = { list: '_list_4bs34_2' }
// src/features/preferences/StoredOnDevice.tsx
/** What is kept in this browser: what the product doesn't work without, and what its visitor has agreed to. */
function StoredOnDevice() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'dj5qK2',
      message: ['Co Iskra trzyma na tym urządzeniu'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
      className: StoredOnDevice_module_default.list,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '65xTIj',
                message: ['Plik cookie „lang”'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'true2a',
                message: ['Wybrany język. Przez rok.'],
              }),
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'DMPiMP',
                message: ['Pamięć przeglądarki'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'QetBNn',
                message: [
                  'Wygląd, ostatnie listy produktów, co było ostatnio oglądane i\xA0to, czy proponowaliśmy już instalację.',
                ],
              }),
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '39KZUZ',
                message: ['Baza na urządzeniu'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'fsxwz7',
                message: [
                  'Koszyk, ulubione, zmiany do wysłania, szkice i\xA0zalogowanie. Wylogowanie usuwa to, co prywatne.',
                ],
              }),
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'TeO-qo',
                message: ['Zapis wizyt, tylko za Twoją zgodą'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'Lxx33Y',
                message: [
                  'Kiedy i\xA0jak długo, ostatnie i\xA0ulubione strony. Wycofanie zgody albo wylogowanie usuwa go od razu.',
                ],
              }),
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'mjm4rX',
                message: ['Kopie stron i\xA0obrazków'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'KXMvV3',
                message: ['Żeby sklep otwierał się także bez sieci.'],
              }),
            }),
          ],
        }),
      ],
    }),
  })
}
// src/features/preferences/NoTracking.tsx
/** What the question about visits is about. */ function NoTracking() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'F4LgFI',
    message: [
      'W\xA0Iskrze nie ma reklam ani obcych skryptów, nikogo nie śledzimy po innych stronach. Wizyty liczymy tylko tym, którzy się zgodzą.',
    ],
  })
}
// src/features/preferences/VisitsLink.tsx
/** The way to what was counted, and how to erase it. */
function VisitsLink({ onClick }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
      to: '/prywatnosc/moje-wizyty',
      onClick,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'NzHwjJ',
        message: ['Zobacz, co policzyliśmy'],
      }),
    }),
  })
}
export { ThemeAndLanguage as i, NoTracking as n, StoredOnDevice as r, VisitsLink as t }
