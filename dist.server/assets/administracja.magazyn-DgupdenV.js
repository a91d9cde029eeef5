import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useInfiniteQuery } from './useInfiniteQuery-Djd33ye9.js'
import { r as isOwnStorefront } from './runtimeConfig-XMDkCQub.js'
import {
  $n as string,
  Hn as nullable,
  Jr as Page,
  Mn as array,
  Qn as refine,
  Rn as int,
  Si as useServices,
  V as showToast,
  Wn as object,
  ar as _gte,
  cr as _lte,
  ir as uuid,
  ji as useQueryClient,
  lr as _maxLength,
} from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { p as Administration_module_default, r as actsQuery } from './ReadFailure-B6ZnHdgh.js'
import { t as Unread } from './Unread-8A2hl0ow.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as shownVariantTitle } from './variantTitle-pl3RCWBh.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
import { i as schemaCheck, t as judged } from './schemaCheck-D7z3xsYj.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as infiniteQueryOptions } from './infiniteQueryOptions-tGWn1F2G.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/domain/administration/stock.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** The most pieces that one change brings or takes. */
var STOCK_CHANGE_MOST = 1e4
var countedVariantSchema = object({
  /** Its number in the catalogue. */
  id: int(),
  handle: string(),
  title: string(),
  /** As the storefront calls it: `Default Title` for the only form of a product. */
  variantTitle: string(),
  pieces: int(),
  /** How many want to be told when there are some again. */
  waiting: int(),
})
/** `GET /api/v1/admin/stock?offset=`: what is counted, what is waited for first, then what there is least of. */
var countedStockSchema = object({
  variants: array(countedVariantSchema),
  /** Of the next page; null where this is the last. */
  next: nullable(int()),
})
object({
  /** Made once for a press: the same change sent again takes effect once. */
  act: uuid().check(_maxLength(36)),
  pieces: int().check(
    _gte(-1e4),
    _lte(STOCK_CHANGE_MOST),
    refine((pieces) => pieces !== 0),
  ),
})
// src/api/product/stockCalls.ts
/** What the shop counts, for administrators; `offset` is the `next` of the page before. */
function listStock(api, offset, options) {
  const request = {
    query: { offset: String(offset) },
    answer: countedStockSchema,
  }
  return api.call('GET /api/v1/admin/stock', {
    ...options,
    ...request,
  })
}
/** Adds pieces of a variant, or takes them; the same act again changes nothing. */
function changeStock(api, { variant, ...body }, options) {
  const request = {
    path: { variant: String(variant) },
    body,
    answer: NO_ANSWER,
  }
  return api.call('POST /api/v1/admin/stock/{variant}', {
    ...keyed(options),
    ...request,
  })
}
// src/features/administration/stock/stockQuery.ts
/** What the shop counts, a page more each time; always read anew, for something is sold meanwhile. */
function stockQuery({ productApi }) {
  return infiniteQueryOptions({
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    queryKey: [ACCOUNT_KEY, 'admin-stock'],
    queryFn: async ({ pageParam, signal }) => listStock(await productApi(), pageParam, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}
// src/features/administration/stock/StockDialog.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A whole number as somebody types it, with whichever minus; null for none. */
function piecesOf(typed) {
  const text = typed.trim().replace(/^[−–]/u, '-').replace(/^\+/u, '')
  return /^-?\d{1,5}$/u.test(text) ? Number(text) : null
}
/** Adds what came, or takes what is missing. What is sold at the same moment isn't undone: no new number is set. */
function StockDialog({ variant, name, onClose }) {
  const { _: _t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const [act] = (0, import_react.useState)(() => crypto.randomUUID())
  const { id, pieces: present } = variant
  const check = schemaCheck(
    object({
      pieces: judged((typed) => {
        if (typed.trim() === '') return 'required'
        const pieces = piecesOf(typed)
        return pieces !== null && pieces !== 0 && Math.abs(pieces) <= 1e4 && present + pieces >= 0
          ? null
          : 'wrong'
      }),
    }),
  )
  const form = useForm({
    initial: { pieces: '' },
    check,
    submit: async ({ pieces }, { signal }) => {
      const change = {
        variant: id,
        act,
        pieces: piecesOf(pieces) ?? 0,
      }
      await changeStock(await services.productApi(), change, { signal })
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'ZDVrlm',
            message: ['Stan magazynu zmieniony'],
          },
        ),
        message: name,
      })
      queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
      await queryClient.invalidateQueries({ queryKey: stockQuery(services).queryKey })
    },
    onSubmitted: onClose,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: true,
    size: 'sm',
    title: _t(
      /** i18n */
      {
        id: 'D0ZWZc',
        message: ['Zmiana stanu: ', ['name']],
        values: { name },
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
            id: 'aWnrMh',
            message: ['Zapisz zmianę'],
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
          id: 'D0ZWZc',
          message: ['Zmiana stanu: ', ['name']],
          values: { name },
        },
      ),
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
          ...form.field('pieces'),
          label: _t(
            /** i18n */
            {
              id: 'q3ks49',
              message: ['O\xA0ile sztuk'],
            },
          ),
          description: _t(
            /** i18n */
            {
              id: 'sAbhO6',
              message: ['Teraz jest ', ['present'], '. Przyszło 20? Wpisz 20. Brakuje dwóch? Wpisz -2.'],
              values: { present },
            },
          ),
          inputMode: 'numeric',
          autoComplete: 'off',
          maxLength: 6,
        }),
      ],
    }),
  })
}
// src/features/administration/stock/StockRow.tsx
/** A form of a product, how many pieces there are of it, and how many people wait. */
function StockRow({ variant }) {
  const { _: _t } = useLingui()
  const [isOpen, setOpen] = (0, import_react.useState)(false)
  const { handle, title, variantTitle, pieces, waiting } = variant
  const form = shownVariantTitle(variantTitle)
  const name = form === '' ? title : `${title}, ${form}`
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.plain,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
              to: '/sklep/produkt/$handle',
              params: { handle },
              children: name,
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Rows_module_default.muted,
            children: [
              pieces === 0
                ? _t(
                    /** i18n */
                    {
                      id: 'GaamNV',
                      message: ['wyprzedane'],
                    },
                  )
                : _t(
                    /** i18n */
                    {
                      id: 'GPMZYo',
                      message: [
                        [
                          'pieces',
                          'plural',
                          {
                            offset: void 0,
                            one: ['#', '\xA0sztuka'],
                            few: ['#', '\xA0sztuki'],
                            many: ['#', '\xA0sztuk'],
                            other: ['#', '\xA0sztuki'],
                          },
                        ],
                      ],
                      values: { pieces },
                    },
                  ),
              ' ',
              waiting === 0
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                    tone: 'accent',
                    children: _t(
                      /** i18n */
                      {
                        id: 'XhVhSA',
                        message: [
                          [
                            'waiting',
                            'plural',
                            {
                              offset: void 0,
                              one: ['czeka ', '#', '\xA0osoba'],
                              few: ['czekają ', '#', '\xA0osoby'],
                              many: ['czeka ', '#', '\xA0osób'],
                              other: ['czeka ', '#', '\xA0osoby'],
                            },
                          ],
                        ],
                        values: { waiting },
                      },
                    ),
                  }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
        size: 'small',
        'aria-haspopup': 'dialog',
        onPress: () => setOpen(true),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '5zF9a6',
            message: ['Zmień stan'],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: 'visually-hidden',
            children: [': ', name],
          }),
        ],
      }),
      isOpen
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StockDialog, {
            variant,
            name,
            onClose: () => setOpen(false),
          })
        : null,
    ],
  })
}
// src/features/administration/stock/StockScreen.tsx
/** /administracja/magazyn: how many pieces there are, and how many people wait for some. */
function StockScreen() {
  const { _: _t } = useLingui()
  const { config } = useServices()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'efaCHi',
            message: ['Magazyn'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'Qv9QYo',
            message: [
              'Dopisz to, co przyszło. Kto czeka na wyprzedaną rzecz, dostanie list sam, w\xA0ciągu minuty.',
            ],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: Administration_module_default.parts,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
          title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'SLeDV7',
            message: ['Stan magazynu, najpierw to, na co ktoś czeka'],
          }),
          children: isOwnStorefront(config)
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stock, {})
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'C29HOd',
                  message: ['Sztuki liczy sklep, w\xA0którym są produkty. Zmień je w\xA0jego panelu.'],
                }),
              }),
        }),
      }),
    ],
  })
}
function Stock() {
  const { _: _t2 } = useLingui()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    stockQuery(useServices()),
  )
  if (data === void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unread, {
      error,
      onRetry: () => void refetch(),
      count: 6,
      height: '4rem',
    })
  const variants = data.pages.flatMap((page) => page.variants)
  if (variants.length === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'fQShBc',
        message: ['Sklep nie ma rzeczy liczonych na sztuki.'],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Rows_module_default.rows,
        'aria-label': _t2(
          /** i18n */
          {
            id: 'o7Jt1r',
            message: ['Stan magazynu'],
          },
        ),
        children: variants.map((variant) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StockRow, { variant }, variant.id),
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
// src/routes/administracja.magazyn.tsx?tsr-split=component---loader
var SplitComponent = StockScreen
export { SplitComponent as component }
