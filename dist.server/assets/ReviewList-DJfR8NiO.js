import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { i as averageStars, o as reviewCount, r as STARS } from './reviews-eOP0-RJc.js'
import { K as announce, Si as useServices, T as useFormat } from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { n as OpinionPictures, t as Stars } from './Stars-DWbPA7f0.js'
import { l as reviewsQuery } from './queries-D_FPOstm.js'
import { n as ProductReviews_module_default } from './sklep.produkt._handle-Cq61pkZO.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/shop/product/ReviewList.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** The opinions of a product: how many stars were given how often, and the newest, older ones as they are asked for. */
function ReviewList({ handle }) {
  const { storefront } = useServices()
  const { data, isPending } = useQuery(reviewsQuery(storefront, handle))
  if (isPending)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      className: ProductReviews_module_default.ghost,
      'aria-busy': 'true',
    })
  if (data == null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'cNBwtT',
        message: ['Opinii nie udało się teraz wczytać.'],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ProductReviews_module_default.whole,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Distribution, { counts: data.counts }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        Reviews,
        {
          handle,
          first: data.reviews,
          next: data.next,
        },
        data.reviews[0]?.id ?? '',
      ),
    ],
  })
}
function Distribution({ counts }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const all = reviewCount(counts)
  const average = averageStars(counts)
  if (average === null) return null
  const shown = format.number(average, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ProductReviews_module_default.summary,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: ProductReviews_module_default.average,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: shown }),
          ' ',
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'Jt6w0m',
            message: ['na 5'],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: ProductReviews_module_default.muted,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'w8A4b5',
          message: [
            [
              'all',
              'plural',
              {
                offset: void 0,
                one: ['#', '\xA0opinia'],
                few: ['#', '\xA0opinie'],
                many: ['#', '\xA0opinii'],
                other: ['#', '\xA0opinii'],
              },
            ],
          ],
          values: { all },
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: ProductReviews_module_default.bars,
        'aria-label': _t(
          /** i18n */
          {
            id: '-tzfY7',
            message: ['Rozkład ocen'],
          },
        ),
        children: STARS.toReversed().map((stars) => {
          const count = counts[stars - 1] ?? 0
          return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'li',
            {
              className: ProductReviews_module_default.bar,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: 'visually-hidden',
                  children: _t(
                    /** i18n */
                    {
                      id: 'ROj4IM',
                      message: ['Ocena ', ['stars'], ': ', ['count']],
                      values: {
                        stars,
                        count,
                      },
                    },
                  ),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  'aria-hidden': 'true',
                  children: stars,
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: ProductReviews_module_default.track,
                  'aria-hidden': 'true',
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    style: { inlineSize: `${(count / all) * 100}%` },
                  }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  'aria-hidden': 'true',
                  className: ProductReviews_module_default.muted,
                  children: count,
                }),
              ],
            },
            stars,
          )
        }),
      }),
    ],
  })
}
function Reviews({ handle, first, next: nextOfFirst }) {
  const { _: _t2 } = useLingui()
  const { productApi } = useServices()
  const [older, setOlder] = (0, import_react.useState)([])
  const [next, setNext] = (0, import_react.useState)(nextOfFirst)
  const [state, setState] = (0, import_react.useState)('idle')
  async function more(after) {
    setState('pending')
    try {
      const { listProductReviews } = await import('./reviewCalls-C7jCS10Q.js').then((n) => n.o)
      const page = await listProductReviews(await productApi(), {
        handle,
        after,
      })
      setOlder((known) => [...known, ...page.reviews])
      setNext(page.next)
      setState('idle')
      announce(
        _t2(
          /** i18n */
          {
            id: '5oz8Jl',
            message: ['Wczytano więcej opinii'],
          },
        ),
      )
    } catch {
      setState('failed')
    }
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ProductReviews_module_default.list,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: ProductReviews_module_default.items,
        'aria-label': _t2(
          /** i18n */
          {
            id: 'Yi1tYp',
            message: ['Opinie'],
          },
        ),
        children: [...first, ...older].map((review) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewItem, { review }, review.id),
        ),
      }),
      state === 'failed'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            role: 'alert',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'UsK57z',
              message: ['Nie udało się wczytać więcej. Spróbuj ponownie, gdy wróci sieć.'],
            }),
          })
        : null,
      next === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              isPending: state === 'pending',
              onPress: () => void more(next),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'qRlNdO',
                message: ['Pokaż więcej opinii'],
              }),
            }),
          }),
    ],
  })
}
function ReviewItem({ review }) {
  const { stars, text, signature, writtenAt, answer, pictures } = review
  const format = useFormat()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: ProductReviews_module_default.item,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: ProductReviews_module_default.head,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { value: stars }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: signature }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('time', {
            dateTime: writtenAt,
            className: ProductReviews_module_default.muted,
            children: format.date(writtenAt),
          }),
        ],
      }),
      text === ''
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: ProductReviews_module_default.text,
            children: text,
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpinionPictures, {
        pictures,
        signature,
      }),
      answer === ''
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
            className: ProductReviews_module_default.answer,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'MCZdIU',
                  message: ['Odpowiedź Iskry'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: ProductReviews_module_default.text,
                children: answer,
              }),
            ],
          }),
    ],
  })
}
export { ReviewList as default }
