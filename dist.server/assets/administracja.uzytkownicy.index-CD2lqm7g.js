import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useInfiniteQuery } from './useInfiniteQuery-Djd33ye9.js'
import {
  Jr as Page,
  Si as useServices,
  T as useFormat,
  Zr as SearchField,
  qt as Route,
} from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { n as useTypedSearch, t as trimmedOrNone } from './useTypedSearch-DZiSX_xF.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import {
  i as peopleQuery,
  p as Administration_module_default,
  r as actsQuery,
  t as ReadFailure,
} from './ReadFailure-B6ZnHdgh.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { n as ActList, t as PersonBadges } from './PersonBadges-DUczL5B6.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as Unread } from './Unread-8A2hl0ow.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
// src/features/administration/journal/JournalCard.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Everything that administrators did, the newest first, older ones as they are asked for. */
function JournalCard() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    actsQuery(useServices()),
  )
  const acts = data?.pages.flatMap((page) => page.acts) ?? []
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '7-DN1B',
      message: ['Dziennik zmian'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'qIczM6',
      message: ['Kto, co, kiedy i\xA0dlaczego. Nikt tu niczego nie poprawia ani nie usuwa.'],
    }),
    children: [
      data !== void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActList, {
            acts,
            namesPerson: true,
          })
        : error === null
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
              shape: 'box',
              height: '3rem',
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReadFailure, {
              error,
              onRetry: () => void refetch(),
            }),
      hasNextPage
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            isPending: isFetchingNextPage,
            onPress: () => void fetchNextPage(),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '52DkSI',
              message: ['Pokaż starsze'],
            }),
          })
        : null,
    ],
  })
}
// src/features/administration/people/PersonRow.tsx
/** One account among those found; leads to the person. */
function PersonRow({ user }) {
  const joined = useFormat().date(user.created_at)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
    className: Rows_module_default.plain,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: Rows_module_default.words,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
          className: Rows_module_default.title,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
              to: '/administracja/uzytkownicy/$id',
              params: { id: user.id },
              children: user.email,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonBadges, { user }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
          className: Rows_module_default.muted,
          children: [
            user.display_name === null ? null : `${user.display_name} · `,
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'XQ-ky3',
              message: ['konto od ', ['joined']],
              values: { joined },
            }),
          ],
        }),
      ],
    }),
  })
}
// src/features/administration/people/PeopleScreen.tsx
/** /administracja/uzytkownicy: finding people, and what was done to their accounts. */
function PeopleScreen({ text, onTextChange }) {
  const { _: _t } = useLingui()
  const [typed, type] = useTypedSearch(text, trimmedOrNone, onTextChange)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'uhYJRQ',
            message: ['Użytkownicy'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'NnQ4PF',
            message: [
              'Konta, ich kredyty i\xA0uprawnienia. Każda zmiana ma powód i\xA0zostaje w\xA0dzienniku.',
            ],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Administration_module_default.parts,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
            label: _t(
              /** i18n */
              {
                id: '5dk5rN',
                message: ['Szukaj użytkownika'],
              },
            ),
            placeholder: _t(
              /** i18n */
              {
                id: 'uPp1e2',
                message: ['E-mail, nazwa albo identyfikator'],
              },
            ),
            value: typed,
            onChange: type,
            onSubmit: (submitted) => onTextChange(trimmedOrNone(submitted)),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
            title:
              text === void 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'dEmzEu',
                    message: ['Najnowsze konta'],
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'KkffOq',
                    message: ['Znalezione konta'],
                  }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(People$1, { text: text ?? '' }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(JournalCard, {}),
        ],
      }),
    ],
  })
}
function People$1({ text }) {
  const { _: _t2 } = useLingui()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    peopleQuery(useServices(), text),
  )
  if (data === void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unread, {
      error,
      onRetry: () => void refetch(),
      count: 5,
      height: '3rem',
    })
  const people = data.pages.flatMap((page) => page.users)
  if (people.length === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '1Az8FZ',
        message: ['Nikogo takiego nie ma. Wystarczy początek adresu albo część nazwy.'],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Rows_module_default.rows,
        'aria-label': _t2(
          /** i18n */
          {
            id: 'inq369',
            message: ['Konta'],
          },
        ),
        children: people.map((user) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonRow, { user }, user.id),
        ),
      }),
      hasNextPage
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            isPending: isFetchingNextPage,
            onPress: () => void fetchNextPage(),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'ipGIJd',
              message: ['Pokaż więcej'],
            }),
          })
        : null,
    ],
  })
}
// src/routes/administracja.uzytkownicy.index.tsx?tsr-split=component---loader
function People() {
  const { q } = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PeopleScreen, {
    text: q,
    onTextChange: (text) =>
      void navigate({
        search: { q: text },
        replace: true,
        resetScroll: false,
      }),
  })
}
export { People as component }
