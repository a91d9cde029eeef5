import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as RefreshCw } from './refresh-cw-DwqQW824.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { K as announce, T as useFormat, V as showToast } from '../renderPage.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { n as isUnderWay, t as isResting } from './generationRow-BTsHrjCY.js'
import { r as promptTitle } from './SoundWave-DYeussCb.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { t as GenerationThumb } from './GenerationThumb-Cv9_tlNa.js'
import { t as useGenerationAction } from './useGenerationAction-CcZ_DxxH.js'
// src/features/generation/queue/presentPrice.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** What an engine costs now; null where it can't be started. */
function presentPrice(offers, engine) {
  return offers.find((offer) => offer.id === engine && offer.isAvailable)?.credits ?? null
}
/**
 * What a job that asks costs when a person says yes: what the generator said when it refused the price before, for that
 * is newer than any list of prices; else what its engine costs now. Null where it can't be started.
 */
function askedPrice(offers, { engine, error, usage }) {
  return error?.code === 'GENERATOR_PRICE_CHANGED' ? usage.credits : presentPrice(offers, engine)
}
// src/features/generation/queue/CancelButton.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Cancels what is under way; says before what comes back, and asks first where nothing does. */
function CancelButton({ row }) {
  const { _: _t } = useLingui()
  const act = useGenerationAction()
  const [isAsking, setAsking] = (0, import_react.useState)(false)
  const { refund } = row
  const { credits } = row.usage
  const isLost = isUnderWay(row) && refund === 0 && credits > 0
  const cancel = () => {
    setAsking(false)
    act((actions) => actions.cancel(row.refCode))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        variant: 'quiet',
        onPress: isLost ? () => setAsking(true) : cancel,
        ...(isLost ? { 'aria-haspopup': 'dialog' } : {}),
        children: isLost
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Jp3b5y',
              message: ['Anuluj bez zwrotu'],
            })
          : isUnderWay(row) && refund !== void 0 && refund > 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'PztDuz',
                message: [
                  [
                    'refund',
                    'plural',
                    {
                      offset: void 0,
                      one: ['Anuluj, wróci ', '#', '\xA0kredyt'],
                      few: ['Anuluj, wrócą ', '#', '\xA0kredyty'],
                      many: ['Anuluj, wróci ', '#', '\xA0kredytów'],
                      other: ['Anuluj, wróci ', '#', '\xA0kredytu'],
                    },
                  ],
                ],
                values: { refund },
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'mRjC3e',
                message: ['Anuluj'],
              }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
        isOpen: isAsking,
        onOpenChange: setAsking,
        role: 'alertdialog',
        size: 'sm',
        title: _t(
          /** i18n */
          {
            id: '8UWNas',
            message: ['Anulować bez zwrotu?'],
          },
        ),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              onPress: () => setAsking(false),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'kkNk1h',
                message: ['Poczekaj na wynik'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'danger',
              onPress: cancel,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'Jp3b5y',
                message: ['Anuluj bez zwrotu'],
              }),
            }),
          ],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '_w2BoO',
            message: [
              'Praca trafiła już do dostawcy, który bierze za nią zapłatę. Anulowanie i\xA0tak kosztuje <0/>.',
            ],
            components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: credits }) },
          }),
        }),
      }),
    ],
  })
}
// src/features/generation/queue/QueueActions.tsx
/** What can be done with something under way: agree to its price, ask about it now, cancel it. */
function QueueActions({ row, price, isOffline }) {
  const act = useGenerationAction()
  const { refCode } = row
  if (row.isCancelling) return null
  if (row.asks)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        price === null || isOffline
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              size: 'small',
              variant: 'primary',
              onPress: () => void act((actions) => actions.confirm(refCode, price)),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'HJkWX_',
                message: ['Stwórz za <0/>'],
                components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: price }) },
              }),
            }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          size: 'small',
          variant: 'quiet',
          onPress: () => void act((actions) => actions.drop(refCode)),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'Wbu6xg',
            message: ['Zrezygnuj'],
          }),
        }),
      ],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      isResting(row) && !isOffline
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefreshCw, { size: 16 }),
            onPress: () => void act((actions) => actions.check(refCode)),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '-q4eLX',
              message: ['Sprawdź teraz'],
            }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CancelButton, { row }),
    ],
  })
}
var QueueList_module_default = {
  queue: '_queue_96hin_2',
  heading: '_heading_96hin_7',
  rows: '_rows_96hin_11',
  row: '_row_96hin_11',
  thumb: '_thumb_96hin_27',
  words: '_words_96hin_35',
  title: '_title_96hin_41',
  state: '_state_96hin_49',
  track: '_track_96hin_54',
  fill: '_fill_96hin_61',
  actions: '_actions_96hin_69',
}
// src/features/generation/queue/useProgressText.ts
/** Where something under way stands, in one short sentence. */
function useProgressText(isOffline) {
  const { _: _t } = useLingui()
  const format = useFormat()
  return (row) => {
    if (row.isCancelling)
      return _t(
        /** i18n */
        {
          id: 'BLjeaf',
          message: ['Anulujemy…'],
        },
      )
    if (row.asks && !isOffline && row.error?.code === 'GENERATOR_PRICE_CHANGED')
      return _t(
        /** i18n */
        {
          id: '-Inxad',
          message: ['Cena się zmieniła. Nowa jest na przycisku.'],
        },
      )
    if (row.asks)
      return isOffline
        ? _t(
            /** i18n */
            {
              id: 'W2STlu',
              message: ['Czeka na sieć. Zapytamy, zanim wydasz kredyty.'],
            },
          )
        : _t(
            /** i18n */
            {
              id: 'OTtH--',
              message: ['Stworzyć to teraz? Cena jest na przycisku.'],
            },
          )
    if (row.status === 'pending')
      return isOffline
        ? _t(
            /** i18n */
            {
              id: '824paN',
              message: ['Czeka na sieć. Wyślemy to samo, raz.'],
            },
          )
        : _t(
            /** i18n */
            {
              id: 'tbxIlP',
              message: ['Wysyłamy…'],
            },
          )
    if (isOffline)
      return _t(
        /** i18n */
        {
          id: 'VE6XYF',
          message: ['Powstaje bez Ciebie. Pokażemy, gdy wróci sieć.'],
        },
      )
    if (isResting(row))
      return _t(
        /** i18n */
        {
          id: '2nn6yV',
          message: ['Trwa dłużej niż zwykle. Powstaje dalej.'],
        },
      )
    const left =
      row.estimatedTime === null || row.estimatedTime === 0 ? null : format.duration(row.estimatedTime)
    if (row.queuePosition > 0) {
      const place = row.queuePosition
      return left === null
        ? _t(
            /** i18n */
            {
              id: 'vC5tRs',
              message: ['W\xA0kolejce: miejsce ', ['place'], '.'],
              values: { place },
            },
          )
        : _t(
            /** i18n */
            {
              id: '1PPprm',
              message: ['W\xA0kolejce: miejsce ', ['place'], ', ok. ', ['left'], '.'],
              values: {
                place,
                left,
              },
            },
          )
    }
    return left === null
      ? _t(
          /** i18n */
          {
            id: 'E5vkTZ',
            message: ['Powstaje.'],
          },
        )
      : _t(
          /** i18n */
          {
            id: 'DikOOy',
            message: ['Powstaje, jeszcze ok. ', ['left'], '.'],
            values: { left },
          },
        )
  }
}
// src/features/generation/queue/QueueList.tsx
/** What else is under way, each in a row with its place and what can be done. */
function QueueList({ title, rows, offers, isOffline, parked }) {
  const progressText = useProgressText(isOffline)
  const id = (0, import_react.useId)()
  if (rows.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: QueueList_module_default.queue,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        id,
        className: QueueList_module_default.heading,
        children:
          title ??
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'R6vmY0',
            message: ['Także powstaje'],
          }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: QueueList_module_default.rows,
        children: rows.map((row) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'li',
            {
              className: QueueList_module_default.row,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: QueueList_module_default.thumb,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GenerationThumb, { generation: row }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                  className: QueueList_module_default.words,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      className: QueueList_module_default.title,
                      dir: 'auto',
                      children: promptTitle(row.prompt),
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      className: QueueList_module_default.state,
                      children: progressText(row),
                    }),
                    row.status === 'processing' && row.progress > 0
                      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                          className: QueueList_module_default.track,
                          'aria-hidden': 'true',
                          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                            className: QueueList_module_default.fill,
                            style: { transform: `scaleX(${row.progress / 100})` },
                          }),
                        })
                      : null,
                  ],
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                  className: QueueList_module_default.actions,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QueueActions, {
                    row,
                    price: row.refCode === parked ? null : askedPrice(offers, row),
                    isOffline,
                  }),
                }),
              ],
            },
            row.refCode,
          ),
        ),
      }),
    ],
  })
}
// src/features/generation/device/useRenewal.ts
/** Not more often: whatever is broken then is broken for another reason. */
var PAUSE_MS = 6e4
var askedAt = /* @__PURE__ */ new Map()
/** Gets fresh addresses for the files of a result of this device whose old ones have run out. */
function useRenewal() {
  const act = useGenerationAction()
  return (refCode) => {
    const now = Date.now()
    if (now - (askedAt.get(refCode) ?? 0) < PAUSE_MS) return
    askedAt.set(refCode, now)
    act((actions) => actions.check(refCode))
  }
}
// src/features/generation/queue/useSpokenEnds.ts
/**
 * Tells screen readers when something that was under way here has ended, and everybody what a cancel has brought back,
 * once.
 */
function useSpokenEnds(queue, history) {
  const { _: _t } = useLingui()
  const refundText = useRefundText()
  const known = (0, import_react.useRef)(/* @__PURE__ */ new Map())
  ;(0, import_react.useEffect)(() => {
    const rows = [...queue, ...history]
    for (const row of rows) {
      const before = known.current.get(row.refCode)
      if (before !== 'pending' && before !== 'processing') continue
      const title = promptTitle(row.prompt)
      if (row.status === 'completed')
        announce(
          _t(
            /** i18n */
            {
              id: 'fNe-U3',
              message: ['Gotowe: ', ['title']],
              values: { title },
            },
          ),
        )
      if (row.status === 'failed')
        announce(
          _t(
            /** i18n */
            {
              id: 'arAcS2',
              message: ['Nie udało się: ', ['title']],
              values: { title },
            },
          ),
          'assertive',
        )
      if (row.status === 'cancelled')
        showToast({
          type: 'info',
          title: _t(
            /** i18n */
            {
              id: 'oucuIj',
              message: ['Anulowano: ', ['title']],
              values: { title },
            },
          ),
          message: refundText(row),
        })
    }
    known.current = new Map(rows.map((row) => [row.refCode, row.status]))
  }, [queue, history, refundText, _t])
}
/** What came back of a cancelled generation, in one sentence. */
function useRefundText() {
  const { _: _t2 } = useLingui()
  return ({ id, wasSent, refund, usage }) => {
    if (id === null && !wasSent)
      return _t2(
        /** i18n */
        {
          id: 'f3bwAA',
          message: ['Nic nie kosztowało.'],
        },
      )
    if (refund === void 0)
      return _t2(
        /** i18n */
        {
          id: 'zBbEaK',
          message: ['Ile wróciło, zobaczysz w\xA0historii kredytów.'],
        },
      )
    if (refund === 0 && usage.credits > 0)
      return _t2(
        /** i18n */
        {
          id: 'kg6a0F',
          message: [
            [
              '0',
              'plural',
              {
                offset: void 0,
                one: ['Kosztowało ', '#', '\xA0kredyt: praca była już u\xA0dostawcy.'],
                few: ['Kosztowało ', '#', '\xA0kredyty: praca była już u\xA0dostawcy.'],
                many: ['Kosztowało ', '#', '\xA0kredytów: praca była już u\xA0dostawcy.'],
                other: ['Kosztowało ', '#', '\xA0kredytu: praca była już u\xA0dostawcy.'],
              },
            ],
          ],
          values: { 0: usage.credits },
        },
      )
    return _t2(
      /** i18n */
      {
        id: 'wTZV7J',
        message: [
          [
            'refund',
            'plural',
            {
              offset: void 0,
              one: ['Wrócił ', '#', '\xA0kredyt.'],
              few: ['Wróciły ', '#', '\xA0kredyty.'],
              many: ['Wróciło ', '#', '\xA0kredytów.'],
              other: ['Wróciło ', '#', '\xA0kredytu.'],
            },
          ],
        ],
        values: { refund },
      },
    )
  }
}
export {
  QueueActions as a,
  useProgressText as i,
  useRenewal as n,
  askedPrice as o,
  QueueList as r,
  presentPrice as s,
  useSpokenEnds as t,
}
