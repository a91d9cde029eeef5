import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useInfiniteQuery } from './useInfiniteQuery-Djd33ye9.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  Jr as Page,
  Si as useServices,
  T as useFormat,
  V as showToast,
  Wn as object,
  ji as useQueryClient,
} from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { p as Administration_module_default, r as actsQuery } from './ReadFailure-B6ZnHdgh.js'
import { t as Unread } from './Unread-8A2hl0ow.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { n as decideReview, r as listReviews, t as answerReview } from './reviewCalls-C7jCS10Q.js'
import { n as OpinionPictures, t as Stars } from './Stars-DWbPA7f0.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as ANSWER_LENGTH } from './reviews-eOP0-RJc.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as infiniteQueryOptions } from './infiniteQueryOptions-tGWn1F2G.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { r as REASON_LENGTH } from './acts-C1HArMdI.js'
import { i as schemaCheck, t as judged } from './schemaCheck-D7z3xsYj.js'
// src/features/administration/reviews/ReviewDialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** A form about one opinion. */
function ReviewDialog(props) {
  const { form, title, verb, variant, onClose, children } = props
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: true,
    size: 'sm',
    title,
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
          variant,
          type: 'submit',
          form: form.id,
          isPending: form.isPending,
          children: verb,
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
      ...form.element,
      className: Administration_module_default.form,
      'aria-label': title,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
        children,
      ],
    }),
  })
}
// src/features/administration/reviews/reviewQueries.ts
/** The key of all that administrators have read of opinions. */
var REVIEWS_KEY = [ACCOUNT_KEY, 'admin-reviews']
var FIRST_PAGE = null
/** Opinions of one state, a page more each time; always read anew, for another administrator may have decided. */
function reviewsQuery({ productApi }, state) {
  return infiniteQueryOptions({
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    queryKey: [...REVIEWS_KEY, state],
    queryFn: async ({ pageParam, signal }) =>
      listReviews(
        await productApi(),
        {
          state,
          ...(pageParam === null ? {} : { after: pageParam }),
        },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  })
}
// src/features/administration/reviews/useReviewsRead.ts
/** Reads the opinions and the journal anew: something was decided, or somebody else was quicker. */
function useReviewsRead() {
  const services = useServices()
  const queryClient = useQueryClient()
  return async () => {
    queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
    await queryClient.invalidateQueries({ queryKey: REVIEWS_KEY })
  }
}
// src/features/administration/reviews/AnswerDialog.tsx
/** The shop's one answer to an opinion. */
function AnswerDialog({ review: { id, revision, answer: known }, onClose }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const readAnew = useReviewsRead()
  const form = useForm({
    initial: { answer: known },
    check: () => [],
    submit: async ({ answer }, { signal }) => {
      await answerReview(
        await productApi(),
        {
          id,
          revision,
          answer: answer.trim(),
        },
        { signal },
      )
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'Q00box',
            message: ['Odpowiedź zapisana'],
          },
        ),
      })
      await readAnew()
    },
    onSubmitted: onClose,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewDialog, {
    form,
    title: _t(
      /** i18n */
      {
        id: 'MCZdIU',
        message: ['Odpowiedź Iskry'],
      },
    ),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'INuoxX',
      message: ['Zapisz odpowiedź'],
    }),
    variant: 'primary',
    onClose,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
      ...form.field('answer'),
      label: _t(
        /** i18n */
        {
          id: '-GrZie',
          message: ['Odpowiedź'],
        },
      ),
      description: _t(
        /** i18n */
        {
          id: 'LXPYGU',
          message: ['Stanie pod opinią, gdy ta jest opublikowana. Puste pole ją usuwa.'],
        },
      ),
      multiline: true,
      maxLength: ANSWER_LENGTH,
    }),
  })
}
// src/features/administration/reviews/RejectDialog.tsx
var check = schemaCheck(
  object({
    reason: judged((value) => {
      const { length } = value.trim()
      return length === 0 ? 'required' : length < REASON_LENGTH.min ? 'too_short' : null
    }),
  }),
)
/** Doesn't show an opinion, and tells its writer why. */
function RejectDialog({ review: { id, revision }, onClose }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const readAnew = useReviewsRead()
  const form = useForm({
    initial: { reason: '' },
    check,
    submit: async ({ reason }, { signal }) => {
      const decision = {
        id,
        revision,
        decision: 'reject',
        reason: reason.trim(),
      }
      await decideReview(await productApi(), decision, { signal })
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'OildcE',
            message: ['Opinia odrzucona'],
          },
        ),
      })
      await readAnew()
    },
    onSubmitted: onClose,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewDialog, {
    form,
    title: _t(
      /** i18n */
      {
        id: '96j3Ub',
        message: ['Odrzucić opinię?'],
      },
    ),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'cHVrbG',
      message: ['Odrzuć opinię'],
    }),
    variant: 'danger',
    onClose,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
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
          id: 'eP_2Yr',
          message: ['Przeczyta go autor opinii. Zostanie też w\xA0dzienniku.'],
        },
      ),
      multiline: true,
      maxLength: REASON_LENGTH.max,
    }),
  })
}
var Reviews_module_default = {
  text: '_text_3q935_2',
  actions: '_actions_3q935_7',
}
// src/features/administration/reviews/JudgedRow.tsx
/** An opinion, and what is done about it. */
function JudgedRow({ review }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { productApi } = useServices()
  const readAnew = useReviewsRead()
  const [open, setOpen] = (0, import_react.useState)(null)
  const [isPending, setPending] = (0, import_react.useState)(false)
  const [failure, setFailure] = (0, import_react.useState)(null)
  const { id, revision, product, stars, text, signature, state, reason, answer, pictures } = review
  const written = format.dateTime(review.writtenAt)
  async function approve() {
    setPending(true)
    setFailure(null)
    try {
      await decideReview(await productApi(), {
        id,
        revision,
        decision: 'approve',
      })
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'rrcP6M',
            message: ['Opinia opublikowana'],
          },
        ),
      })
      await readAnew()
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError && error.code === 'REVIEW_CHANGED') await readAnew()
    } finally {
      setPending(false)
    }
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.plain,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { value: stars }),
          text === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: Reviews_module_default.text,
                children: text,
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpinionPictures, {
            pictures,
            signature,
            isLarge: true,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Rows_module_default.muted,
            children: [
              signature,
              ' · ',
              written,
              ' ·',
              ' ',
              product.handle === ''
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'pPCCgQ',
                    message: ['produkt wycofany'],
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                    to: '/sklep/produkt/$handle',
                    params: { handle: product.handle },
                    children: product.title,
                  }),
            ],
          }),
          reason === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Rows_module_default.muted,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'BCe2b8',
                  message: ['Powód odrzucenia: ', ['reason']],
                  values: { reason },
                }),
              }),
          answer === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Rows_module_default.muted,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'wc3WfM',
                  message: ['Odpowiedź Iskry: ', ['answer']],
                  values: { answer },
                }),
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Reviews_module_default.actions,
            children: [
              state === 'approved'
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
                    size: 'small',
                    variant: 'primary',
                    isPending,
                    onPress: () => void approve(),
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: '1rnnyf',
                        message: ['Opublikuj'],
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                        className: 'visually-hidden',
                        children: [': ', signature],
                      }),
                    ],
                  }),
              state === 'rejected'
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
                    size: 'small',
                    'aria-haspopup': 'dialog',
                    onPress: () => setOpen('reject'),
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'UwsLX-',
                        message: ['Odrzuć'],
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                        className: 'visually-hidden',
                        children: [': ', signature],
                      }),
                    ],
                  }),
              state === 'rejected'
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
                    size: 'small',
                    'aria-haspopup': 'dialog',
                    onPress: () => setOpen('answer'),
                    children: [
                      answer === ''
                        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: 'eEQEvl',
                            message: ['Odpowiedz'],
                          })
                        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: 'HQnXk6',
                            message: ['Zmień odpowiedź'],
                          }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                        className: 'visually-hidden',
                        children: [': ', signature],
                      }),
                    ],
                  }),
            ],
          }),
        ],
      }),
      open === 'reject'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RejectDialog, {
            review,
            onClose: () => setOpen(null),
          })
        : null,
      open === 'answer'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnswerDialog, {
            review,
            onClose: () => setOpen(null),
          })
        : null,
    ],
  })
}
// src/features/administration/reviews/ReviewsScreen.tsx
/** /administracja/opinie: what buyers think, read before anybody else does. */
function ReviewsScreen() {
  const { _: _t } = useLingui()
  const [state, setState] = (0, import_react.useState)('waiting')
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'nZzeRZ',
            message: ['Opinie kupujących'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'UCGYI9',
            message: [
              'Każdą wystawił ktoś, kto to kupił. Publikujemy dobre i\xA0złe; odrzucamy to, co łamie regulamin, i\xA0mówimy dlaczego.',
            ],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Administration_module_default.parts,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
            label: _t(
              /** i18n */
              {
                id: 'hOQ_u-',
                message: ['Które opinie'],
              },
            ),
            isLabelHidden: true,
            presentation: 'chips',
            value: state,
            options: [
              {
                value: 'waiting',
                label: _t(
                  /** i18n */
                  {
                    id: 'R1L5DG',
                    message: ['Do sprawdzenia'],
                  },
                ),
              },
              {
                value: 'approved',
                label: _t(
                  /** i18n */
                  {
                    id: 'Hul4Cw',
                    message: ['Opublikowane'],
                  },
                ),
              },
              {
                value: 'rejected',
                label: _t(
                  /** i18n */
                  {
                    id: 'kjXGuG',
                    message: ['Odrzucone'],
                  },
                ),
              },
            ],
            onChange: setState,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, { state }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Reviews, { state }),
          }),
        ],
      }),
    ],
  })
}
function Heading({ state }) {
  if (state === 'waiting')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'mU5bSv',
      message: ['Do sprawdzenia, najdłużej czekające najpierw'],
    })
  return state === 'approved'
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'Hul4Cw',
        message: ['Opublikowane'],
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'kjXGuG',
        message: ['Odrzucone'],
      })
}
function Reviews({ state }) {
  const { _: _t2 } = useLingui()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    reviewsQuery(useServices(), state),
  )
  if (data === void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unread, {
      error,
      onRetry: () => void refetch(),
      count: 3,
      height: '6rem',
    })
  const reviews = data.pages.flatMap((page) => page.reviews)
  if (reviews.length === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children:
        state === 'waiting'
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'guQvax',
              message: ['Wszystkie opinie są sprawdzone.'],
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'pf4EmI',
              message: ['Nie ma tu żadnej opinii.'],
            }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Rows_module_default.rows,
        'aria-label': _t2(
          /** i18n */
          {
            id: 'Yi1tYp',
            message: ['Opinie'],
          },
        ),
        children: reviews.map((review) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(JudgedRow, { review }, review.id),
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
// src/routes/administracja.opinie.tsx?tsr-split=component---loader
var SplitComponent = ReviewsScreen
export { SplitComponent as component }
