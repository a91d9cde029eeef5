import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import {
  Ar as STATUS_KEYS,
  At as useConnection,
  C as useSession,
  Fr as toggleCompared,
  Jr as Page,
  Mr as comparedOf,
  Nr as filtersOf,
  Or as Route,
  Pr as hasFilters,
  Rt as Notice,
  Si as useServices,
  St as IconButton,
  T as useFormat,
  Zr as SearchField,
  di as RotateCcw,
  ei as ButtonLink,
  jr as TYPE_KEYS,
  kr as NO_FILTERS,
  mi as LayoutTemplate,
  oi as Sparkles,
  zr as GENERATION_TYPES,
} from '../renderPage.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as engineOffersQuery } from './engineOffersQuery-BlkF-w79.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as SearchX } from './search-x-ClkzGpDU.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as GenerationMedia } from './GenerationMedia-DO2bHppG.js'
import { a as largePicture, n as TYPE_WORDS, r as promptTitle } from './SoundWave-DYeussCb.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import {
  a as useDeletion,
  c as useMarkSeen,
  i as useMarking,
  n as StatusBadge,
  r as RetryDialog,
  t as useFacts,
} from './useFacts-Z-akbS3c.js'
import { i as listGenerations, s as readGenerationStats } from './generationCalls-UKwjLv4R.js'
import {
  a as GENERATIONS_KEY,
  c as statsKey,
  n as isUnreachable,
  o as archiveKey,
  t as generatorPlace,
} from './generatorPlace-D0vg7fQV.js'
import { t as useGenerations } from './useGenerations-C3rh-Lng.js'
import { n as useRenewal, r as QueueList, t as useSpokenEnds } from './useSpokenEnds-yhmgUtXk.js'
import { t as Images } from './images-wCsIUxna.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { d as keepPreviousData } from './utils-D3R3zx73.js'
import { t as useInfiniteQuery } from './useInfiniteQuery-Djd33ye9.js'
import { n as CardGridSkeleton, r as CardGrid_module_default, t as CardGrid } from './CardGrid-BuZKaDQp.js'
import { n as generationErrorText, r as problemCode } from './errorTexts-Brml4hcA.js'
import { t as Star } from './star-DxhNy6vw.js'
import { t as Trash } from './trash-CugAaEeY.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { t as engineWords } from './engineWords-tH4QzJQD.js'
import { t as GenerationThumb } from './GenerationThumb-Cv9_tlNa.js'
import { t as WandSparkles } from './wand-sparkles-Dhgzhv-t.js'
import { t as foldPolish } from './foldPolish-DnDdVsnx.js'
import { t as Select } from './Select-C1qR71Ig.js'
import { n as useTypedSearch, t as trimmedOrNone } from './useTypedSearch-DZiSX_xF.js'
import { t as STATUS_WORDS } from './statusWords-DsDyKv45.js'
import { t as ChartNoAxesColumnIncreasing } from './chart-no-axes-column-increasing-UYzvQVd-.js'
import { t as useVisitor } from './useVisitor-C6pcgjXx.js'
import { a as useRuns, i as Run_module_default, r as shownFile } from './resultFile-CtNaO7H5.js'
import { i as runsQuery } from './templateQueries-BwsyZ1GE.js'
// node_modules/lucide-react/dist/esm/icons/arrow-left-right.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$3 = {
  name: 'arrow-left-right',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M8 3 4 7l4 4',
        key: '9rb6wj',
      },
    ],
    [
      'path',
      {
        d: 'M4 7h16',
        key: '6tx8e3',
      },
    ],
    [
      'path',
      {
        d: 'm16 21 4-4-4-4',
        key: 'siv7j2',
      },
    ],
    [
      'path',
      {
        d: 'M20 17H4',
        key: 'h6l3hr',
      },
    ],
  ],
}
__iconData$3.node
var ArrowLeftRight = createLucideIcon(__iconData$3)
// node_modules/lucide-react/dist/esm/icons/columns-2.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$2 = {
  name: 'columns-2',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '18',
        height: '18',
        x: '3',
        y: '3',
        rx: '2',
        key: 'afitv7',
      },
    ],
    [
      'path',
      {
        d: 'M12 3v18',
        key: '108xh3',
      },
    ],
  ],
  aliases: ['columns'],
}
__iconData$2.node
var Columns2 = createLucideIcon(__iconData$2)
// node_modules/lucide-react/dist/esm/icons/hard-drive.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'hard-drive',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10 16h.01',
        key: '1bzywj',
      },
    ],
    [
      'path',
      {
        d: 'M2.212 11.577a2 2 0 0 0-.212.896V18a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5.527a2 2 0 0 0-.212-.896L18.55 5.11A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
        key: '18tbho',
      },
    ],
    [
      'path',
      {
        d: 'M21.946 12.013H2.054',
        key: 'zqlbp7',
      },
    ],
    [
      'path',
      {
        d: 'M6 16h.01',
        key: '1pmjb7',
      },
    ],
  ],
}
__iconData$1.node
var HardDrive = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/repeat.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'repeat',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm17 2 4 4-4 4',
        key: 'nntrym',
      },
    ],
    [
      'path',
      {
        d: 'M3 11v-1a4 4 0 0 1 4-4h14',
        key: '84bu3i',
      },
    ],
    [
      'path',
      {
        d: 'm7 22-4-4 4-4',
        key: '1wqhfi',
      },
    ],
    [
      'path',
      {
        d: 'M21 13v1a4 4 0 0 1-4 4H3',
        key: '1rx37r',
      },
    ],
  ],
}
__iconData.node
var Repeat = createLucideIcon(__iconData)
// src/features/generation/compare/CompareView.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var CompareView_module_default = {
  screen: '_screen_1a64r_2',
  sides: '_sides_1a64r_8',
  side: '_side_1a64r_8',
  caption: '_caption_1a64r_24',
  table: '_table_1a64r_35',
}
// src/features/generation/compare/CompareSide.tsx
var import_jsx_runtime = require_jsx_runtime()
/** One of the two: the result, and its name that leads to it. */
function CompareSide({ item }) {
  const title = promptTitle(item.prompt)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('figure', {
    className: CompareView_module_default.side,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GenerationMedia, { generation: item }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('figcaption', {
        className: CompareView_module_default.caption,
        children:
          item.id === null
            ? title
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                to: '/generacje/$id',
                params: { id: item.id },
                children: title,
              }),
      }),
    ],
  })
}
// src/features/generation/compare/CompareTable.tsx
/** How the two were made, line by line; what differs is marked, to the eye and in words. */
function CompareTable({ one, other }) {
  const { _: _t } = useLingui()
  const left = useFacts(one)
  const right = useFacts(other)
  const names = new Map([...left, ...right].map(({ key, name }) => [key, name]))
  const rows = [
    {
      key: 'prompt',
      name: _t(
        /** i18n */
        {
          id: 'Ce70JC',
          message: ['Opis'],
        },
      ),
      first: one.prompt,
      second: other.prompt,
    },
    ...[...names].map(([key, name]) => ({
      key,
      name,
      first: left.find((fact) => fact.key === key)?.value ?? '–',
      second: right.find((fact) => fact.key === key)?.value ?? '–',
    })),
  ]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('table', {
    className: CompareView_module_default.table,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('caption', {
        className: 'visually-hidden',
        children: _t(
          /** i18n */
          {
            id: 'KhDLRS',
            message: ['Jak powstały obie prace'],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('thead', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('tr', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
              scope: 'col',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: 'visually-hidden',
                children: _t(
                  /** i18n */
                  {
                    id: 'CBKTrq',
                    message: ['Cecha'],
                  },
                ),
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
              scope: 'col',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '4Jhvzq',
                message: ['Pierwsza'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
              scope: 'col',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '0cInOD',
                message: ['Druga'],
              }),
            }),
          ],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('tbody', {
        children: rows.map(({ key, name, first, second }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'tr',
            {
              'data-differs': first !== second || void 0,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('th', {
                  scope: 'row',
                  children: [
                    name,
                    first === second
                      ? null
                      : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                          className: 'visually-hidden',
                          children: [
                            ' ',
                            _t(
                              /** i18n */
                              {
                                id: 'xPeUHw',
                                message: ['(różni się)'],
                              },
                            ),
                          ],
                        }),
                  ],
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', { children: first }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', { children: second }),
              ],
            },
            key,
          ),
        ),
      }),
    ],
  })
}
var PictureSlider_module_default = {
  stage: '_stage_1xz2s_2',
  picture: '_picture_1xz2s_18',
  edge: '_edge_1xz2s_26',
  range: '_range_1xz2s_52',
}
// src/features/generation/compare/PictureSlider.tsx
/** One picture over another, cut where the slider stands: by hand, or with the arrow keys. */
function PictureSlider({ one, other }) {
  const { _: _t } = useLingui()
  const [share, setShare] = (0, import_react.useState)(50)
  const first = one.result === null ? void 0 : largePicture(one.result)
  const second = other.result === null ? void 0 : largePicture(other.result)
  if (first === void 0 || second === void 0) return null
  const ratio = `${first.width ?? 1} / ${first.height ?? 1}`
  const firstTitle = promptTitle(one.prompt)
  const secondTitle = promptTitle(other.prompt)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PictureSlider_module_default.stage,
    style: { aspectRatio: ratio },
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
        className: PictureSlider_module_default.picture,
        src: second.url,
        alt: _t(
          /** i18n */
          {
            id: 'bjrJTN',
            message: ['Druga: ', ['secondTitle']],
            values: { secondTitle },
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
        className: PictureSlider_module_default.picture,
        src: first.url,
        alt: _t(
          /** i18n */
          {
            id: 'mmSlyZ',
            message: ['Pierwsza: ', ['firstTitle']],
            values: { firstTitle },
          },
        ),
        style: { clipPath: `inset(0 ${100 - share}% 0 0)` },
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: PictureSlider_module_default.edge,
        style: { insetInlineStart: `${share}%` },
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        type: 'range',
        className: PictureSlider_module_default.range,
        min: 0,
        max: 100,
        value: share,
        'aria-label': _t(
          /** i18n */
          {
            id: '4ih9gG',
            message: ['Ile widać pierwszej'],
          },
        ),
        'aria-valuetext': `${share}%`,
        onChange: (event) => setShare(event.currentTarget.valueAsNumber),
      }),
    ],
  })
}
// src/features/generation/compare/useCompared.ts
/** One of two that are compared: what this device keeps, else what the archive has. */
function useCompared(refCode) {
  const { productApi } = useServices()
  const isSignedIn = useSession().status === 'signed-in'
  const { history, isLoading } = useGenerations()
  const row = history.find((known) => known.refCode === refCode)
  const asked = useQuery({
    queryKey: [...GENERATIONS_KEY, 'ref-code', refCode],
    queryFn: async ({ signal }) => {
      const { items } = await listGenerations(await productApi(), { ref_code: refCode }, { signal })
      return items[0] ?? null
    },
    enabled: isSignedIn && !isLoading && row === void 0,
    refetchOnMount: true,
  })
  const item = row ?? asked.data
  if (item != null)
    return {
      status: 'here',
      item,
    }
  if (asked.data === null) return { status: 'missing' }
  if (asked.error !== null)
    return {
      status: 'failed',
      retry: () => void asked.refetch(),
    }
  return { status: 'loading' }
}
// src/features/generation/compare/CompareView.tsx
/** Two results side by side, or one under the other with a slider, and what was different in how they were made. */
function CompareView({ pair, isOffline, onClose, onSwap }) {
  const { _: _t } = useLingui()
  const one = useCompared(pair[0])
  const other = useCompared(pair[1])
  const failed = [one, other].find((side) => side.status === 'failed')
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'vjIs0n',
          message: ['Porównanie'],
        }),
        breadcrumbs: [
          {
            label: _t(
              /** i18n */
              {
                id: '3p_fpe',
                message: ['Historia'],
              },
            ),
            to: '/historia',
          },
          {
            label: _t(
              /** i18n */
              {
                id: 'vjIs0n',
                message: ['Porównanie'],
              },
            ),
          },
        ],
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowLeftRight, { size: 18 }),
              onPress: onSwap,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'q0hRw9',
                message: ['Zamień strony'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              onPress: onClose,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'SqqeyW',
                message: ['Wróć do historii'],
              }),
            }),
          ],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: CompareView_module_default.screen,
        children:
          one.status === 'here' && other.status === 'here'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Both, {
                one: one.item,
                other: other.item,
              })
            : one.status === 'missing' || other.status === 'missing'
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
                  icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchX, { size: 28 }),
                  title: _t(
                    /** i18n */
                    {
                      id: 'PopoLZ',
                      message: ['Jednej z\xA0tych prac już nie ma'],
                    },
                  ),
                  description: _t(
                    /** i18n */
                    {
                      id: '-VdySP',
                      message: ['Wybierz w\xA0historii dwie inne.'],
                    },
                  ),
                  action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    variant: 'primary',
                    onPress: onClose,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'SqqeyW',
                      message: ['Wróć do historii'],
                    }),
                  }),
                })
              : failed !== void 0
                ? isOffline
                  ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
                      tone: 'neutral',
                      title: _t(
                        /** i18n */
                        {
                          id: 'NGIKZN',
                          message: ['Bez połączenia'],
                        },
                      ),
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: '9Ky3Ss',
                        message: ['Porównać można teraz tylko to, co jest na tym urządzeniu.'],
                      }),
                    })
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, { onRetry: failed.retry })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                    className: CompareView_module_default.sides,
                    'aria-busy': 'true',
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                        shape: 'box',
                        height: '20rem',
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                        shape: 'box',
                        height: '20rem',
                      }),
                    ],
                  }),
      }),
    ],
  })
}
function Both({ one, other }) {
  const { _: _t2 } = useLingui()
  const [way, setWay] = (0, import_react.useState)('sides')
  const arePictures = [one, other].every(({ type, result }) => type === 'image' && result !== null)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      arePictures
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
            label: _t2(
              /** i18n */
              {
                id: '5dj0Fy',
                message: ['Sposób porównania'],
              },
            ),
            isLabelHidden: true,
            presentation: 'chips',
            options: [
              {
                value: 'sides',
                label: _t2(
                  /** i18n */
                  {
                    id: 'szTz4C',
                    message: ['Obok siebie'],
                  },
                ),
              },
              {
                value: 'slider',
                label: _t2(
                  /** i18n */
                  {
                    id: 'cPobVk',
                    message: ['Suwak'],
                  },
                ),
              },
            ],
            value: way,
            onChange: setWay,
          })
        : null,
      arePictures && way === 'slider'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureSlider, {
            one,
            other,
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: CompareView_module_default.sides,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompareSide, { item: one }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompareSide, { item: other }),
            ],
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompareTable, {
        one,
        other,
      }),
    ],
  })
}
var CompareBar_module_default = {
  place: '_place_18l3u_2',
  bar: '_bar_18l3u_11',
  words: '_words_18l3u_25',
}
// src/features/generation/history/CompareBar.tsx
/** What to do next with those chosen to be compared; stays in reach while the list moves. */
function CompareBar({ count, onCompare, onClear }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
    className: CompareBar_module_default.place,
    children:
      count === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: CompareBar_module_default.bar,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: CompareBar_module_default.words,
                children:
                  count === 1
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'rQGfFl',
                        message: ['Wybierz jeszcze jedną pracę'],
                      })
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: '4RsM8D',
                        message: ['Wybrane dwie prace'],
                      }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                variant: 'quiet',
                size: 'small',
                onPress: onClear,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Wbu6xg',
                  message: ['Zrezygnuj'],
                }),
              }),
              count === 2
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    variant: 'primary',
                    size: 'small',
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Columns2, { size: 18 }),
                    onPress: onCompare,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: '8ekxqf',
                      message: ['Porównaj'],
                    }),
                  })
                : null,
            ],
          }),
  })
}
// src/features/generation/archive/useArchive.ts
var STALE_MS$1 = 3e4
/** A person's whole archive as the server keeps it, newest first, page after page. */
function useArchive(filters, isAsked) {
  const { productApi } = useServices()
  const isSignedIn = useSession().status === 'signed-in'
  const query = useInfiniteQuery({
    queryKey: archiveKey(filters),
    queryFn: async ({ pageParam, signal }) =>
      listGenerations(
        await productApi(),
        {
          ...questionOf(filters),
          before: pageParam ?? void 0,
        },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    enabled: isAsked && isSignedIn,
    staleTime: STALE_MS$1,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages ?? []
  return {
    status: query.data !== void 0 ? 'here' : query.error === null ? 'loading' : 'failed',
    error: query.error,
    items: pages.flatMap((page) => page.items),
    total: pages[0]?.total ?? 0,
    hasMore: query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    more: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) query.fetchNextPage()
    },
    retry: () => void query.refetch(),
  }
}
function questionOf({ q, type, status, tag, isFavourite }) {
  return {
    q,
    type,
    status,
    tag,
    favourite: isFavourite === true ? 'true' : void 0,
  }
}
// src/features/generation/history/RemixLink.tsx
/** To the generator, filled in with what made this one. */
function RemixLink({ item, label }) {
  const place = generatorPlace(item.type)
  if (place === void 0 || item.id === null) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
    to: place,
    search: { remix: item.id },
    variant: 'quiet',
    size: 'small',
    'aria-label': label,
    'data-icon-only': '',
    'data-hint': label,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WandSparkles, { size: 18 }),
  })
}
var HistoryCard_module_default = {
  card: '_card_19y5v_2',
  visual: '_visual_19y5v_12',
  status: '_status_19y5v_23',
  star: '_star_19y5v_31',
  title: '_title_19y5v_51',
  link: '_link_19y5v_66',
  facts: '_facts_19y5v_96',
  here: '_here_19y5v_104',
  problem: '_problem_19y5v_111',
  tags: '_tags_19y5v_116',
  actions: '_actions_19y5v_136',
}
// src/features/generation/history/HistoryCard.tsx
/** One generation of a list: what it is, how it went and what can be done with it. */
function HistoryCard({ item, isCompared, ...actions }) {
  const { _: _t, i18n } = useLingui()
  const format = useFormat()
  const { status, error, usage } = item
  const title = promptTitle(item.prompt)
  const isDone = status === 'completed'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('article', {
    className: HistoryCard_module_default.card,
    'data-compared': isCompared || void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: HistoryCard_module_default.visual,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GenerationThumb, {
            generation: item,
            onBroken: actions.onBroken,
          }),
          isDone
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: HistoryCard_module_default.status,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusBadge, {
                  status,
                  progress: item.progress,
                }),
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            className: HistoryCard_module_default.star ?? '',
            label: item.isFavourite
              ? _t(
                  /** i18n */
                  {
                    id: 'CsjQHt',
                    message: ['Usuń z\xA0ulubionych: ', ['title']],
                    values: { title },
                  },
                )
              : _t(
                  /** i18n */
                  {
                    id: '4UnYnn',
                    message: ['Do ulubionych: ', ['title']],
                    values: { title },
                  },
                ),
            'aria-pressed': item.isFavourite,
            onPress: () => actions.onFavourite(item, !item.isFavourite),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
              size: 18,
              fill: item.isFavourite ? 'currentColor' : 'none',
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
        className: HistoryCard_module_default.title,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultLink, {
          item,
          className: HistoryCard_module_default.link,
          children: title,
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: HistoryCard_module_default.facts,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: engineWords(item.engine).name }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            children: format.relativeTime(item.createdAt),
          }),
          isDone
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: usage.credits }),
              })
            : null,
          item.isHere
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: HistoryCard_module_default.here,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HardDrive, {
                    size: 14,
                    'aria-hidden': 'true',
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'p3RU5c',
                    message: ['na urządzeniu'],
                  }),
                ],
              })
            : null,
        ],
      }),
      status === 'failed' && error !== null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: HistoryCard_module_default.problem,
            children: i18n._(generationErrorText(problemCode(error)).title),
          })
        : null,
      item.tags.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            className: HistoryCard_module_default.tags,
            'aria-label': _t(
              /** i18n */
              {
                id: 'JO9pIn',
                message: ['Tagi'],
              },
            ),
            children: item.tags.map((tag) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', { children: tag }, tag),
            ),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: HistoryCard_module_default.actions,
        children: [
          isDone
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RemixLink, {
                    item,
                    label: _t(
                      /** i18n */
                      {
                        id: 'ydPco_',
                        message: ['Remiks: ', ['title']],
                        values: { title },
                      },
                    ),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                    size: 'small',
                    label: isCompared
                      ? _t(
                          /** i18n */
                          {
                            id: '6_U3H2',
                            message: ['Nie porównuj: ', ['title']],
                            values: { title },
                          },
                        )
                      : _t(
                          /** i18n */
                          {
                            id: 'c7xwj2',
                            message: ['Porównaj: ', ['title']],
                            values: { title },
                          },
                        ),
                    'aria-pressed': isCompared,
                    onPress: () => actions.onCompare(item),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Columns2, { size: 18 }),
                  }),
                ],
              })
            : null,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            size: 'small',
            label: _t(
              /** i18n */
              {
                id: 'nBCOo4',
                message: ['Ponów: ', ['title']],
                values: { title },
              },
            ),
            onPress: () => actions.onRetry(item),
            children: isDone
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Repeat, { size: 18 })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, { size: 18 }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            size: 'small',
            label: _t(
              /** i18n */
              {
                id: 'LcOBoL',
                message: ['Usuń: ', ['title']],
                values: { title },
              },
            ),
            onPress: () => actions.onDelete(item),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, { size: 18 }),
          }),
        ],
      }),
    ],
  })
}
/** A link to a generation's own screen; plain words for one that the server has never heard of. */
function ResultLink({ item, className, children }) {
  if (item.id === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
    to: '/generacje/$id',
    params: { id: item.id },
    className,
    children,
  })
}
// src/features/generation/history/CardList.tsx
/** Generations as cards, with everything that can be done with each. */
function CardList({ label, items, isOffline, compared, onCompare, onBroken }) {
  const [again, setAgain] = (0, import_react.useState)(null)
  const [isAsking, setAsking] = (0, import_react.useState)(false)
  const marking = useMarking()
  const remove = useDeletion()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardGrid, {
        label,
        children: items.map((item) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              className: CardGrid_module_default.cell,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HistoryCard, {
                item,
                isCompared: compared.includes(item.refCode),
                onFavourite: (marked, isFavourite) => void marking.setFavourite(marked, isFavourite),
                onCompare: ({ refCode }) => onCompare(refCode),
                onRetry: (wanted) => {
                  setAgain(wanted)
                  setAsking(true)
                },
                onDelete: (deleted) => void remove(deleted),
                onBroken: () => onBroken(item.refCode),
              }),
            },
            item.refCode,
          ),
        ),
      }),
      again === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RetryDialog, {
            item: again,
            isOpen: isAsking,
            isOffline,
            onClose: () => setAsking(false),
          }),
    ],
  })
}
// src/features/generation/history/filterHistory.ts
/** What of the device's history meets the filters, as the archive's search on the server would find it. */
function filterHistory(items, { q, type, status, tag, isFavourite }) {
  const words =
    q === void 0
      ? []
      : foldPolish(q)
          .split(' ')
          .filter((word) => word !== '')
  return items.filter((item) => {
    if (type !== void 0 && item.type !== type) return false
    if (status !== void 0 && item.status !== status) return false
    if (tag !== void 0 && !item.tags.includes(tag)) return false
    if (isFavourite && !item.isFavourite) return false
    const text = foldPolish([item.prompt, ...item.tags].join(' '))
    return words.every((word) => text.includes(word))
  })
}
/** Every tag of these, the most used first. */
function tagsOf(items) {
  const counts = /* @__PURE__ */ new Map()
  for (const tag of items.flatMap((item) => item.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, many], [other, more]) => more - many || one.localeCompare(other, 'pl'))
    .map(([tag]) => tag)
}
var FilterBar_module_default = {
  filters: '_filters_qe4e2_2',
  row: '_row_qe4e2_8',
  search: '_search_qe4e2_18',
  chips: '_chips_qe4e2_24',
  chip: '_chip_qe4e2_24',
  count: '_count_qe4e2_50',
}
// src/features/generation/history/FilterBar.tsx
var ENDED = ['completed', 'failed', 'cancelled']
/** More would push the results off a phone's screen. */
var TAGS_SHOWN = 12
var ALL = ''
/** The row above a list of generations: search, kind, how it ended, favourites and tags. */
function FilterBar({ search, tags, count, onSearchChange }) {
  const { i18n, _: _t } = useLingui()
  const [text, setText] = useTypedSearch(search.q, trimmedOrNone, (q) => onSearchChange({ q }, 'replace'))
  const set = (change) => onSearchChange(change, 'replace')
  const types = [
    {
      value: ALL,
      label: _t(
        /** i18n */
        {
          id: 'DGSRGd',
          message: ['Każdy rodzaj'],
        },
      ),
    },
    ...GENERATION_TYPES.map((type) => ({
      value: TYPE_KEYS[type],
      label: i18n._(TYPE_WORDS[type].many),
    })),
  ]
  const statuses = [
    {
      value: ALL,
      label: _t(
        /** i18n */
        {
          id: 'Mk3tIe',
          message: ['Każdy stan'],
        },
      ),
    },
    ...ENDED.map((status) => ({
      value: STATUS_KEYS[status],
      label: i18n._(STATUS_WORDS[status].label),
    })),
  ]
  const shownTags = tags.slice(0, TAGS_SHOWN)
  const isFavourite = search.ulubione === true
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: FilterBar_module_default.filters,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: FilterBar_module_default.row,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
            className: FilterBar_module_default.search ?? '',
            label: _t(
              /** i18n */
              {
                id: 'E5Mpzw',
                message: ['Szukaj w\xA0historii'],
              },
            ),
            placeholder: _t(
              /** i18n */
              {
                id: 'a4Sonn',
                message: ['Szukaj w\xA0opisach i\xA0tagach'],
              },
            ),
            value: text,
            onChange: setText,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
            label: _t(
              /** i18n */
              {
                id: 'KH5MbC',
                message: ['Rodzaj'],
              },
            ),
            isLabelHidden: true,
            options: types,
            value: search.typ ?? ALL,
            onChange: (typ) => set({ typ: typ === ALL ? void 0 : typ }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
            label: _t(
              /** i18n */
              {
                id: 'o7Fgrv',
                message: ['Stan'],
              },
            ),
            isLabelHidden: true,
            options: statuses,
            value: search.stan ?? ALL,
            onChange: (stan) => set({ stan: stan === ALL ? void 0 : stan }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: FilterBar_module_default.chips,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            className: FilterBar_module_default.chip ?? '',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
              size: 16,
              fill: isFavourite ? 'currentColor' : 'none',
            }),
            'aria-pressed': isFavourite,
            onPress: () => set({ ulubione: isFavourite ? void 0 : true }),
            children: _t(
              /** i18n */
              {
                id: 'XKBbl9',
                message: ['Ulubione'],
              },
            ),
          }),
          (search.tag === void 0 || shownTags.includes(search.tag)
            ? shownTags
            : [search.tag, ...shownTags]
          ).map((tag) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              Button,
              {
                size: 'small',
                className: FilterBar_module_default.chip ?? '',
                'aria-pressed': tag === search.tag,
                onPress: () => set({ tag: tag === search.tag ? void 0 : tag }),
                children: tag,
              },
              tag,
            ),
          ),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        className: FilterBar_module_default.count,
        children:
          count === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'tENCLz',
                message: [
                  [
                    'count',
                    'plural',
                    {
                      offset: void 0,
                      one: ['#', '\xA0praca'],
                      few: ['#', '\xA0prace'],
                      many: ['#', '\xA0prac'],
                      other: ['#', '\xA0pracy'],
                    },
                  ],
                ],
                values: { count },
              }),
      }),
    ],
  })
}
var HistoryScreen_module_default = {
  screen: '_screen_z5yzh_2',
  list: '_list_z5yzh_8',
  more: '_more_z5yzh_14',
}
// src/features/generation/history/mergeHistory.ts
/**
 * The account's history and the device's as one list, newest first. Of what both know the account's word counts, but for
 * the marks, which may have been changed here a moment ago. What only the device has (a start that failed, a result the
 * account's answer is older than) stands at its time; where that is among what wasn't read yet, it waits for that page.
 */
function mergeHistory({ archive, hasMore, kept, queue }) {
  const rows = new Map(kept.map((row) => [row.refCode, row]))
  const underWay = new Set(queue.map(({ refCode }) => refCode))
  const known = new Set((archive ?? []).map(({ refCode }) => refCode))
  const fromArchive = (archive ?? [])
    .filter(({ refCode }) => !underWay.has(refCode))
    .map((item) => {
      const row = rows.get(item.refCode)
      if (row === void 0)
        return {
          ...item,
          isHere: false,
        }
      return {
        ...item,
        tags: row.tags,
        isFavourite: row.isFavourite,
        isHere: true,
      }
    })
  const oldest = hasMore ? (archive?.at(-1)?.createdAt ?? '') : ''
  const onlyHere = kept
    .filter(({ refCode, createdAt }) => !known.has(refCode) && createdAt >= oldest)
    .map((row) => ({
      ...row,
      isHere: true,
    }))
  return [...fromArchive, ...onlyHere].toSorted(
    (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  )
}
// src/features/generation/history/NothingFound.tsx
/** Nothing meets the filters. */
function NothingFound({ onSearchChange }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchX, { size: 28 }),
    title: _t(
      /** i18n */
      {
        id: 'mu7tbD',
        message: ['Nic takiego tu nie ma'],
      },
    ),
    description: _t(
      /** i18n */
      {
        id: '2QOmtm',
        message: ['Zmień słowa albo zdejmij filtry.'],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
      variant: 'primary',
      onPress: () => onSearchChange(NO_FILTERS, 'push'),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'o7B7ei',
        message: ['Zdejmij filtry'],
      }),
    }),
  })
}
// src/features/generation/history/HistoryList.tsx
/**
 * Everything a person ever generated, from the account, page after page, each with whether this device has it, too.
 * Where the account can't be asked, what the device has.
 */
function HistoryList({ search, onSearchChange, isOffline, compared, onCompare }) {
  const { _: _t } = useLingui()
  const device = useGenerations()
  const renew = useRenewal()
  const filters = filtersOf(search)
  const archive = useArchive(filters, true)
  useMarkSeen(device.history)
  const isAway = archive.status === 'failed' || (archive.status === 'loading' && isOffline)
  const items = mergeHistory({
    archive: archive.status === 'here' ? archive.items : null,
    hasMore: archive.hasMore,
    kept: filterHistory(device.history, filters),
    queue: device.queue,
  })
  const isLoading = archive.status === 'loading' && !isAway
  if (items.length === 0 && !hasFilters(search) && !isLoading && !device.isLoading && !isAway)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingMade, {})
  const total = archive.status === 'here' ? Math.max(archive.total, items.length) : null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: HistoryScreen_module_default.list,
    children: [
      isAway
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OnlyHere, {
            error: archive.error,
            isOffline,
            onRetry: archive.retry,
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterBar, {
        search,
        tags: tagsOf(items),
        count: total ?? (isAway ? items.length : null),
        onSearchChange,
      }),
      items.length > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardList, {
            label: _t(
              /** i18n */
              {
                id: '3p_fpe',
                message: ['Historia'],
              },
            ),
            items,
            isOffline,
            compared,
            onCompare,
            onBroken: (refCode) => {
              if (device.history.some((row) => row.refCode === refCode)) renew(refCode)
              if (archive.status === 'here') archive.retry()
            },
          })
        : isLoading || device.isLoading
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardGridSkeleton, {})
          : hasFilters(search)
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingFound, { onSearchChange })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NothingHere, {}),
      total === null || items.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: HistoryScreen_module_default.more,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'vdI-Fh',
                  message: [
                    [
                      'total',
                      'plural',
                      {
                        offset: void 0,
                        one: ['Widzisz ', ['0'], ' z\xA0', '#', '\xA0pracy'],
                        few: ['Widzisz ', ['1'], ' z\xA0', '#', '\xA0prac'],
                        many: ['Widzisz ', ['2'], ' z\xA0', '#', '\xA0prac'],
                        other: ['Widzisz ', ['3'], ' z\xA0', '#', '\xA0pracy'],
                      },
                    ],
                  ],
                  values: {
                    0: items.length,
                    1: items.length,
                    2: items.length,
                    3: items.length,
                    total,
                  },
                }),
              }),
              archive.hasMore
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    isPending: archive.isFetchingMore,
                    onPress: archive.more,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: '52DkSI',
                      message: ['Pokaż starsze'],
                    }),
                  })
                : null,
            ],
          }),
    ],
  })
}
/** Says that these are the device's alone, and why. */
function OnlyHere({ error, isOffline, onRetry }) {
  const { i18n, _: _t2 } = useLingui()
  if (isOffline || isUnreachable(error))
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
      tone: 'neutral',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '5gzojP',
        message: [
          'Bez połączenia widać prace z\xA0tego urządzenia. Reszta czeka na koncie. Tagi i\xA0ulubione zapiszą się, gdy wróci sieć.',
        ],
      }),
    })
  const code = error instanceof ApiError ? error.code : ''
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'warning',
    title: _t2(
      /** i18n */
      {
        id: '6e3uGd',
        message: ['Widać tylko prace z\xA0tego urządzenia'],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
      size: 'small',
      onPress: onRetry,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'BbPnhI',
        message: ['Spróbuj ponownie'],
      }),
    }),
    children: i18n._(generationErrorText(code).text),
  })
}
/** The account can't be asked, and nothing of it was kept. */
function NothingHere() {
  const { _: _t3 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Images, { size: 28 }),
    title: _t3(
      /** i18n */
      {
        id: 'JkR8Ux',
        message: ['Na tym urządzeniu nie ma jeszcze żadnej pracy'],
      },
    ),
    description: _t3(
      /** i18n */
      {
        id: 'QvJzjx',
        message: ['Prace z\xA0konta zobaczysz, gdy wróci połączenie.'],
      },
    ),
  })
}
function NothingMade() {
  const { _: _t4 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Images, { size: 28 }),
    title: _t4(
      /** i18n */
      {
        id: '19Af4D',
        message: ['Nic jeszcze nie powstało'],
      },
    ),
    description: _t4(
      /** i18n */
      {
        id: 'Fx_r-x',
        message: ['Opisz, co ma powstać, a\xA0wynik znajdziesz tutaj. Zostaje na koncie, aż go usuniesz.'],
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
}
// src/features/generation/archive/useStats.ts
var STALE_MS = 3e4
/** What a person has generated so far, in numbers (specification part 2, section 3). */
function useStats() {
  const { productApi } = useServices()
  const isSignedIn = useSession().status === 'signed-in'
  return useQuery({
    queryKey: statsKey(),
    queryFn: async ({ signal }) => readGenerationStats(await productApi(), { signal }),
    enabled: isSignedIn,
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
  })
}
var StatsView_module_default = {
  stats: '_stats_xehx9_2',
  numbers: '_numbers_xehx9_7',
  number: '_number_xehx9_7',
  value: '_value_xehx9_40',
  aside: '_aside_xehx9_48',
  kinds: '_kinds_xehx9_53',
  kind: '_kind_xehx9_53',
  track: '_track_xehx9_73',
  bar: '_bar_xehx9_80',
  count: '_count_xehx9_87',
}
// src/features/generation/history/StatsView.tsx
/** What was generated, in numbers: everything from the server; without it, what this device keeps. */
function StatsView({ isOffline }) {
  const stats = useStats()
  const device = useGenerations()
  if (stats.data !== void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Numbers, { stats: stats.data })
  if (stats.error !== null && !device.isLoading && !device.isFailed && device.history.length > 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
          tone: 'neutral',
          children: isOffline
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'aQGBNz',
                message: ['Bez połączenia liczymy tylko to, co jest na tym urządzeniu.'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'pp052d',
                message: ['Serwis nie odpowiada, więc liczymy tylko to, co jest na tym urządzeniu.'],
              }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Numbers, { stats: device.stats }),
      ],
    })
  if (stats.error !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, { onRetry: () => void stats.refetch() })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: StatsView_module_default.numbers,
    'aria-busy': 'true',
    children: Array.from({ length: 6 }, (_, index) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'div',
        {
          className: StatsView_module_default.number,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '60%' }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
              width: '40%',
              height: '2.25rem',
            }),
          ],
        },
        index,
      ),
    ),
  })
}
function Numbers({ stats }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  if (stats.total === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChartNoAxesColumnIncreasing, { size: 28 }),
      title: _t(
        /** i18n */
        {
          id: 'Snyxsg',
          message: ['Nie ma jeszcze czego liczyć'],
        },
      ),
      description: _t(
        /** i18n */
        {
          id: 'TV6hy4',
          message: ['Po pierwszej pracy zobaczysz tu, ile się udało i\xA0ile to kosztowało.'],
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
  const ended = stats.successes + stats.failures
  const share = ended === 0 ? null : stats.successes / ended
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: StatsView_module_default.stats,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
        className: StatsView_module_default.numbers,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
            name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'sCjb2z',
              message: ['Wszystkie prace'],
            }),
            value: format.number(stats.total),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
            name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'GddkSF',
              message: ['Udane'],
            }),
            value: format.number(stats.successes),
            children:
              share === null
                ? null
                : format.number(share, {
                    style: 'percent',
                    maximumFractionDigits: 0,
                  }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
            name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'TG6n8I',
              message: ['Nieudane'],
            }),
            value: format.number(stats.failures),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '-H-HlA',
              message: ['bez opłaty'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
            name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'UIseqx',
              message: ['Wydane kredyty'],
            }),
            value: format.number(stats.creditsUsed),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
            name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '_RJekI',
              message: ['Średni czas'],
            }),
            value: stats.averageProcessingTime === null ? '–' : format.duration(stats.averageProcessingTime),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
            name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Fnsvuu',
              message: ['Ostatnia praca'],
            }),
            value: stats.lastGenerationAt === null ? '–' : format.relativeTime(stats.lastGenerationAt),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Kinds, { stats }),
    ],
  })
}
function Fact({ name, value, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: StatsView_module_default.number,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: name }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dd', {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: StatsView_module_default.value,
            children: value,
          }),
          children == null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: StatsView_module_default.aside,
                children,
              }),
        ],
      }),
    ],
  })
}
/** How much of each kind, as bars beside each other. */
function Kinds({ stats }) {
  const { _: _t2 } = useLingui()
  const format = useFormat()
  const kinds = [
    {
      name: _t2(
        /** i18n */
        {
          id: '8ta3qd',
          message: ['Obrazy'],
        },
      ),
      count: stats.imageCount,
    },
    {
      name: _t2(
        /** i18n */
        {
          id: '_ANjXZ',
          message: ['Wideo'],
        },
      ),
      count: stats.videoCount,
    },
    {
      name: _t2(
        /** i18n */
        {
          id: 'Rf3zUh',
          message: ['Dźwięk'],
        },
      ),
      count: stats.audioCount,
    },
  ]
  const most = Math.max(1, ...kinds.map(({ count }) => count))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dl', {
    className: StatsView_module_default.kinds,
    children: kinds.map(({ name, count }) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'div',
        {
          className: StatsView_module_default.kind,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: name }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dd', {
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: StatsView_module_default.track,
                  'aria-hidden': 'true',
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: StatsView_module_default.bar,
                    style: { inlineSize: `${(count / most) * 100}%` },
                  }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: StatsView_module_default.count,
                  children: format.number(count),
                }),
              ],
            }),
          ],
        },
        name,
      ),
    ),
  })
}
var ViewLinks_module_default = {
  views: '_views_mcqzk_2',
  view: '_view_mcqzk_2',
}
// src/features/generation/history/ViewLinks.tsx
/** The parts of the history, each with an address of its own; what is looked for goes along. */
function ViewLinks({ search, label }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('nav', {
    'aria-label': label,
    className: ViewLinks_module_default.views,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewLink, {
        search,
        view: void 0,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Vp044O',
          message: ['Prace'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewLink, {
        search,
        view: 'statystyki',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'JGSbSp',
          message: ['Statystyki'],
        }),
      }),
    ],
  })
}
function ViewLink({ search, view, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
    to: '/historia',
    search: {
      ...search,
      widok: view,
    },
    resetScroll: false,
    className: ViewLinks_module_default.view,
    activeOptions: {
      exact: true,
      includeSearch: true,
    },
    children,
  })
}
// src/features/generation/history/HistoryScreen.tsx
/** /historia: what is under way, everything that was made, the numbers, two results side by side. */
function HistoryScreen({ search, onSearchChange, isOffline, templates }) {
  const { _: _t } = useLingui()
  const [compared, setCompared] = (0, import_react.useState)([])
  const pair = comparedOf(search)
  if (pair !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompareView, {
        pair,
        isOffline,
        onClose: () => onSearchChange({ porownaj: void 0 }, 'push'),
        onSwap: () => onSearchChange({ porownaj: pair.toReversed().join('.') }, 'replace'),
      }),
    })
  const list = {
    search,
    onSearchChange,
    isOffline,
    compared,
    onCompare: (refCode) => setCompared(toggleCompared(compared, refCode)),
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '3p_fpe',
          message: ['Historia'],
        }),
        lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'CdUn5s',
          message: [
            'Wszystko, co powstało z\xA0Twoich opisów: do obejrzenia, pobrania i\xA0zrobienia jeszcze raz.',
          ],
        }),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/generatory',
          variant: 'primary',
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, { size: 18 }),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'X1-ugA',
            message: ['Generuj'],
          }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: HistoryScreen_module_default.screen,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnderWay, { isOffline }),
          templates,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewLinks, {
            search,
            label: _t(
              /** i18n */
              {
                id: 'AjLu39',
                message: ['Części historii'],
              },
            ),
          }),
          search.widok === 'statystyki'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatsView, { isOffline })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HistoryList, { ...list }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompareBar, {
        count: search.widok === 'statystyki' ? 0 : compared.length,
        onCompare: () => {
          onSearchChange({ porownaj: compared.join('.') }, 'push')
          setCompared([])
        },
        onClear: () => setCompared([]),
      }),
    ],
  })
}
/** What this device has under way; nothing where nothing is. */
function UnderWay({ isOffline }) {
  const { queue, history } = useGenerations()
  useSpokenEnds(queue, history)
  const offers = useQuery(engineOffersQuery(useServices())).data ?? []
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QueueList, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'yoDYBE',
      message: ['W\xA0toku'],
    }),
    rows: queue,
    offers,
    isOffline,
  })
}
// src/features/templates/run/mergeRuns.ts
/** So many stand in the history. */
var MOST = 12
/** Runs of this device and of the account, each once, the latest first. What this device knows of one is newer. */
function mergeRuns(rows, told) {
  const own = rows.map((row) => {
    const { slug, title, status, createdAt, run } = row
    const thumbnails = new Map(told.map((each) => [each.id, each.thumbnailUrl]))
    return {
      key: row.id ?? row.refCode,
      slug,
      title,
      status,
      createdAt,
      thumbnailUrl: (row.id === null ? null : thumbnails.get(row.id)) ?? thumbnailOf(run),
    }
  })
  const known = new Set(own.map(({ key }) => key))
  const others = told.flatMap((run) =>
    known.has(run.id)
      ? []
      : [
          {
            ...run,
            key: run.id,
          },
        ],
  )
  return [...own, ...others]
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, MOST)
}
function thumbnailOf(run) {
  const picture = (run?.results.flatMap((result) => result.parts) ?? []).find(({ kind }) => kind === 'image')
  return picture === void 0 ? null : (shownFile(picture)?.url ?? null)
}
// src/features/templates/run/RunHistory.tsx
/** The latest runs of templates, of this device and of the account, each leading to its result; nothing without any. */
function RunHistory({ isOffline }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const services = useServices()
  const visitor = useVisitor()
  const id = (0, import_react.useId)()
  const runs = mergeRuns(
    useRuns() ?? [],
    useQuery({
      ...runsQuery(services),
      enabled: visitor === 'verified' && !isOffline,
    }).data ?? [],
  )
  if (runs.length === 0) return null
  const words = {
    pending: _t(
      /** i18n */
      {
        id: 'pvAd9e',
        message: ['czeka'],
      },
    ),
    processing: _t(
      /** i18n */
      {
        id: 'G3uLMt',
        message: ['powstaje'],
      },
    ),
    completed: _t(
      /** i18n */
      {
        id: 'TjAFnu',
        message: ['gotowe'],
      },
    ),
    failed: _t(
      /** i18n */
      {
        id: '6T3NXr',
        message: ['nie udało się'],
      },
    ),
    cancelled: _t(
      /** i18n */
      {
        id: '4VITDa',
        message: ['zatrzymane'],
      },
    ),
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    'aria-labelledby': id,
    className: Run_module_default.history,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        id,
        className: Run_module_default.historyTitle,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'saD4Ns',
          message: ['Z\xA0szablonów'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Run_module_default.historyList,
        children: runs.map(({ key, slug, title, status, createdAt, thumbnailUrl }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
                to: '/szablony/$slug',
                params: { slug },
                search: { run: key },
                className: Run_module_default.historyItem,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: Run_module_default.historyThumb,
                    children:
                      thumbnailUrl === null
                        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LayoutTemplate, {
                            size: 22,
                            'aria-hidden': 'true',
                          })
                        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
                            src: thumbnailUrl,
                            alt: '',
                            width: 56,
                            height: 56,
                            loading: 'lazy',
                          }),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                    className: Run_module_default.historyWords,
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: title }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                        className: Run_module_default.note,
                        children: [words[status], ' · ', format.relativeTime(createdAt)],
                      }),
                    ],
                  }),
                ],
              }),
            },
            key,
          ),
        ),
      }),
    ],
  })
}
// src/routes/historia.tsx?tsr-split=component---loader
function History() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const isOffline = useConnection().view === 'offline'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HistoryScreen, {
    search,
    isOffline,
    templates: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RunHistory, { isOffline }),
    onSearchChange: (change, how) =>
      void navigate({
        search: (present) => ({
          ...present,
          ...change,
        }),
        replace: how === 'replace',
        resetScroll: how === 'push',
      }),
  })
}
export { History as component }
