import { t as useRouter } from './useRouter-C7bY0uL8.js'
import {
  c as knownTitle,
  n as PublicResult,
  s as useOnceKnown,
  t as ResultSkeleton,
} from './ResultSkeleton-BNdTXcKR.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as Unlink } from './unlink-rE8o_5zE.js'
import {
  Jr as Page,
  Si as useServices,
  T as useFormat,
  bn as Route,
  ei as ButtonLink,
  oi as Sparkles,
} from '../renderPage.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import {
  f as sharedByLinkQuery,
  l as publicWallQuery,
  n as isUnreachable,
} from './generatorPlace-D0vg7fQV.js'
import { t as useInfiniteQuery } from './useInfiniteQuery-Djd33ye9.js'
import { t as Images } from './images-wCsIUxna.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { n as CardGridSkeleton, t as CardGrid } from './CardGrid-BuZKaDQp.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as GenerationThumb } from './GenerationThumb-Cv9_tlNa.js'
import { r as promptTitle } from './SoundWave-DYeussCb.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var PublicWall_module_default = {
  screen: '_screen_60fn7_2',
  more: '_more_60fn7_8',
  card: '_card_60fn7_12',
  title: '_title_60fn7_20',
  link: '_link_60fn7_35',
  facts: '_facts_60fn7_64',
  moment: '_moment_60fn7_73',
}
// src/features/generation/shared/WallCard.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A public result in the wall: what it is, and who made it when. */
function WallCard({ item, onBroken }) {
  const format = useFormat()
  const { author, completedAt } = item
  const name = author === null ? null : (author.displayName ?? `@${author.username}`)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('article', {
    className: PublicWall_module_default.card,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GenerationThumb, {
        generation: item,
        onBroken,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        className: PublicWall_module_default.title,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
          to: '/generacje/$id',
          params: { id: item.id },
          className: PublicWall_module_default.link,
          children: promptTitle(item.prompt),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: PublicWall_module_default.facts,
        children: [
          name === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: name }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: PublicWall_module_default.moment,
            children: format.relativeTime(completedAt),
          }),
        ],
      }),
    ],
  })
}
// src/features/generation/shared/PublicWall.tsx
/** Everything that people have made public, newest first. */
function PublicWall() {
  const { _: _t } = useLingui()
  const wall = useInfiniteQuery(publicWallQuery(useServices()))
  const items = wall.data?.pages.flatMap((page) => page.items) ?? []
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'NHeahs',
          message: ['Prace wszystkich'],
        }),
        lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'OlWo5l',
          message: ['To, co inni zrobili w\xA0Iskrze i\xA0chcą pokazać. Każdą możesz przerobić po swojemu.'],
        }),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/generatory',
          variant: 'primary',
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, { size: 18 }),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'HsJzIi',
            message: ['Zrób swoją'],
          }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: PublicWall_module_default.screen,
        children:
          wall.data === void 0
            ? wall.error === null
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardGridSkeleton, {})
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
                  onRetry: () => void wall.refetch(),
                })
            : items.length === 0
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
                  icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Images, { size: 28 }),
                  title: _t(
                    /** i18n */
                    {
                      id: 'NEJ1f3',
                      message: ['Nikt jeszcze niczego nie pokazał'],
                    },
                  ),
                  description: _t(
                    /** i18n */
                    {
                      id: '4l9Kjc',
                      message: [
                        'Otwórz swoją pracę w\xA0historii i\xA0włącz „Publiczna”, żeby była tu pierwsza.',
                      ],
                    },
                  ),
                  action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                    to: '/generatory',
                    variant: 'primary',
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'lQFcMV',
                      message: ['Wybierz generator'],
                    }),
                  }),
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardGrid, {
                      label: _t(
                        /** i18n */
                        {
                          id: 'NHeahs',
                          message: ['Prace wszystkich'],
                        },
                      ),
                      children: items.map((item) =>
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                          'li',
                          {
                            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WallCard, {
                              item,
                              onBroken: () => void wall.refetch(),
                            }),
                          },
                          item.id,
                        ),
                      ),
                    }),
                    wall.hasNextPage
                      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                          className: PublicWall_module_default.more ?? '',
                          isPending: wall.isFetchingNextPage,
                          onPress: () => void wall.fetchNextPage(),
                          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: '52DkSI',
                            message: ['Pokaż starsze'],
                          }),
                        })
                      : null,
                  ],
                }),
      }),
    ],
  })
}
// src/features/generation/shared/SharedScreen.tsx
/** /generations/shared: what a share link shows, or the wall of public results. */
function SharedScreen({ link, onLoaded }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children:
      link === void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PublicWall, {})
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkedResult, {
            link,
            onLoaded,
          }),
  })
}
function LinkedResult({ link, onLoaded }) {
  const { _: _t } = useLingui()
  const { data, error, refetch } = useQuery(sharedByLinkQuery(useServices(), link))
  useOnceKnown(data != null, onLoaded)
  if (data === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkGone, {})
  if (data !== void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PublicResult, {
      shared: data,
      isPublic: false,
      onBroken: () => void refetch(),
    })
  if (error === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultSkeleton, {})
  if (!isUnreachable(error))
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
      level: 1,
      onRetry: () => void refetch(),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
    level: 1,
    title: _t(
      /** i18n */
      {
        id: 'c7lqzP',
        message: ['Bez połączenia nie otworzymy tego linku'],
      },
    ),
    description: _t(
      /** i18n */
      {
        id: 'rgO1L1',
        message: ['Praca czeka na serwerze. Spróbuj, gdy wróci sieć.'],
      },
    ),
    onRetry: () => void refetch(),
  })
}
function LinkGone() {
  const { _: _t2 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    level: 1,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unlink, { size: 28 }),
    title: _t2(
      /** i18n */
      {
        id: 'Lp6xiB',
        message: ['Ten link już nie działa'],
      },
    ),
    description: _t2(
      /** i18n */
      {
        id: 'hdPDk2',
        message: ['Ten, kto zrobił pracę, wyłączył link albo ją usunął.'],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/generations/shared',
      search: {},
      variant: 'primary',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'QKc89n',
        message: ['Zobacz prace wszystkich'],
      }),
    }),
  })
}
// src/routes/generations.shared.tsx?tsr-split=component---loader
function Shared() {
  const { link } = Route.useSearch()
  const router = useRouter()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
    SharedScreen,
    {
      link,
      onLoaded: () => void router.invalidate(),
    },
    link,
  )
}
var SplitLoader = ({ context, deps }) => knownTitle(context.services.queryClient, deps)
export { Shared as component, SplitLoader as loader }
