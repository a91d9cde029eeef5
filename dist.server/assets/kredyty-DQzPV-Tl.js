import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as AccountPartView, t as OwnBalance } from './OwnBalance-CU1rvhLK.js'
import { t as CREDITS_COLLECTION } from './creditPack-Bc65eRW8.js'
import { o as MOVEMENTS } from './useAccountPart-0UCsMF6M.js'
import { t as AddToCart } from './AddToCart-EYdS5VFj.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Coins } from './coins-BrUrasdY.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  C as useSession,
  Jr as Page,
  K as announce,
  Si as useServices,
  T as useFormat,
  Yi as useLocation,
  ei as ButtonLink,
  vi as CircleCheck,
  zr as GENERATION_TYPES,
} from '../renderPage.js'
import { a as judgeAccess, t as ADMIN } from './access-Bi3cgZ5_.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as engineOffersQuery } from './engineOffersQuery-BlkF-w79.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as AudioLines } from './audio-lines-CHQspzfa.js'
import { t as Clapperboard } from './clapperboard-Bf5gkcF-.js'
import { t as FileText } from './file-text-COEfBf5P.js'
import { t as Image } from './image-BFyoCOL1.js'
import { t as Mic } from './mic-BrCrmRzZ.js'
import { t as EighthNotes } from './eighth-notes-Gv5KJ7U4.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as Hourglass } from './hourglass-Cl3dDpxt.js'
import { t as Undo2 } from './undo-2-BNCNz0-1.js'
import { t as Gift } from './gift-acv106ln.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as ChevronDown } from './chevron-down-BtYHYNUI.js'
import { n as rowWords, t as movementWords } from './movementWords-iSJwrH6U.js'
import { t as useInfiniteQuery } from './useInfiniteQuery-Djd33ye9.js'
import { t as listMovements } from './creditCalls-BZGJcrCa.js'
import { t as CREDITS_KEY } from './creditsQuery-CNDrE3t7.js'
import { t as CreditPacks } from './CreditPacks-CkcJmzVQ.js'
import { n as loadCollection } from './pageData-yfuU8gVC.js'
// src/features/credits/home/CreditsHome.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var CreditsHome_module_default = {
  sections: '_sections_1oshb_2',
  own: '_own_1oshb_7',
  actions: '_actions_1oshb_23',
  section: '_section_1oshb_2',
}
var EnginePrices_module_default = {
  section: '_section_1827z_2',
  header: '_header_1827z_7',
  age: '_age_1827z_15',
  lists: '_lists_1827z_20',
  list: '_list_1827z_20',
  title: '_title_1827z_35',
  engines: '_engines_1827z_47',
  engine: '_engine_1827z_47',
  name: '_name_1827z_60',
  credits: '_credits_1827z_65',
}
// src/features/credits/home/PriceList.tsx
var import_jsx_runtime = require_jsx_runtime()
var TYPES = {
  image: {
    label:
      /** i18n */
      {
        id: 'uST6ay',
        message: ['Obraz'],
      },
    icon: Image,
  },
  video: {
    label:
      /** i18n */
      {
        id: '_n6q8B',
        message: ['Film'],
      },
    icon: Clapperboard,
  },
  music: {
    label:
      /** i18n */
      {
        id: 'hj1OB8',
        message: ['Muzyka'],
      },
    icon: EighthNotes,
  },
  speech: {
    label:
      /** i18n */
      {
        id: 'aD5tpT',
        message: ['Głos'],
      },
    icon: AudioLines,
  },
  text: {
    label:
      /** i18n */
      {
        id: 'AYnPO0',
        message: ['Tekst'],
      },
    icon: FileText,
  },
  transcription: {
    label:
      /** i18n */
      {
        id: 'hyT5ve',
        message: ['Zapis nagrania'],
      },
    icon: Mic,
  },
}
/** The engines that make one kind of thing here; nothing of a kind that none makes. */
function PriceList({ type, offers }) {
  const { i18n } = useLingui()
  const id = (0, import_react.useId)()
  const { label, icon: Icon } = TYPES[type]
  if (offers.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: EnginePrices_module_default.list,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('h3', {
        id,
        className: EnginePrices_module_default.title,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
            size: 20,
            strokeWidth: 1.75,
            'aria-hidden': 'true',
          }),
          i18n._(label),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: EnginePrices_module_default.engines,
        children: offers.map((offer) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'li',
            {
              className: EnginePrices_module_default.engine,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: EnginePrices_module_default.name,
                  children: offer.name,
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: EnginePrices_module_default.credits,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, {
                    value: offer.credits,
                  }),
                }),
              ],
            },
            offer.id,
          ),
        ),
      }),
    ],
  })
}
// src/features/credits/home/EnginePrices.tsx
var GHOSTS$1 = [1, 2, 3]
/** What one generation costs, by each engine that can be used here; the last prices that this device knows while there are no newer ones. */
function EnginePrices({ actions }) {
  const format = useFormat()
  const { data, isPending, isError, dataUpdatedAt, refetch } = useQuery(engineOffersQuery(useServices()))
  const known = format.dateTime(new Date(dataUpdatedAt))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: EnginePrices_module_default.section,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
        className: EnginePrices_module_default.header,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '8gHkMl',
              message: ['Ile kosztuje jedno tworzenie'],
            }),
          }),
          actions,
        ],
      }),
      isError && data !== void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: EnginePrices_module_default.age,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 't-cf9n',
              message: ['Ceny z\xA0', ['known'], '. Przed kliknięciem i\xA0tak zobaczysz aktualną.'],
              values: { known },
            }),
          })
        : null,
      data === void 0
        ? isPending
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: EnginePrices_module_default.lists,
              'aria-busy': 'true',
              children: GHOSTS$1.map((ghost) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  Skeleton,
                  {
                    shape: 'box',
                    height: '12rem',
                  },
                  ghost,
                ),
              ),
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, { onRetry: () => void refetch() })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lists, {
            offers: data.filter(({ isAvailable }) => isAvailable),
          }),
    ],
  })
}
function Lists({ offers }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: EnginePrices_module_default.lists,
    children: GENERATION_TYPES.map((type) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        PriceList,
        {
          type,
          offers: offers.filter((offer) => offer.type === type),
        },
        type,
      ),
    ),
  })
}
var HowCharged_module_default = {
  section: '_section_1uuq9_2',
  steps: '_steps_1uuq9_7',
  step: '_step_1uuq9_7',
}
// src/features/credits/home/HowCharged.tsx
/** When credits are held, when they are spent and when they come back. */
function HowCharged() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: HowCharged_module_default.section,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'TTi3A_',
          message: ['Kiedy płacisz'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ol', {
        className: HowCharged_module_default.steps,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
            className: HowCharged_module_default.step,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hourglass, {
                size: 24,
                strokeWidth: 1.75,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'SD8Gnp',
                  message: ['Klikasz: rezerwujemy'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'JM4Jqs',
                  message: [
                    'Cena schodzi z\xA0salda, gdy tworzenie się zaczyna, i\xA0czeka. Jedno kliknięcie to jedna cena.',
                  ],
                }),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
            className: HowCharged_module_default.step,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, {
                size: 24,
                strokeWidth: 1.75,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 't3zLsb',
                  message: ['Udało się: pobieramy'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Vd5BLS',
                  message: ['Dopiero gotowy wynik kosztuje. Zostaje w\xA0historii na stałe.'],
                }),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
            className: HowCharged_module_default.step,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Undo2, {
                size: 24,
                strokeWidth: 1.75,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'AOGMYc',
                  message: ['Nie udało się: oddajemy'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'xOxwt8',
                  message: [
                    'Po błędzie całość wraca na saldo, od razu i\xA0bez proszenia. Po anulowaniu też, chyba że zewnętrzny silnik już policzył za tę pracę: mówimy o\xA0tym, zanim potwierdzisz.',
                  ],
                }),
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
var Invitation_module_default = {
  invitation: '_invitation_15l2z_2',
  words: '_words_15l2z_10',
  icon: '_icon_15l2z_16',
  title: '_title_15l2z_21',
  text: '_text_15l2z_26',
  actions: '_actions_15l2z_30',
}
// src/features/credits/home/Invitation.tsx
/** To whoever has no credits yet: what they are given, and the one thing to do for it. */
function Invitation({ session }) {
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const isAwaited = session.status === 'unknown'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Invitation_module_default.invitation,
    'data-unknown': isAwaited ? '' : void 0,
    inert: isAwaited,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Invitation_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Gift, {
            size: 28,
            strokeWidth: 1.75,
            className: Invitation_module_default.icon,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: Invitation_module_default.title,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '661ypf',
                  message: [['STARTING_CREDITS'], '\xA0kredytów na start, w\xA0prezencie'],
                  values: { STARTING_CREDITS: 10 },
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: Invitation_module_default.text,
                children:
                  session.status === 'signed-in'
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'nQMZX7',
                        message: ['Dostaniesz je, gdy potwierdzisz swój adres e-mail.'],
                      })
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'K0x5Ms',
                        message: ['Dostaje je każde konto, gdy tylko potwierdzisz adres e-mail.'],
                      }),
              }),
            ],
          }),
        ],
      }),
      session.status === 'signed-in'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
            to: '/verify-email-required',
            state: {
              email: session.user.email,
              redirect,
            },
            variant: 'primary',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'zewcNI',
              message: ['Potwierdź adres'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Invitation_module_default.actions,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                to: '/register',
                search: { redirect },
                variant: 'primary',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'vr4rJZ',
                  message: ['Załóż konto'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                to: '/login',
                search: { redirect },
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'p9PO5k',
                  message: ['Zaloguj się'],
                }),
              }),
            ],
          }),
    ],
  })
}
// src/features/credits/home/CreditsHome.tsx
/** /kredyty: what generating costs, what one has, how it is charged, what can be bought and what has happened. */
function CreditsHome({ balance, packs, movements }) {
  const { _: _t } = useLingui()
  const session = useSession()
  const id = (0, import_react.useId)()
  const isVerified = session.status === 'signed-in' && session.user.is_verified
  const isAdmin =
    isVerified &&
    judgeAccess(ADMIN, {
      ...session.user,
      isVerified,
    }) === 'allowed'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'Y8BK3-',
            message: ['Kredyty i\xA0cennik'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'ci952j',
            message: ['Cenę widzisz przed kliknięciem. Za to, co się nie udało, nie płacisz.'],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: CreditsHome_module_default.sections,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('section', {
            className: CreditsHome_module_default.own,
            'aria-label': _t(
              /** i18n */
              {
                id: 'soIPnD',
                message: ['Twoje kredyty'],
              },
            ),
            children: isVerified
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                  children: [
                    balance,
                    /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                      className: CreditsHome_module_default.actions,
                      children: [
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                          to: '/kredyty',
                          hash: 'pakiety',
                          variant: 'primary',
                          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Coins, { size: 18 }),
                          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: '2Rk5rK',
                            message: ['Dokup kredyty'],
                          }),
                        }),
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                          to: '/kredyty',
                          hash: 'ruchy',
                          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: 'GQmFtK',
                            message: ['Zobacz ruchy'],
                          }),
                        }),
                      ],
                    }),
                  ],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Invitation, { session }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EnginePrices, {
            actions: isAdmin
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                  to: '/cennik/admin',
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'XW8co-',
                    message: ['Zmień ceny'],
                  }),
                })
              : void 0,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HowCharged, {}),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
            id: 'pakiety',
            className: CreditsHome_module_default.section,
            'aria-labelledby': `${id}-packs`,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
                id: `${id}-packs`,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '2Rk5rK',
                  message: ['Dokup kredyty'],
                }),
              }),
              packs,
            ],
          }),
          isVerified
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
                id: 'ruchy',
                className: CreditsHome_module_default.section,
                'aria-labelledby': `${id}-movements`,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
                    id: `${id}-movements`,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'xYY6xW',
                      message: ['Ruchy na koncie'],
                    }),
                  }),
                  movements,
                ],
              })
            : null,
        ],
      }),
    ],
  })
}
var Movements_module_default = {
  rows: '_rows_1umb8_2',
  row: '_row_1umb8_2',
  icon: '_icon_1umb8_19',
  words: '_words_1umb8_24',
  figures: '_figures_1umb8_25',
  label: '_label_1umb8_31',
  about: '_about_1umb8_35',
  muted: '_muted_1umb8_41',
  amount: '_amount_1umb8_51',
  steps: '_steps_1umb8_59',
  summary: '_summary_1umb8_64',
  arrow: '_arrow_1umb8_78',
  step: '_step_1umb8_59',
  stepAmount: '_stepAmount_1umb8_93',
  list: '_list_1umb8_98',
}
// src/features/credits/movements/MovementRow.tsx
/** One row of the ledger: what it was about, what came of it, when, what it did and what was there after it. */
function MovementRow({ movement }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { label, icon: Icon } = rowWords(movement)
  const { amount } = movement
  const balance = format.number(movement.balance)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Movements_module_default.row,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
        size: 20,
        strokeWidth: 1.75,
        className: Movements_module_default.icon,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Movements_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Movements_module_default.label,
            children: i18n._(label),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(About, { movement }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CameBack, { movement }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Movements_module_default.muted,
            children: format.dateTime(movement.createdAt),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Movements_module_default.figures,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Movements_module_default.amount,
            'data-sign': Math.sign(amount),
            children: amount === 0 ? '0' : format.number(amount, { signDisplay: 'always' }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Movements_module_default.muted,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'dTNnUK',
              message: ['saldo ', ['balance']],
              values: { balance },
            }),
          }),
        ],
      }),
      movement.steps.length > 1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Steps, { movement }) : null,
    ],
  })
}
/** What was taken and given on the way. */
function Steps({ movement: { id, steps } }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('details', {
    className: Movements_module_default.steps,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('summary', {
        className: Movements_module_default.summary,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'LVa7Ao',
            message: ['Krok po kroku'],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
            size: 16,
            className: Movements_module_default.arrow,
            'aria-hidden': 'true',
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
        children: steps.map(({ kind, amount, createdAt }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'li',
            {
              className: Movements_module_default.step,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  children: i18n._(movementWords(kind).label),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: Movements_module_default.muted,
                  children: format.dateTime(createdAt),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: Movements_module_default.stepAmount,
                  children: amount === 0 ? '0' : format.number(amount, { signDisplay: 'always' }),
                }),
              ],
            },
            `${id} ${kind}`,
          ),
        ),
      }),
    ],
  })
}
/** Of work that didn't end well: what of its price came back. */
function CameBack({ movement: { kind, steps, amount, generation } }) {
  if (generation === null) return null
  if (kind === 'charge')
    return generation.status === 'cancelled' && amount < 0
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          className: Movements_module_default.muted,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'Dm-cIu',
            message: ['Cena nie wróciła: dostawca policzył już za tę pracę.'],
          }),
        })
      : null
  const credits = steps.at(-1)?.amount ?? 0
  if ((kind !== 'release' && kind !== 'refund') || credits === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    className: Movements_module_default.muted,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Leh1n5',
      message: [
        [
          'credits',
          'plural',
          {
            offset: void 0,
            one: ['Wrócił ', '#', '\xA0kredyt'],
            few: ['Wróciły ', '#', '\xA0kredyty'],
            many: ['Wróciło ', '#', '\xA0kredytów'],
            other: ['Wróciło ', '#', '\xA0kredytu'],
          },
        ],
      ],
      values: { credits },
    }),
  })
}
/** The generation, the order or the note it belongs to; nothing for one that belongs to none. */
function About({ movement }) {
  const { generation, run, orderNumber, note } = movement
  if (generation !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          className: Movements_module_default.about,
          children:
            generation.prompt === ''
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'LYNY6Z',
                  message: ['Usunięty wynik'],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                  to: '/generacje/$id',
                  params: { id: generation.id },
                  tone: 'quiet',
                  children: generation.prompt,
                }),
        }),
        note === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children: note }),
      ],
    })
  if (run !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      className: Movements_module_default.about,
      children:
        run.title === ''
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'MxZV9g',
              message: ['Usunięty wynik szablonu'],
            })
          : run.title,
    })
  const words = [orderNumber, note].filter((word) => word !== null)
  return words.length === 0
    ? null
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Movements_module_default.about,
        children: words.join(' · '),
      })
}
// src/features/credits/movements/useOlderMovements.ts
/** The newest movements and those before them, a page more each time they are asked for. */
function useOlderMovements(newest) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const older = useInfiniteQuery({
    queryKey: [...CREDITS_KEY, 'movements', 'before', newest.next],
    queryFn: async ({ pageParam, signal }) =>
      listMovements(await productApi(), { before: pageParam ?? void 0 }, { signal }),
    initialPageParam: newest.next,
    getNextPageParam: (page) => page.next,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  async function read() {
    const { isError } = await (older.data === void 0 ? older.refetch() : older.fetchNextPage())
    if (!isError)
      announce(
        _t(
          /** i18n */
          {
            id: 'guqzc1',
            message: ['Wczytano starsze ruchy'],
          },
        ),
      )
  }
  return {
    movements: [...newest.items, ...(older.data?.pages ?? []).flatMap((page) => page.items)],
    hasMore: older.data === void 0 ? newest.next !== null : older.hasNextPage,
    isPending: older.isFetching,
    failure: older.error,
    more: () => void read(),
  }
}
// src/features/credits/movements/Movements.tsx
/** Every movement of the account, the newest first, older ones as they are asked for. */
function Movements({ newest }) {
  const { _: _t } = useLingui()
  const { movements, hasMore, isPending, failure, more } = useOlderMovements(newest)
  if (movements.length === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'lLfmmC',
        message: ['Tu pojawi się każdy ruch: prezenty, zakupy, rezerwacje i\xA0zwroty.'],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Movements_module_default.list,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Movements_module_default.rows,
        'aria-label': _t(
          /** i18n */
          {
            id: 'xYY6xW',
            message: ['Ruchy na koncie'],
          },
        ),
        children: movements.map((movement) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MovementRow, { movement }, movement.id),
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure }),
      hasMore
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            isPending,
            onPress: more,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '52DkSI',
              message: ['Pokaż starsze'],
            }),
          })
        : null,
    ],
  })
}
var GHOSTS = [1, 2, 3]
/** Movements on their way. */
function MovementsSkeleton() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: Movements_module_default.rows,
    children: GHOSTS.map((ghost) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'div',
        {
          className: Movements_module_default.row,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
              shape: 'circle',
              width: '1.25rem',
              height: '1.25rem',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              className: Movements_module_default.words,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '9rem' }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '7rem' }),
              ],
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '2.5rem' }),
          ],
        },
        ghost,
      ),
    ),
  })
}
// src/routes/kredyty.tsx?tsr-split=component---loader
function Credits() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditsHome, {
    balance: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnBalance, {}),
    packs: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditPacks, {
      renderPurchase: (product, variant) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddToCart, {
          product,
          variant,
          compact: true,
        }),
    }),
    movements: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountPartView, {
      part: MOVEMENTS,
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MovementsSkeleton, {}),
      children: (newest) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Movements, { newest }),
    }),
  })
}
var SplitLoader = ({ context }) => loadCollection(context.services, CREDITS_COLLECTION)
export { Credits as component, SplitLoader as loader }
