import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as Plus } from './plus-BfDvEhFF.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  $n as string,
  Jr as Page,
  Si as useServices,
  T as useFormat,
  V as showToast,
  Wn as object,
  ji as useQueryClient,
  lr as _maxLength,
} from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { p as Administration_module_default, r as actsQuery } from './ReadFailure-B6ZnHdgh.js'
import { t as Unread } from './Unread-8A2hl0ow.js'
import {
  n as endCode,
  o as MOST_BONUS,
  r as listCodes,
  s as MOST_USES,
  t as addCode,
} from './affiliateCalls-I_nzPR0d.js'
import { r as REASON_LENGTH } from './acts-C1HArMdI.js'
import { n as affiliateKeyOf, t as CODE_LENGTH } from './codes-C2QMq9Cr.js'
import { t as DateField } from './DateField-B1HD660S.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { i as schemaCheck, r as requiredWords, t as judged } from './schemaCheck-D7z3xsYj.js'
import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
// src/features/administration/codes/Codes.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var Codes_module_default = {
  pair: '_pair_qe59o_2',
  name: '_name_qe59o_12',
  code: '_code_qe59o_19',
}
// src/features/administration/codes/codeForm.ts
/** What is typed of a new code. Days are `YYYY-MM-DD` or empty. */
var EMPTY_CODE = {
  code: '',
  creator: '',
  discountPercent: '',
  bonusCredits: '',
  startsAt: '',
  endsAt: '',
  usageLimit: '',
  email: '',
  reason: '',
}
/** A whole number in the given bounds; null for anything else. */
function wholeNumber(typed, least, most) {
  const text = typed.replaceAll(/\s/g, '')
  if (!/^\d{1,9}$/.test(text)) return null
  const number = Number(text)
  return number >= least && number <= most ? number : null
}
var number = (least, most) =>
  judged((value) => (wholeNumber(value === '' ? '0' : value, least, most) === null ? 'wrong' : null))
var checkCode = schemaCheck(
  object({
    code: judged((value) =>
      value.trim() === '' ? 'required' : affiliateKeyOf(value) === null ? 'wrong' : null,
    ),
    creator: requiredWords.check(_maxLength(80)),
    discountPercent: number(0, 90),
    bonusCredits: number(0, MOST_BONUS),
    startsAt: string(),
    endsAt: string(),
    usageLimit: judged((value) =>
      value.trim() === '' || wholeNumber(value, 1, 1e6) !== null ? null : 'wrong',
    ),
    email: string(),
    reason: judged((value) => {
      const { length } = value.trim()
      return length === 0 ? 'required' : length < REASON_LENGTH.min ? 'too_short' : null
    }),
  }),
)
/** What is sent of it. A day begins and ends where the administrator is. */
function codeToSend(values, act) {
  return {
    act,
    reason: values.reason.trim(),
    code: values.code.trim(),
    creator: values.creator.trim(),
    discountPercent: wholeNumber(values.discountPercent, 0, 90) ?? 0,
    bonusCredits: wholeNumber(values.bonusCredits, 0, 1e4) ?? 0,
    startsAt:
      values.startsAt === '' ? null : /* @__PURE__ */ new Date(`${values.startsAt}T00:00:00`).toISOString(),
    endsAt: values.endsAt === '' ? null : dayAfter(values.endsAt).toISOString(),
    usageLimit: values.usageLimit.trim() === '' ? null : wholeNumber(values.usageLimit, 1, MOST_USES),
    email: values.email.trim() === '' ? null : values.email.trim(),
  }
}
function dayAfter(day) {
  const date = /* @__PURE__ */ new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + 1)
  return date
}
// src/features/administration/codes/codeQueries.ts
/** All affiliate codes; always read anew, for another administrator may have added one. */
function codesQuery({ productApi }) {
  return queryOptions({
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    queryKey: [ACCOUNT_KEY, 'admin-affiliate-codes'],
    queryFn: async ({ signal }) => listCodes(await productApi(), { signal }),
  })
}
// src/features/administration/codes/AddCodeDialog.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A new code: whose it is, what it gives, from when, until when and how often. */
function AddCodeDialog({ onClose }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const services = useServices()
  const queryClient = useQueryClient()
  const [act] = (0, import_react.useState)(() => crypto.randomUUID())
  const form = useForm({
    initial: EMPTY_CODE,
    check: checkCode,
    submit: async (values, { signal }) => {
      const { queryKey } = codesQuery(services)
      const codes = await addCode(await services.productApi(), codeToSend(values, act), { signal })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, codes)
      queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'Rli5S_',
            message: ['Kod dodany i\xA0zapisany w\xA0dzienniku'],
          },
        ),
      })
    },
    onSubmitted: onClose,
  })
  const from = form.field('startsAt')
  const to = form.field('endsAt')
  const mostBonus = format.number(MOST_BONUS)
  const mostDiscount = format.number(90)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: true,
    title: _t(
      /** i18n */
      {
        id: '2zA2Vb',
        message: ['Nowy kod twórcy'],
      },
    ),
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose()
    },
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          onPress: onClose,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'mRjC3e',
            message: ['Anuluj'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          type: 'submit',
          form: form.id,
          isPending: form.isPending,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'CyniU1',
            message: ['Dodaj kod'],
          }),
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
      ...form.element,
      className: Administration_module_default.form,
      'aria-label': _t(
        /** i18n */
        {
          id: '2zA2Vb',
          message: ['Nowy kod twórcy'],
        },
      ),
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: Codes_module_default.pair,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
              ...form.field('code'),
              label: _t(
                /** i18n */
                {
                  id: 'DC4rTY',
                  message: ['Kod'],
                },
              ),
              description: _t(
                /** i18n */
                {
                  id: 'NlCcC7',
                  message: ['Litery bez polskich znaków, cyfry, - i\xA0_.'],
                },
              ),
              autoComplete: 'off',
              maxLength: CODE_LENGTH.max,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
              ...form.field('creator'),
              label: _t(
                /** i18n */
                {
                  id: '7wb7i4',
                  message: ['Twórca'],
                },
              ),
              description: _t(
                /** i18n */
                {
                  id: '1szexr',
                  message: ['Tak przedstawi go baner.'],
                },
              ),
              autoComplete: 'off',
              maxLength: 80,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
              ...form.field('discountPercent'),
              label: _t(
                /** i18n */
                {
                  id: 'B-Tg-k',
                  message: ['Zniżka w\xA0procentach'],
                },
              ),
              description: _t(
                /** i18n */
                {
                  id: 'o2B6J8',
                  message: ['Najwyżej ', ['mostDiscount'], '. Puste pole: ceny bez zmian.'],
                  values: { mostDiscount },
                },
              ),
              inputMode: 'numeric',
              autoComplete: 'off',
              maxLength: 3,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
              ...form.field('bonusCredits'),
              label: _t(
                /** i18n */
                {
                  id: 'FUHiYS',
                  message: ['Kredyty w\xA0prezencie'],
                },
              ),
              description: _t(
                /** i18n */
                {
                  id: 'C1UtJ-',
                  message: ['Najwyżej ', ['mostBonus'], ', raz na osobę.'],
                  values: { mostBonus },
                },
              ),
              inputMode: 'numeric',
              autoComplete: 'off',
              maxLength: 7,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateField, {
              label: _t(
                /** i18n */
                {
                  id: 'ev2xoa',
                  message: ['Od dnia'],
                },
              ),
              description: _t(
                /** i18n */
                {
                  id: 'LwLuzZ',
                  message: ['Puste pole: od razu.'],
                },
              ),
              value: from.value,
              onChange: from.onChange,
              errorMessage: from.errorMessage,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateField, {
              label: _t(
                /** i18n */
                {
                  id: 'UkDj6N',
                  message: ['Do dnia'],
                },
              ),
              description: _t(
                /** i18n */
                {
                  id: 'NUAudN',
                  message: ['Włącznie. Puste pole: do odwołania.'],
                },
              ),
              value: to.value,
              onChange: to.onChange,
              errorMessage: to.errorMessage,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
              ...form.field('usageLimit'),
              label: _t(
                /** i18n */
                {
                  id: '1xTbWE',
                  message: ['Najwięcej zamówień'],
                },
              ),
              description: _t(
                /** i18n */
                {
                  id: 'yz3QeH',
                  message: ['Puste pole: bez granicy.'],
                },
              ),
              inputMode: 'numeric',
              autoComplete: 'off',
              maxLength: 9,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
              ...form.field('email'),
              label: _t(
                /** i18n */
                {
                  id: 'vyhzcO',
                  message: ['E-mail konta twórcy'],
                },
              ),
              description: _t(
                /** i18n */
                {
                  id: 'siWALK',
                  message: ['Zobaczy na panelu, co kod przyniósł. Może zostać puste.'],
                },
              ),
              type: 'email',
              inputMode: 'email',
              autoComplete: 'off',
              maxLength: 254,
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
          ...form.field('reason'),
          label: _t(
            /** i18n */
            {
              id: 'jM7f_L',
              message: ['Powód'],
            },
          ),
          description: _t(
            /** i18n */
            {
              id: 'MxUnMc',
              message: ['Zostanie w\xA0dzienniku.'],
            },
          ),
          multiline: true,
          maxLength: REASON_LENGTH.max,
        }),
      ],
    }),
  })
}
// src/features/administration/codes/EndCodeDialog.tsx
var check = schemaCheck(
  object({
    reason: judged((value) => {
      const { length } = value.trim()
      return length === 0 ? 'required' : length < REASON_LENGTH.min ? 'too_short' : null
    }),
  }),
)
/** Ends a code from now on, with a reason. */
function EndCodeDialog({ code, onClose }) {
  const { _: _t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const [act] = (0, import_react.useState)(() => crypto.randomUUID())
  const form = useForm({
    initial: { reason: '' },
    check,
    submit: async ({ reason }, { signal }) => {
      const { queryKey } = codesQuery(services)
      const request = {
        code,
        act,
        reason: reason.trim(),
      }
      const codes = await endCode(await services.productApi(), request, { signal })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, codes)
      queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'xUNLXt',
            message: ['Kod zakończony'],
          },
        ),
      })
    },
    onSubmitted: onClose,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: true,
    size: 'sm',
    title: _t(
      /** i18n */
      {
        id: 'i_UTbJ',
        message: ['Zakończyć kod ', ['code'], '?'],
        values: { code },
      },
    ),
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose()
    },
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          onPress: onClose,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'mRjC3e',
            message: ['Anuluj'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'danger',
          type: 'submit',
          form: form.id,
          isPending: form.isPending,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'aFRm5g',
            message: ['Zakończ kod'],
          }),
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
      ...form.element,
      className: Administration_module_default.form,
      'aria-label': _t(
        /** i18n */
        {
          id: 'aFRm5g',
          message: ['Zakończ kod'],
        },
      ),
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'ogpMpM',
            message: [
              'Od teraz żadne nowe zamówienie go nie dostanie. Złożone zachowają zniżkę i\xA0kredyty. Kodu nie da się wznowić.',
            ],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
          ...form.field('reason'),
          label: _t(
            /** i18n */
            {
              id: 'jM7f_L',
              message: ['Powód'],
            },
          ),
          description: _t(
            /** i18n */
            {
              id: 'MxUnMc',
              message: ['Zostanie w\xA0dzienniku.'],
            },
          ),
          multiline: true,
          maxLength: REASON_LENGTH.max,
        }),
      ],
    }),
  })
}
// src/features/administration/codes/CodeRow.tsx
/** A code: whose, what it gives, how long, and what it has brought. */
function CodeRow({ code: row, now }) {
  const format = useFormat()
  const [isEnding, setEnding] = (0, import_react.useState)(false)
  const { code, creator, bonusCredits, discountPercent, startsAt, endsAt, usageLimit, account } = row
  const isOver = endsAt !== null && Date.parse(endsAt) <= now
  const percent = format.number(discountPercent / 100, { style: 'percent' })
  const from = startsAt === null ? null : format.dateTime(startsAt)
  const to = endsAt === null ? null : format.dateTime(endsAt)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.plain,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Codes_module_default.name,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
                className: Codes_module_default.code,
                children: code,
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeState, {
                row,
                now,
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            children: [
              creator,
              ' · ',
              percent,
              ' · ',
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: bonusCredits }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Rows_module_default.muted,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'fLyP0R',
                message: [
                  [
                    '0',
                    'plural',
                    {
                      offset: void 0,
                      one: ['#', '\xA0zamówienie'],
                      few: ['#', '\xA0zamówienia'],
                      many: ['#', '\xA0zamówień'],
                      other: ['#', '\xA0zamówienia'],
                    },
                  ],
                ],
                values: { 0: row.orders },
              }),
              ' ',
              '· ',
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'Z-yvlA',
                message: ['rozdano'],
              }),
              ' ',
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: row.creditsGiven }),
              usageLimit === null
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                    children: [
                      ' ',
                      '· ',
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'xjkupe',
                        message: ['najwyżej ', ['usageLimit']],
                        values: { usageLimit },
                      }),
                    ],
                  }),
            ],
          }),
          from === null && to === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: Rows_module_default.muted,
                children: [
                  from === null
                    ? null
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'ci85KQ',
                        message: ['od ', ['from']],
                        values: { from },
                      }),
                  ' ',
                  to === null
                    ? null
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: '8g79hJ',
                        message: ['do ', ['to']],
                        values: { to },
                      }),
                ],
              }),
          account === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                to: '/administracja/uzytkownicy/$id',
                params: { id: account.id },
                children: account.email,
              }),
        ],
      }),
      isOver
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
            size: 'small',
            onPress: () => setEnding(true),
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'U9sdUU',
                message: ['Zakończ'],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: 'visually-hidden',
                children: [' ', code],
              }),
            ],
          }),
      isEnding
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EndCodeDialog, {
            code,
            onClose: () => setEnding(false),
          })
        : null,
    ],
  })
}
function CodeState({ row: { startsAt, endsAt }, now }) {
  if (endsAt !== null && Date.parse(endsAt) <= now)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
      tone: 'neutral',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '6ujIDw',
        message: ['Zakończony'],
      }),
    })
  if (startsAt !== null && Date.parse(startsAt) > now)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
      tone: 'neutral',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'xZ6Lvw',
        message: ['Jeszcze nie działa'],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
    tone: 'success',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'PRi2EJ',
      message: ['Działa'],
    }),
  })
}
// src/features/administration/codes/CodesScreen.tsx
/** /administracja/kody: the codes of creators, what each has brought, new ones and their ends. */
function CodesScreen() {
  const { _: _t } = useLingui()
  const { data, error, refetch } = useQuery(codesQuery(useServices()))
  const [isAdding, setAdding] = (0, import_react.useState)(false)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: '6xDmvS',
            message: ['Kody twórców'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: '18Njnh',
            message: [
              'Kto przyjdzie z\xA0linku ?ref=KOD, ma zniżkę w\xA0koszyku i\xA0kredyty do pierwszego zamówienia. Kodu się nie zmienia, tylko kończy: obietnica zostaje.',
            ],
          },
        ),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, { size: 18 }),
          onPress: () => setAdding(true),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'FwL8Kq',
            message: ['Nowy kod'],
          }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: Administration_module_default.parts,
        children:
          data !== void 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Codes, { codes: data.codes })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unread, {
                error,
                onRetry: () => void refetch(),
                count: 4,
                height: '5rem',
              }),
      }),
      isAdding
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddCodeDialog, { onClose: () => setAdding(false) })
        : null,
    ],
  })
}
function Codes({ codes }) {
  const { _: _t2 } = useLingui()
  const [now] = (0, import_react.useState)(() => Date.now())
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ln10RX',
      message: ['Wszystkie kody'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '5Bx1L3',
      message: ['Liczymy opłacone zamówienia, bez zwróconych i\xA0bez zakupów samego twórcy.'],
    }),
    children:
      codes.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'QRzWMk',
              message: ['Nie ma jeszcze żadnego kodu.'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            className: Rows_module_default.rows,
            'aria-label': _t2(
              /** i18n */
              {
                id: '6xDmvS',
                message: ['Kody twórców'],
              },
            ),
            children: codes.map((code) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                CodeRow,
                {
                  code,
                  now,
                },
                code.code,
              ),
            ),
          }),
  })
}
// src/routes/administracja.kody.tsx?tsr-split=component---loader
var SplitComponent = CodesScreen
export { SplitComponent as component }
