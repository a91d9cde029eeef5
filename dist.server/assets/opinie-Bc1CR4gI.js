import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as LatePicturePicker } from './LatePicturePicker-C1-jNok1.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Star } from './star-DxhNy6vw.js'
import {
  $n as string,
  Gn as optional,
  K as announce,
  Mn as array,
  Si as useServices,
  St as IconButton,
  T as useFormat,
  V as showToast,
  Wn as object,
  ei as ButtonLink,
  ji as useQueryClient,
  lr as _maxLength,
  ti as X,
} from '../renderPage.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { c as OWN_REVIEWS, n as useAccountPart } from './useAccountPart-0UCsMF6M.js'
import { t as Owned } from './Owned-BmZptuC0.js'
import { t as PartView } from './PartView-DjxXOOSo.js'
import { t as AccountFrame } from './AccountFrame-SnKlExHV.js'
import { i as CardSkeletons, t as FormShell } from './FormShell-DQVOwZQd.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { a as removeReview, s as writeReview } from './reviewCalls-C7jCS10Q.js'
import { r as languageOf } from './languages-DstpWIH-.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { n as OpinionPictures, t as Stars } from './Stars-DWbPA7f0.js'
import { t as Picture } from './Picture-BgTqeZXW.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as useShowPart } from './useShowPart-S-RYhUxt.js'
import { t as ConfirmedAction } from './ConfirmedAction-O0eWopiV.js'
import { i as schemaCheck, r as requiredWords, t as judged } from './schemaCheck-D7z3xsYj.js'
import { a as isStars, n as REVIEW_LENGTH } from './reviews-eOP0-RJc.js'
import { t as userDraft } from './userDraft-DTK5k_-R.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as ImagePlus } from './image-plus-I5Mx-YsG.js'
import { t as Images } from './images-wCsIUxna.js'
import { a as UPLOAD_TYPES } from './galleryImage-BUd21fo0.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as ImageOff } from './image-off-CJExr_OH.js'
import { l as readGalleryImage, m as uploadImage } from './galleryCalls-DsmrXoBv.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as failureText } from './failureTexts-DgFs2LGo.js'
import { r as uploadName, t as checkUpload } from './checkUpload-BRWZQtxR.js'
import { t as newId } from './newId-QR5M__zB.js'
// node_modules/lucide-react/dist/esm/icons/image-up.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'image-up',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10.3 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10l-3.1-3.1a2 2 0 0 0-2.814.014L6 21',
        key: '9csbqa',
      },
    ],
    [
      'path',
      {
        d: 'm14 19.5 3-3 3 3',
        key: '9vmjn0',
      },
    ],
    [
      'path',
      {
        d: 'M17 22v-5.5',
        key: '1aa6fl',
      },
    ],
    [
      'circle',
      {
        cx: '9',
        cy: '9',
        r: '2',
        key: 'af1f0g',
      },
    ],
  ],
}
__iconData.node
var ImageUp = createLucideIcon(__iconData)
// src/features/account/reviews/imageKey.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** The key of one picture of the gallery as a review shows it, small. */
var imageKey = (imageId) => [ACCOUNT_KEY, 'review-picture', imageId]
var Pictures_module_default = {
  field: '_field_17wql_2',
  legend: '_legend_17wql_11',
  hint: '_hint_17wql_17',
  problem: '_problem_17wql_23',
  list: '_list_17wql_28',
  item: '_item_17wql_34',
  thumbnail: '_thumbnail_17wql_51',
  picture: '_picture_17wql_62',
  words: '_words_17wql_68',
  buttons: '_buttons_17wql_76',
}
// src/features/account/reviews/ChosenThumbnail.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A chosen picture, small. What is on it its writer says beside it. */
function ChosenThumbnail({ imageId, known }) {
  const { productApi } = useServices()
  const image = useQuery({
    queryKey: imageKey(imageId),
    queryFn: async ({ signal }) => readGalleryImage(await productApi(), imageId, { signal }),
    enabled: known === null,
    staleTime: 6e4,
  })
  const url = known?.thumbnailUrl ?? image.data?.thumbnail_url
  const colour = known?.colour ?? image.data?.colour
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: Pictures_module_default.thumbnail,
    style: { backgroundColor: colour },
    children:
      url === void 0
        ? image.isError &&
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImageOff, {
            size: 22,
            'aria-hidden': 'true',
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
            src: url,
            alt: '',
            className: Pictures_module_default.picture,
          }),
  })
}
// src/features/account/reviews/SentPictureRow.tsx
/** What the same file would fail by again. */
var HOPELESS = /* @__PURE__ */ new Set([
  'FILE_EMPTY',
  'PAYLOAD_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_UNREADABLE',
  'PICTURE_TOO_LARGE',
])
/** A file on its way into the gallery, or why it isn't there and what can be done. */
function SentPictureRow({ picture, onAgain, onForget }) {
  const { _: _t, i18n } = useLingui()
  const { name, failure } = picture
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Pictures_module_default.item,
    'aria-busy': failure === null,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: Pictures_module_default.thumbnail,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImageUp, {
          size: 22,
          'aria-hidden': 'true',
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Pictures_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: name }),
          failure === null
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Pictures_module_default.hint,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'tbxIlP',
                  message: ['Wysyłamy…'],
                }),
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                role: 'alert',
                className: Pictures_module_default.problem,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Failure, {
                  code: failure,
                  words: i18n._(failureText(failure).title),
                }),
              }),
          failure === null || HOPELESS.has(failure)
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                onPress: onAgain,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'BbPnhI',
                  message: ['Spróbuj ponownie'],
                }),
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        label: _t(
          /** i18n */
          {
            id: 'xbwIla',
            message: ['Usuń: ', ['name']],
            values: { name },
          },
        ),
        onPress: onForget,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
          size: 18,
          'aria-hidden': 'true',
        }),
      }),
    ],
  })
}
function Failure({ code, words }) {
  if (code === 'PAYLOAD_TOO_LARGE')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'e5BQz9',
      message: ['Ten plik ma ponad 20\xA0MB. Zmniejsz go i\xA0dodaj jeszcze raz.'],
    })
  if (code === 'FILE_EMPTY')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'qEse7d',
      message: ['Ten plik jest pusty.'],
    })
  return words
}
// src/features/account/reviews/useSentPictures.ts
/**
 * Files of this device on their way into the gallery, through the same door as all others. `onArrived` is called as it
 * was when they were chosen: it reads what has changed meanwhile by itself.
 */
function useSentPictures(onArrived) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const [sent, setSent] = (0, import_react.useState)([])
  async function send(picture) {
    const { key, file, name } = picture
    const mark = (failure) =>
      setSent((present) =>
        present.map((one) =>
          one.key === key
            ? {
                ...one,
                failure,
              }
            : one,
        ),
      )
    mark(null)
    try {
      const api = await productApi()
      const { image } = await uploadImage(
        api,
        {
          file,
          filename: name,
        },
        { idempotencyKey: key },
      )
      queryClient.setQueryData(imageKey(image.id), image)
      setSent((present) => present.filter((one) => one.key !== key))
      onArrived(image)
    } catch (error) {
      mark(codeOf(error))
    }
  }
  async function add(files) {
    const taken = files.map((file) => ({
      key: newId(),
      file,
      name: uploadName(
        file.name,
        _t(
          /** i18n */
          {
            id: 'w_gwvz',
            message: ['Zdjęcie'],
          },
        ),
      ),
      failure: checkUpload(file),
    }))
    setSent((present) => [...present, ...taken])
    for (const picture of taken) if (picture.failure === null) await send(picture)
  }
  return {
    sent,
    add,
    again: (picture) => void send(picture),
    forget: (key) => setSent((present) => present.filter((one) => one.key !== key)),
  }
}
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : 'INTERNAL_ERROR'
}
// src/features/account/reviews/PicturesField.tsx
/** The pictures of an opinion: from this device or the own gallery, each with a few words of what is on it. */
function PicturesField({ value, onChange, errorMessage, known, renderPicker }) {
  const { _: _t } = useLingui()
  const id = (0, import_react.useId)()
  const chooser = (0, import_react.useRef)(null)
  const first = (0, import_react.useRef)(null)
  const [isPicking, setPicking] = (0, import_react.useState)(false)
  const latest = (0, import_react.useRef)(value)
  ;(0, import_react.useEffect)(() => {
    latest.current = value
  }, [value])
  const { sent, add, again, forget } = useSentPictures(takeArrived)
  const room = 4 - value.length - sent.length
  function takeArrived(image) {
    latest.current = withImage(latest.current, image)
    take(latest.current)
  }
  function take(pictures) {
    onChange(pictures)
    announce(
      _t(
        /** i18n */
        {
          id: 'RYR7DK',
          message: ['Dodano zdjęcie'],
        },
      ),
    )
  }
  function leaveOut(imageId) {
    onChange(value.filter((one) => one.imageId !== imageId))
    announce(
      _t(
        /** i18n */
        {
          id: 'TLOSOS',
          message: ['Usunięto zdjęcie'],
        },
      ),
    )
    requestAnimationFrame(() => first.current?.querySelector('button')?.focus())
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: Pictures_module_default.field,
    'aria-describedby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('legend', {
        className: Pictures_module_default.legend,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'ktvpr-',
          message: ['Zdjęcia (opcjonalnie)'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        id,
        className: Pictures_module_default.hint,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'bO49QX',
          message: [
            'Do ',
            ['PICTURES_MOST'],
            '. Zobaczą je wszyscy, gdy je sprawdzimy, więc bez twarzy osób, które się na to nie zgodziły. Zdjęcie z\xA0urządzenia trafi też do Twojej galerii.',
          ],
          values: { PICTURES_MOST: 4 },
        }),
      }),
      errorMessage === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            role: 'alert',
            className: Pictures_module_default.problem,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'x0YMzD',
              message: ['Któregoś zdjęcia nie ma już w\xA0galerii. Usuń je stąd i\xA0dodaj jeszcze raz.'],
            }),
          }),
      value.length + sent.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ul', {
            className: Pictures_module_default.list,
            'aria-label': _t(
              /** i18n */
              {
                id: 'nWiFll',
                message: ['Zdjęcia do opinii'],
              },
            ),
            children: [
              value.map(({ imageId, altText }, index) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                  'li',
                  {
                    className: Pictures_module_default.item,
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChosenThumbnail, {
                        imageId,
                        known: known.find((picture) => picture.imageId === imageId) ?? null,
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                        label: _t(
                          /** i18n */
                          {
                            id: 'b8IVlu',
                            message: ['Co widać na zdjęciu ', ['0'], ' (opcjonalnie)'],
                            values: { 0: index + 1 },
                          },
                        ),
                        value: altText,
                        maxLength: 160,
                        autoComplete: 'off',
                        onChange: (words) =>
                          onChange(
                            value.map((one) =>
                              one.imageId === imageId
                                ? {
                                    imageId,
                                    altText: words,
                                  }
                                : one,
                            ),
                          ),
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                        label: _t(
                          /** i18n */
                          {
                            id: 'WzZmgY',
                            message: ['Usuń zdjęcie ', ['0']],
                            values: { 0: index + 1 },
                          },
                        ),
                        onPress: () => leaveOut(imageId),
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
                          size: 18,
                          'aria-hidden': 'true',
                        }),
                      }),
                    ],
                  },
                  imageId,
                ),
              ),
              sent.map((picture) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  SentPictureRow,
                  {
                    picture,
                    onAgain: () => again(picture),
                    onForget: () => forget(picture.key),
                  },
                  picture.key,
                ),
              ),
            ],
          }),
      room > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            ref: first,
            className: Pictures_module_default.buttons,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImagePlus, {
                  size: 18,
                  'aria-hidden': 'true',
                }),
                onPress: () => chooser.current?.click(),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'ajI4eV',
                  message: ['Z\xA0urządzenia'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Images, {
                  size: 18,
                  'aria-hidden': 'true',
                }),
                'aria-haspopup': 'dialog',
                onPress: () => setPicking(true),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'UxqPLG',
                  message: ['Z\xA0galerii'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Pictures_module_default.hint,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'kvWjJG',
                  message: [
                    [
                      'room',
                      'plural',
                      {
                        offset: void 0,
                        one: ['Zmieści się jeszcze ', '#'],
                        few: ['Zmieszczą się jeszcze ', '#'],
                        many: ['Zmieści się jeszcze ', '#'],
                        other: ['Zmieści się jeszcze ', '#'],
                      },
                    ],
                  ],
                  values: { room },
                }),
              }),
            ],
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        ref: chooser,
        type: 'file',
        hidden: true,
        multiple: true,
        accept: UPLOAD_TYPES.join(','),
        onChange: ({ currentTarget }) => {
          add([...(currentTarget.files ?? [])].slice(0, room))
          currentTarget.value = ''
        },
      }),
      renderPicker({
        isOpen: isPicking,
        onOpenChange: setPicking,
        onPick: (image) => {
          take(withImage(value, image))
          setPicking(false)
        },
      }),
    ],
  })
}
function withImage(pictures, { id: imageId }) {
  return pictures.some((one) => one.imageId === imageId) || pictures.length >= 4
    ? pictures
    : [
        ...pictures,
        {
          imageId,
          altText: '',
        },
      ]
}
var Reviews_module_default = {
  row: '_row_h4he4_2',
  picture: '_picture_h4he4_20',
  state: '_state_h4he4_26',
  actions: '_actions_h4he4_27',
  text: '_text_h4he4_38',
  problem: '_problem_h4he4_43',
}
// src/features/account/reviews/ReviewForm.tsx
var check = schemaCheck(
  object({
    stars: judged((value) => (isStars(Number(value)) ? null : 'required')),
    text: judged((value) => (value.trim().length > 1e3 ? 'too_long' : null)),
    signature: requiredWords.check(_maxLength(40)),
  }),
)
var DRAFT_SCHEMA = object({
  stars: optional(string()),
  text: optional(string()),
  signature: optional(string()),
  pictures: optional(
    array(
      object({
        imageId: string(),
        altText: string(),
      }),
    ),
  ),
})
var NO_OWN = []
/** Stars, words, pictures and the name under them. What is typed and not sent stays on this device. */
function ReviewForm(props) {
  const { product, title, user, isOffline, renderPicker, onClose } = props
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const show = useShowPart(OWN_REVIEWS, user.id)
  const { handle, review } = product
  const draft = (0, import_react.useMemo)(
    () =>
      userDraft(
        {
          name: `review/${handle}`,
          schema: DRAFT_SCHEMA,
        },
        user.id,
      ),
    [handle, user.id],
  )
  const ownPictures = review?.pictures ?? NO_OWN
  const pictures = (0, import_react.useMemo)(
    () =>
      ownPictures.map(({ imageId, altText }) => ({
        imageId,
        altText,
      })),
    [ownPictures],
  )
  const form = useForm({
    isEdit: true,
    initial: {
      stars: review === null ? '' : String(review.stars),
      text: review?.text ?? '',
      signature: review?.signature ?? (user.display_name ?? '').slice(0, 40),
      pictures,
    },
    check,
    submit: async ({ stars, text, signature, pictures: chosen }) => {
      const given = Number(stars)
      if (!isStars(given)) return
      const words = {
        stars: given,
        text: text.trim(),
        signature: signature.trim(),
      }
      const said = {
        handle,
        ...words,
        pictures: [...chosen],
      }
      await show(await writeReview(await productApi(), said))
    },
    onSubmitted: () => {
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'jFbhTb',
            message: ['Dziękujemy za opinię'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'UseSRU',
            message: ['Pokażemy ją, gdy ją przeczytamy.'],
          },
        ),
      })
      onClose()
    },
    draft,
  })
  const stars = form.field('stars')
  const text = form.field('text')
  const length = text.value.length
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormShell, {
    form,
    label: _t(
      /** i18n */
      {
        id: 'euL6Ss',
        message: ['Opinia: ', ['title']],
        values: { title },
      },
    ),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'wNU5Bi',
      message: ['Wyślij opinię'],
    }),
    isOffline,
    isKept: true,
    onCancel: onClose,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
            label: _t(
              /** i18n */
              {
                id: 'e6Rd32',
                message: ['Ocena'],
              },
            ),
            presentation: 'chips',
            value: stars.value,
            options: [
              {
                value: '5',
                label: _t(
                  /** i18n */
                  {
                    id: 'lmq1hc',
                    message: ['5 · świetne'],
                  },
                ),
              },
              {
                value: '4',
                label: _t(
                  /** i18n */
                  {
                    id: '91uZqR',
                    message: ['4 · dobre'],
                  },
                ),
              },
              {
                value: '3',
                label: _t(
                  /** i18n */
                  {
                    id: 'rMa1h6',
                    message: ['3 · może być'],
                  },
                ),
              },
              {
                value: '2',
                label: _t(
                  /** i18n */
                  {
                    id: 'db69Hd',
                    message: ['2 · słabe'],
                  },
                ),
              },
              {
                value: '1',
                label: _t(
                  /** i18n */
                  {
                    id: '4lufAC',
                    message: ['1 · złe'],
                  },
                ),
              },
            ],
            onChange: stars.onChange,
          }),
          stars.errorMessage === void 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                role: 'alert',
                className: Reviews_module_default.problem,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'YbAraF',
                  message: ['Wybierz ocenę od 1\xA0do 5.'],
                }),
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...text,
        label: _t(
          /** i18n */
          {
            id: '6Aqv84',
            message: ['Kilka słów (opcjonalnie)'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: '9V_EJr',
            message: [['length'], ' / ', ['REVIEW_LENGTH'], ' znaków'],
            values: {
              length,
              REVIEW_LENGTH,
            },
          },
        ),
        autoComplete: 'off',
        maxLength: REVIEW_LENGTH,
        multiline: true,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...form.field('signature'),
        label: _t(
          /** i18n */
          {
            id: 'r39PTZ',
            message: ['Podpis'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: 'rMd_bc',
            message: ['Zobaczą go wszyscy. Wystarczy imię.'],
          },
        ),
        autoComplete: 'off',
        maxLength: 40,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PicturesField, {
        ...form.field('pictures'),
        known: ownPictures,
        renderPicker,
      }),
    ],
  })
}
// src/features/account/reviews/ReviewableRow.tsx
/** Something that was bought: what was said of it and what has become of that, or the place to say something. */
function ReviewableRow({ product, user, isOffline, renderPicker }) {
  const { _: _t, i18n } = useLingui()
  const format = useFormat()
  const { productApi } = useServices()
  const show = useShowPart(OWN_REVIEWS, user.id)
  const [isWriting, setWriting] = (0, import_react.useState)(false)
  const row = (0, import_react.useRef)(null)
  const { handle, picture, review, opensAt } = product
  const title = languageOf(i18n.locale) === 'en' ? (product.englishTitle ?? product.title) : product.title
  const bought = format.date(product.boughtAt)
  function putAway() {
    setWriting(false)
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus())
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    ref: row,
    className: Reviews_module_default.row,
    children: [
      picture === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Reviews_module_default.picture,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
              picture,
              sizes: '4.5rem',
            }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
              to: '/sklep/produkt/$handle',
              params: { handle },
              children: title,
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Rows_module_default.muted,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'CLzTAZ',
              message: ['kupione ', ['bought']],
              values: { bought },
            }),
          }),
          review === null || isWriting ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Said, { review }),
          isWriting
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewForm, {
                product,
                title,
                user,
                isOffline,
                renderPicker,
                onClose: putAway,
              })
            : product.awaitsParcel === true
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: Rows_module_default.muted,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'RqYUzZ',
                    message: ['Ocenisz, gdy paczka dotrze.'],
                  }),
                })
              : opensAt === null
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                    className: Reviews_module_default.actions,
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
                        size: 'small',
                        variant: review === null ? 'primary' : 'secondary',
                        onPress: () => setWriting(true),
                        children: [
                          review === null
                            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                                id: 'c5f0k6',
                                message: ['Napisz opinię'],
                              })
                            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                                id: 'M713g2',
                                message: ['Zmień opinię'],
                              }),
                          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                            className: 'visually-hidden',
                            children: [': ', title],
                          }),
                        ],
                      }),
                      review === null
                        ? null
                        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmedAction, {
                            verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                              id: 'vTkHiE',
                              message: ['Usuń'],
                            }),
                            name: _t(
                              /** i18n */
                              {
                                id: 'qboHdQ',
                                message: ['Usuń opinię: ', ['title']],
                                values: { title },
                              },
                            ),
                            question: _t(
                              /** i18n */
                              {
                                id: 'saCeoh',
                                message: ['Usunąć opinię?'],
                              },
                            ),
                            confirmation: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                              id: 'tLlflf',
                              message: ['Usuń opinię'],
                            }),
                            done: _t(
                              /** i18n */
                              {
                                id: 'RfUdQH',
                                message: ['Opinia usunięta'],
                              },
                            ),
                            onConfirm: async () => show(await removeReview(await productApi(), handle)),
                            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                              id: 'QAxp-e',
                              message: [
                                'Zniknie ze strony produktu razem z\xA0oceną i\xA0odpowiedzią sklepu.',
                              ],
                            }),
                          }),
                    ],
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Later, { opensAt }),
        ],
      }),
    ],
  })
}
function Later({ opensAt }) {
  const from = useFormat().date(opensAt)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: Rows_module_default.muted,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'UJ2wAQ',
      message: ['Ocenisz, gdy paczka dotrze: najpóźniej od ', ['from'], '.'],
      values: { from },
    }),
  })
}
function Said({ review }) {
  const { stars, text, signature, state, reason, answer, pictures } = review
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: Reviews_module_default.state,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { value: stars }),
          state === 'waiting'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                tone: 'neutral',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'gQCu1v',
                  message: ['Czeka na sprawdzenie'],
                }),
              })
            : state === 'approved'
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                  tone: 'success',
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'FTf7Lu',
                    message: ['Opublikowana'],
                  }),
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                  tone: 'danger',
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'y6HabQ',
                    message: ['Nieopublikowana'],
                  }),
                }),
        ],
      }),
      text === ''
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Reviews_module_default.text,
            children: text,
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpinionPictures, {
        pictures,
        signature,
      }),
      state === 'rejected'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Rows_module_default.muted,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'gi_HOu',
              message: ['Powód: ', ['reason'], ' Możesz ją zmienić, przeczytamy ją jeszcze raz.'],
              values: { reason },
            }),
          })
        : null,
      answer === ''
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Rows_module_default.muted,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'wc3WfM',
              message: ['Odpowiedź Iskry: ', ['answer']],
              values: { answer },
            }),
          }),
    ],
  })
}
// src/features/account/reviews/OwnReviewsScreen.tsx
var GHOSTS = [1, 2, 3]
/** /opinie: what one has bought, and what one thinks of it. */
function OwnReviewsScreen({ renderPicker }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountFrame, {
    place: 'reviews',
    lead: _t(
      /** i18n */
      {
        id: 'Y8rwuh',
        message: [
          'Oceń to, co masz z\xA0Iskry. Opinię czytamy, zanim pokażemy ją innym, i\xA0nie zmieniamy w\xA0niej ani słowa.',
        ],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Owned, {
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeletons, { fields: [3] }),
      children: (user) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnReviewsCard, {
          user,
          renderPicker,
        }),
    }),
  })
}
function OwnReviewsCard({ user, renderPicker }) {
  const { _: _t2 } = useLingui()
  const data = useAccountPart(OWN_REVIEWS, user.is_verified)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'RfcP4O',
      message: ['Twoje zakupy'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartView, {
      data,
      skeleton: GHOSTS.map((ghost) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          Skeleton,
          {
            shape: 'box',
            height: '5rem',
          },
          ghost,
        ),
      ),
      children: ({ products }, isOffline) =>
        products.length === 0
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingBought, {})
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
              className: Rows_module_default.rows,
              'aria-label': _t2(
                /** i18n */
                {
                  id: 'RfcP4O',
                  message: ['Twoje zakupy'],
                },
              ),
              children: products.map((product) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  ReviewableRow,
                  {
                    product,
                    user,
                    isOffline,
                    renderPicker,
                  },
                  product.handle,
                ),
              ),
            }),
    }),
  })
}
function NothingBought() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Rows_module_default.nothing,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: Rows_module_default.empty,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
            size: 22,
            strokeWidth: 1.75,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '8bimUN',
            message: [
              'Nie ma tu jeszcze czego oceniać. Pojawi się to, co kupisz na adres e-mail tego konta.',
            ],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
        to: '/sklep',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'SXMvU9',
          message: ['Zajrzyj do sklepu'],
        }),
      }),
    ],
  })
}
// src/routes/opinie.tsx?tsr-split=component---loader
function Opinions() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnReviewsScreen, {
    renderPicker: (picker) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LatePicturePicker, { ...picker }),
  })
}
export { Opinions as component }
