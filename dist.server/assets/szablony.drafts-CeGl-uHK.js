import {
  At as useConnection,
  C as useSession,
  Jr as Page,
  Rt as Notice,
  Si as useServices,
  T as useFormat,
  ei as ButtonLink,
} from '../renderPage.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as PenLine } from './pen-line-CjAQDEGe.js'
import { t as Workflow } from './workflow-DbQt_TiA.js'
import { a as judgeAccess, t as ADMIN } from './access-Bi3cgZ5_.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { n as useListedTemplates, r as standingWords, t as templatesQuery } from './liveTemplates-BF2uMw2a.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// node_modules/lucide-react/dist/esm/icons/lock.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'lock',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '18',
        height: '11',
        x: '3',
        y: '11',
        rx: '2',
        ry: '2',
        key: '1w4ew1',
      },
    ],
    [
      'path',
      {
        d: 'M7 11V7a5 5 0 0 1 10 0v4',
        key: 'fwvmzm',
      },
    ],
  ],
}
__iconData.node
var Lock = createLucideIcon(__iconData)
var Drafts_module_default = {
  list: '_list_1ndur_2',
  row: '_row_1ndur_9',
  words: '_words_1ndur_20',
  title: '_title_1ndur_28',
  facts: '_facts_1ndur_33',
}
// src/features/builder/drafts/DraftsScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
/** /szablony/drafts: an author’s templates, on this device and on the server, and where each stands. */
function DraftsScreen({ isOffline }) {
  const { _: _t } = useLingui()
  const session = useSession()
  const isAuthor =
    session.status === 'signed-in' &&
    judgeAccess(ADMIN, {
      ...session.user,
      isVerified: session.user.is_verified,
    }) === 'allowed'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'eP5VS5',
          message: ['Szkice szablonów'],
        }),
        lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'G1jTB5',
          message: ['Wszystko, nad czym pracujesz, i\xA0miejsce, w\xA0którym stoi.'],
        }),
        breadcrumbs: [
          {
            label: _t(
              /** i18n */
              {
                id: '9l63I6',
                message: ['Szablony'],
              },
            ),
            to: '/szablony',
          },
          {
            label: _t(
              /** i18n */
              {
                id: 'F3Qi_z',
                message: ['Szkice'],
              },
            ),
          },
        ],
        ...(isAuthor
          ? {
              actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                to: '/admin/template-builder',
                variant: 'primary',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Workflow, { size: 18 }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'g8wSLn',
                  message: ['Otwórz kreator'],
                }),
              }),
            }
          : {}),
      }),
      session.status === 'unknown' ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DraftsSkeleton, {}) : null,
      session.status !== 'unknown' && !isAuthor
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lock, { size: 28 }),
            title: _t(
              /** i18n */
              {
                id: 'UJrvxY',
                message: ['Szkice ma tu zespół Iskry'],
              },
            ),
            description: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'YHBZ-p',
              message: ['Szablony układają administratorzy. Z\xA0gotowych możesz korzystać od razu.'],
            }),
            action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
              to: '/szablony',
              variant: 'primary',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '9-XXqn',
                message: ['Zobacz szablony'],
              }),
            }),
          })
        : null,
      isAuthor ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Drafts$1, { isOffline }) : null,
    ],
  })
}
function Drafts$1({ isOffline }) {
  const { _: _t2 } = useLingui()
  const server = useQuery(templatesQuery(useServices()))
  const { templates, isPending } = useListedTemplates()
  if (isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DraftsSkeleton, {})
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      server.isError
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'warning',
            action: isOffline
              ? void 0
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                  size: 'small',
                  onPress: () => void server.refetch(),
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'BbPnhI',
                    message: ['Spróbuj ponownie'],
                  }),
                }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '85R1SD',
              message: ['Widać to, co ma to urządzenie. Resztę pokażemy, gdy odezwie się serwer.'],
            }),
          })
        : null,
      templates.length === 0 && !server.isError
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PenLine, { size: 28 }),
            title: _t2(
              /** i18n */
              {
                id: 'CQZhgz',
                message: ['Nie ma jeszcze szkiców'],
              },
            ),
            description: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'iLnXt1',
              message: ['Pierwszy szablon zaczyna się w\xA0kreatorze.'],
            }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Drafts_module_default.list,
        children: templates.map((template) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              className: Drafts_module_default.row,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Draft, { template }),
            },
            template.id,
          ),
        ),
      }),
    ],
  })
}
/** How one stands that this device hasn’t: as it was saved last. */
var ON_SERVER = {
  conflict: null,
  edition: 0,
  savedEdition: 0,
  baseRevision: 1,
  publishedRevision: 1,
}
function Draft({ template }) {
  const { i18n, _: _t3 } = useLingui()
  const format = useFormat()
  const { id, title, slug, status, changedAt, row } = template
  const { label, tone } = standingWords(
    row ?? {
      ...ON_SERVER,
      status,
    },
  )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Drafts_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
            to: '/admin/template-builder',
            search: { id },
            className: Drafts_module_default.title,
            children:
              title === ''
                ? _t3(
                    /** i18n */
                    {
                      id: 'NVrS0M',
                      message: ['Bez tytułu'],
                    },
                  )
                : title,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Drafts_module_default.facts,
            children: [
              row === null
                ? _t3(
                    /** i18n */
                    {
                      id: 'TAKBQP',
                      message: ['na serwerze'],
                    },
                  )
                : _t3(
                    /** i18n */
                    {
                      id: '3GtATw',
                      message: ['także na tym urządzeniu'],
                    },
                  ),
              ' ·',
              ' ',
              format.relativeTime(new Date(changedAt)),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
        tone,
        children: i18n._(label),
      }),
      status === 'published'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
            to: '/szablony/$slug',
            params: { slug },
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'lbqomr',
              message: ['Strona szablonu'],
            }),
          })
        : null,
    ],
  })
}
function DraftsSkeleton() {
  const { _: _t4 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: Drafts_module_default.list,
    'aria-busy': 'true',
    'aria-label': _t4(
      /** i18n */
      {
        id: 'UXYgiU',
        message: ['Wczytujemy szkice'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        shape: 'box',
        height: '4rem',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        shape: 'box',
        height: '4rem',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        shape: 'box',
        height: '4rem',
      }),
    ],
  })
}
// src/routes/szablony.drafts.tsx?tsr-split=component---loader
function Drafts() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DraftsScreen, {
    isOffline: useConnection().view === 'offline',
  })
}
export { Drafts as component }
