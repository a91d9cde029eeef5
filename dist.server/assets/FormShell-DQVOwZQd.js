import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { Rt as Notice, Yi as useLocation, ei as ButtonLink } from '../renderPage.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { n as Card_module_default } from './Card-scAZrQw6.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
// src/features/account/frame/CardSkeletons.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Cards on their way, each with so many fields. */
function CardSkeletons({ fields }) {
  return fields.map((count, place) =>
    /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
      'div',
      {
        className: Card_module_default.card,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
            width: '9rem',
            height: '1.5rem',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldSkeletons, { count }),
        ],
      },
      `${place}-${count}`,
    ),
  )
}
/** Fields of a form on their way. */
function FieldSkeletons({ count }) {
  return Array.from({ length: count }, (_, field) =>
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '4.25rem' }, field),
  )
}
// src/features/account/form/FormNotes.tsx
/** Why the last try came to nothing; where the session has run out, the way back in. */
function FormFailure({ failure }) {
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const isOver = failure instanceof ApiError && failure.status === 401
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, {
    failure,
    action: isOver
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/login',
          search: { redirect },
          size: 'small',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'p9PO5k',
            message: ['Zaloguj się'],
          }),
        })
      : void 0,
  })
}
/** Words of an earlier visit that were never saved are back: says so, and how to be rid of them. */
function RestoredNote({ onDiscard }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'neutral',
    title: _t(
      /** i18n */
      {
        id: 'VKfH8I',
        message: ['Twoje niezapisane zmiany czekały tutaj'],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
      size: 'small',
      onPress: onDiscard,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'iBfMCG',
        message: ['Odrzuć je'],
      }),
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '93celk',
      message: ['Sprawdź je i\xA0zapisz.'],
    }),
  })
}
/** The API can't be reached while a form is open: what works and what waits. */
function OfflineNote({ isKept }) {
  const { _: _t2 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'warning',
    title: _t2(
      /** i18n */
      {
        id: '0LJyhG',
        message: ['Bez sieci nie zapiszemy zmian'],
      },
    ),
    children: isKept
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'yqJcjO',
          message: [
            'Możesz pisać dalej: to, co wpiszesz, zostaje na tym urządzeniu i\xA0poczeka na zapisanie.',
          ],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'E57YaR',
          message: ['Zapisz, gdy wróci połączenie. Do tego czasu zostaw tę stronę otwartą.'],
        }),
  })
}
var AccountForm_module_default = {
  form: '_form_eu7jn_2',
  actions: '_actions_eu7jn_8',
}
// src/features/account/form/FormShell.tsx
/** One form of the account with its notes and its buttons. */
function FormShell(props) {
  const { form, isOffline = false, isKept = false, isDisabled = false } = props
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    ...form.element,
    className: AccountForm_module_default.form,
    'aria-label': props.label,
    children: [
      isOffline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflineNote, { isKept }) : null,
      form.isRestored && form.isChanged
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestoredNote, { onDiscard: form.reset })
        : null,
      props.children,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { failure: form.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: AccountForm_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            type: 'submit',
            variant: 'primary',
            isPending: form.isPending,
            isDisabled,
            children: props.verb,
          }),
          props.onCancel === void 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                variant: 'quiet',
                onPress: props.onCancel,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Wbu6xg',
                  message: ['Zrezygnuj'],
                }),
              }),
          form.isChanged && isKept
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                variant: 'quiet',
                onPress: form.reset,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'OjT3Rx',
                  message: ['Cofnij zmiany'],
                }),
              })
            : null,
        ],
      }),
    ],
  })
}
export {
  FieldSkeletons as a,
  CardSkeletons as i,
  AccountForm_module_default as n,
  FormFailure as r,
  FormShell as t,
}
