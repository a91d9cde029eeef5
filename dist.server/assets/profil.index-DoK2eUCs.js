import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Owned } from './Owned-BmZptuC0.js'
import { t as PartView } from './PartView-DjxXOOSo.js'
import { n as useAccountPart, u as PROFILE } from './useAccountPart-0UCsMF6M.js'
import { t as AccountFrame } from './AccountFrame-SnKlExHV.js'
import { t as Card } from './Card-scAZrQw6.js'
import { a as FieldSkeletons, i as CardSkeletons, t as FormShell } from './FormShell-DQVOwZQd.js'
import { t as VerifyNotice } from './VerifyNotice-Dagkp4o-.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { y as saveProfile } from './accountCalls-FyQAJCX4.js'
import {
  $n as string,
  Gn as optional,
  Nn as boolean,
  Si as useServices,
  V as showToast,
  Wn as object,
  ei as ButtonLink,
} from '../renderPage.js'
import { n as normaliseProfileChange, t as checkProfileChange } from './checkProfile-CS3OFpnj.js'
import { t as userDraft } from './userDraft-DTK5k_-R.js'
import { t as Switch } from './Switch-Ck1CK0ON.js'
import { n as problemsOf, t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as useShowPart } from './useShowPart-S-RYhUxt.js'
import { n as profileAddress, t as useShareProfile } from './useShareProfile-4OGiv8P-.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as ExternalLink } from './external-link-CdkY5eeb.js'
import { t as Share2 } from './share-2-B56uh1z3.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as Button } from './Button-BS8EKtfW.js'
// src/features/account/profile/ProfileForm.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var DRAFT = {
  name: 'profile',
  schema: object({
    display_name: optional(string()),
    username: optional(string()),
    bio: optional(string()),
    is_public: optional(boolean()),
  }),
}
/** Name, address, a few words, and whether anybody sees them. What is typed and not saved stays on this device. */
function ProfileForm({ profile, user, isOffline }) {
  const { _: _t } = useLingui()
  const { productApi, session } = useServices()
  const show = useShowPart(PROFILE, user.id)
  const draft = (0, import_react.useMemo)(() => userDraft(DRAFT, user.id), [user.id])
  const form = useForm({
    isEdit: true,
    checksOnLeave: true,
    blame,
    initial: {
      ...profile,
      username: profile.username ?? '',
    },
    check: checkProfileChange,
    submit: async (_values, { changes }) => {
      await show(await saveProfile(await productApi(), normaliseProfileChange(changes)))
      await session.refreshUser()
    },
    onSubmitted: () =>
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'JuU8KM',
            message: ['Profil zapisany'],
          },
        ),
      }),
    draft,
  })
  const username = form.field('username')
  const bio = form.field('bio')
  const isPublic = form.flag('is_public')
  const isLocked = !user.is_verified
  const host = globalThis.location?.host ?? ''
  const address = profileAddress(
    username.value.trim().toLowerCase() ||
      _t(
        /** i18n */
        {
          id: 'D_IJe-',
          message: ['twoja-nazwa'],
        },
      ),
    host,
  )
  const length = bio.value.length
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormShell, {
    form,
    label: _t(
      /** i18n */
      {
        id: 'HdRoJd',
        message: ['Zmiana profilu'],
      },
    ),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'hsSt03',
      message: ['Zapisz profil'],
    }),
    isOffline,
    isKept: true,
    isDisabled: isLocked,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...form.field('display_name'),
        label: _t(
          /** i18n */
          {
            id: 'anC8x5',
            message: ['Imię albo imię i\xA0nazwisko'],
          },
        ),
        autoComplete: 'name',
        maxLength: 80,
        isDisabled: isLocked,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...username,
        label: _t(
          /** i18n */
          {
            id: 'j0Ftg-',
            message: ['Nazwa użytkownika'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: '5OZEVl',
            message: ['Adres profilu: ', ['address']],
            values: { address },
          },
        ),
        autoComplete: 'off',
        maxLength: 60,
        isDisabled: isLocked,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...bio,
        label: _t(
          /** i18n */
          {
            id: 'KZI3iR',
            message: ['Kilka słów o\xA0sobie'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: '3Gsjkf',
            message: [['length'], ' / ', ['BIO_LENGTH'], ' znaków'],
            values: {
              length,
              BIO_LENGTH: 500,
            },
          },
        ),
        autoComplete: 'off',
        maxLength: 500,
        multiline: true,
        isDisabled: isLocked,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: isPublic.isSelected,
        onChange: isPublic.onChange,
        isDisabled: isLocked,
        description: _t(
          /** i18n */
          {
            id: 'T6WAgy',
            message: [
              'Imię, opis i\xA0data dołączenia będą widoczne dla każdego, kto zna adres. Adresu e-mail nie pokazujemy nigdy.',
            ],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'q0WIS7',
          message: ['Profil publiczny'],
        }),
      }),
    ],
  })
}
/** That a user name is taken only the server knows; it says so by the code alone. */
function blame(failure) {
  return failure instanceof ApiError && failure.code === 'USERNAME_TAKEN'
    ? [
        {
          field: 'username',
          code: 'taken',
        },
      ]
    : problemsOf(failure)
}
var Profile_module_default = {
  address: '_address_muke6_2',
  actions: '_actions_muke6_10',
}
// src/features/account/profile/PublicAddress.tsx
/** Where the profile stands for others, and whether they see it. */
function PublicAddress({ profile, username }) {
  const { _: _t } = useLingui()
  const share = useShareProfile()
  const { is_public } = profile
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'OpTzsr',
      message: ['Publiczny adres'],
    }),
    actions: is_public
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
          tone: 'success',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '1InMHr',
            message: ['Widoczny dla wszystkich'],
          }),
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
          tone: 'neutral',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'u5Gt-f',
            message: ['Prywatny'],
          }),
        }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Profile_module_default.address,
        children: profileAddress(username, globalThis.location?.host ?? ''),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Profile_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
            to: '/uzytkownik/$username',
            params: { username },
            size: 'small',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExternalLink, { size: 16 }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'g2dq0f',
              message: ['Zobacz jak inni'],
            }),
          }),
          is_public
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share2, { size: 16 }),
                onPress: () =>
                  void share(
                    username,
                    profile.display_name ||
                      _t(
                        /** i18n */
                        {
                          id: '71forM',
                          message: ['Profil w\xA0Iskrze'],
                        },
                      ),
                  ),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'hYre61',
                  message: ['Udostępnij'],
                }),
              })
            : null,
        ],
      }),
    ],
  })
}
// src/features/account/profile/ProfileScreen.tsx
/** /profil: what others may see of somebody, as that somebody writes it. */
function ProfileScreen() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountFrame, {
    place: 'profile',
    title: _t(
      /** i18n */
      {
        id: 'F7eMyQ',
        message: ['Mój profil'],
      },
    ),
    lead: _t(
      /** i18n */
      {
        id: 'lef4E9',
        message: ['Ty decydujesz, co inni widzą o\xA0Tobie i\xA0czy w\xA0ogóle coś widzą.'],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Owned, {
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeletons, { fields: [1, 3] }),
      children: (user) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnProfile, { user }),
    }),
  })
}
function OwnProfile({ user }) {
  const data = useAccountPart(PROFILE)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VerifyNotice, { user }),
      data.status === 'here' && data.value.username !== null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PublicAddress, {
            profile: data.value,
            username: data.value.username,
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'ilPils',
          message: ['Dane profilu'],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartView, {
          data,
          skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldSkeletons, { count: 3 }),
          children: (profile, isOffline) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProfileForm, {
              profile,
              user,
              isOffline,
            }),
        }),
      }),
    ],
  })
}
// src/routes/profil.index.tsx?tsr-split=component---loader
var SplitComponent = ProfileScreen
export { SplitComponent as component }
