import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import {
  $n as string,
  Jr as Page,
  Kt as Route,
  Si as useServices,
  T as useFormat,
  V as showToast,
  Wn as object,
  ji as useQueryClient,
} from '../renderPage.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import {
  a as personQuery,
  d as saveRoles,
  l as refundGeneration,
  p as Administration_module_default,
  r as actsQuery,
  s as correctCredits,
  t as ReadFailure,
  u as returnOrder,
} from './ReadFailure-B6ZnHdgh.js'
import { n as ActList, t as PersonBadges } from './PersonBadges-DUczL5B6.js'
import { n as GIVEN_ROLES, r as REASON_LENGTH, t as CORRECTION_MOST } from './acts-C1HArMdI.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { i as schemaCheck, t as judged } from './schemaCheck-D7z3xsYj.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { t as movementWords } from './movementWords-iSJwrH6U.js'
import { t as STATUS_WORDS } from './statusWords-DsDyKv45.js'
// src/features/administration/person/typedCorrection.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** What was typed for a correction: whole credits with or without a sign, not 0; null for anything else. */
function typedCorrection(text) {
  const [, sign = '', digits = ''] = /^([+\-−–]?)(\d{1,6})$/u.exec(text.replaceAll(/\s/gu, '')) ?? []
  const credits = Number(digits)
  if (digits === '' || credits === 0 || credits > 1e5) return null
  return sign === '' || sign === '+' ? credits : 0 - credits
}
// src/features/administration/person/ActDialog.tsx
var import_jsx_runtime = require_jsx_runtime()
var reason = judged((value) => {
  const { length } = value.trim()
  if (length === 0) return 'required'
  return length < REASON_LENGTH.min ? 'too_short' : null
})
var credits = judged((value) => {
  if (value.trim() === '') return 'required'
  return typedCorrection(value) === null ? 'wrong' : null
})
var CHECKS = {
  reason: schemaCheck(
    object({
      reason,
      credits: string(),
    }),
  ),
  'reason and credits': schemaCheck(
    object({
      reason,
      credits,
    }),
  ),
}
/** Asks for the reason of an act and does it. What is pressed again after a lost answer is the same act. */
function ActDialog({ person, act, onClose }) {
  const { _: _t } = useLingui()
  const most = useFormat().number(CORRECTION_MOST)
  const services = useServices()
  const queryClient = useQueryClient()
  const [{ id, seen }] = (0, import_react.useState)(() => ({
    id: crypto.randomUUID(),
    seen: person.lastAct,
  }))
  const { queryKey } = personQuery(services, person.user.id)
  const form = useForm({
    initial: {
      credits: '',
      reason: '',
    },
    check: CHECKS[act.asks],
    submit: async (values, { signal }) => {
      const given = {
        id: person.user.id,
        act: id,
        seen,
        reason: values.reason.trim(),
      }
      try {
        const changed = await act.perform(await services.productApi(), given, {
          credits: typedCorrection(values.credits) ?? 0,
          options: { signal },
        })
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, changed)
      } catch (error) {
        queryClient.invalidateQueries({ queryKey })
        throw error
      }
      queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'X5FUu3',
            message: ['Zrobione i\xA0zapisane w\xA0dzienniku'],
          },
        ),
      })
    },
    onSubmitted: onClose,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: true,
    size: 'sm',
    title: act.title,
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
          variant: act.isHarsh === true ? 'danger' : 'primary',
          type: 'submit',
          form: form.id,
          isPending: form.isPending,
          children: act.verb,
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
      ...form.element,
      'aria-label': act.title,
      className: Administration_module_default.form,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children: act.explanation }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
        act.asks === 'reason'
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
              ...form.field('credits'),
              label: _t(
                /** i18n */
                {
                  id: 'ruT-Di',
                  message: ['Kredyty'],
                },
              ),
              description: _t(
                /** i18n */
                {
                  id: 'GdSx2h',
                  message: ['Z\xA0minusem, gdy mają ubyć. Najwyżej ', ['most'], ' naraz.'],
                  values: { most },
                },
              ),
              inputMode: 'text',
              autoComplete: 'off',
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
              id: 'CLxkGd',
              message: ['Zostanie w\xA0dzienniku, a\xA0przy kredytach zobaczy go właściciel konta.'],
            },
          ),
          multiline: true,
          maxLength: REASON_LENGTH.max,
        }),
      ],
    }),
  })
}
// src/features/administration/person/ActButton.tsx
/** Opens the dialog of an act. */
function ActButton({ person, act, about }) {
  const [isOpen, setOpen] = (0, import_react.useState)(false)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
        size: 'small',
        onPress: () => setOpen(true),
        children: [
          act.verb,
          about === void 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: 'visually-hidden',
                children: [', ', about],
              }),
        ],
      }),
      isOpen
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActDialog, {
            person,
            act,
            onClose: () => setOpen(false),
          })
        : null,
    ],
  })
}
// src/features/administration/person/AccountCard.tsx
/** Who it is, since when, and whether they administer. */
function AccountCard({ person }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { user, verifiedAt, lastSeenAt } = person
  const facts = [
    [
      _t(
        /** i18n */
        {
          id: 'LZ5XoJ',
          message: ['Nazwa'],
        },
      ),
      user.display_name ?? '–',
    ],
    [
      _t(
        /** i18n */
        {
          id: 'DDwdL4',
          message: ['Profil'],
        },
      ),
      user.username === null ? '–' : `@${user.username}`,
    ],
    [
      _t(
        /** i18n */
        {
          id: 'Osr-zg',
          message: ['Konto od'],
        },
      ),
      format.dateTime(user.created_at),
    ],
    [
      _t(
        /** i18n */
        {
          id: 'KxS4Hq',
          message: ['Adres potwierdzony'],
        },
      ),
      verifiedAt === null
        ? _t(
            /** i18n */
            {
              id: 'xPQDT7',
              message: ['nie'],
            },
          )
        : format.dateTime(verifiedAt),
    ],
    [
      _t(
        /** i18n */
        {
          id: 'ksx1ny',
          message: ['Ostatnia wizyta'],
        },
      ),
      lastSeenAt === null
        ? _t(
            /** i18n */
            {
              id: '4MThJx',
              message: ['nigdzie niezalogowane'],
            },
          )
        : format.dateTime(lastSeenAt),
    ],
    [
      _t(
        /** i18n */
        {
          id: 'W7l0PW',
          message: ['Identyfikator'],
        },
      ),
      user.id,
    ],
  ]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
      className: Rows_module_default.title,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'L1Yep5',
          message: ['Konto'],
        }),
        ' ',
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonBadges, { user }),
      ],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dl', {
        className: Administration_module_default.facts,
        children: facts.map(([name, value]) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'div',
            {
              style: { display: 'contents' },
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: name }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: value }),
              ],
            },
            name,
          ),
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AdministratorButton, { person }),
      }),
    ],
  })
}
function AdministratorButton({ person }) {
  const { _: _t2 } = useLingui()
  const held = person.user.roles
  const isAdministrator = held.includes('admin')
  const roles = GIVEN_ROLES.filter((role) => (role === 'admin' ? !isAdministrator : held.includes(role)))
  const act = {
    title: isAdministrator
      ? _t2(
          /** i18n */
          {
            id: 'b9_RxU',
            message: ['Odebrać uprawnienia administratora?'],
          },
        )
      : _t2(
          /** i18n */
          {
            id: '6fN3g4',
            message: ['Nadać uprawnienia administratora?'],
          },
        ),
    explanation: isAdministrator
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '5FSp-n',
          message: [
            'To konto przestanie zarządzać serwisem. Zostanie wszędzie wylogowane i\xA0dostanie o\xA0tym list.',
          ],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'aqnH7D',
          message: [
            'To konto będzie widzieć wszystkie konta i\xA0zmieniać ich kredyty i\xA0uprawnienia. Zostanie wszędzie wylogowane i\xA0dostanie o\xA0tym list.',
          ],
        }),
    verb: isAdministrator
      ? _t2(
          /** i18n */
          {
            id: '0sim1V',
            message: ['Odbierz uprawnienia'],
          },
        )
      : _t2(
          /** i18n */
          {
            id: 'FEytOO',
            message: ['Nadaj uprawnienia administratora'],
          },
        ),
    asks: 'reason',
    isHarsh: isAdministrator,
    perform: (api, given, { options }) =>
      saveRoles(
        api,
        {
          ...given,
          roles,
        },
        options,
      ),
  }
  return person.user.is_verified || isAdministrator
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActButton, {
        person,
        act,
      })
    : null
}
// src/features/administration/person/CreditsCard.tsx
/** The balance, what changed it of late, and its correction. */
function CreditsCard({ person, words }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { available, reserved, used } = person.credits
  const facts = [
    [
      _t(
        /** i18n */
        {
          id: 'H2c_Bk',
          message: ['Do wydania'],
        },
      ),
      available,
    ],
    [
      _t(
        /** i18n */
        {
          id: 'UqlkQm',
          message: ['Zarezerwowane'],
        },
      ),
      reserved,
    ],
    [
      _t(
        /** i18n */
        {
          id: 'nxfJ9e',
          message: ['Wydane'],
        },
      ),
      used,
    ],
  ]
  const act = {
    title: _t(
      /** i18n */
      {
        id: 'zN7sl3',
        message: ['Korekta kredytów'],
      },
    ),
    explanation: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '97ncOI',
      message: ['Na tym koncie jest teraz <0/>.'],
      components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: available }) },
    }),
    verb: _t(
      /** i18n */
      {
        id: 'BKR1U0',
        message: ['Skoryguj'],
      },
    ),
    asks: 'reason and credits',
    perform: (api, given, { credits, options }) =>
      correctCredits(
        api,
        {
          ...given,
          credits,
        },
        options,
      ),
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ruT-Di',
      message: ['Kredyty'],
    }),
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActButton, {
      person,
      act,
      about: _t(
        /** i18n */
        {
          id: 'SHcVk0',
          message: ['kredyty'],
        },
      ),
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dl', {
        className: Administration_module_default.facts,
        children: facts.map(([name, value]) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'div',
            {
              style: { display: 'contents' },
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: name }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
                  className: Rows_module_default.amount,
                  children: format.number(value),
                }),
              ],
            },
            name,
          ),
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
        className: Administration_module_default.subheading,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'gzBDtx',
          message: ['Ostatnie ruchy'],
        }),
      }),
      person.movements.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'UL53Ty',
              message: ['Żadnego ruchu.'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            className: Rows_module_default.rows,
            children: person.movements.map((movement) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                MovementRow,
                {
                  movement,
                  words,
                },
                movement.id,
              ),
            ),
          }),
    ],
  })
}
function MovementRow({ movement, words }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { kind, amount, orderNumber, note, createdAt } = movement
  const balance = format.number(movement.balance)
  const about = [orderNumber, note].filter((word) => word !== null).join(' · ')
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.plain,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: i18n._(words.movement(kind)) }),
          about === '' ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: about }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Rows_module_default.muted,
            children: [
              format.dateTime(createdAt),
              ' · ',
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'dTNnUK',
                message: ['saldo ', ['balance']],
                values: { balance },
              }),
            ],
          }),
        ],
      }),
      amount === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Rows_module_default.amount,
            children: format.number(amount, { signDisplay: 'always' }),
          }),
    ],
  })
}
// src/features/administration/person/JobsCard.tsx
/** The newest generations, without their words and pictures, and giving back what one cost. */
function JobsCard({ person, words }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ty5LKG',
      message: ['Ostatnie prace'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ZqCTJ-',
      message: ['Bez treści: opisy i\xA0wyniki widzi tylko właściciel.'],
    }),
    children:
      person.jobs.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'IOL3xu',
              message: ['Żadnej pracy.'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            className: Rows_module_default.rows,
            children: person.jobs.map((job) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                JobRow,
                {
                  job,
                  person,
                  words,
                },
                job.id,
              ),
            ),
          }),
  })
}
function JobRow({ job, person, words }) {
  const { _: _t, i18n } = useLingui()
  const format = useFormat()
  const { id, engine, status, credits, errorCode, isCharged, isRefunded } = job
  const created = format.dateTime(job.createdAt)
  const act = {
    title: _t(
      /** i18n */
      {
        id: 'zmqsWQ',
        message: ['Zwrócić kredyty za tę pracę?'],
      },
    ),
    explanation: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '5PT1pq',
      message: ['Na konto wróci <0/>. Za jedną pracę można zwrócić raz.'],
      components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: credits }) },
    }),
    verb: _t(
      /** i18n */
      {
        id: 'cnvx1b',
        message: ['Zwróć kredyty'],
      },
    ),
    asks: 'reason',
    perform: (api, given, { options }) =>
      refundGeneration(
        api,
        {
          ...given,
          generation: id,
        },
        options,
      ),
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.plain,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            children: [engine, ' · ', i18n._(words.status[status])],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Rows_module_default.muted,
            children: [
              created,
              ' · ',
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: credits }),
              errorCode === null ? null : ` · ${errorCode}`,
            ],
          }),
        ],
      }),
      isRefunded
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Rows_module_default.muted,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'FpjJkJ',
              message: ['zwrócono'],
            }),
          })
        : isCharged && credits > 0
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActButton, {
              person,
              act,
              about: `${engine}, ${created}`,
            })
          : null,
    ],
  })
}
// src/features/administration/person/OrdersCard.tsx
/** What was bought, and taking back the credits of an order whose money was returned. */
function OrdersCard({ person }) {
  const { orders, purchases } = person
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '5dJR2Y',
      message: ['Zamówienia'],
    }),
    children: [
      orders.length === 0 && purchases.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'LqoETs',
              message: ['Żadnego zamówienia.'],
            }),
          })
        : null,
      orders.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            className: Rows_module_default.rows,
            children: orders.map((order) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderRow, { order }, order.number),
            ),
          }),
      purchases.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
                className: Administration_module_default.subheading,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'gziuN8',
                  message: ['Kredyty z\xA0zamówień'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
                className: Rows_module_default.rows,
                children: purchases.map((purchase) =>
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                    PurchaseRow,
                    {
                      purchase,
                      person,
                    },
                    purchase.orderId,
                  ),
                ),
              }),
            ],
          }),
    ],
  })
}
function OrderRow({ order }) {
  const format = useFormat()
  const { number, total, currencyCode, placedAt } = order
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.plain,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: number }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Rows_module_default.muted,
            children: format.dateTime(placedAt),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: Rows_module_default.amount,
        children: format.money({
          amount: total,
          currencyCode,
        }),
      }),
    ],
  })
}
function PurchaseRow({ purchase, person }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { orderId, orderNumber, given, isReturned, createdAt } = purchase
  const act = {
    title: _t(
      /** i18n */
      {
        id: 'EJj7Vw',
        message: ['Cofnąć kredyty z\xA0tego zamówienia?'],
      },
    ),
    explanation: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'G2pz8H',
      message: [
        'Z\xA0konta ubędzie <0/>. Zrób to, gdy sklep zwrócił pieniądze. Pieniędzy stąd nie zwrócisz.',
      ],
      components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: given }) },
    }),
    verb: _t(
      /** i18n */
      {
        id: 'epGzya',
        message: ['Cofnij kredyty'],
      },
    ),
    asks: 'reason',
    isHarsh: true,
    perform: (api, rest, { options }) =>
      returnOrder(
        api,
        {
          ...rest,
          order: orderId,
        },
        options,
      ),
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.plain,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            children: [
              orderNumber,
              ' · ',
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: given }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Rows_module_default.muted,
            children: format.dateTime(createdAt),
          }),
        ],
      }),
      isReturned
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Rows_module_default.muted,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'mTBfhz',
              message: ['cofnięto'],
            }),
          })
        : given > 0
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActButton, {
              person,
              act,
              about: orderNumber,
            })
          : null,
    ],
  })
}
// src/features/administration/person/PersonScreen.tsx
var GHOSTS = [1, 2, 3]
/** /administracja/uzytkownicy/ID: one account, and what an administrator can do about it. */
function PersonScreen({ id, words }) {
  const { _: _t } = useLingui()
  const { data: person, error, refetch } = useQuery(personQuery(useServices(), id))
  const name =
    person?.user.email ??
    _t(
      /** i18n */
      {
        id: 'L1Yep5',
        message: ['Konto'],
      },
    )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: name,
        breadcrumbs: [
          {
            label: _t(
              /** i18n */
              {
                id: 'uhYJRQ',
                message: ['Użytkownicy'],
              },
            ),
            to: '/administracja/uzytkownicy',
          },
          { label: name },
        ],
      }),
      person !== void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Parts, {
            person,
            words,
          })
        : error === null
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: Administration_module_default.ghosts,
              'aria-busy': 'true',
              children: GHOSTS.map((ghost) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  Skeleton,
                  {
                    shape: 'box',
                    height: '10rem',
                  },
                  ghost,
                ),
              ),
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReadFailure, {
              error,
              onRetry: () => void refetch(),
            }),
    ],
  })
}
function Parts({ person, words }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Administration_module_default.columns,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Administration_module_default.column,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountCard, { person }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditsCard, {
            person,
            words,
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Administration_module_default.column,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(JobsCard, {
            person,
            words,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrdersCard, { person }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'xWMVTA',
              message: ['Dziennik tego konta'],
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActList, { acts: person.acts }),
          }),
        ],
      }),
    ],
  })
}
// src/routes/administracja.uzytkownicy.$id.tsx?tsr-split=component---loader
var WORDS = {
  movement: (kind) => movementWords(kind).label,
  status: {
    pending: STATUS_WORDS.pending.label,
    processing: STATUS_WORDS.processing.label,
    completed: STATUS_WORDS.completed.label,
    failed: STATUS_WORDS.failed.label,
    cancelled: STATUS_WORDS.cancelled.label,
  },
}
function PersonRoute() {
  const { id } = Route.useParams()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
    PersonScreen,
    {
      id,
      words: WORDS,
    },
    id,
  )
}
export { PersonRoute as component }
