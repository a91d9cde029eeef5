import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import {
  At as useConnection,
  C as useSession,
  Si as useServices,
  T as useFormat,
  Wn as object,
  ei as ButtonLink,
  vi as CircleCheck,
  yr as Route,
} from '../renderPage.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useRouter } from './useRouter-C7bY0uL8.js'
import { t as MailCheck } from './mail-check-BPYx6QYa.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as EntryCard } from './EntryCard-wdKfY80m.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { n as LinkSpentCard, t as useLinkToken } from './useLinkToken-BSTLMx6h.js'
import { t as PASSWORD_LENGTH } from './credentials-zVSPX39l.js'
import { i as schemaCheck, n as requiredText } from './schemaCheck-D7z3xsYj.js'
import { t as AccountName } from './AccountName-v10aNQIt.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as PasswordField } from './PasswordField-BlTxN1a8.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { n as Entry_module_default, t as OfflineNote } from './OfflineNote-DesUhASu.js'
import { t as EntryForm } from './EntryForm-BaaYEVF7.js'
import { t as entryState } from './entryState-NDlhvDYW.js'
import { t as Disclosure } from './Disclosure-DcsJbbBH.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { r as readWish, t as forgetWish } from './entryWish-BEaTHQyv.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { m as verifyEmail, n as declineEmailLink, s as lookAtEmailLink } from './authCalls-D-3uDpam.js'
import { t as useSubmission } from './useSubmission-FnOf46R6.js'
// src/features/sign-in/NotMe.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** The other answer to a letter: somebody else has given the reader's address. */
function NotMe({ isChange, declining }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'uc4FGM',
      message: ['To nie Ty?'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: Entry_module_default.actions,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          children: isChange
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'VwkH06',
                message: [
                  'Ktoś podał Twój adres jako nowy adres swojego konta. Powiedz „nie”, a\xA0go nie dostanie.',
                ],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'IZtS-t',
                message: [
                  'Ktoś założył konto z\xA0Twoim adresem. Usuniemy je od razu, a\xA0Twoje konto, jeśli jakieś masz, zostaje.',
                ],
              }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: declining.failure }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'danger',
          isPending: declining.isPending,
          onPress: declining.submit,
          children: isChange
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'EZd0Ih',
                message: ['To nie ja, nie zmieniaj adresu'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'zQYd_s',
                message: ['To nie ja, usuń to konto'],
              }),
        }),
      ],
    }),
  })
}
// src/features/sign-in/AnswerLetter.tsx
var NOTHING = { current_password: '' }
var check = schemaCheck(object({ current_password: requiredText }))
/**
 * The question of a letter: is this account, or this change, yours? Somebody else may have registered the reader's
 * address: only whoever has the account, by a sign-in or its password, can say yes. Anybody with the letter can say no.
 */
function AnswerLetter({ link, letter, isOffline }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { email, is_own: isOwn, purpose } = link
  const when = format.dateTime(link.asked_at)
  const form = useForm({
    initial: NOTHING,
    ...(isOwn ? {} : { check }),
    submit: (typed, { signal }) => letter.confirm(isOwn ? void 0 : typed.current_password, signal),
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailCheck, { size: 26 }),
    title:
      purpose === 'change'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'MCQjkp',
            message: ['Potwierdź nowy adres e-mail'],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'bByPf9',
            message: ['Potwierdź adres e-mail'],
          }),
    lead:
      purpose === 'change'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'rhBmfg',
            message: [
              '<0>',
              ['email'],
              '</0> ma być nowym adresem konta w\xA0Iskrze. Prośba jest <1>z ',
              ['when'],
              '</1>.',
            ],
            values: {
              email,
              when,
            },
            components: {
              0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}),
              1: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Entry_module_default.whole,
              }),
            },
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'uXLdNV',
            message: [
              'Z\xA0adresem <0>',
              ['email'],
              '</0> powstało konto w\xA0Iskrze, <1>',
              ['when'],
              '</1>.',
            ],
            values: {
              email,
              when,
            },
            components: {
              0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}),
              1: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Entry_module_default.whole,
              }),
            },
          }),
    children: [
      isOffline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflineNote, {}) : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryForm, {
        form,
        label: _t(
          /** i18n */
          {
            id: '2nk4IK',
            message: ['Potwierdzenie adresu'],
          },
        ),
        isOffline,
        action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'zewcNI',
          message: ['Potwierdź adres'],
        }),
        pending: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'FYczmu',
          message: ['Potwierdzamy…'],
        }),
        children: isOwn
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountName, { email }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
                  ...form.field('current_password'),
                  label: _t(
                    /** i18n */
                    {
                      id: 'V45bBa',
                      message: ['Hasło tego konta'],
                    },
                  ),
                  description: _t(
                    /** i18n */
                    {
                      id: 'PDRoTT',
                      message: [
                        'Ustawione przy zakładaniu konta. Jeśli żadne Twoje nie pasuje, konto założył ktoś inny.',
                      ],
                    },
                  ),
                  autoComplete: 'current-password',
                  maxLength: PASSWORD_LENGTH.max,
                  isRequired: true,
                  aside: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                    to: '/forgot-password',
                    state: entryState(email),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'D57yNF',
                      message: ['Nie pamiętasz hasła?'],
                    }),
                  }),
                }),
              ],
            }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotMe, {
        isChange: purpose === 'change',
        declining: letter.declining,
      }),
    ],
  })
}
// src/features/sign-in/useEmailLink.ts
/** A letter's link about an address: what it is about, and the two answers to it. Without a token it counts as spent. */
function useEmailLink(token, acceptsNotifications) {
  const { productApi, session } = useServices()
  const [outcome, setOutcome] = (0, import_react.useState)(token === null ? 'spent' : 'open')
  const [link, setLink] = (0, import_react.useState)(null)
  /** What is known of whoever is signed in here. It may fail: the outcome stands all the same. */
  async function refreshUser() {
    const { status } = await session.ready()
    if (status === 'signed-in') await session.refreshUser().catch(() => void 0)
  }
  /** Opened twice, or answered elsewhere: how the account stands decides what to say. */
  async function unlessSpent(work) {
    let next
    try {
      next = await work()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'LINK_INVALID')) throw error
      next = 'spent'
    }
    if (next !== 'open') await refreshUser()
    setOutcome(next)
  }
  const looking = useSubmission((signal) =>
    unlessSpent(async () => {
      if (token === null) return 'spent'
      setLink(await lookAtEmailLink(await productApi(), token, { signal }))
      return 'open'
    }),
  )
  const declining = useSubmission((signal) =>
    unlessSpent(async () => {
      if (token === null) return 'spent'
      await declineEmailLink(await productApi(), token, { signal })
      return 'declined'
    }),
  )
  const look = (0, import_react.useEffectEvent)(() => looking.submit())
  ;(0, import_react.useEffect)(() => look(), [])
  async function confirm(password, signal) {
    await unlessSpent(async () => {
      if (token === null) return 'spent'
      try {
        await verifyEmail(
          await productApi(),
          {
            token,
            acceptsNotifications,
            password,
          },
          { signal },
        )
        return 'confirmed'
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'PASSWORD_REQUIRED')) throw error
        setLink((present) =>
          present === null
            ? null
            : {
                ...present,
                is_own: false,
              },
        )
        return 'open'
      }
    })
  }
  return {
    outcome,
    link,
    looking,
    confirm,
    declining,
  }
}
// src/features/sign-in/VerifyEmailScreen.tsx
/**
 * /verify-email: asks whoever has a letter whether the address in it, new or changed, is to be confirmed. Opening the
 * link does nothing by itself.
 */
function VerifyEmailScreen({ token: given, acceptsNotifications, isOffline }) {
  const letter = useEmailLink(useLinkToken(given), acceptsNotifications)
  const session = useSession()
  const [wish] = (0, import_react.useState)(readWish)
  if (letter.outcome === 'confirmed')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Confirmed, {
      email: letter.link?.email ?? '',
      wish,
    })
  if (letter.outcome === 'declined')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Declined, {
      isChange: letter.link?.purpose === 'change',
    })
  if (letter.outcome === 'spent')
    return session.status === 'signed-in' && session.user.is_verified
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Confirmed, {
          email: '',
          wish,
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkSpent, {})
  if (letter.link !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnswerLetter, {
      link: letter.link,
      letter,
      isOffline,
    })
  const { failure, submit } = letter.looking
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailCheck, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'bByPf9',
      message: ['Potwierdź adres e-mail'],
    }),
    lead:
      failure === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'Twbulf',
            message: ['Sprawdzamy link…'],
          })
        : void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure }),
      failure === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            variant: 'primary',
            size: 'large',
            onPress: submit,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'BbPnhI',
              message: ['Spróbuj ponownie'],
            }),
          }),
    ],
  })
}
function Confirmed({ email, wish }) {
  const isSignedIn = useSession().status === 'signed-in'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryCard, {
    isNews: true,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, { size: 26 }),
    tone: 'success',
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'KxS4Hq',
      message: ['Adres potwierdzony'],
    }),
    lead: isSignedIn
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'hD3tLr',
          message: ['Wszystko gotowe. Możesz korzystać z\xA0całego konta.'],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'xX5jor',
          message: ['Wszystko gotowe. Zaloguj się, aby korzystać z\xA0konta na tym urządzeniu.'],
        }),
    children: isSignedIn
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WayOn, { wish })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/login',
          state: entryState(email),
          variant: 'primary',
          size: 'large',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'p9PO5k',
            message: ['Zaloguj się'],
          }),
        }),
  })
}
/** To what was begun before the letter was asked for; else to the panel. */
function WayOn({ wish }) {
  const { history } = useRouter()
  if (wish === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/panel',
      variant: 'primary',
      size: 'large',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'AzX6cz',
        message: ['Przejdź do panelu'],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    variant: 'primary',
    size: 'large',
    onPress: () => {
      forgetWish()
      history.push(wish)
    },
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'liYs-y',
      message: ['Wróć do tego, co zaczęte'],
    }),
  })
}
function Declined({ isChange }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryCard, {
    isNews: true,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, { size: 26 }),
    tone: 'success',
    title: isChange
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'bz4JrB',
          message: ['Adres zostaje bez zmian'],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'gED6hm',
          message: ['Tego konta już nie ma'],
        }),
    lead: isChange
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'aLHbdO',
          message: ['Tamto konto nie dostało tego adresu. Nic więcej nie musisz robić.'],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '7Chwbp',
          message: ['Usunęliśmy niepotwierdzone konto z\xA0tym adresem. Nic więcej nie musisz robić.'],
        }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/sklep',
      size: 'large',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'mLytgS',
        message: ['Idź do sklepu'],
      }),
    }),
  })
}
function LinkSpent() {
  const isSignedIn = useSession().status === 'signed-in'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkSpentCard, {
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'FAzun0',
      message: [
        'Link z\xA0listu działa raz i\xA0przez pewien czas, a\xA0liczy się najnowszy list. Jeśli adres jest już potwierdzony, wystarczy się zalogować.',
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: isSignedIn ? '/verify-email-required' : '/login',
      variant: 'primary',
      size: 'large',
      children: isSignedIn
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'gqeMy-',
            message: ['Wyślij nowy list'],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'p9PO5k',
            message: ['Zaloguj się'],
          }),
    }),
  })
}
// src/routes/verify-email.tsx?tsr-split=component---loader
function VerifyEmail() {
  const { token, accepts_notifications: acceptsNotifications } = Route.useSearch()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VerifyEmailScreen, {
    token: token ?? null,
    acceptsNotifications: acceptsNotifications ?? true,
    isOffline: useConnection().view === 'offline',
  })
}
export { VerifyEmail as component }
