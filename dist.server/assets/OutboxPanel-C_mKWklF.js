import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import {
  Rt as Notice,
  T as useFormat,
  V as showToast,
  _ as useOutboxPanel,
  ct as liveValue,
  ei as ButtonLink,
  g as openOutboxPanel,
  h as closeOutboxPanel,
  jt as useStore,
  vt as openCartDrawer,
} from '../renderPage.js'
import { t as Drawer } from './Drawer-Bmu3jss1.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as liveOutbox } from './liveOutbox-DWPCV8Mr.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { n as isIntentOf, r as isSignedOutFailure } from './intent-CVoXtFAd.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as useConnectionView } from './connectionView-CPq2LpxO.js'
// node_modules/lucide-react/dist/esm/icons/cloud-check.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'cloud-check',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm17 15-5.5 5.5L9 18',
        key: '15q87x',
      },
    ],
    [
      'path',
      {
        d: 'M5.516 16.07A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 3.501 7.327',
        key: '1xtj56',
      },
    ],
  ],
}
__iconData.node
var CloudCheck = createLucideIcon(__iconData)
var OutboxPanel_module_default = {
  contents: '_contents_mrlzq_2',
  group: '_group_mrlzq_7',
  groupTitle: '_groupTitle_mrlzq_12',
  state: '_state_mrlzq_17',
  list: '_list_mrlzq_23',
  item: '_item_mrlzq_27',
  words: '_words_mrlzq_36',
  send: '_send_mrlzq_42',
  answer: '_answer_mrlzq_46',
  actions: '_actions_mrlzq_57',
}
// src/features/outbox/intentKinds.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** How each kind of change is shown. The compiler misses the kind that is forgotten here. */
var KINDS = {
  'cart.line': {
    place: 'cart',
    Words: CartLineWords,
  },
  'cart.discount': {
    place: 'cart',
    Words: DiscountWords,
  },
  'cart.buyer': {
    place: 'cart',
    Words: BuyerWords,
  },
  'cart.leave': {
    place: 'cart',
    Words: LeavingWords,
  },
  'cart.sync': {
    place: 'cart',
    Words: SyncWords,
  },
  'personalization.save': {
    place: 'cart',
    Words: GiftWords,
  },
  'occasion.save': {
    place: 'account',
    Words: OccasionWords,
  },
  'occasions.read': {
    place: 'account',
    Words: OccasionsReadWords,
  },
  'preferences.save': {
    place: 'account',
    Words: PreferencesWords,
  },
  'preferences.read': {
    place: 'account',
    Words: PreferencesReadWords,
  },
  'print.save': {
    place: 'cart',
    Words: PrintWords,
  },
  'restock.ask': {
    place: 'account',
    Words: RestockWords,
  },
  'session.revoke': {
    place: 'account',
    Words: RevocationWords,
  },
  'generation.start': {
    place: 'generations',
    Words: StartWords,
  },
  'generation.cancel': {
    place: 'generations',
    Words: CancelWords,
  },
  'generation.change': {
    place: 'generations',
    Words: TagsWords,
  },
  'generation.poll': {
    place: 'generations',
    Words: PollWords,
  },
  'generation.read': {
    place: 'generations',
    Words: PollWords,
  },
  'template.save': {
    place: 'account',
    Words: TemplateWords,
  },
  'template.run': {
    place: 'generations',
    Words: RunWords,
  },
  'template.cancel': {
    place: 'generations',
    Words: RunCancelWords,
  },
  'template.poll': {
    place: 'generations',
    Words: PollWords,
  },
}
function intentPlace(intent) {
  return KINDS[intent.kind].place
}
function IntentWords({ intent }) {
  const { Words } = KINDS[intent.kind]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Words, { intent })
}
function CartLineWords({ intent }) {
  const { _: _t } = useLingui()
  if (!isIntentOf(intent, 'cart.line')) return null
  const { title, quantity } = intent.arguments
  if (quantity === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'RbwBsb',
      message: [['title'], ': usunięcie z\xA0koszyka'],
      values: { title },
    })
  return _t(
    /** i18n */
    {
      id: 'Iv0Fg2',
      message: [
        ['title'],
        ': ',
        [
          'quantity',
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
      values: {
        title,
        quantity,
      },
    },
  )
}
function DiscountWords({ intent }) {
  if (!isIntentOf(intent, 'cart.discount')) return null
  const { code } = intent.arguments
  return code === null
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '9s5u1I',
        message: ['Usunięcie kodu rabatowego'],
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'MwSO2t',
        message: ['Kod rabatowy ', ['code']],
        values: { code },
      })
}
function BuyerWords() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'EEBh2i',
    message: ['Dane kupującego'],
  })
}
function LeavingWords() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'ny_pWg',
    message: ['Usunięcie danych kupującego z\xA0koszyka w\xA0sklepie'],
  })
}
function SyncWords() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'uapgPO',
    message: ['Sprawdzenie koszyka w\xA0sklepie'],
  })
}
function GiftWords({ intent }) {
  if (!isIntentOf(intent, 'personalization.save')) return null
  const { title } = intent.arguments
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'Il0qXy',
    message: ['Słowa i\xA0dane prezentu: ', ['title']],
    values: { title },
  })
}
function PrintWords({ intent }) {
  if (!isIntentOf(intent, 'print.save')) return null
  const { title } = intent.arguments
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'H4aUYV',
    message: ['Obraz do nadruku: ', ['title']],
    values: { title },
  })
}
function RestockWords({ intent }) {
  if (!isIntentOf(intent, 'restock.ask')) return null
  const { title } = intent.arguments
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: '9m8BOz',
    message: ['Prośba o\xA0wiadomość, gdy wróci: ', ['title']],
    values: { title },
  })
}
function OccasionWords({ intent }) {
  if (!isIntentOf(intent, 'occasion.save')) return null
  const { name, date } = intent.arguments
  return date === null
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '1cC8tz',
        message: ['Usunięcie ważnego dnia: ', ['name']],
        values: { name },
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'T3z9Fb',
        message: ['Ważny dzień: ', ['name']],
        values: { name },
      })
}
function OccasionsReadWords() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'Zaja8j',
    message: ['Sprawdzenie ważnych dni z\xA0innych urządzeń'],
  })
}
function PreferencesWords() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'widOwc',
    message: ['Twoje preferencje'],
  })
}
function PreferencesReadWords() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'LoSxp5',
    message: ['Sprawdzenie preferencji z\xA0innych urządzeń'],
  })
}
function RevocationWords() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'Etm4Yp',
    message: ['Wylogowanie na serwerze'],
  })
}
function StartWords({ intent }) {
  if (!isIntentOf(intent, 'generation.start')) return null
  const { prompt } = intent.arguments
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'm3ftrn',
    message: ['Generowanie: „', ['prompt'], '”'],
    values: { prompt },
  })
}
function CancelWords({ intent }) {
  if (!isIntentOf(intent, 'generation.cancel')) return null
  const { prompt } = intent.arguments
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'idMR4P',
    message: ['Anulowanie: „', ['prompt'], '”'],
    values: { prompt },
  })
}
function TagsWords({ intent }) {
  if (!isIntentOf(intent, 'generation.change')) return null
  const { prompt } = intent.arguments
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'b9Bqgi',
    message: ['Tagi i\xA0ulubione: „', ['prompt'], '”'],
    values: { prompt },
  })
}
function TemplateWords({ intent }) {
  if (!isIntentOf(intent, 'template.save')) return null
  const { title } = intent.arguments
  return title === ''
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'OgvCTH',
        message: ['Szablon bez tytułu'],
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'HMH4FI',
        message: ['Szablon: ', ['title']],
        values: { title },
      })
}
function RunWords({ intent }) {
  if (!isIntentOf(intent, 'template.run')) return null
  const { title } = intent.arguments
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'NOWtYS',
    message: ['Z\xA0szablonu: „', ['title'], '”'],
    values: { title },
  })
}
function RunCancelWords({ intent }) {
  if (!isIntentOf(intent, 'template.cancel')) return null
  const { title } = intent.arguments
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: '7_j7f8',
    message: ['Zatrzymanie szablonu: „', ['title'], '”'],
    values: { title },
  })
}
function PollWords() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'wyjTvS',
    message: ['Sprawdzenie, co już gotowe'],
  })
}
// src/features/outbox/useOutboxAction.ts
/** Runs something on the outbox, whose code comes with the first use; a failure is told and changes nothing. */
function useOutboxAction() {
  const { _: _t } = useLingui()
  return async (action) => {
    try {
      await action(await import('./outboxActions-JV5z9iTi.js'))
    } catch {
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: 'SnxX8N',
            message: ['Nie udało się tego zrobić'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'OJ-Bo3',
            message: ['Pamięć urządzenia nie odpowiada. Spróbuj jeszcze raz albo odśwież stronę.'],
          },
        ),
      })
    }
  }
}
// src/features/outbox/DiscardChange.tsx
/** Gives a change up, after a question: what is discarded can't be brought back. */
function DiscardChange({ intent }) {
  const { _: _t } = useLingui()
  const [isAsking, setAsking] = (0, import_react.useState)(false)
  const run = useOutboxAction()
  async function discard() {
    await run((actions) => actions.discard(intent.id))
    setAsking(false)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        variant: 'quiet',
        onPress: () => setAsking(true),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'UwsLX-',
          message: ['Odrzuć'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
        isOpen: isAsking,
        onOpenChange: setAsking,
        role: 'alertdialog',
        size: 'sm',
        title: _t(
          /** i18n */
          {
            id: 'YaxQ1l',
            message: ['Odrzucić zmianę?'],
          },
        ),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'quiet',
              onPress: () => setAsking(false),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'WrkZ3t',
                message: ['Zostaw'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'danger',
              onPress: () => void discard(),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'QAZV09',
                message: ['Odrzuć zmianę'],
              }),
            }),
          ],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IntentWords, { intent }),
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children:
              intentPlace(intent) === 'cart'
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'tPWF7S',
                    message: [
                      'Zmiana nie dotrze do sklepu, a\xA0koszyk wróci w\xA0tym miejscu do tego, co sklep już ma.',
                    ],
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'ulsoHb',
                    message: ['Zmiana nie dotrze na Twoje konto i\xA0zniknie z\xA0tego urządzenia.'],
                  }),
          }),
        ],
      }),
    ],
  })
}
// src/features/outbox/failureText.ts
/** Why a change hasn't arrived, and what happens next. */
var TEXTS = {
  cart: {
    unreachable:
      /** i18n */
      {
        id: 'nM8ACY',
        message: ['Nie ma połączenia ze sklepem. Wyślemy, gdy tylko wróci.'],
      },
    busy:
      /** i18n */
      {
        id: '1enOOZ',
        message: ['Sklep ma teraz dużo pracy i\xA0prosi, żeby chwilę poczekać.'],
      },
    broken:
      /** i18n */
      {
        id: '4b2-D_',
        message: ['Sklep odpowiedział niezrozumiale. Spróbujemy jeszcze raz.'],
      },
    refused:
      /** i18n */
      {
        id: 'dnvRBb',
        message: ['Sklep nie przyjął tej zmiany. Zmień ją, spróbuj ponownie albo odrzuć.'],
      },
  },
  account: {
    unreachable:
      /** i18n */
      {
        id: 'CQih3o',
        message: ['Nie ma połączenia z\xA0serwerem. Wyślemy, gdy tylko wróci.'],
      },
    busy:
      /** i18n */
      {
        id: 'G48j9T',
        message: ['Serwer ma teraz dużo pracy i\xA0prosi, żeby chwilę poczekać.'],
      },
    broken:
      /** i18n */
      {
        id: 'It3IFN',
        message: ['Serwer nie mógł teraz tego zapisać. Spróbujemy jeszcze raz.'],
      },
    refused:
      /** i18n */
      {
        id: 'FVNatD',
        message: ['Serwer nie przyjął tej zmiany. Wybierz inaczej, spróbuj ponownie albo ją odrzuć.'],
      },
  },
  generations: {
    unreachable:
      /** i18n */
      {
        id: 'rwmTM_',
        message: [
          'Nie ma połączenia z\xA0generatorem. Jeśli nie wróci szybko, zapytamy Cię jeszcze raz o\xA0cenę.',
        ],
      },
    busy:
      /** i18n */
      {
        id: 'qBq_Jx',
        message: ['Generator ma teraz dużo pracy i\xA0prosi, żeby chwilę poczekać.'],
      },
    broken:
      /** i18n */
      {
        id: 'KyQ3Pq',
        message: ['Generator nie mógł teraz tego przyjąć. Spróbujemy jeszcze raz.'],
      },
    refused:
      /** i18n */
      {
        id: 'EzeUJv',
        message: ['Serwer nie przyjął tej zmiany. Zmień ją w\xA0historii, spróbuj ponownie albo odrzuć.'],
      },
  },
}
/** A session that has ended needs a person, whatever else the failure says. */
var SIGNED_OUT =
  /** i18n */
  {
    id: '_X50P6',
    message: ['Sesja wygasła. Wyślemy to, gdy zalogujesz się ponownie.'],
  }
/** What somebody prints by now stays as it is: no other try can end otherwise. */
var BEING_MADE =
  /** i18n */
  {
    id: '8EqMBA',
    message: [
      'Tę rzecz już robimy, więc jej słów i\xA0obrazu nie da się zmienić. Jeśli coś jest nie tak, napisz do nas od razu i\xA0podaj numer zamówienia.',
    ],
  }
function failureText(failure, place) {
  if (failure.code === 'BEING_MADE') return BEING_MADE
  return isSignedOutFailure(failure) ? SIGNED_OUT : TEXTS[place][failure.kind]
}
/** In the words of specification part 1, section 5. */
var GIFT_NOT_SAVED =
  /** i18n */
  {
    id: '3GZ__C',
    message: ['Nie udało się zapisać personalizacji. Spróbuj ponownie.'],
  }
/** Why a change was refused; a gift is no matter of the shop’s. */
function refusalText(kind, failure) {
  return kind === 'personalization.save' && failure.kind === 'refused' && !isSignedOutFailure(failure)
    ? GIFT_NOT_SAVED
    : failureText(failure, intentPlace({ kind }))
}
// src/features/outbox/RefusedChange.tsx
/** A change that a service said no to: it waits here until a person has decided. */
function RefusedChange({ intent }) {
  const { i18n } = useLingui()
  const run = useOutboxAction()
  const place = intentPlace(intent)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Notice, {
    tone: 'danger',
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: OutboxPanel_module_default.actions,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          size: 'small',
          onPress: () => void run((actions) => actions.retry([intent.id])),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'BbPnhI',
            message: ['Spróbuj ponownie'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditLink, { place }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DiscardChange, { intent }),
      ],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IntentWords, { intent }),
      }),
      intent.lastError === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: i18n._(refusalText(intent.kind, intent.lastError)),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: OutboxPanel_module_default.state,
                children:
                  place === 'cart'
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'Hb3APN',
                        message: ['Odpowiedź sklepu: ', ['0']],
                        values: { 0: intent.lastError.message },
                      })
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'DvCjVR',
                        message: ['Odpowiedź serwera: ', ['0']],
                        values: { 0: intent.lastError.message },
                      }),
              }),
            ],
          }),
    ],
  })
}
/** Where the change was made, and can be made otherwise. */
function EditLink({ place }) {
  if (place === 'cart')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
      size: 'small',
      variant: 'quiet',
      onPress: edit,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'VCI4kV',
        message: ['Zmień w\xA0koszyku'],
      }),
    })
  if (place === 'generations')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/historia',
      size: 'small',
      variant: 'quiet',
      onClick: closeOutboxPanel,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'wuwvEp',
        message: ['Zmień w\xA0historii'],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
    to: '/preferences',
    size: 'small',
    variant: 'quiet',
    onClick: closeOutboxPanel,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'yNRgxI',
      message: ['Zmień w\xA0preferencjach'],
    }),
  })
}
function edit() {
  closeOutboxPanel()
  openCartDrawer()
}
// src/features/outbox/SendNow.tsx
/**
 * Sends what waits without waiting for its time, and answers above the button: that it is being sent, or why it
 * can't be. What arrives leaves the list.
 */
function SendNow({ intents }) {
  const { i18n } = useLingui()
  const run = useOutboxAction()
  const view = useConnectionView()
  const [askedAt, setAskedAt] = (0, import_react.useState)(null)
  const failure = intents.findLast(({ lastError }) => (lastError?.at ?? 0) >= (askedAt ?? Infinity))
  async function send() {
    setAskedAt(Date.now())
    await run((actions) => actions.retry(intents.map((intent) => intent.id)))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        className: OutboxPanel_module_default.answer,
        children: askedAt === null ? null : i18n._(answerText(view, failure?.lastError ?? null)),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        variant: 'primary',
        size: 'large',
        className: OutboxPanel_module_default.send ?? '',
        onPress: () => void send(),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'OAlJh8',
          message: ['Wyślij teraz'],
        }),
      }),
    ],
  })
}
/** What has come of a press, with the failure that came after it. */
function answerText(view, failure) {
  if (view === 'offline')
    return /** i18n */ {
      id: 'hFcXEr',
      message: ['Nie ma teraz sieci. Wyślemy to, gdy tylko wróci.'],
    }
  if (failure === null)
    return /** i18n */ {
      id: 'tbxIlP',
      message: ['Wysyłamy…'],
    }
  return failure.kind === 'unreachable'
    ? /** i18n */
      {
        id: 'SaCEQF',
        message: ['Nie ma odpowiedzi. Spróbujemy jeszcze raz sami.'],
      }
    : /** i18n */
      {
        id: 'e1FT4X',
        message: ['Jeszcze się nie udało. Powód jest przy zmianach; spróbujemy sami.'],
      }
}
// src/features/outbox/WaitingChanges.tsx
/** The changes that will be sent by themselves, by whom they wait for. */
function WaitingChanges({ intents }) {
  return [...Map.groupBy(intents, intentPlace)].map(([place, its]) =>
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
      WaitingGroup,
      {
        place,
        intents: its,
      },
      place,
    ),
  )
}
/** What waits for one service: since when, why not yet, and when the next try is. */
function WaitingGroup({ intents, place }) {
  const [oldest] = intents
  const Title = TITLES[place]
  if (oldest === void 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: OutboxPanel_module_default.group,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
        className: OutboxPanel_module_default.groupTitle,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Title, { count: intents.length }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingState, {
        intents,
        place,
        since: oldest.createdAt,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: OutboxPanel_module_default.list,
        children: intents.map((intent) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'li',
            {
              className: OutboxPanel_module_default.item,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: OutboxPanel_module_default.words,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IntentWords, { intent }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DiscardChange, { intent }),
              ],
            },
            intent.id,
          ),
        ),
      }),
    ],
  })
}
function CartTitle({ count }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'mVGFuh',
    message: [
      [
        'count',
        'plural',
        {
          offset: void 0,
          one: ['Koszyk: ', '#', '\xA0zmiana'],
          few: ['Koszyk: ', '#', '\xA0zmiany'],
          many: ['Koszyk: ', '#', '\xA0zmian'],
          other: ['Koszyk: ', '#', '\xA0zmiany'],
        },
      ],
    ],
    values: { count },
  })
}
function AccountTitle({ count }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'bbC_D1',
    message: [
      [
        'count',
        'plural',
        {
          offset: void 0,
          one: ['Konto: ', '#', '\xA0zmiana'],
          few: ['Konto: ', '#', '\xA0zmiany'],
          many: ['Konto: ', '#', '\xA0zmian'],
          other: ['Konto: ', '#', '\xA0zmiany'],
        },
      ],
    ],
    values: { count },
  })
}
function GenerationsTitle({ count }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'W_qJFN',
    message: [
      [
        'count',
        'plural',
        {
          offset: void 0,
          one: ['Generowanie: ', '#', '\xA0zmiana'],
          few: ['Generowanie: ', '#', '\xA0zmiany'],
          many: ['Generowanie: ', '#', '\xA0zmian'],
          other: ['Generowanie: ', '#', '\xA0zmiany'],
        },
      ],
    ],
    values: { count },
  })
}
var TITLES = {
  cart: CartTitle,
  account: AccountTitle,
  generations: GenerationsTitle,
}
function WaitingState({ intents, place, since }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const failure = intents.findLast((intent) => intent.lastError !== null)?.lastError ?? null
  const sinceTime = format.time(new Date(since))
  const next = Math.min(...intents.map((intent) => intent.nextAttemptAt))
  const nextTime = format.time(new Date(next))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
    className: OutboxPanel_module_default.state,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'di73Lm',
        message: ['Czeka od ', ['sinceTime'], '.'],
        values: { sinceTime },
      }),
      ' ',
      failure === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'Go7CYg',
            message: ['Wyślemy za chwilę.'],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              i18n._(failureText(failure, place)),
              ' ',
              next - failure.at < 6e4
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'KIfgCl',
                    message: ['Następna próba za chwilę.'],
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'aqxDMc',
                    message: ['Następna próba: ', ['nextTime'], '.'],
                    values: { nextTime },
                  }),
            ],
          }),
    ],
  })
}
// src/features/outbox/OutboxPanel.tsx
var NONE = []
/** „Do wysłania”: what waits on this device, what failed and why, and what can be done. Mounted lazily. */
function OutboxPanel() {
  const { _: _t } = useLingui()
  const isOpen = useOutboxPanel()
  const intents = liveValue(useStore(liveOutbox), NONE)
  const waiting = intents.filter((intent) => intent.state === 'waiting')
  const refused = intents.filter((intent) => intent.state === 'parked')
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Drawer, {
    isOpen,
    onOpenChange: (opens) => (opens ? openOutboxPanel() : closeOutboxPanel()),
    title: _t(
      /** i18n */
      {
        id: 'azT7b5',
        message: ['Do wysłania'],
      },
    ),
    footer:
      waiting.length === 0
        ? void 0
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendNow, { intents: waiting }),
    children:
      intents.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloudCheck, { size: 32 }),
            title: _t(
              /** i18n */
              {
                id: '6hXSSu',
                message: ['Wszystko wysłane'],
              },
            ),
            description: _t(
              /** i18n */
              {
                id: 'lrdSzs',
                message: ['Zmiany zrobione bez sieci czekają tutaj, aż dotrą na miejsce.'],
              },
            ),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: OutboxPanel_module_default.contents,
            children: [
              refused.map((intent) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefusedChange, { intent }, intent.id),
              ),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingChanges, { intents: waiting }),
            ],
          }),
  })
}
export { OutboxPanel as default }
