import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as ShieldCheck } from './shield-check-oN8j2McQ.js'
import { T as useFormat } from '../renderPage.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
// node_modules/lucide-react/dist/esm/icons/badge-check.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'badge-check',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z',
        key: '3c2336',
      },
    ],
    [
      'path',
      {
        d: 'm16 9-5.5 5.5L8 12',
        key: 'xofnsj',
      },
    ],
  ],
  aliases: ['verified'],
}
__iconData$1.node
var BadgeCheck = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/mail-question-mark.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'mail-question-mark',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M22 10.35V6a2 2 0 00-2-2H4a2 2 0 00-2 2v12a2 2 0 002 2h12.3',
        key: '14uott',
      },
    ],
    [
      'path',
      {
        d: 'm22 7-8.97 5.7a2 2 0 01-2.06 0L2 7',
        key: '1096bc',
      },
    ],
    [
      'path',
      {
        d: 'M20 18.5c.5-1 2-1 2-2.5a2 2 0 00-2-2 2.5 2.5 0 00-2 1',
        key: '8b19pw',
      },
    ],
    [
      'path',
      {
        d: 'M20 22h.01',
        key: 'mnuvyq',
      },
    ],
  ],
  aliases: ['mail-question'],
}
__iconData.node
var MailQuestionMark = createLucideIcon(__iconData)
// src/features/administration/journal/actWords.ts
var WORDS = {
  roles:
    /** i18n */
    {
      id: 'jpPfqy',
      message: ['Zmiana uprawnień'],
    },
  correction:
    /** i18n */
    {
      id: 'zN7sl3',
      message: ['Korekta kredytów'],
    },
  refund:
    /** i18n */
    {
      id: 'VsaBCz',
      message: ['Zwrot za pracę'],
    },
  return:
    /** i18n */
    {
      id: 'j5TZb-',
      message: ['Cofnięcie kredytów z\xA0zamówienia'],
    },
  'newsletter-send':
    /** i18n */
    {
      id: '_KvpE3',
      message: ['Wysłanie wydania do czytelników'],
    },
  'newsletter-stop':
    /** i18n */
    {
      id: 'Qb2TgV',
      message: ['Zatrzymanie wysyłki wydania'],
    },
  'newsletter-continue':
    /** i18n */
    {
      id: 'JCFIdC',
      message: ['Wznowienie wysyłki wydania'],
    },
  'affiliate-add':
    /** i18n */
    {
      id: '2zA2Vb',
      message: ['Nowy kod twórcy'],
    },
  'affiliate-end':
    /** i18n */
    {
      id: 'Wkt0wD',
      message: ['Zakończenie kodu twórcy'],
    },
  'review-approve':
    /** i18n */
    {
      id: 's7KrrB',
      message: ['Publikacja opinii'],
    },
  'review-reject':
    /** i18n */
    {
      id: 'Glc2l5',
      message: ['Odrzucenie opinii'],
    },
  'review-answer':
    /** i18n */
    {
      id: 'eNf_Wa',
      message: ['Odpowiedź na opinię'],
    },
  'parcel-made':
    /** i18n */
    {
      id: '6gcgxY',
      message: ['Paczka zrobiona'],
    },
  'parcel-sent':
    /** i18n */
    {
      id: 'vaDCei',
      message: ['Paczka wysłana'],
    },
  'parcel-delivered':
    /** i18n */
    {
      id: 'iAwiRQ',
      message: ['Paczka doręczona'],
    },
  stock:
    /** i18n */
    {
      id: 'iAUf6H',
      message: ['Zmiana stanu magazynu'],
    },
}
/** What was done, in a few words. */
function actWords({ kind, roles }) {
  if (roles === null) return WORDS[kind]
  const [was, is] = [roles.before.includes('admin'), roles.after.includes('admin')]
  if (was === is) return WORDS.roles
  return is
    ? /** i18n */
      {
        id: '0zw7hc',
        message: ['Nadanie uprawnień administratora'],
      }
    : /** i18n */
      {
        id: 'fiv3h3',
        message: ['Odebranie uprawnień administratora'],
      }
}
// src/features/administration/journal/ActList.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Entries of the journal. */
function ActList({ acts, namesPerson = false }) {
  const { _: _t } = useLingui()
  if (acts.length === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'EdVvci',
        message: ['Nie ma tu jeszcze żadnego wpisu.'],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
    className: Rows_module_default.rows,
    'aria-label': _t(
      /** i18n */
      {
        id: 'kqoEac',
        message: ['Wpisy dziennika'],
      },
    ),
    children: acts.map((act) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        ActRow,
        {
          act,
          namesPerson,
        },
        act.id,
      ),
    ),
  })
}
function ActRow({ act, namesPerson }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { person, reason, credits, roles, createdAt } = act
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.plain,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: i18n._(actWords(act)) }),
          namesPerson && person !== null
            ? person.email === null
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'JNKcb6',
                    message: ['Konto usunięte'],
                  }),
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                  to: '/administracja/uzytkownicy/$id',
                  params: { id: person.id },
                  children: person.email,
                })
            : null,
          roles === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: Rows_module_default.muted,
                children: [roles.before.join(', '), ' → ', roles.after.join(', ')],
              }),
          reason === '' ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: reason }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Rows_module_default.muted,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Administrator, { act }),
              ' · ',
              format.dateTime(createdAt),
            ],
          }),
        ],
      }),
      credits === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Rows_module_default.amount,
            children: format.number(credits, { signDisplay: 'always' }),
          }),
    ],
  })
}
function Administrator({ act: { administrator } }) {
  if (administrator === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'VVLOXB',
      message: ['polecenie na serwerze'],
    })
  if (administrator.email === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'b29pOz',
      message: ['administrator bez konta'],
    })
  return administrator.email
}
// src/features/administration/people/PersonBadges.tsx
/** What is particular about an account: its roles, and whether its address is proved. */
function PersonBadges({ user: { roles, is_verified } }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      roles.includes('admin')
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
            tone: 'accent',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShieldCheck, { size: 13 }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Faptqt',
              message: ['Administrator'],
            }),
          })
        : null,
      roles.includes('author')
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
            tone: 'neutral',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadgeCheck, { size: 13 }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'xUjSdv',
              message: ['Autor'],
            }),
          })
        : null,
      is_verified
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
            tone: 'warning',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailQuestionMark, { size: 13 }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'HuU50E',
              message: ['Adres niepotwierdzony'],
            }),
          }),
    ],
  })
}
export { ActList as n, PersonBadges as t }
