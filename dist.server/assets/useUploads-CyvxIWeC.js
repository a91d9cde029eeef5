import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQueries } from './useQueries-BOwp52NO.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as ImagePlus } from './image-plus-I5Mx-YsG.js'
import { t as Images } from './images-wCsIUxna.js'
import { t as SearchX } from './search-x-ClkzGpDU.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as Button } from './Button-BS8EKtfW.js'
import {
  A as useMedia,
  C as useSession,
  Ji as require_react_dom,
  K as announce,
  Mn as array,
  Nt as createStore,
  Rt as Notice,
  Si as useServices,
  St as IconButton,
  T as useFormat,
  V as showToast,
  di as RotateCcw,
  ji as useQueryClient,
  jt as useStore,
  ti as X,
  zt as log,
} from '../renderPage.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as failureText } from './failureTexts-DgFs2LGo.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { t as OfflineError } from './offlineError-Vf4mHYRw.js'
import {
  a as readUploadFile,
  i as noteUpload,
  n as addUploadWithoutFile,
  o as readUploads,
  r as dropUploads,
  s as sendUploads,
  t as addUpload,
} from './uploads-D79y60Yi.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
import { t as watchQuery } from './watchQuery-B7_K8cK7.js'
import { n as writeAnswerCopy, t as readAnswerCopy } from './accountCopy-O7QUHWYj.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { a as UPLOAD_TYPES, l as galleryPageSchema, o as albumSchema } from './galleryImage-BUd21fo0.js'
import {
  c as presignUpload,
  m as uploadImage,
  n as confirmUpload,
  o as listAlbums,
  s as listImages,
  t as addToAlbum,
} from './galleryCalls-DsmrXoBv.js'
import {
  i as uploadType,
  n as extensionOfType,
  r as uploadName,
  t as checkUpload,
} from './checkUpload-BRWZQtxR.js'
import { n as retryDelay, r as outboxLock } from './backoff-D62ZX79z.js'
// node_modules/lucide-react/dist/esm/icons/camera.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$2 = {
  name: 'camera',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4z',
        key: '18u6gg',
      },
    ],
    [
      'circle',
      {
        cx: '12',
        cy: '13',
        r: '3',
        key: '1vg3eu',
      },
    ],
  ],
}
__iconData$2.node
var Camera = createLucideIcon(__iconData$2)
// node_modules/lucide-react/dist/esm/icons/folder-plus.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'folder-plus',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 10v6',
        key: '1bos4e',
      },
    ],
    [
      'path',
      {
        d: 'M9 13h6',
        key: '1uhe8q',
      },
    ],
    [
      'path',
      {
        d: 'M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z',
        key: '1kt360',
      },
    ],
  ],
}
__iconData$1.node
var FolderPlus = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/image-down.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'image-down',
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
        d: 'm14 19 3 3v-5.5',
        key: '9ldu5r',
      },
    ],
    [
      'path',
      {
        d: 'm17 22 3-3',
        key: '1nkfve',
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
var ImageDown = createLucideIcon(__iconData)
// src/features/gallery/data/useOwnerId.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/**
 * Whose gallery is on the screen; null while that isn't known. A session that runs out leaves it as it is: the page
 * itself is made anew for whoever else signs in.
 */
function useOwnerId() {
  const session = useSession()
  const [last, setLast] = (0, import_react.useState)(null)
  const id = session.status === 'signed-in' ? session.user.id : last
  if (id !== last) setLast(id)
  return id
}
var Gallery_module_default = {
  headerActions: '_headerActions_1eaou_2',
  gallery: '_gallery_1eaou_9',
  firstStep: '_firstStep_1eaou_9',
  tools: '_tools_1eaou_13',
  search: '_search_1eaou_21',
  sort: '_sort_1eaou_31',
  albumHeader: '_albumHeader_1eaou_39',
  albumTitle: '_albumTitle_1eaou_47',
  facts: '_facts_1eaou_58',
  limits: '_limits_1eaou_69',
  skeletons: '_skeletons_1eaou_76',
  pickerTools: '_pickerTools_1eaou_98',
}
// src/features/gallery/GallerySkeleton.tsx
var import_jsx_runtime = require_jsx_runtime()
var TILES = 18
/** The shape of the pictures on their way. */
function GallerySkeleton() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: Gallery_module_default.skeletons,
    'aria-busy': 'true',
    children: Array.from({ length: TILES }, (_, tile) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { shape: 'box' }, tile),
    ),
  })
}
var Albums_module_default = {
  frame: '_frame_euq6h_2',
  strip: '_strip_euq6h_10',
  album: '_album_euq6h_17',
  cover: '_cover_euq6h_25',
  name: '_name_euq6h_30',
  count: '_count_euq6h_69',
  choices: '_choices_euq6h_75',
  choice: '_choice_euq6h_75',
  form: '_form_euq6h_103',
}
// src/features/gallery/albums/AlbumStrip.tsx
/** The albums in a row that scrolls sideways: the whole gallery first, a new one last. */
function AlbumStrip({ albums, imageCount, open, onOpen, onCreate }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('nav', {
    'aria-label': _t(
      /** i18n */
      {
        id: 'PYO3Uu',
        message: ['Albumy'],
      },
    ),
    className: Albums_module_default.frame,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ul', {
      className: Albums_module_default.strip,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlbumTile, {
            name: _t(
              /** i18n */
              {
                id: 'lFflE5',
                message: ['Wszystkie'],
              },
            ),
            count: imageCount,
            isOpen: open === void 0,
            onPress: () => onOpen(void 0),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Images, {
              size: 26,
              strokeWidth: 1.5,
              'aria-hidden': 'true',
            }),
          }),
        }),
        albums.map((album) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlbumTile, {
                name: album.name,
                count: album.image_count,
                isOpen: open === album.id,
                onPress: () => onOpen(album.id),
                children:
                  album.cover_url === null
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Images, {
                        size: 26,
                        strokeWidth: 1.5,
                        'aria-hidden': 'true',
                      })
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
                        src: album.cover_url,
                        alt: '',
                        width: 320,
                        height: 320,
                        decoding: 'async',
                      }),
              }),
            },
            album.id,
          ),
        ),
        onCreate === void 0
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
                type: 'button',
                className: Albums_module_default.album,
                onClick: onCreate,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: Albums_module_default.cover,
                    'data-new': '',
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FolderPlus, {
                      size: 26,
                      strokeWidth: 1.5,
                      'aria-hidden': 'true',
                    }),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: Albums_module_default.name,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'Je-_EW',
                      message: ['Nowy album'],
                    }),
                  }),
                ],
              }),
            }),
      ],
    }),
  })
}
function AlbumTile({ name, count, isOpen, onPress, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
    type: 'button',
    className: Albums_module_default.album,
    'aria-current': isOpen ? 'true' : void 0,
    onClick: onPress,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: Albums_module_default.cover,
        children,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: Albums_module_default.name,
        children: name,
      }),
      count === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Albums_module_default.count,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'crmDqT',
              message: [
                [
                  'count',
                  'plural',
                  {
                    offset: void 0,
                    one: ['#', '\xA0zdjęcie'],
                    few: ['#', '\xA0zdjęcia'],
                    many: ['#', '\xA0zdjęć'],
                    other: ['#', '\xA0zdjęcia'],
                  },
                ],
              ],
              values: { count },
            }),
          }),
    ],
  })
}
// src/features/gallery/data/galleryKeys.ts
/** Everything of the gallery in the query cache lies under it. */
var GALLERY_KEY = [ACCOUNT_KEY, 'gallery']
var ALBUMS_KEY = [...GALLERY_KEY, 'albums']
/** Every window of pictures, whatever its filters. */
var WINDOWS_KEY = [...GALLERY_KEY, 'windows']
var windowKey = (filters, offset) => [...WINDOWS_KEY, filters, offset]
var imageKey = (id) => [...GALLERY_KEY, 'image', id]
// src/features/gallery/data/cachedAnswer.ts
/** The API's answer, which is cached; where the API can't be reached, the last one this device has. */
async function askOrRestore(part, userId, ask) {
  try {
    const value = await ask()
    if (part !== null) writeAnswerCopy(part, userId, value)
    return {
      value,
      cachedAt: null,
    }
  } catch (error) {
    const mayPass = error instanceof ApiError && (error.status === null || error.status >= 500)
    const copy = part !== null && mayPass ? await readAnswerCopy(part, userId) : null
    if (copy === null) throw error
    return copy
  }
}
// src/features/gallery/data/useAlbums.ts
var STALE_MS$1 = 6e4
/** The person's albums; undefined until they are known. */
function useAlbums(userId) {
  const { productApi } = useServices()
  const { data } = useQuery({
    queryKey: ALBUMS_KEY,
    queryFn: ({ signal }) =>
      askOrRestore(
        {
          what: 'gallery albums',
          schema: array(albumSchema),
        },
        userId,
        async () => [...(await listAlbums(await productApi(), { signal }))],
      ),
    staleTime: STALE_MS$1,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
  })
  return data?.value
}
// src/features/gallery/data/useGalleryRefresh.ts
/**
 * Reads anew what is on the screen after pictures came or went; windows out of sight are forgotten, for every place
 * in them may have moved. Resolves when the screen has the new state.
 */
function useGalleryRefresh() {
  const queryClient = useQueryClient()
  return async () => {
    queryClient.removeQueries({
      queryKey: WINDOWS_KEY,
      type: 'inactive',
    })
    await queryClient.invalidateQueries({
      queryKey: GALLERY_KEY,
      refetchType: 'active',
    })
  }
}
// src/features/gallery/data/useGalleryWindows.ts
/** The newest pictures that this device keeps a copy of. */
var CACHED_IMAGES = 960
var STALE_MS = 6e4
var RETRY_EVERY_MS = 15e3
/** One window of pictures, as the query cache holds it. */
function windowQuery({ productApi }, userId, filters, offset) {
  const isCached = filters.q === void 0 && filters.album === void 0 && filters.sort === 'newest'
  return {
    queryKey: windowKey(filters, offset),
    queryFn: ({ signal }) =>
      askOrRestore(
        isCached && offset < CACHED_IMAGES
          ? {
              what: `gallery ${offset}`,
              schema: galleryPageSchema,
            }
          : null,
        userId,
        async () =>
          listImages(
            await productApi(),
            {
              ...filters,
              offset: String(offset),
              limit: String(60),
            },
            { signal },
          ),
      ),
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
    structuralSharing: false,
    refetchInterval: (query) =>
      query.state.data === void 0 || query.state.data.cachedAt === null ? false : RETRY_EVERY_MS,
  }
}
/** The pictures of these windows, each asked for by itself, so that a grid can jump anywhere. */
function useGalleryWindows(userId, filters, offsets) {
  const services = useServices()
  const results = useQueries({
    queries: offsets.map((offset) => windowQuery(services, userId, filters, offset)),
  })
  const pages = /* @__PURE__ */ new Map()
  let newest = null
  let cachedAt = null
  for (const [place, { data, dataUpdatedAt }] of results.entries()) {
    const offset = offsets[place]
    if (data === void 0 || offset === void 0) continue
    pages.set(offset, data.value.images)
    if (newest === null || dataUpdatedAt > newest.at)
      newest = {
        page: data.value,
        at: dataUpdatedAt,
      }
    if (data.cachedAt !== null) cachedAt = Math.min(cachedAt ?? data.cachedAt, data.cachedAt)
  }
  const failed = results.find(({ error, data }) => error !== null && data === void 0)
  return {
    status: newest !== null ? 'here' : failed === void 0 ? 'loading' : 'failed',
    error: failed?.error ?? null,
    retry: () => results.forEach(({ error, refetch }) => void (error === null ? void 0 : refetch())),
    total: newest?.page.total ?? 0,
    usage: newest?.page.usage ?? null,
    imageAt: (index) => pages.get(index - (index % 60))?.[index % 60],
    placeOf(id) {
      for (const [offset, images] of pages) {
        const place = images.findIndex((image) => image.id === id)
        if (place !== -1) return offset + place
      }
    },
    cachedAt,
  }
}
// src/features/gallery/GalleryEmpty.tsx
/** No pictures: because there are none yet, because the album is empty, or because nothing is called so. */
function GalleryEmpty({ search, addButtons, onShowAll }) {
  const { _: _t } = useLingui()
  const showAll = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    onPress: onShowAll,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'z0gB_o',
      message: ['Pokaż wszystkie'],
    }),
  })
  if (search.q !== void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchX, { size: 28 }),
      title: _t(
        /** i18n */
        {
          id: 'BMU-wV',
          message: ['Nic się tak nie nazywa'],
        },
      ),
      description: _t(
        /** i18n */
        {
          id: 'XCNXki',
          message: ['Spróbuj krótszego słowa: szukamy w\xA0nazwach plików.'],
        },
      ),
      action: showAll,
    })
  if (search.album !== void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Images, { size: 28 }),
      title: _t(
        /** i18n */
        {
          id: 'ysXRtQ',
          message: ['W\xA0tym albumie nie ma jeszcze zdjęć'],
        },
      ),
      description: _t(
        /** i18n */
        {
          id: 'ZpnYbC',
          message: ['Dodaj nowe albo zaznacz w\xA0galerii te, które mają tu trafić.'],
        },
      ),
      action: showAll,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Images, { size: 28 }),
    title: _t(
      /** i18n */
      {
        id: 'HXJzj7',
        message: ['Tu będą Twoje zdjęcia'],
      },
    ),
    description: _t(
      /** i18n */
      {
        id: 'ab5Uuw',
        message: [
          'Przeciągnij je tutaj, wklej ze schowka albo wybierz z\xA0dysku. Każde może być początkiem obrazu, kartki albo filmu.',
        ],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      className: Gallery_module_default.firstStep,
      children: addButtons,
    }),
  })
}
// src/features/gallery/galleryTexts.ts
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1)
var UPLOAD_TEXTS = {
  FILE_EMPTY:
    /** i18n */
    {
      id: 'qEse7d',
      message: ['Ten plik jest pusty.'],
    },
  PAYLOAD_TOO_LARGE:
    /** i18n */
    {
      id: 'e5BQz9',
      message: ['Ten plik ma ponad 20\xA0MB. Zmniejsz go i\xA0dodaj jeszcze raz.'],
    },
  FILE_TYPE_NOT_ALLOWED:
    /** i18n */
    {
      id: 'UPslL_',
      message: ['Przyjmujemy zdjęcia JPG, PNG, WebP, AVIF i\xA0GIF.'],
    },
  FILE_UNREADABLE:
    /** i18n */
    {
      id: 'F7gs21',
      message: ['Tego pliku nie da się odczytać jako zdjęcia. Może jest uszkodzony.'],
    },
  PICTURE_TOO_LARGE:
    /** i18n */
    {
      id: '3CebZR',
      message: ['To zdjęcie ma ponad 50\xA0megapikseli. Zmniejsz je i\xA0dodaj jeszcze raz.'],
    },
  GALLERY_FULL:
    /** i18n */
    {
      id: '7_dVrT',
      message: ['Galeria jest pełna. Usuń coś i\xA0spróbuj ponownie.'],
    },
  UPLOAD_FILE_GONE:
    /** i18n */
    {
      id: '1ieVFm',
      message: ['Przeglądarka nie zachowała tego pliku. Wybierz go jeszcze raz.'],
    },
  UPLOAD_NETWORK_ERROR:
    /** i18n */
    {
      id: 'vnwoOE',
      message: ['Czeka na sieć.'],
    },
  NETWORK_ERROR:
    /** i18n */
    {
      id: 'vnwoOE',
      message: ['Czeka na sieć.'],
    },
  TIMEOUT:
    /** i18n */
    {
      id: 'ErVZCu',
      message: ['Serwis nie odpowiedział. Za chwilę spróbujemy ponownie.'],
    },
  TOO_MANY_REQUESTS:
    /** i18n */
    {
      id: 'fZ8yow',
      message: ['Dużo naraz. Za chwilę ślemy dalej.'],
    },
  SERVICE_UNAVAILABLE:
    /** i18n */
    {
      id: 'N0IDF4',
      message: ['Serwis jest zajęty. Za chwilę ślemy dalej.'],
    },
  UNAUTHORIZED:
    /** i18n */
    {
      id: 'IJYcHi',
      message: ['Czeka, aż się zalogujesz.'],
    },
  SESSION_CHANGED:
    /** i18n */
    {
      id: 'IJYcHi',
      message: ['Czeka, aż się zalogujesz.'],
    },
  EMAIL_NOT_VERIFIED:
    /** i18n */
    {
      id: 'rBIang',
      message: ['Najpierw potwierdź adres e-mail.'],
    },
  NOT_FOUND:
    /** i18n */
    {
      id: 'lBhEoD',
      message: ['Nie ma już tego albumu albo minęło za dużo czasu. Spróbuj ponownie.'],
    },
}
/** Why a file isn't in the gallery, in one sentence. */
function uploadText(code) {
  return (
    UPLOAD_TEXTS[code] ??
      /** i18n */
      {
        id: '05oi_z',
        message: ['Nie udało się wysłać. Spróbuj ponownie.'],
      }
  )
}
var HOPELESS = /* @__PURE__ */ new Set([
  'PAYLOAD_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_UNREADABLE',
  'PICTURE_TOO_LARGE',
  'UPLOAD_FILE_GONE',
])
/** Whether the same file would fail the same way again. */
function isHopeless(code) {
  return code !== null && HOPELESS.has(code)
}
/** Why a change of the gallery failed. */
function changeText(error) {
  if (!(error instanceof ApiError)) return failureText(null).text
  return error.code === 'GALLERY_FULL' ? uploadText(error.code) : failureText(error.code).text
}
var Grid_module_default = {
  grid: '_grid_wuqdz_2',
  row: '_row_wuqdz_16',
  cell: '_cell_wuqdz_25',
  tile: '_tile_wuqdz_34',
  check: '_check_wuqdz_40',
  picture: '_picture_wuqdz_72',
}
// src/features/gallery/grid/GridTile.tsx
var CELL = { role: 'gridcell' }
/** One picture. What a press does is the grid's business: it listens once for all of them. */
function GridTile(props) {
  const { image, index, column, isSelected, isLeaving, isTabStop } = props
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    ...CELL,
    'aria-colindex': column + 1,
    'aria-selected': isSelected,
    className: Grid_module_default.cell,
    'data-leaving': isLeaving || void 0,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
      type: 'button',
      className: Grid_module_default.tile,
      'data-index': index,
      tabIndex: isTabStop ? 0 : -1,
      'aria-label':
        image?.filename ??
        _t(
          /** i18n */
          {
            id: 'UDudWR',
            message: ['Zdjęcie się wczytuje'],
          },
        ),
      style: { backgroundColor: image?.colour },
      children: [
        image === void 0
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
              src: image.thumbnail_url,
              alt: '',
              width: 320,
              height: 320,
              decoding: 'async',
              draggable: false,
              className: Grid_module_default.picture,
            }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          className: Grid_module_default.check,
          'data-check': '',
        }),
      ],
    }),
  })
}
// src/features/gallery/grid/GridRow.tsx
/** Not a table's: those lay out their rows by themselves, and all of them. */
var ROW = { role: 'row' }
function Row({ row, columns, top, height, gap, images, selection, leaving, tabStop }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    ...ROW,
    'aria-rowindex': row + 1,
    className: Grid_module_default.row,
    style: {
      height,
      gap,
      gridTemplateColumns: `repeat(${columns}, ${height}px)`,
      transform: `translateY(${top}px)`,
    },
    children: images.map((image, column) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        GridTile,
        {
          image,
          index: row * columns + column,
          column,
          isSelected: image !== void 0 && selection.has(image.id),
          isLeaving: image !== void 0 && leaving.has(image.id),
          isTabStop: tabStop === column,
        },
        column,
      ),
    ),
  })
}
/** A row of pictures; rendered anew only when something in it has changed, not with every row scrolled by. */
var GridRow = (0, import_react.memo)(Row, isSameRow)
function isSameRow(before, after) {
  return (
    before.row === after.row &&
    before.columns === after.columns &&
    before.top === after.top &&
    before.height === after.height &&
    before.tabStop === after.tabStop &&
    before.images.length === after.images.length &&
    after.images.every((image, place) => {
      if (image !== before.images[place]) return false
      if (image === void 0) return true
      const { id } = image
      return (
        before.selection.has(id) === after.selection.has(id) &&
        before.leaving.has(id) === after.leaving.has(id)
      )
    })
  )
}
// src/features/gallery/grid/gridGeometry.ts
/** A phone shows three in a row, as phones do; from a tablet on tiles keep about this width. */
var PHONE_WIDTH = 560
var PHONE_COLUMNS = 3
var TILE_WIDTH = 172
function geometryOf(width, total) {
  const gap = width < PHONE_WIDTH ? 4 : 8
  const fitting = Math.floor((width + gap) / (TILE_WIDTH + gap))
  const columns = width < PHONE_WIDTH ? PHONE_COLUMNS : Math.max(PHONE_COLUMNS, fitting)
  const tile = Math.max(1, Math.floor((width - gap * (columns - 1)) / columns))
  const rows = Math.ceil(total / columns)
  return {
    columns,
    tile,
    gap,
    rows,
    height: Math.max(0, rows * (tile + gap) - gap),
  }
}
var NO_ROWS = {
  first: 0,
  last: -1,
}
/** The rows that lie between `top` and `bottom`, measured from the grid's beginning. */
function rowsBetween({ tile, gap, rows }, top, bottom) {
  if (rows === 0 || bottom <= top) return NO_ROWS
  const pitch = tile + gap
  const first = Math.floor(top / pitch)
  const last = Math.ceil(bottom / pitch) - 1
  if (last < 0 || first >= rows) return NO_ROWS
  return {
    first: Math.max(0, first),
    last: Math.min(rows - 1, last),
  }
}
/** The same rows and `more` on either side. */
function widened({ first, last }, more, rows) {
  if (last < first) return NO_ROWS
  return {
    first: Math.max(0, first - more),
    last: Math.min(rows - 1, last + more),
  }
}
/** The beginnings of the windows of `size` that hold the items from `first` to `last`. */
function windowsOf(first, last, size, total) {
  const end = Math.min(last, total - 1)
  const offsets = []
  for (let offset = Math.floor(Math.max(0, first) / size) * size; offset <= end; offset += size)
    offsets.push(offset)
  return offsets
}
/** Where a key leads from the item `index`; null for a key that leads nowhere. */
function indexAfterKey(key, index, { columns, total, perPage, isJump }) {
  const last = total - 1
  const within = (wanted) => Math.min(last, Math.max(0, wanted))
  const rowStart = index - (index % columns)
  switch (key) {
    case 'ArrowLeft':
      return within(index - 1)
    case 'ArrowRight':
      return within(index + 1)
    case 'ArrowUp':
      return index < columns ? index : index - columns
    case 'ArrowDown':
      return rowStart + columns > last ? index : within(index + columns)
    case 'PageUp':
      return index - perPage < 0 ? index % columns : index - perPage
    case 'PageDown':
      return within(index + perPage)
    case 'Home':
      return isJump ? 0 : rowStart
    case 'End':
      return isJump ? last : within(rowStart + columns - 1)
    default:
      return null
  }
}
// src/features/gallery/grid/useGridSight.ts
/** Screens per frame from which on nobody sees a picture. */
var FAST_SCREENS = 0.5
var SETTLED_AFTER_MS = 120
/** What of a grid of `total` tiles is in sight, followed while it is scrolled and changes its width. */
function useGridSight(ref, total) {
  const [width, setWidth] = (0, import_react.useState)(0)
  const [rows, setRows] = (0, import_react.useState)(NO_ROWS)
  const geometry = geometryOf(width, total)
  ;(0, import_react.useLayoutEffect)(() => {
    const element = ref.current
    if (element === null) return void 0
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [ref])
  ;(0, import_react.useEffect)(() => {
    const element = ref.current
    if (element === null || width === 0) return void 0
    const scroller = scrollerOf(element)
    const place = geometryOf(width, total)
    let frame = null
    let settling
    let before = null
    function look(isSettled) {
      if (element === null) return
      const { top: gridTop } = element.getBoundingClientRect()
      const { top, bottom } = scroller.view()
      const moved = before === null || isSettled ? 0 : Math.abs(gridTop - before)
      before = gridTop
      if (moved > (bottom - top) * FAST_SCREENS) return
      const next = rowsBetween(place, top - gridTop, bottom - gridTop)
      const isSame = (present) => present.first === next.first && present.last === next.last
      ;(0, import_react.startTransition)(() => setRows((present) => (isSame(present) ? present : next)))
    }
    function onScroll() {
      frame ??= requestAnimationFrame(() => {
        frame = null
        look(false)
      })
      clearTimeout(settling)
      settling = setTimeout(() => look(true), SETTLED_AFTER_MS)
    }
    look(true)
    scroller.target.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    return () => {
      scroller.target.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
      if (frame !== null) cancelAnimationFrame(frame)
      clearTimeout(settling)
    }
  }, [ref, width, total])
  return {
    geometry,
    rows,
  }
}
function scrollerOf(element) {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent)
    if (
      !(parent === document.documentElement || parent === document.body) &&
      (overflowY === 'auto' || overflowY === 'scroll')
    ) {
      const target = parent
      return {
        target,
        view: () => target.getBoundingClientRect(),
      }
    }
  }
  return {
    target: window,
    view: () => ({
      top: 0,
      bottom: window.innerHeight,
    }),
  }
}
// src/features/gallery/grid/GalleryGrid.tsx
/** Rows kept ready above and below what is in sight. */
var ROWS_AHEAD = 3
/**
 * A grid of any number of pictures of which only the rows in sight exist, placed in the page's own scrolling. One tab
 * stop; the arrow keys move, Enter opens, Space selects, Shift extends.
 */
function GalleryGrid(props) {
  const { label, total, imageAt, selection, isSelecting, canSelect, leaving, onSight } = props
  const ref = (0, import_react.useRef)(null)
  const { geometry, rows } = useGridSight(ref, total)
  const { columns, tile, gap } = geometry
  const [wanted, setActive] = (0, import_react.useState)(0)
  const [hasFocus, setFocus] = (0, import_react.useState)(false)
  const active = Math.min(wanted, Math.max(0, total - 1))
  const activeRow = Math.floor(active / columns)
  const shown = widened(rows, ROWS_AHEAD, geometry.rows)
  const mounted = Array.from({ length: shown.last - shown.first + 1 }, (_, place) => shown.first + place)
  if (hasFocus && total > 0 && !mounted.includes(activeRow)) mounted.push(activeRow)
  const tabStop =
    hasFocus || (activeRow >= rows.first && activeRow <= rows.last) ? active : rows.first * columns
  const pitch = tile + gap
  const measures = {
    '--tile': `${tile}px`,
    '--pitch': `${pitch}px`,
    '--filled': `${Math.floor(total / columns) * pitch}px`,
  }
  const tellSight = (0, import_react.useEffectEvent)(onSight)
  const firstInSight = rows.first * columns
  const lastInSight = Math.min(total, (rows.last + 1) * columns) - 1
  ;(0, import_react.useEffect)(() => {
    if (lastInSight >= firstInSight) tellSight(firstInSight, lastInSight)
  }, [firstInSight, lastInSight])
  function focusOn(index) {
    ;(0, import_react_dom.flushSync)(() => {
      setFocus(true)
      setActive(index)
    })
    const button = ref.current?.querySelector(`[data-index="${index}"]`)
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'nearest' })
  }
  function onClick(event) {
    const { target, shiftKey, ctrlKey, metaKey } = event
    if (!(target instanceof Element)) return
    const index = placeOf(target)
    if (index === null || imageAt(index) === void 0) return
    setActive(index)
    const isMeantToSelect =
      isSelecting || shiftKey || ctrlKey || metaKey || target.closest('[data-check]') !== null
    if (canSelect && isMeantToSelect) props.onSelect(index, shiftKey ? 'range' : 'one')
    else props.onOpen(index)
  }
  /** A long press on a touch screen begins to select. */
  function onContextMenu(event) {
    const { nativeEvent, target } = event
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    const index = target instanceof Element ? placeOf(target) : null
    if (!canSelect || !isTouch || index === null) return
    event.preventDefault()
    props.onSelect(index, 'one')
  }
  function onKeyDown(event) {
    const isJump = event.ctrlKey || event.metaKey
    if (event.altKey || total === 0) return
    const perPage = Math.max(1, rows.last - rows.first) * columns
    const next = indexAfterKey(event.key, active, {
      columns,
      total,
      perPage,
      isJump,
    })
    if (next !== null) {
      event.preventDefault()
      if (canSelect && event.shiftKey) {
        if (selection.size === 0) props.onSelect(active, 'one')
        props.onSelect(next, 'range')
      }
      focusOn(next)
    } else if (canSelect && event.key === ' ') {
      event.preventDefault()
      props.onSelect(active, event.shiftKey ? 'range' : 'one')
    } else if (canSelect && isJump && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      props.onSelectAll()
    } else if (event.key === 'Delete' && selection.size > 0) props.onDelete()
    else if (event.key === 'Escape' && isSelecting) {
      event.preventDefault()
      props.onEscape()
    }
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    ref,
    role: 'grid',
    tabIndex: -1,
    'aria-label': label,
    'aria-rowcount': geometry.rows,
    'aria-colcount': columns,
    'aria-multiselectable': canSelect,
    className: classNames(Grid_module_default.grid),
    'data-selecting': isSelecting || void 0,
    'data-selectable': canSelect || void 0,
    style: {
      ...measures,
      height: geometry.height,
    },
    onClick,
    onContextMenu,
    onKeyDown,
    onFocus: (event) => {
      const index = placeOf(event.target)
      if (index !== null) setActive(index)
      setFocus(true)
    },
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false)
    },
    children: mounted.map((row) => {
      const start = row * columns
      const length = Math.min(columns, total - start)
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        GridRow,
        {
          row,
          columns,
          top: row * pitch,
          height: tile,
          gap,
          images: Array.from({ length }, (_, column) => imageAt(start + column)),
          selection,
          leaving,
          tabStop: Math.floor(tabStop / columns) === row ? tabStop % columns : null,
        },
        row,
      )
    }),
  })
}
/** The place of the tile that an element belongs to; null outside of every tile. */
function placeOf(element) {
  const text = element.closest('[data-index]')?.dataset['index']
  return text === void 0 ? null : Number(text)
}
// src/features/gallery/upload/AddButtons.tsx
/** Choosing files and, where the device is held in a hand, taking a picture. */
function AddButtons({ onFiles }) {
  const chooser = (0, import_react.useRef)(null)
  const camera = (0, import_react.useRef)(null)
  const isHandheld = useMedia('(pointer: coarse)')
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        variant: 'primary',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImagePlus, {
          size: 18,
          'aria-hidden': 'true',
        }),
        onPress: () => chooser.current?.click(),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'E5e_2l',
          message: ['Dodaj zdjęcia'],
        }),
      }),
      isHandheld
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Camera, {
              size: 18,
              'aria-hidden': 'true',
            }),
            onPress: () => camera.current?.click(),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'XeTcGH',
              message: ['Zrób zdjęcie'],
            }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        ref: chooser,
        type: 'file',
        hidden: true,
        multiple: true,
        accept: UPLOAD_TYPES.join(','),
        onChange: (event) => take(event.currentTarget),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        ref: camera,
        type: 'file',
        hidden: true,
        accept: 'image/*',
        capture: 'environment',
        onChange: (event) => take(event.currentTarget),
      }),
    ],
  })
  function take(input) {
    onFiles([...(input.files ?? [])])
    input.value = ''
  }
}
var Upload_module_default = {
  drop: '_drop_1jlus_2',
  curtain: '_curtain_1jlus_7',
  panel: '_panel_1jlus_24',
  queue: '_queue_1jlus_33',
  header: '_header_1jlus_40',
  title: '_title_1jlus_47',
  items: '_items_1jlus_54',
  item: '_item_1jlus_54',
  state: '_state_1jlus_70',
  words: '_words_1jlus_75',
  name: '_name_1jlus_81',
  bar: '_bar_1jlus_94',
  more: '_more_1jlus_117',
  answers: '_answers_1jlus_123',
}
// src/features/gallery/upload/DropArea.tsx
/** A part of the page that takes files dropped on it, and pictures pasted anywhere but into a field. */
function DropArea({ onFiles, children }) {
  const [depth, setDepth] = (0, import_react.useState)(0)
  const take = (0, import_react.useEffectEvent)(onFiles)
  ;(0, import_react.useEffect)(() => {
    function onPaste(event) {
      const { target, clipboardData } = event
      const files = [...(clipboardData?.files ?? [])]
      if (
        (target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null) ||
        files.length === 0
      )
        return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  const over = (change) => (event) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDepth((present) => Math.max(0, present + change))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    role: 'presentation',
    className: Upload_module_default.drop,
    onDragEnter: over(1),
    onDragOver: over(0),
    onDragLeave: over(-1),
    onDrop: (event) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setDepth(0)
      onFiles([...event.dataTransfer.files])
    },
    children: [
      children,
      depth > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Upload_module_default.curtain,
            'aria-hidden': 'true',
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImageDown, {
                size: 40,
                strokeWidth: 1.5,
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'AkQlio',
                message: ['Upuść zdjęcia tutaj'],
              }),
            ],
          })
        : null,
    ],
  })
}
// src/features/gallery/upload/FileNames.tsx
var SHOWN$1 = 3
/** The first names of many, and how many more there are. */
function FileNames({ names }) {
  const shown = names.slice(0, SHOWN$1).join(', ')
  if (names.length <= SHOWN$1) return shown
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      shown,
      ' ',
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'PCUvhU',
        message: [
          [
            '0',
            'plural',
            {
              offset: void 0,
              one: ['i\xA0', '#', '\xA0inne'],
              few: ['i\xA0', '#', '\xA0inne'],
              many: ['i\xA0', '#', '\xA0innych'],
              other: ['i\xA0', '#', '\xA0innych'],
            },
          ],
        ],
        values: { 0: names.length - SHOWN$1 },
      }),
    ],
  })
}
// src/features/gallery/upload/ArrivedNotice.tsx
/** What has arrived, and what of it was there already. */
function ArrivedNotice({ arrived, onRead }) {
  const duplicates = arrived.filter(({ duplicate }) => duplicate)
  const added = arrived.length - duplicates.length
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Notice, {
    tone: added === 0 ? 'neutral' : 'success',
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
      size: 'small',
      variant: 'quiet',
      onPress: onRead,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'YUdski',
        message: ['Dobrze'],
      }),
    }),
    children: [
      added === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'BvJiZV',
              message: [
                [
                  'added',
                  'plural',
                  {
                    offset: void 0,
                    one: ['W\xA0galerii jest ', '#', '\xA0nowe zdjęcie.'],
                    few: ['W\xA0galerii są ', '#', '\xA0nowe zdjęcia.'],
                    many: ['W\xA0galerii jest ', '#', '\xA0nowych zdjęć.'],
                    other: ['W\xA0galerii jest ', '#', '\xA0nowego zdjęcia.'],
                  },
                ],
              ],
              values: { added },
            }),
          }),
      duplicates.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '7KEjho',
              message: ['Te były już w\xA0galerii, więc nie dodajemy ich drugi raz: <0/>'],
              components: {
                0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileNames, {
                  names: duplicates.map(({ filename }) => filename),
                }),
              },
            }),
          }),
    ],
  })
}
// src/ui/onReturn.ts
/** Tells when the network or the person at the page is back: a try may go better now. Returns how to stop. */
function onReturn({ network, person }, reachability) {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') person()
  }
  globalThis.addEventListener('online', network)
  globalThis.addEventListener('focus', person)
  document.addEventListener('visibilitychange', onVisibility)
  const stopReachability = reachability?.subscribe(() => {
    if (reachability.getSnapshot() === 'online') network()
  })
  return () => {
    stopReachability?.()
    globalThis.removeEventListener('online', network)
    globalThis.removeEventListener('focus', person)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
// src/api/product/uploadError.ts
/** The words of what can go wrong with an upload (specification part 2, section 8). */
var UPLOAD_ERRORS = {
  UPLOAD_FAILED: 'Upload failed',
  UPLOAD_NETWORK_ERROR: 'Network error during upload',
  UPLOAD_CANCELLED: 'Upload cancelled',
  UPLOAD_ANSWER_INVALID: 'Failed to parse upload response',
}
function uploadError(code, options) {
  return new ApiError(
    UPLOAD_ERRORS[code],
    {
      code,
      status: null,
    },
    options,
  )
}
// src/api/product/putFile.ts
/**
 * Sends a file to a presigned address. Carries no token: the address is the permission. Rejects with one of the
 * upload errors (specification part 2, section 8).
 */
async function putFile(address, file, options) {
  const { headers, signal, onProgress, createRequest = () => new XMLHttpRequest() } = options
  if (signal.aborted) throw uploadError('UPLOAD_CANCELLED')
  const request = createRequest()
  const ended = Promise.withResolvers()
  let told = -1
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    const percent = lengthComputable && total > 0 ? Math.floor((loaded * 100) / total) : told
    if (percent > told) onProgress((told = percent))
  })
  request.addEventListener('load', () => ended.resolve())
  request.addEventListener('error', () => ended.reject(uploadError('UPLOAD_NETWORK_ERROR')))
  request.addEventListener('abort', () => ended.reject(uploadError('UPLOAD_CANCELLED')))
  const cancel = () => request.abort()
  signal.addEventListener('abort', cancel)
  try {
    request.open('PUT', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(file)
    await ended.promise
  } finally {
    signal.removeEventListener('abort', cancel)
  }
  const { status } = request
  if (status >= 200 && status < 300) return
  throw new ApiError('Upload failed', {
    code: 'UPLOAD_FAILED',
    status,
  })
}
// src/features/gallery/upload/uploadPorts.ts
/** From this size on a file goes the presigned way: straight to where files are kept, not through the API. */
var LARGE_BYTES = 8388608
/** The queue's way to this device and the product API. `held` are the files this page has in its hands. */
function uploadPorts(db, { productApi, session }, held) {
  return {
    watch: (onRows) =>
      watchQuery(db, readUploads, {
        next: onRows,
        error: (error) => log.warn('gallery', 'uploads not followed any more', { reason: String(error) }),
      }),
    file: async (id) => held.get(id) ?? readUploadFile(db, id),
    async send(row, file, options) {
      const api = await productApi()
      const request = {
        file,
        filename: row.filename,
        onProgress: options.onProgress,
      }
      const sent =
        row.bytes >= LARGE_BYTES
          ? await sendLargeImage(
              api,
              {
                ...request,
                mimeType: row.mimeType,
              },
              options,
            )
          : await uploadImage(api, request, {
              signal: options.signal,
              idempotencyKey: row.id,
            })
      if (row.albumId !== null)
        await addToAlbum(
          api,
          {
            id: row.albumId,
            ids: [sent.image.id],
          },
          options,
        )
      return sent
    },
    drop: (ids) => dropUploads(db, ids),
    note: (id, note) => noteUpload(db, id, note),
    alone: (work, signal) => outboxLock(db, 'uploads').run(work, signal),
    onBetterTimes(listener) {
      const stopReturns = onReturn({
        network: listener,
        person: listener,
      })
      const stopSession = session.subscribe(() => {
        if (session.snapshot().status === 'signed-in') listener()
      })
      return () => {
        stopReturns()
        stopSession()
      }
    },
    after(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  }
}
/** Asks for an address, sends the file straight there, and has it confirmed (specification part 2, section 7). */
async function sendLargeImage(api, { file, filename, mimeType, onProgress }, { signal }) {
  const wish = {
    mime_type: mimeType,
    extension: extensionOfType(mimeType),
  }
  const { upload_id, upload_url, headers } = await presignUpload(api, wish, { signal })
  await putFile(upload_url, file, {
    headers,
    signal,
    onProgress,
  })
  return confirmUpload(
    api,
    {
      upload_id,
      filename,
    },
    {
      signal,
      idempotencyKey: upload_id,
    },
  )
}
// src/features/gallery/upload/uploadQueue.ts
var NO_UPLOADS = {
  rows: [],
  progress: /* @__PURE__ */ new Map(),
  arrived: [],
}
/** Sent side by side: more only take the line from each other. */
var AT_ONCE = 2
/** A failure that passes: the row goes on waiting. */
var PASSING_CODES = /* @__PURE__ */ new Set([
  'UPLOAD_NETWORK_ERROR',
  'NETWORK_ERROR',
  'TIMEOUT',
  'UNAUTHORIZED',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'SESSION_CHANGED',
])
/** The code of a file that is neither on the device nor in this page any more. */
var FILE_GONE = 'UPLOAD_FILE_GONE'
/**
 * Sends what waits, two at a time, from one tab at a time. The rows on the device are the truth: one that is dropped,
 * by whatever tab or by a sign-out, is not sent any further, and what a reload interrupts begins anew.
 */
function createUploadQueue(ports) {
  const store = createStore(NO_UPLOADS)
  /** Whose turn it is: another tab's, one this tab has asked for, or its own. */
  let turn = 'free'
  let isHeldUp = false
  /** Sendings in a row that failed in passing. */
  let failures = 0
  let cancelTimeout = null
  const running = /* @__PURE__ */ new Map()
  /** Rows that have ended. No id comes again, but a row may be told of once more while it is being dropped. */
  const ended = /* @__PURE__ */ new Set()
  const life = new AbortController()
  function update(change) {
    store.set({
      ...store.getSnapshot(),
      ...change,
    })
  }
  const due = () =>
    store
      .getSnapshot()
      .rows.filter((row) => row.state === 'waiting' && !running.has(row.id) && !ended.has(row.id))
  function goOn() {
    for (const [id, controller] of running)
      if (store.getSnapshot().rows.find((known) => known.id === id)?.state !== 'waiting') controller.abort()
    if (isHeldUp || life.signal.aborted) return
    if (turn === 'free' && due().length > 0) hold()
    if (turn !== 'own') return
    for (const row of due().slice(0, AT_ONCE - running.size)) run(row)
  }
  /** Keeps the turn for as long as there is something to send. */
  async function hold() {
    turn = 'asked'
    try {
      await ports.alone(async () => {
        turn = 'own'
        const isIdle = Promise.withResolvers()
        const look = () => {
          if (running.size === 0 && (isHeldUp || due().length === 0)) isIdle.resolve()
        }
        const stopWatching = store.subscribe(look)
        life.signal.addEventListener('abort', () => isIdle.resolve())
        goOn()
        look()
        await isIdle.promise
        stopWatching()
      }, life.signal)
    } catch {
      postpone()
    } finally {
      turn = 'free'
    }
    goOn()
  }
  async function run(row) {
    const controller = new AbortController()
    running.set(row.id, controller)
    setProgress(row.id, 0)
    try {
      await settle(row, await attempt(row, controller.signal), controller.signal)
    } catch {
      postpone()
    } finally {
      running.delete(row.id)
      const progress = new Map(store.getSnapshot().progress)
      progress.delete(row.id)
      update({ progress })
      goOn()
    }
  }
  async function attempt(row, signal) {
    try {
      const file = await ports.file(row.id)
      if (file === null)
        return {
          code: FILE_GONE,
          retryAfterMs: null,
        }
      return await ports.send(row, file, {
        signal,
        onProgress: (percent) => setProgress(row.id, percent),
      })
    } catch (error) {
      return error instanceof ApiError
        ? error
        : {
            code: 'UPLOAD_FAILED',
            retryAfterMs: null,
          }
    }
  }
  async function settle(row, end, signal) {
    if ('image' in end) {
      failures = 0
      ended.add(row.id)
      update({
        arrived: [
          ...store.getSnapshot().arrived,
          {
            ...end,
            filename: row.filename,
          },
        ],
      })
      await ports.drop([row.id])
      return
    }
    if (signal.aborted) return
    const isPassing = PASSING_CODES.has(end.code)
    if (isPassing) postpone(end.retryAfterMs)
    await ports.note(row.id, {
      state: isPassing ? 'waiting' : 'failed',
      code: end.code,
    })
  }
  /** The end of a server's outage is told by no event: it is tried again after pauses that grow. */
  function postpone(retryAfterMs = null) {
    if (!isHeldUp) failures += 1
    isHeldUp = true
    cancelTimeout?.()
    cancelTimeout = ports.after(retryDelay(failures, retryAfterMs, Math.random), tryAgain)
  }
  function tryAgain() {
    cancelTimeout?.()
    isHeldUp = false
    goOn()
  }
  function tryAnew() {
    failures = 0
    tryAgain()
  }
  function setProgress(id, percent) {
    if (running.has(id)) update({ progress: new Map(store.getSnapshot().progress).set(id, percent) })
  }
  const stopWatching = ports.watch((rows) => {
    update({ rows })
    goOn()
  })
  const stopListening = ports.onBetterTimes(tryAnew)
  return {
    getSnapshot: store.getSnapshot,
    getInitialSnapshot: store.getInitialSnapshot,
    subscribe: store.subscribe,
    forgetArrived: () => update({ arrived: [] }),
    stop() {
      life.abort()
      stopWatching()
      stopListening()
      cancelTimeout?.()
      for (const controller of running.values()) controller.abort()
    },
  }
}
// src/features/gallery/upload/uploads.ts
/** Files the device had no room for: they live as long as the page. */
var held = /* @__PURE__ */ new Map()
var queue = null
/** The page's queue; made, and with it everything that waits sent, at the first call. */
function uploadQueue(services) {
  queue ??= begin(services)
  return queue
}
async function begin(services) {
  const begun = createUploadQueue(uploadPorts(await database(), services, held))
  services.session.onEnd((end) => {
    if (end !== 'signed-out') return
    held.clear()
    begun.forgetArrived()
  })
  return begun
}
/** Keeps what may be sent until it has arrived; resolves to what may not. Rejects with an `OfflineError`. */
async function addFiles(files, { albumId, nameless }) {
  const db = await database()
  const refused = []
  for (const file of files) {
    const filename = uploadName(file.name, nameless)
    const code = checkUpload(file)
    if (code === null)
      await keep({
        filename,
        mimeType: uploadType(file),
        file,
        albumId,
      })
    else
      refused.push({
        filename,
        code,
      })
  }
  return refused
  async function keep(upload) {
    try {
      await addUpload(db, upload)
    } catch (error) {
      if (!(error instanceof OfflineError) || error.code !== 'OFFLINE_STORAGE_FULL') throw error
      const { id } = await addUploadWithoutFile(db, upload)
      held.set(id, upload.file)
    }
  }
}
async function cancelUploads(ids) {
  await dropUploads(await database(), ids)
  for (const id of ids) held.delete(id)
}
/** Another try for failed ones; a yes to what another app handed over. */
async function sendAgain(ids) {
  await sendUploads(await database(), ids)
}
// src/features/gallery/upload/OfferedNotice.tsx
/** Pictures another app has handed over. They are sent only after a yes. */
function OfferedNotice({ rows }) {
  const { _: _t } = useLingui()
  const ids = rows.map((row) => row.id)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'neutral',
    title: _t(
      /** i18n */
      {
        id: 'oTNzYs',
        message: ['Zdjęcia z\xA0innej aplikacji'],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
      className: Upload_module_default.answers,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          size: 'small',
          variant: 'primary',
          onPress: () => void sendAgain(ids),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '5mvt5n',
            message: ['Dodaj do galerii'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          size: 'small',
          onPress: () => void cancelUploads(ids),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'UwsLX-',
            message: ['Odrzuć'],
          }),
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '9OsGM2',
          message: [
            [
              '0',
              'plural',
              {
                offset: void 0,
                one: ['Czeka ', '#', '\xA0zdjęcie:'],
                few: ['Czekają ', '#', '\xA0zdjęcia:'],
                many: ['Czeka ', '#', '\xA0zdjęć:'],
                other: ['Czeka ', '#', '\xA0zdjęcia:'],
              },
            ],
          ],
          values: { 0: rows.length },
        }),
        ' ',
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileNames, { names: rows.map((row) => row.filename) }),
      ],
    }),
  })
}
// src/features/gallery/upload/RefusedNotice.tsx
/** Files that weren't sent, by the reason why. */
function RefusedNotice({ files, onRead }) {
  const { i18n, _: _t } = useLingui()
  const codes = [...new Set(files.map(({ code }) => code))]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    role: 'alert',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
      tone: 'warning',
      title: _t(
        /** i18n */
        {
          id: 'g8JQsF',
          message: ['Tych plików nie dodajemy'],
        },
      ),
      action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        variant: 'quiet',
        onPress: onRead,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'vlWKv_',
          message: ['Rozumiem'],
        }),
      }),
      children: codes.map((code) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
          'p',
          {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileNames, {
                names: files.filter((file) => file.code === code).map(({ filename }) => filename),
              }),
              ': ',
              i18n._(uploadText(code)),
            ],
          },
          code,
        ),
      ),
    }),
  })
}
// src/features/gallery/upload/UploadItem.tsx
/** One picture on its way: how far it is, or why it isn't. */
function UploadItem({ row, progress, onCancel, onRetry }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { filename, bytes, state } = row
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Upload_module_default.item,
    'data-state': state,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Upload_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Upload_module_default.name,
            children: filename,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Upload_module_default.state,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UploadState, {
                row,
                progress,
              }),
              ' · ',
              format.bytes(bytes),
            ],
          }),
          progress === void 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('progress', {
                className: Upload_module_default.bar,
                max: 100,
                value: progress,
                'aria-label': _t(
                  /** i18n */
                  {
                    id: '8_qkEg',
                    message: ['Wysyłanie: ', ['filename']],
                    values: { filename },
                  },
                ),
              }),
        ],
      }),
      state === 'failed' && !isHopeless(row.code)
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            size: 'small',
            label: _t(
              /** i18n */
              {
                id: 'NV9twl',
                message: ['Wyślij ponownie: ', ['filename']],
                values: { filename },
              },
            ),
            onPress: onRetry,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, { size: 18 }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        size: 'small',
        label:
          state === 'failed'
            ? _t(
                /** i18n */
                {
                  id: 'eqa43q',
                  message: ['Usuń z\xA0listy: ', ['filename']],
                  values: { filename },
                },
              )
            : _t(
                /** i18n */
                {
                  id: '4USzHd',
                  message: ['Anuluj: ', ['filename']],
                  values: { filename },
                },
              ),
        onPress: onCancel,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
      }),
    ],
  })
}
function UploadState({ row, progress }) {
  const { i18n } = useLingui()
  if (progress === 100)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Xz5JY9',
      message: ['sprawdzamy i\xA0zapisujemy'],
    })
  if (progress !== void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '1Dc9ia',
      message: ['wysłano ', ['progress'], '%'],
      values: { progress },
    })
  if (row.code !== null) return i18n._(uploadText(row.code))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'bw-_0q',
    message: ['czeka na swoją kolej'],
  })
}
// src/features/gallery/upload/UploadPanel.tsx
/** Shown of a long queue; the rest is counted. */
var SHOWN = 6
/** What is on its way into the gallery, what just arrived, and what could not. Nothing where nothing is. */
function UploadPanel({ uploads, refused, onRefusedRead }) {
  const { _: _t } = useLingui()
  const { rows, progress, arrived } = uploads
  const offered = rows.filter((row) => row.state === 'offered')
  const failed = rows.filter((row) => row.state === 'failed')
  const waiting = rows.filter((row) => row.state === 'waiting')
  const listed = [
    ...waiting.filter((row) => progress.has(row.id)),
    ...failed,
    ...waiting.filter((row) => !progress.has(row.id)),
  ]
  const hopeful = failed.filter((row) => !isHopeless(row.code))
  const left = waiting.length
  const arrivedCount = arrived.length
  const all = left + arrivedCount
  const tell = (0, import_react.useEffectEvent)(() => {
    if (arrivedCount > 0)
      announce(
        _t(
          /** i18n */
          {
            id: 'HFydP7',
            message: ['Wysyłanie skończone. Zdjęć w\xA0galerii: ', ['arrivedCount'], '.'],
            values: { arrivedCount },
          },
        ),
      )
  })
  ;(0, import_react.useEffect)(() => {
    if (left === 0) tell()
  }, [left])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Upload_module_default.panel,
    children: [
      offered.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfferedNotice, { rows: offered }),
      refused.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefusedNotice, {
            files: refused,
            onRead: onRefusedRead,
          }),
      listed.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
            className: Upload_module_default.queue,
            'aria-labelledby': 'gallery-uploads',
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
                className: Upload_module_default.header,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
                    id: 'gallery-uploads',
                    className: Upload_module_default.title,
                    children:
                      left === 0
                        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: 'D6a93m',
                            message: ['Nie wszystko udało się wysłać'],
                          })
                        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: 'KI-l-P',
                            message: ['Wysłano ', ['arrivedCount'], ' z\xA0', ['all']],
                            values: {
                              arrivedCount,
                              all,
                            },
                          }),
                  }),
                  hopeful.length < 2
                    ? null
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                        size: 'small',
                        onPress: () => void sendAgain(hopeful.map((row) => row.id)),
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                          id: 'XcNiNF',
                          message: ['Ponów nieudane'],
                        }),
                      }),
                  listed.length < 2
                    ? null
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                        size: 'small',
                        variant: 'quiet',
                        onPress: () => void cancelUploads(listed.map((row) => row.id)),
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                          id: 'so6iTj',
                          message: ['Anuluj wszystkie'],
                        }),
                      }),
                ],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
                className: Upload_module_default.items,
                children: listed.slice(0, SHOWN).map((row) =>
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                    UploadItem,
                    {
                      row,
                      progress: progress.get(row.id),
                      onCancel: () => void cancelUploads([row.id]),
                      onRetry: () => void sendAgain([row.id]),
                    },
                    row.id,
                  ),
                ),
              }),
              listed.length <= SHOWN
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: Upload_module_default.more,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'R41ooN',
                      message: [
                        [
                          '0',
                          'plural',
                          {
                            offset: void 0,
                            one: ['i\xA0jeszcze ', '#', '\xA0zdjęcie'],
                            few: ['i\xA0jeszcze ', '#', '\xA0zdjęcia'],
                            many: ['i\xA0jeszcze ', '#', '\xA0zdjęć'],
                            other: ['i\xA0jeszcze ', '#', '\xA0zdjęcia'],
                          },
                        ],
                      ],
                      values: { 0: listed.length - SHOWN },
                    }),
                  }),
            ],
          }),
      left > 0 || arrivedCount === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrivedNotice, {
            arrived,
            onRead: uploads.forgetArrived,
          }),
    ],
  })
}
// src/features/gallery/upload/useAddFiles.ts
/** Takes files into the queue, into an album where one is open. */
function useAddFiles(albumId) {
  const { _: _t } = useLingui()
  const [refused, setRefused] = (0, import_react.useState)([])
  async function add(files) {
    try {
      const unfit = await addFiles(files, {
        albumId,
        nameless: _t(
          /** i18n */
          {
            id: 'w_gwvz',
            message: ['Zdjęcie'],
          },
        ),
      })
      setRefused((present) => [...present, ...unfit])
    } catch {
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: 'jH2JPL',
            message: ['Nie udało się przyjąć zdjęć'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'hfdp9H',
            message: ['Przeglądarka odmawia dostępu do pamięci. Odśwież stronę i\xA0spróbuj ponownie.'],
          },
        ),
      })
    }
  }
  return {
    add: (files) => {
      if (files.length > 0) add(files)
    },
    refused,
    forgetRefused: () => setRefused([]),
  }
}
// src/features/gallery/upload/useUploads.ts
var NOTHING = createStore(NO_UPLOADS)
/** What is on its way into the gallery, live. Being on the screen also has it sent. */
function useUploads() {
  const services = useServices()
  const [queue, setQueue] = (0, import_react.useState)(null)
  ;(0, import_react.useEffect)(() => {
    let isHere = true
    async function begin() {
      const begun = await uploadQueue(services)
      if (isHere) setQueue(begun)
    }
    begin()
    return () => {
      isHere = false
    }
  }, [services])
  return {
    ...useStore(queue ?? NOTHING),
    forgetArrived: () => queue?.forgetArrived(),
  }
}
export {
  GallerySkeleton as _,
  AddButtons as a,
  FolderPlus as b,
  changeText as c,
  windowQuery as d,
  useGalleryRefresh as f,
  Albums_module_default as g,
  AlbumStrip as h,
  DropArea as i,
  GalleryEmpty as l,
  imageKey as m,
  useAddFiles as n,
  GalleryGrid as o,
  useAlbums as p,
  UploadPanel as r,
  windowsOf as s,
  useUploads as t,
  useGalleryWindows as u,
  Gallery_module_default as v,
  useOwnerId as y,
}
