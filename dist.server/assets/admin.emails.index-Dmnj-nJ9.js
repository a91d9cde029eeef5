import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as Plus } from './plus-BfDvEhFF.js'
import {
  a as newsletterQuery,
  c as saveIssue,
  f as EMPTY_ISSUE,
  n as ISSUE_STATUS_WORDS,
  t as Newsletter_module_default,
} from './Newsletter.module-BTdvHmlP.js'
import { t as newId } from './newId-QR5M__zB.js'
import { Jr as Page, Rt as Notice, Si as useServices, T as useFormat, Yt as Route } from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useSubmission } from './useSubmission-FnOf46R6.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { t as Unread } from './Unread-8A2hl0ow.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/administration/newsletter/IssueRow.tsx
var import_jsx_runtime = require_jsx_runtime()
/** An issue in the list: what it is called, when, and how far it has come. */
function IssueRow({ issue }) {
  const { _: _t, i18n } = useLingui()
  const format = useFormat()
  const { id, subject, status, progress, updatedAt, startedAt } = issue
  const { label, tone } = ISSUE_STATUS_WORDS[status]
  const sent = format.number(progress.sent)
  const recipients = format.number(progress.recipients)
  const moment = format.dateTime(startedAt ?? updatedAt)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.plain,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
            to: '/admin/emails/$id',
            params: { id },
            children:
              subject === ''
                ? _t(
                    /** i18n */
                    {
                      id: 'eGb9Zh',
                      message: ['(bez tematu)'],
                    },
                  )
                : subject,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Rows_module_default.muted,
            children:
              startedAt === null
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'rKjXjs',
                    message: ['Zapisane ', ['moment']],
                    values: { moment },
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'tHl8UE',
                    message: ['Od ', ['moment'], ', wysłano ', ['sent'], ' z\xA0', ['recipients']],
                    values: {
                      moment,
                      sent,
                      recipients,
                    },
                  }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
        tone,
        children: i18n._(label),
      }),
    ],
  })
}
// src/features/administration/newsletter/NewsletterScreen.tsx
/** /admin/emails: issues of the newsletter, and how many read it. */
function NewsletterScreen({ onOpen }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const { data, error, refetch } = useQuery(newsletterQuery({ productApi }))
  const making = useSubmission(async (signal) => {
    const id = newId()
    await saveIssue(
      await productApi(),
      {
        id,
        version: 0,
        content: EMPTY_ISSUE,
      },
      { signal },
    )
    onOpen(id)
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: '5ACX4z',
            message: ['Newsletter'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'kY8Yzx',
            message: [
              'Listy do tych, którzy chcą je dostawać. Każdy dostaje każde wydanie raz, w\xA0swoim języku.',
            ],
          },
        ),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, { size: 18 }),
          isPending: making.isPending,
          onPress: making.submit,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'i3wZ8b',
            message: ['Nowe wydanie'],
          }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Newsletter_module_default.parts,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: making.failure }),
          data !== void 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Overview, { overview: data })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unread, {
                error,
                onRetry: () => void refetch(),
                count: 3,
                height: '5rem',
              }),
        ],
      }),
    ],
  })
}
function Overview({ overview }) {
  const { _: _t2 } = useLingui()
  const { issues, audience, perMinute, sendsLetters } = overview
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      sendsLetters
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'warning',
            title: _t2(
              /** i18n */
              {
                id: 'GJr3yn',
                message: ['Ten serwer nie ma poczty'],
              },
            ),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'OpnIRd',
              message: ['Wydania można pisać, ale listy ruszą dopiero po ustawieniu SMTP_URL.'],
            }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'E9t6OK',
          message: ['Czytelnicy'],
        }),
        lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '5njrCT',
          message: [
            'Wychodzi najwyżej ',
            [
              'perMinute',
              'plural',
              {
                offset: void 0,
                one: ['#', '\xA0list'],
                few: ['#', '\xA0listy'],
                many: ['#', '\xA0listów'],
                other: ['#', '\xA0listu'],
              },
            ],
            ' na minutę.',
          ],
          values: { perMinute },
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
          className: Newsletter_module_default.counts,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'hfQEAb',
                    message: ['Po polsku'],
                  }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: audience.pl }),
              ],
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '-qyelI',
                    message: ['Po angielsku'],
                  }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: audience.en }),
              ],
            }),
          ],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'W8I8IC',
          message: ['Wydania'],
        }),
        children:
          issues.length === 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'pO4QCa',
                  message: [
                    'Nie ma jeszcze żadnego. Zacznij od nowego wydania, szkic zobaczą też inni administratorzy.',
                  ],
                }),
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
                className: Rows_module_default.rows,
                'aria-label': _t2(
                  /** i18n */
                  {
                    id: 'W8I8IC',
                    message: ['Wydania'],
                  },
                ),
                children: issues.map((issue) =>
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IssueRow, { issue }, issue.id),
                ),
              }),
      }),
    ],
  })
}
// src/routes/admin.emails.index.tsx?tsr-split=component---loader
function Newsletter() {
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewsletterScreen, {
    onOpen: (id) =>
      void navigate({
        to: '/admin/emails/$id',
        params: { id },
      }),
  })
}
export { Newsletter as component }
