import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as useRouter } from './useRouter-C7bY0uL8.js'
import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { m as readPublicProfile } from './accountCalls-FyQAJCX4.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import {
  C as useSession,
  Jr as Page,
  Rt as Notice,
  Si as useServices,
  T as useFormat,
  Xr as screenPath,
  Xt as Route,
  ei as ButtonLink,
} from '../renderPage.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as Share2 } from './share-2-B56uh1z3.js'
import { t as UserRoundX } from './user-round-x-BAC3C_ch.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as Avatar } from './Avatar-xpvk4iW4.js'
import { t as useShareProfile } from './useShareProfile-4OGiv8P-.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/account/public-profile/publicProfileQuery.ts
var STALE_MS = 6e4
/** Somebody's public profile; null where there is none to see, whoever asks. */
function publicProfileQuery({ productApi }, username) {
  return queryOptions({
    queryKey: ['public-profile', username],
    queryFn: async ({ signal }) => {
      try {
        return await readPublicProfile(await productApi(), username, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
  })
}
// src/features/account/public-profile/loadPublicProfile.ts
/** How long (ms) a page waits for the profile before it shows its shape. */
var PATIENCE_MS = 150
/**
 * The profile for the page's head, when it is at hand or comes soon; undefined while that isn't known. The screen
 * goes on waiting by itself.
 */
async function loadPublicProfile(services, username) {
  if (services.isTakingOver()) return void 0
  const { queryClient } = services
  const query = publicProfileQuery(services, username)
  const late = new Promise((resolve) => setTimeout(() => resolve(void 0), PATIENCE_MS))
  try {
    return await Promise.race([queryClient.ensureQueryData(query), late])
  } catch {
    return
  }
}
// src/domain/structuredData/profileStructuredData.ts
/** A profile in the words of schema.org, for search engines. `origin` is this site's address. */
function profileStructuredData(profile, origin) {
  const { username, display_name, bio, created_at } = profile
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      dateCreated: created_at,
      url: origin + screenPath('/uzytkownik/$username', { username }),
      mainEntity: {
        '@type': 'Person',
        name: display_name === '' ? username : display_name,
        alternateName: username,
        identifier: username,
        ...(bio === '' ? {} : { description: bio }),
      },
    },
  ]
}
// src/features/account/public-profile/PublicProfile.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var PublicProfile_module_default = {
  note: '_note_8ub75_2',
  profile: '_profile_8ub75_6',
  header: '_header_8ub75_14',
  username: '_username_8ub75_22',
  bio: '_bio_8ub75_27',
  facts: '_facts_8ub75_34',
}
// src/features/account/public-profile/ProfileSkeleton.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The shape of a public profile on its way. */
function ProfileSkeleton() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PublicProfile_module_default.profile,
    'aria-busy': 'true',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        shape: 'circle',
        width: '6rem',
        height: '6rem',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: PublicProfile_module_default.header,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
            width: '14rem',
            height: '2.25rem',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '7rem' }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '20rem' }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '12rem' }),
    ],
  })
}
// src/features/account/public-profile/PublicProfileScreen.tsx
/** /uzytkownik/{username}: what somebody shows of themselves to everybody. */
function PublicProfileScreen({ username, onLoaded }) {
  const { data, error, refetch } = useQuery(publicProfileQuery(useServices(), username))
  const isKnown = data !== void 0
  const known = (0, import_react.useEffectEvent)(onLoaded)
  ;(0, import_react.useEffect)(() => {
    if (isKnown) known()
  }, [isKnown])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnProfileNote, {
        username,
        isHidden: data === null,
      }),
      data === void 0
        ? error === null
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProfileSkeleton, {})
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
              level: 1,
              onRetry: () => void refetch(),
            })
        : data === null
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoProfile, {})
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Profile, { profile: data }),
    ],
  })
}
function Profile({ profile }) {
  const format = useFormat()
  const share = useShareProfile()
  const { username, bio, total_generations } = profile
  const name = profile.display_name === '' ? username : profile.display_name
  const since = format.date(profile.created_at)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('article', {
    className: PublicProfile_module_default.profile,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, {
        name,
        size: 'large',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
        className: PublicProfile_module_default.header,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h1', { children: name }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
            className: PublicProfile_module_default.username,
            children: ['@', username],
          }),
        ],
      }),
      bio === ''
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: PublicProfile_module_default.bio,
            children: bio,
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
        className: PublicProfile_module_default.facts,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'edr2qN',
                  message: ['W\xA0Iskrze od'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: since }),
            ],
          }),
          total_generations > 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: '_75wJa',
                      message: ['Wygenerowane prace'],
                    }),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
                    children: format.number(total_generations),
                  }),
                ],
              })
            : null,
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share2, { size: 18 }),
        onPress: () => void share(username, name),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'oLDtlS',
          message: ['Udostępnij profil'],
        }),
      }),
    ],
  })
}
/** The same words for a name nobody has and for one whose owner shows nothing. */
function NoProfile() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    level: 1,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UserRoundX, { size: 28 }),
    title: _t(
      /** i18n */
      {
        id: 'arcDGx',
        message: ['Nie ma takiego profilu'],
      },
    ),
    description: _t(
      /** i18n */
      {
        id: 't6UGZE',
        message: ['Nikt nie ma tej nazwy albo ta osoba nie pokazuje swojego profilu.'],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/sklep',
      variant: 'primary',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'pz0bkb',
        message: ['Do sklepu'],
      }),
    }),
  })
}
/** To the owner: this is how others see it. */
function OwnProfileNote({ username, isHidden }) {
  const { _: _t2 } = useLingui()
  const session = useSession()
  if (session.status !== 'signed-in' || session.user.username !== username) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: PublicProfile_module_default.note,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
      tone: 'neutral',
      title: _t2(
        /** i18n */
        {
          id: '8j2EfR',
          message: ['Tak widzą Cię inni'],
        },
      ),
      action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
        to: '/profil',
        size: 'small',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '1tEwC6',
          message: ['Edytuj profil'],
        }),
      }),
      children: isHidden
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'bOO58f',
            message: ['Twój profil jest prywatny, więc pod tym adresem nikogo nie widać.'],
          })
        : null,
    }),
  })
}
// src/routes/uzytkownik.$username.tsx?tsr-split=component---loader
function PublicProfileRoute() {
  const { username } = Route.useParams()
  const router = useRouter()
  const isKnown = Route.useLoaderData({ select: (profile) => profile !== void 0 })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
    PublicProfileScreen,
    {
      username,
      onLoaded: () => {
        if (!isKnown) router.invalidate()
      },
    },
    username,
  )
}
var SplitLoader = async ({ context: { services }, params }) => {
  const profile = await loadPublicProfile(services, params.username)
  if (profile == null) return profile
  return {
    ...profile,
    structuredData: profileStructuredData(profile, services.origin),
  }
}
export { PublicProfileRoute as component, SplitLoader as loader }
