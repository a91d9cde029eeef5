import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useMutation } from './useMutation-DfHfzXX-.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as Check } from './check-Uw45F36v.js'
import { t as Download } from './download-LE3rizAX.js'
import { t as MailOpen } from './mail-open-Btnu0Uad.js'
import { t as Printer } from './printer-CLbY43At.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { n as readCard, r as sayReceived } from './cardCalls-DFF3KOP-.js'
import {
  $r as ButtonAnchor,
  Jr as Page,
  K as announce,
  Si as useServices,
  V as showToast,
  ei as ButtonLink,
  gn as Route,
} from '../renderPage.js'
import { n as CardSides, t as FoldingCard } from './FoldingCard-DOMCtj5u.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as Paper } from './Paper-Cfuo6YxF.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { t as Switch } from './Switch-Ck1CK0ON.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as Image } from './image-BFyoCOL1.js'
import { t as Share2 } from './share-2-B56uh1z3.js'
import { t as useIsTakenOver } from './useIsTakenOver-GPZ-jcB_.js'
// src/features/card/cardQuery.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** The card at a private address. */
function cardQuery(productApi, token) {
  return queryOptions({
    queryKey: ['card', token],
    queryFn: async ({ signal }) => readCard(await productApi(), token, { signal }),
  })
}
var CardScreen_module_default = {
  title: '_title_13alq_2',
  pending: '_pending_13alq_8',
  plain: '_plain_13alq_14',
  controls: '_controls_13alq_19',
  after: '_after_13alq_27',
  sender: '_sender_13alq_35',
  message: '_message_13alq_39',
  actions: '_actions_13alq_45',
  note: '_note_13alq_53',
  said: '_said_13alq_59',
  words: '_words_13alq_66',
  signature: '_signature_13alq_81',
}
// src/features/card/MelodySwitch.tsx
var import_jsx_runtime = require_jsx_runtime()
/**
 * A melody with a card, for whoever wants one: it sounds only when asked for, and no longer than the card is looked at.
 * Nothing where the browser makes no sound. The tune comes with the first press.
 */
function MelodySwitch() {
  const [isPlaying, setIsPlaying] = (0, import_react.useState)(false)
  const stop = (0, import_react.useRef)(() => void 0)
  ;(0, import_react.useEffect)(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') setIsPlaying(false)
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [])
  ;(0, import_react.useEffect)(() => {
    if (!isPlaying) return void 0
    let isOver = false
    begin()
    return () => {
      isOver = true
      stop.current()
    }
    async function begin() {
      try {
        const { playMelody } = await import('./melody-CwJUll7J.js')
        if (!isOver) stop.current = playMelody(() => setIsPlaying(false))
      } catch {
        setIsPlaying(false)
      }
    }
  }, [isPlaying])
  if (typeof AudioContext === 'undefined') return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
    isSelected: isPlaying,
    onChange: setIsPlaying,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'IuCs6M',
      message: ['Melodia pozytywki'],
    }),
  })
}
// src/features/card/PictureActions.tsx
var FILE_NAME = 'kartka.jpg'
var FILE_TYPE = 'image/jpeg'
/** The card as a picture: handed to the system’s share sheet where it takes pictures, and saved everywhere. */
function PictureActions({ title, url }) {
  const { _: _t } = useLingui()
  const isTakenOver = useIsTakenOver()
  const sharing = useMutation({
    mutationFn: () => sharePicture(url, title),
    onError: () =>
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: 'amhAWa',
            message: ['Nie udało się'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'Tg8jWV',
            message: ['Pobierz obraz i\xA0wyślij go samodzielnie.'],
          },
        ),
      }),
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      isTakenOver && canShareFiles()
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share2, { size: 18 }),
            isPending: sharing.isPending,
            onPress: () => sharing.mutate(),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'xPkLfM',
              message: ['Pokaż komuś'],
            }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonAnchor, {
        href: url,
        download: true,
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Image, { size: 18 }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'RJDsd2',
          message: ['Pobierz obraz'],
        }),
      }),
    ],
  })
}
function canShareFiles() {
  if (typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: [new File([], FILE_NAME, { type: FILE_TYPE })] })
}
/** Whoever closes the share sheet has changed their mind: that is no failure. */
async function sharePicture(url, title) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`)
  const file = new File([await answer.blob()], FILE_NAME, { type: FILE_TYPE })
  try {
    await navigator.share({
      files: [file],
      title,
    })
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error
  }
}
// src/features/card/CardScreen.tsx
/** /kartka/{token}: a card as whoever got it opens it. */
function CardScreen({ token }) {
  const { productApi } = useServices()
  const { data, error, refetch } = useQuery(cardQuery(productApi, token))
  if (data !== void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenableCard, {
      token,
      card: data,
    })
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoCard, {})
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children:
      error === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardTitle, {}),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                className: CardScreen_module_default.pending,
                'aria-busy': 'true',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                  shape: 'box',
                  height: '100%',
                }),
              }),
            ],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
            level: 1,
            onRetry: () => void refetch(),
          }),
  })
}
function CardTitle() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h1', {
    className: CardScreen_module_default.title,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'RyXpyB',
      message: ['Kartka dla Ciebie'],
    }),
  })
}
function NoCard() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
      level: 1,
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailOpen, { size: 28 }),
      title: _t(
        /** i18n */
        {
          id: 'ileRb-',
          message: ['Tej kartki tu nie ma'],
        },
      ),
      description: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'rR_3gM',
        message: ['Sprawdź, czy link jest cały. Najlepiej otwórz go jeszcze raz z\xA0listu.'],
      }),
      action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
        to: '/',
        variant: 'primary',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'KELIzQ',
          message: ['Zobacz, czym jest Iskra'],
        }),
      }),
    }),
  })
}
function OpenableCard({ token, card }) {
  const { _: _t2 } = useLingui()
  const [side, setSide] = (0, import_react.useState)(card.front === null ? 'inside' : 'front')
  const [wasOpened, setWasOpened] = (0, import_react.useState)(card.front === null)
  const inside = (0, import_react.useRef)(null)
  const { kind, front, language, title } = card
  function turn(to) {
    setSide(to)
    if (to !== 'inside') return
    setWasOpened(true)
    announce(
      _t2(
        /** i18n */
        {
          id: 'gCHi3w',
          message: ['Kartka jest otwarta'],
        },
      ),
    )
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardTitle, {}),
      front === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: CardScreen_module_default.plain,
            lang: language,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WrittenPage, { written: card }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoldingCard, {
                title,
                front,
                opensTo: 'spread',
                language,
                isSealed: kind === 'letter' || kind === 'email',
                side,
                onOpen: () => {
                  turn('inside')
                  requestAnimationFrame(() => inside.current?.focus({ preventScroll: true }))
                },
                inside,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WrittenPage, {
                  written: card,
                  className: CardScreen_module_default.words,
                  amount: amountOf(card),
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                className: CardScreen_module_default.controls,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSides, {
                    side,
                    onTurn: turn,
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MelodySwitch, {}),
                ],
              }),
            ],
          }),
      wasOpened
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AfterOpening, {
            token,
            card,
          })
        : null,
    ],
  })
}
function WrittenPage({ written: { paragraphs, signature }, ...paper }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Paper, {
    ...paper,
    children: [
      paragraphs.map((paragraph, place) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children: paragraph }, place),
      ),
      signature === ''
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: CardScreen_module_default.signature,
            children: signature,
          }),
    ],
  })
}
/** How many characters still are few, and how many aren’t many: the fewer, the larger they are set. */
var FEW = 220
var SOME = 600
function amountOf({ paragraphs, signature }) {
  const { length } = [...paragraphs, signature].join(' ')
  return length <= FEW ? 'few' : length <= SOME ? 'some' : 'many'
}
function AfterOpening({ token, card }) {
  const { productApi } = useServices()
  const saying = useMutation({ mutationFn: async () => sayReceived(await productApi(), token) })
  const isSaid = card.isReceived || saying.isSuccess
  const { sender, message, home, pdf, picture } = card
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: CardScreen_module_default.after,
    children: [
      sender === ''
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: CardScreen_module_default.sender,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'gPzwF2',
              message: ['Od: ', ['sender']],
              values: { sender },
            }),
          }),
      message === ''
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: CardScreen_module_default.message,
            children: message,
          }),
      isSaid
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('output', {
            className: CardScreen_module_default.said,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
                size: 18,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'EnZvJ7',
                message: ['Nadawca wie, że kartka dotarła'],
              }),
            ],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            variant: 'primary',
            isPending: saying.isPending,
            onPress: () => saying.mutate(),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'gkp-D_',
              message: ['Powiedz nadawcy, że dotarła'],
            }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: saying.error }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: CardScreen_module_default.actions,
        children: [
          picture === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureActions, {
                title: card.title,
                url: picture,
              }),
          home === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonAnchor, {
                href: home,
                download: true,
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, { size: 18 }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'OjSMjk',
                  message: ['Arkusz A4\xA0do druku'],
                }),
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonAnchor, {
            href: pdf,
            download: true,
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, { size: 18 }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'RUdMO5',
              message: ['Pobierz PDF'],
            }),
          }),
        ],
      }),
      home === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: CardScreen_module_default.note,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'u71WrG',
              message: ['Arkusz drukuje się z\xA0jednej strony. Zegnij górę do tyłu i\xA0złóż na pół.'],
            }),
          }),
    ],
  })
}
// src/routes/kartka.$token.tsx?tsr-split=component---loader
function Card() {
  const { token } = Route.useParams()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardScreen, { token }, token)
}
export { Card as component }
