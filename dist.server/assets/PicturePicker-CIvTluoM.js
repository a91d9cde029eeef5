import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { f as reportUsage } from './galleryCalls-DsmrXoBv.js'
import { Rt as Notice, Si as useServices, Zr as SearchField, fn as filtersOf } from '../renderPage.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import {
  _ as GallerySkeleton,
  a as AddButtons,
  c as changeText,
  f as useGalleryRefresh,
  h as AlbumStrip,
  i as DropArea,
  l as GalleryEmpty,
  n as useAddFiles,
  o as GalleryGrid,
  p as useAlbums,
  r as UploadPanel,
  s as windowsOf,
  t as useUploads,
  u as useGalleryWindows,
  v as Gallery_module_default,
  y as useOwnerId,
} from './useUploads-CyvxIWeC.js'
import { t as require_react } from './react-BHbHrMlk.js'
import './galleryImage-BUd21fo0.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { n as useTypedSearch, t as trimmedOrNone } from './useTypedSearch-DZiSX_xF.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/gallery/picker/PickerContents.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var NOTHING = /* @__PURE__ */ new Set()
var ignore = () => void 0
/** The gallery as far as picking from it goes: albums, search, adding, one press. */
function PickerContents({ userId, onPick }) {
  const { i18n, _: _t } = useLingui()
  const [search, setSearch] = (0, import_react.useState)({})
  const [sight, setSight] = (0, import_react.useState)({
    first: 0,
    last: 0,
  })
  const [text, setText] = useTypedSearch(search.q, trimmedOrNone, (q) =>
    setSearch((present) => ({
      ...present,
      q,
    })),
  )
  const around = windowsOf(sight.first, sight.last, 60, sight.last + 1)
  const windows = useGalleryWindows(userId, filtersOf(search), [.../* @__PURE__ */ new Set([0, ...around])])
  const albums = useAlbums(userId)
  const uploads = useUploads()
  const { add, refused, forgetRefused } = useAddFiles(null)
  const arrivedCount = uploads.arrived.length
  const refresh = (0, import_react.useEffectEvent)(useGalleryRefresh())
  ;(0, import_react.useEffect)(() => {
    if (arrivedCount > 0) refresh()
  }, [arrivedCount])
  const isEmpty = windows.status === 'here' && windows.total === 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DropArea, {
    onFiles: add,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Gallery_module_default.pickerTools,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Gallery_module_default.search,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
              label: _t(
                /** i18n */
                {
                  id: 'rNoi0d',
                  message: ['Szukaj w\xA0galerii'],
                },
              ),
              placeholder: _t(
                /** i18n */
                {
                  id: 'Nk2cae',
                  message: ['Szukaj po nazwie'],
                },
              ),
              value: text,
              onChange: setText,
            }),
          }),
          isEmpty ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddButtons, { onFiles: add }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UploadPanel, {
        uploads,
        refused,
        onRefusedRead: forgetRefused,
      }),
      albums === void 0 || albums.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlbumStrip, {
            albums,
            imageCount: windows.usage?.images ?? null,
            open: search.album,
            onOpen: (album) =>
              setSearch((present) => ({
                ...present,
                album,
              })),
          }),
      windows.cachedAt !== null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'neutral',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'gqTphe',
              message: ['Bez połączenia widać ostatnią kopię galerii.'],
            }),
          })
        : null,
      windows.status === 'loading' ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GallerySkeleton, {}) : null,
      windows.status === 'failed'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
            description: i18n._(changeText(windows.error)),
            onRetry: windows.retry,
          })
        : null,
      isEmpty
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GalleryEmpty, {
            search,
            addButtons: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddButtons, { onFiles: add }),
            onShowAll: () => setSearch({}),
          })
        : null,
      windows.status === 'here' && windows.total > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            GalleryGrid,
            {
              label: _t(
                /** i18n */
                {
                  id: 'tVW1E4',
                  message: ['Zdjęcia'],
                },
              ),
              total: windows.total,
              imageAt: windows.imageAt,
              selection: NOTHING,
              isSelecting: false,
              canSelect: false,
              leaving: NOTHING,
              onOpen: (index) => {
                const image = windows.imageAt(index)
                if (image !== void 0) onPick(image)
              },
              onSelect: ignore,
              onSelectAll: ignore,
              onEscape: ignore,
              onDelete: ignore,
              onSight: (first, last) =>
                setSight({
                  first,
                  last,
                }),
            },
            `${search.q}\n${search.album}`,
          )
        : null,
    ],
  })
}
// src/features/gallery/picker/PicturePicker.tsx
/** A dialog to pick one picture of the own gallery in, or to add one. It reports the use by itself. */
function PicturePicker({ isOpen, onOpenChange, onPick }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const userId = useOwnerId()
  function pick(image) {
    productApi().then(
      (api) => reportUsage(api, image.id),
      () => void 0,
    )
    onPick(image)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen,
    onOpenChange,
    size: 'xl',
    title: _t(
      /** i18n */
      {
        id: 'CcjPtL',
        message: ['Wybierz zdjęcie z\xA0galerii'],
      },
    ),
    children:
      userId === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GallerySkeleton, {})
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickerContents, {
            userId,
            onPick: pick,
          }),
  })
}
export { PicturePicker as default }
