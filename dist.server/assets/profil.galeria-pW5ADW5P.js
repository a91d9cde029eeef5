import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as WandSparkles } from './wand-sparkles-Dhgzhv-t.js'
import { t as CopyAge } from './CopyAge-B0kZnvxn.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  Jr as Page,
  Rt as Notice,
  Si as useServices,
  St as IconButton,
  T as useFormat,
  V as showToast,
  Wn as object,
  Zr as SearchField,
  dn as GALLERY_SORT_WORDS,
  ei as ButtonLink,
  fn as filtersOf,
  ji as useQueryClient,
  ti as X,
  un as Route,
  x as useOnceOpened,
  yi as lazyPart,
} from '../renderPage.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import {
  _ as GallerySkeleton,
  a as AddButtons,
  b as FolderPlus,
  c as changeText,
  d as windowQuery,
  f as useGalleryRefresh,
  g as Albums_module_default,
  h as AlbumStrip,
  i as DropArea,
  l as GalleryEmpty,
  m as imageKey,
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
import {
  i as UPLOAD_PIXELS_MOST,
  n as GALLERY_IMAGES_MOST,
  r as UPLOAD_BYTES_MOST,
  t as GALLERY_BYTES_MOST,
} from './galleryImage-BUd21fo0.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as Pencil } from './pencil-CkhC7DkJ.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { i as schemaCheck, r as requiredWords } from './schemaCheck-D7z3xsYj.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import {
  a as deleteImages,
  d as renameAlbum,
  i as deleteAlbum,
  l as readGalleryImage,
  p as restoreImages,
  r as createAlbum,
  t as addToAlbum,
  u as removeFromAlbum,
} from './galleryCalls-DsmrXoBv.js'
import { t as Images } from './images-wCsIUxna.js'
import { t as SquareCheckBig } from './square-check-big-COld9_Bq.js'
import { t as Select } from './Select-C1qR71Ig.js'
import { n as useTypedSearch, t as trimmedOrNone } from './useTypedSearch-DZiSX_xF.js'
import { t as Trash } from './trash-CugAaEeY.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
// node_modules/lucide-react/dist/esm/icons/folder-minus.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'folder-minus',
  size: 24,
  node: [
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
__iconData.node
var FolderMinus = createLucideIcon(__iconData)
// src/features/gallery/albums/AlbumNameDialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var check = schemaCheck(object({ name: requiredWords }))
/** Asks for an album's name. */
function AlbumNameDialog({ title, verb, initial, onSubmit, onClose }) {
  const { _: _t } = useLingui()
  const form = useForm({
    initial: { name: initial },
    check,
    submit: ({ name }) => onSubmit(name.trim()),
    onSubmitted: onClose,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: true,
    size: 'sm',
    title,
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose()
    },
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          onPress: onClose,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'mRjC3e',
            message: ['Anuluj'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          type: 'submit',
          form: form.id,
          isPending: form.isPending,
          children: verb,
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
      ...form.element,
      'aria-label': title,
      className: Albums_module_default.form,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
          ...form.field('name'),
          label: _t(
            /** i18n */
            {
              id: 'pjhd78',
              message: ['Nazwa albumu'],
            },
          ),
          placeholder: _t(
            /** i18n */
            {
              id: '6wjCqC',
              message: ['Na przykład: Wakacje 2026'],
            },
          ),
          maxLength: 80,
        }),
      ],
    }),
  })
}
// src/features/gallery/albums/useAlbumChanges.ts
/** What is done to albums themselves. */
function useAlbumChanges() {
  const { i18n, _: _t } = useLingui()
  const { productApi } = useServices()
  const refresh = useGalleryRefresh()
  return {
    async create(name) {
      const album = await createAlbum(await productApi(), name)
      await refresh()
      return album
    },
    async rename(id, name) {
      await renameAlbum(await productApi(), {
        id,
        name,
      })
      await refresh()
    },
    async remove({ id, name }) {
      try {
        await deleteAlbum(await productApi(), id)
      } catch (error) {
        showToast({
          type: 'error',
          title: _t(
            /** i18n */
            {
              id: 'cgVEkh',
              message: ['Album został'],
            },
          ),
          message: i18n._(changeText(error)),
        })
        return false
      }
      refresh()
      showToast({
        type: 'info',
        title: _t(
          /** i18n */
          {
            id: 'ABkcoy',
            message: ['Usunięto album „', ['name'], '”. Zdjęcia są w\xA0galerii.'],
            values: { name },
          },
        ),
      })
      return true
    },
  }
}
// src/features/gallery/albums/AlbumHeader.tsx
/** The open album's name and what can be done to it. */
function AlbumHeader({ album, onRemoved }) {
  const { _: _t } = useLingui()
  const changes = useAlbumChanges()
  const [asked, setAsked] = (0, import_react.useState)(null)
  const close = () => setAsked(null)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
    className: Gallery_module_default.albumHeader,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        className: Gallery_module_default.albumTitle,
        children: album.name,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pencil, {
          size: 16,
          'aria-hidden': 'true',
        }),
        onPress: () => setAsked('rename'),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '5SWGFq',
          message: ['Zmień nazwę'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FolderMinus, {
          size: 16,
          'aria-hidden': 'true',
        }),
        onPress: () => setAsked('remove'),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'qrsR5H',
          message: ['Usuń album'],
        }),
      }),
      asked === 'rename'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlbumNameDialog, {
            title: _t(
              /** i18n */
              {
                id: 'pjhd78',
                message: ['Nazwa albumu'],
              },
            ),
            verb: _t(
              /** i18n */
              {
                id: 'TuEroh',
                message: ['Zapisz'],
              },
            ),
            initial: album.name,
            onSubmit: (name) => changes.rename(album.id, name),
            onClose: close,
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
        isOpen: asked === 'remove',
        onOpenChange: close,
        role: 'alertdialog',
        size: 'sm',
        title: _t(
          /** i18n */
          {
            id: 'wSWjH0',
            message: ['Usunąć album „', ['0'], '”?'],
            values: { 0: album.name },
          },
        ),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              onPress: close,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'WrkZ3t',
                message: ['Zostaw'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'danger',
              onPress: () => {
                close()
                changes.remove(album).then((isDone) => (isDone ? onRemoved() : void 0))
              },
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'qrsR5H',
                message: ['Usuń album'],
              }),
            }),
          ],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'K89522',
            message: ['Znika tylko album. Zdjęcia zostają w\xA0galerii.'],
          }),
        }),
      }),
    ],
  })
}
// src/features/gallery/data/useGalleryChanges.ts
/** Long enough to read, find the button and press it, also with a screen reader. */
var UNDO_MS = 1e4
var NONE$1 = /* @__PURE__ */ new Set()
/** What is done to pictures. Each change is shown when the gallery has it, and says so or why it has not. */
function useGalleryChanges() {
  const { i18n, _: _t } = useLingui()
  const { productApi } = useServices()
  const refresh = useGalleryRefresh()
  const [leaving, setLeaving] = (0, import_react.useState)(NONE$1)
  async function change(work) {
    try {
      await work(await productApi())
    } catch (error) {
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: 'FmX1HW',
            message: ['Galeria się nie zmieniła'],
          },
        ),
        message: i18n._(changeText(error)),
      })
      return false
    }
    await refresh()
    return true
  }
  async function restore(ids) {
    if (!(await change((api) => restoreImages(api, ids)))) return
    showToast({
      type: 'success',
      title: _t(
        /** i18n */
        {
          id: '91SVCO',
          message: [
            'Przywrócono: ',
            [
              '0',
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
          values: { 0: ids.length },
        },
      ),
    })
  }
  return {
    leaving,
    async remove(ids) {
      setLeaving(new Set(ids))
      const isDone = await change((api) => deleteImages(api, ids))
      setLeaving(NONE$1)
      if (!isDone) return false
      showToast({
        type: 'info',
        title: _t(
          /** i18n */
          {
            id: 'kMgBVx',
            message: [
              'Usunięto: ',
              [
                '0',
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
            values: { 0: ids.length },
          },
        ),
        duration: UNDO_MS,
        action: {
          label: _t(
            /** i18n */
            {
              id: 'qUEHGP',
              message: ['Cofnij'],
            },
          ),
          onAction: () => void restore(ids),
        },
      })
      return true
    },
    async putInto({ id, name }, ids) {
      const isDone = await change((api) =>
        addToAlbum(api, {
          id,
          ids,
        }),
      )
      if (isDone)
        showToast({
          type: 'success',
          title: _t(
            /** i18n */
            {
              id: 'T6LqZG',
              message: ['Dodano do albumu „', ['name'], '”'],
              values: { name },
            },
          ),
        })
      return isDone
    },
    async takeOutOf(album, ids) {
      if (
        !(await change((api) =>
          removeFromAlbum(api, {
            id: album.id,
            ids,
          }),
        ))
      )
        return false
      showToast({
        type: 'info',
        title: _t(
          /** i18n */
          {
            id: 'apOvRV',
            message: ['Wyjęto z\xA0albumu „', ['0'], '”. W\xA0galerii zdjęcia zostają.'],
            values: { 0: album.name },
          },
        ),
        duration: UNDO_MS,
        action: {
          label: _t(
            /** i18n */
            {
              id: 'qUEHGP',
              message: ['Cofnij'],
            },
          ),
          onAction: () =>
            void change((api) =>
              addToAlbum(api, {
                id: album.id,
                ids,
              }),
            ),
        },
      })
      return true
    },
  }
}
// src/features/gallery/albums/AlbumChoiceDialog.tsx
/** Which album the pictures go into. */
function AlbumChoiceDialog({ albums, onChoose, onCreate, onClose }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: true,
    size: 'sm',
    title: _t(
      /** i18n */
      {
        id: 'VcASj0',
        message: ['Dodaj do albumu'],
      },
    ),
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose()
    },
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ul', {
      className: Albums_module_default.choices,
      children: [
        albums.map((album) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
                type: 'button',
                className: Albums_module_default.choice,
                onClick: () => onChoose(album),
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Images, {
                    size: 20,
                    'aria-hidden': 'true',
                  }),
                  album.name,
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: Albums_module_default.count,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: '9olwsg',
                      message: [
                        [
                          '0',
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
                      values: { 0: album.image_count },
                    }),
                  }),
                ],
              }),
            },
            album.id,
          ),
        ),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
            type: 'button',
            className: Albums_module_default.choice,
            onClick: onCreate,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FolderPlus, {
                size: 20,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'Je-_EW',
                message: ['Nowy album'],
              }),
            ],
          }),
        }),
      ],
    }),
  })
}
// src/features/gallery/GalleryDialogs.tsx
/** The gallery's questions, one at a time. */
function GalleryDialogs({ question, albums, onAsk, onPutInto }) {
  const { _: _t } = useLingui()
  const { create } = useAlbumChanges()
  if (question === null) return null
  const { kind, ids } = question
  if (kind === 'choose-album')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlbumChoiceDialog, {
      albums,
      onChoose: (album) => {
        onAsk(null)
        onPutInto(album, ids)
      },
      onCreate: () =>
        onAsk({
          kind: 'new-album',
          ids,
        }),
      onClose: () => onAsk(null),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlbumNameDialog, {
    title: _t(
      /** i18n */
      {
        id: 'Je-_EW',
        message: ['Nowy album'],
      },
    ),
    verb: _t(
      /** i18n */
      {
        id: 'FmN934',
        message: ['Utwórz album'],
      },
    ),
    initial: '',
    onSubmit: async (name) => {
      const album = await create(name)
      if (ids.length > 0) await onPutInto(album, ids)
    },
    onClose: () => onAsk(null),
  })
}
// src/features/gallery/GalleryFacts.tsx
/** How many pictures are shown, and how much room all of them take. */
function GalleryFacts({ total, usage, isFiltered }) {
  const format = useFormat()
  const most = format.bytes(GALLERY_BYTES_MOST)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
    className: Gallery_module_default.facts,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        children: isFiltered
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'VYfqhj',
              message: [
                [
                  'total',
                  'plural',
                  {
                    offset: void 0,
                    one: ['Pasuje ', '#', '\xA0zdjęcie'],
                    few: ['Pasują ', '#', '\xA0zdjęcia'],
                    many: ['Pasuje ', '#', '\xA0zdjęć'],
                    other: ['Pasuje ', '#', '\xA0zdjęcia'],
                  },
                ],
              ],
              values: { total },
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Zm9loy',
              message: [
                [
                  'total',
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
              values: { total },
            }),
      }),
      usage === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'CXhoHa',
              message: ['Zajęte ', ['0'], ' z\xA0', ['most']],
              values: {
                0: format.bytes(usage.bytes),
                most,
              },
            }),
          }),
    ],
  })
}
// src/features/gallery/GalleryTools.tsx
var SORT_LABELS = {
  najnowsze:
    /** i18n */
    {
      id: 'MCBBAN',
      message: ['Najnowsze'],
    },
  najstarsze:
    /** i18n */
    {
      id: 'ylcdxJ',
      message: ['Najstarsze'],
    },
  nazwa:
    /** i18n */
    {
      id: '26NxLq',
      message: ['Według nazwy'],
    },
  najwieksze:
    /** i18n */
    {
      id: 'TePMB8',
      message: ['Największe'],
    },
  najczestsze:
    /** i18n */
    {
      id: 'ClJueX',
      message: ['Najczęściej używane'],
    },
}
/** The row above the pictures: search, order, selecting. */
function GalleryTools({ search, onSearchChange, onSelect, onCreateAlbum }) {
  const { i18n, _: _t } = useLingui()
  const [text, setText] = useTypedSearch(search.q, trimmedOrNone, (q) => onSearchChange({ q }, 'replace'))
  const sorts = GALLERY_SORT_WORDS.map((value) => ({
    value,
    label: i18n._(SORT_LABELS[value]),
  }))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Gallery_module_default.tools,
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
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: Gallery_module_default.sort,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
          label: _t(
            /** i18n */
            {
              id: 'C-smiF',
              message: ['Kolejność'],
            },
          ),
          isLabelHidden: true,
          options: sorts,
          value: search.sort ?? 'najnowsze',
          onChange: (sort) => onSearchChange({ sort: sort === 'najnowsze' ? void 0 : sort }, 'replace'),
        }),
      }),
      onSelect === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SquareCheckBig, {
              size: 18,
              'aria-hidden': 'true',
            }),
            onPress: onSelect,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'guuxEW',
              message: ['Zaznacz'],
            }),
          }),
      onCreateAlbum === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            label: _t(
              /** i18n */
              {
                id: 'Je-_EW',
                message: ['Nowy album'],
              },
            ),
            variant: 'secondary',
            onPress: onCreateAlbum,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FolderPlus, { size: 18 }),
          }),
    ],
  })
}
// src/features/gallery/Limits.tsx
/** What is taken and how much of it, and what happens to it: said before anybody tries. */
function Limits() {
  const format = useFormat()
  const fileSize = format.bytes(UPLOAD_BYTES_MOST)
  const megapixels = UPLOAD_PIXELS_MOST / 1e6
  const images = format.number(GALLERY_IMAGES_MOST)
  const allSizes = format.bytes(GALLERY_BYTES_MOST)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    className: Gallery_module_default.limits,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'x8H0Bh',
      message: [
        'Zdjęcia JPG, PNG, WebP, AVIF i\xA0GIF, każde do ',
        ['fileSize'],
        ' i\xA0',
        ['megapixels'],
        ' megapikseli. W\xA0galerii mieści się ',
        ['images'],
        ' zdjęć, razem ',
        ['allSizes'],
        '. Miejsce zrobienia i\xA0inne ukryte dane usuwamy z\xA0każdego zdjęcia.',
      ],
      values: {
        fileSize,
        megapixels,
        images,
        allSizes,
      },
    }),
  })
}
var SelectionBar_module_default = {
  bar: '_bar_14r6y_2',
  count: '_count_14r6y_20',
}
// src/features/gallery/selection/SelectionBar.tsx
/** What can be done with what is selected: in the thumb's reach, over the pictures. */
function SelectionBar({ selection, onPutInto, onTakeOut, onRemove }) {
  const { _: _t } = useLingui()
  const count = selection.ids.size
  const isEmpty = count === 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: SelectionBar_module_default.bar,
    'aria-label': _t(
      /** i18n */
      {
        id: 'k7cW2Q',
        message: ['Zaznaczone zdjęcia'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        label: _t(
          /** i18n */
          {
            id: 'IMQpmG',
            message: ['Zakończ zaznaczanie'],
          },
        ),
        onPress: selection.end,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 20 }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        className: SelectionBar_module_default.count,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'xNRQSy',
          message: [
            [
              'count',
              'plural',
              {
                offset: void 0,
                one: ['Zaznaczono ', '#', '\xA0zdjęcie'],
                few: ['Zaznaczono ', '#', '\xA0zdjęcia'],
                many: ['Zaznaczono ', '#', '\xA0zdjęć'],
                other: ['Zaznaczono ', '#', '\xA0zdjęcia'],
              },
            ],
          ],
          values: { count },
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        variant: 'quiet',
        isPending: selection.isReaching,
        onPress: selection.selectAll,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'lFflE5',
          message: ['Wszystkie'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FolderPlus, {
          size: 18,
          'aria-hidden': 'true',
        }),
        isDisabled: isEmpty,
        onPress: onPutInto,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'PFLUvq',
          message: ['Do albumu'],
        }),
      }),
      onTakeOut === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FolderMinus, {
              size: 18,
              'aria-hidden': 'true',
            }),
            isDisabled: isEmpty,
            onPress: onTakeOut,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '04oTBA',
              message: ['Wyjmij z\xA0albumu'],
            }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        variant: isEmpty ? 'secondary' : 'danger',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
          size: 18,
          'aria-hidden': 'true',
        }),
        isDisabled: isEmpty,
        onPress: onRemove,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'vTkHiE',
          message: ['Usuń'],
        }),
      }),
    ],
  })
}
// src/features/gallery/selection/useSelection.ts
/** As many as one call may name. */
var SELECTION_MOST = 1e3
var NONE = /* @__PURE__ */ new Set()
/** What is selected among the pictures of these filters. A range reads the windows between that nobody has seen. */
function useSelection(userId, filters, total) {
  const { _: _t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const [ids, setIds] = (0, import_react.useState)(NONE)
  const [anchor, setAnchor] = (0, import_react.useState)(0)
  const [isAsked, setAsked] = (0, import_react.useState)(false)
  const [isReaching, setReaching] = (0, import_react.useState)(false)
  async function idsBetween(first, last) {
    const found = []
    for (const offset of windowsOf(first, last, 60, total)) {
      const { queryKey, queryFn, staleTime } = windowQuery(services, userId, filters, offset)
      const { value } = await queryClient.fetchQuery({
        queryKey,
        queryFn,
        staleTime,
        structuralSharing: false,
      })
      const from = Math.max(0, first - offset)
      found.push(...value.images.slice(from, last - offset + 1).map((image) => image.id))
    }
    return found
  }
  async function reach(first, last) {
    setReaching(true)
    try {
      const between = await idsBetween(first, Math.min(last, first + SELECTION_MOST - 1))
      setIds((present) => new Set([...present, ...between].slice(0, SELECTION_MOST)))
      if (last - first >= 1e3)
        showToast({
          type: 'info',
          title: _t(
            /** i18n */
            {
              id: 'xV_NUq',
              message: ['Zaznaczono pierwsze ', ['SELECTION_MOST'], ': tyle można zmienić naraz'],
              values: { SELECTION_MOST },
            },
          ),
        })
    } catch {
      showToast({
        type: 'warning',
        title: _t(
          /** i18n */
          {
            id: 'z6Gt9H',
            message: ['Nie wszystkie zdjęcia udało się wczytać i\xA0zaznaczyć'],
          },
        ),
      })
    } finally {
      setReaching(false)
    }
  }
  async function toggle(index) {
    const [id] = await idsBetween(index, index).catch(() => [])
    if (id === void 0) return
    setIds((present) => {
      const next = new Set(present)
      if (!next.delete(id) && next.size < 1e3) next.add(id)
      return next
    })
  }
  return {
    ids,
    isActive: isAsked || ids.size > 0,
    isReaching,
    select(index, how) {
      if (how === 'range') reach(Math.min(anchor, index), Math.max(anchor, index))
      else {
        setAnchor(index)
        toggle(index)
      }
    },
    selectAll: () => void reach(0, total - 1),
    begin: () => setAsked(true),
    end() {
      setIds(NONE)
      setAsked(false)
    },
  }
}
// src/features/gallery/viewer/useOpenImage.ts
/** The picture an address names: from the list, or asked for by itself where the list hasn't come that far. */
function useOpenImage(id, windows) {
  const { productApi } = useServices()
  const index = id === void 0 ? void 0 : windows.placeOf(id)
  const asked = useQuery({
    queryKey: imageKey(id ?? ''),
    queryFn: async ({ signal }) => readGalleryImage(await productApi(), id ?? '', { signal }),
    enabled: id !== void 0 && index === void 0 && windows.status === 'here',
  })
  if (id === void 0)
    return {
      image: void 0,
      index: void 0,
      error: null,
    }
  if (index !== void 0)
    return {
      image: windows.imageAt(index),
      index,
      error: null,
    }
  return {
    image: asked.data,
    index: void 0,
    error: asked.error,
  }
}
// src/features/gallery/viewer/OpenImageDialog.tsx
var ViewerDialog = lazyPart(() => import('./ViewerDialog-CTr4uzZi.js'))
/** The picture that the address names, over the list. */
function OpenImageDialog(props) {
  const { id, windows, onOpen, onSight, onRemove, onPutInto, renderActions } = props
  const { _: _t } = useLingui()
  const opened = useOnceOpened(id !== void 0)
  const { image, index, error } = useOpenImage(id, windows)
  const [wanted, setWanted] = (0, import_react.useState)(null)
  const wantedId = wanted === null ? void 0 : windows.imageAt(wanted)?.id
  if (wanted !== null && wantedId !== void 0) setWanted(null)
  const open = (0, import_react.useEffectEvent)(onOpen)
  ;(0, import_react.useEffect)(() => {
    if (wantedId !== void 0) open(wantedId)
  }, [wantedId])
  const tellGone = (0, import_react.useEffectEvent)(() => {
    showToast({
      type: 'warning',
      title: _t(
        /** i18n */
        {
          id: 'eX5hdZ',
          message: ['Tego zdjęcia nie ma już w\xA0galerii'],
        },
      ),
    })
    onOpen(void 0)
  })
  ;(0, import_react.useEffect)(() => {
    if (error !== null) tellGone()
  }, [error])
  function step(by) {
    if (index === void 0) return
    const next = windows.imageAt(index + by)?.id
    onSight(index + by)
    if (next === void 0) setWanted(index + by)
    else onOpen(next)
  }
  if (!opened || image === void 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
    fallback: null,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewerDialog, {
      image,
      place:
        index === void 0
          ? null
          : {
              index,
              total: windows.total,
            },
      onStep: step,
      onPutInto: () => onPutInto(image.id),
      onRemove: () => {
        onOpen(void 0)
        onRemove(image.id)
      },
      onClose: () => onOpen(void 0),
      actions: renderActions(image),
    }),
  })
}
// src/features/gallery/GalleryContents.tsx
/** Pictures before and after those in sight that are read along with them. */
var AHEAD = 60
/** The albums and the pictures of these filters, in each of their states. Made anew when the filters change. */
function GalleryContents(props) {
  const { userId, filters, search, addButtons, onSearchChange, renderAge, renderImageActions } = props
  const { i18n, _: _t } = useLingui()
  const [sight, setSight] = (0, import_react.useState)({
    first: 0,
    last: 0,
  })
  const [question, setQuestion] = (0, import_react.useState)(null)
  const around = windowsOf(sight.first - AHEAD, sight.last + AHEAD, 60, sight.last + AHEAD + 1)
  const windows = useGalleryWindows(userId, filters, [.../* @__PURE__ */ new Set([0, ...around])])
  const { total } = windows
  const { imageAt } = (0, import_react.useDeferredValue)(windows)
  const albums = useAlbums(userId)
  const changes = useGalleryChanges()
  const selection = useSelection(userId, filters, total)
  const album = albums?.find(({ id }) => id === search.album)
  const isFiltered = search.q !== void 0 || search.album !== void 0
  const isEmpty = windows.status === 'here' && total === 0
  async function removeSelected() {
    if (await changes.remove([...selection.ids])) selection.end()
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      albums === void 0 || albums.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlbumStrip, {
            albums,
            imageCount: windows.usage?.images ?? null,
            open: search.album,
            onOpen: (id) => onSearchChange({ album: id }, 'push'),
            onCreate: () =>
              setQuestion({
                kind: 'new-album',
                ids: [],
              }),
          }),
      album === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlbumHeader, {
            album,
            onRemoved: () => onSearchChange({ album: void 0 }, 'replace'),
          }),
      isEmpty && !isFiltered
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GalleryTools, {
            search,
            onSearchChange,
            onSelect: total > 0 && !selection.isActive ? selection.begin : void 0,
            onCreateAlbum:
              albums?.length === 0
                ? () =>
                    setQuestion({
                      kind: 'new-album',
                      ids: [],
                    })
                : void 0,
          }),
      windows.cachedAt === null ? null : renderAge(windows.cachedAt),
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
            addButtons,
            onShowAll: () =>
              onSearchChange(
                {
                  q: void 0,
                  album: void 0,
                },
                'push',
              ),
          })
        : null,
      windows.status === 'here' && total > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GalleryFacts, {
                total,
                usage: windows.usage,
                isFiltered,
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GalleryGrid, {
                label: _t(
                  /** i18n */
                  {
                    id: 'tVW1E4',
                    message: ['Zdjęcia'],
                  },
                ),
                total,
                imageAt,
                selection: selection.ids,
                isSelecting: selection.isActive,
                canSelect: true,
                leaving: changes.leaving,
                onOpen: (index) => onSearchChange({ zdjecie: imageAt(index)?.id }, 'push'),
                onSelect: selection.select,
                onSelectAll: selection.selectAll,
                onEscape: selection.end,
                onDelete: () => void removeSelected(),
                onSight: (first, last) =>
                  setSight({
                    first,
                    last,
                  }),
              }),
              selection.isActive
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectionBar, {
                    selection,
                    onPutInto: () =>
                      setQuestion({
                        kind: 'choose-album',
                        ids: [...selection.ids],
                      }),
                    onTakeOut:
                      album === void 0
                        ? void 0
                        : () =>
                            void changes
                              .takeOutOf(album, [...selection.ids])
                              .then((isDone) => (isDone ? selection.end() : void 0)),
                    onRemove: () => void removeSelected(),
                  })
                : null,
            ],
          })
        : null,
      isEmpty && isFiltered ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Limits, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenImageDialog, {
        id: search.zdjecie,
        windows,
        onOpen: (id) => onSearchChange({ zdjecie: id }, 'replace'),
        onSight: (index) =>
          setSight({
            first: index,
            last: index,
          }),
        onRemove: (id) => void changes.remove([id]),
        onPutInto: (id) =>
          setQuestion({
            kind: 'choose-album',
            ids: [id],
          }),
        renderActions: renderImageActions,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GalleryDialogs, {
        question,
        albums: albums ?? [],
        onAsk: setQuestion,
        onPutInto: async (chosen, ids) => {
          if (await changes.putInto(chosen, ids)) selection.end()
        },
      }),
    ],
  })
}
// src/features/gallery/GalleryScreen.tsx
/** Many pictures arrive within a moment: the list is read anew once for all of them, ms. */
var REFRESH_PAUSE = 800
/** /profil/galeria: the person's own pictures. */
function GalleryScreen(props) {
  const { search, onSearchChange, renderAge, renderImageActions } = props
  const { _: _t } = useLingui()
  const userId = useOwnerId()
  const uploads = useUploads()
  const { add, refused, forgetRefused } = useAddFiles(search.album ?? null)
  useRefreshAfter(uploads.arrived.length)
  const buttons = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddButtons, { onFiles: add })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      className: Gallery_module_default.gallery,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DropArea, {
        onFiles: add,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
            title: _t(
              /** i18n */
              {
                id: 'Ki8IBc',
                message: ['Galeria'],
              },
            ),
            lead: _t(
              /** i18n */
              {
                id: 'PmCKqO',
                message: ['Twoje zdjęcia: wzór dla obrazów, kartek i\xA0filmów. Widzisz je tylko Ty.'],
              },
            ),
            breadcrumbs: [
              {
                label: _t(
                  /** i18n */
                  {
                    id: 'uwLqJR',
                    message: ['Moje konto'],
                  },
                ),
                to: '/konto',
              },
              {
                label: _t(
                  /** i18n */
                  {
                    id: 'Ki8IBc',
                    message: ['Galeria'],
                  },
                ),
              },
            ],
            actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: Gallery_module_default.headerActions,
              children: buttons,
            }),
          }),
          search.udostepnione === 'blad'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
                tone: 'danger',
                title: _t(
                  /** i18n */
                  {
                    id: '6Q2QSm',
                    message: ['Nie udało się przyjąć udostępnionych zdjęć'],
                  },
                ),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'J54I0o',
                  message: [
                    'Na tym urządzeniu brakuje miejsca. Zwolnij trochę i\xA0udostępnij je jeszcze raz.',
                  ],
                }),
              })
            : null,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UploadPanel, {
            uploads,
            refused,
            onRefusedRead: forgetRefused,
          }),
          userId === null
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GallerySkeleton, {})
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                GalleryContents,
                {
                  userId,
                  filters: filtersOf(search),
                  search,
                  addButtons: buttons,
                  onSearchChange,
                  renderAge,
                  renderImageActions,
                },
                [userId, search.q, search.album, search.sort].join('\n'),
              ),
        ],
      }),
    }),
  })
}
function useRefreshAfter(arrivedCount) {
  const refresh = (0, import_react.useEffectEvent)(useGalleryRefresh())
  ;(0, import_react.useEffect)(() => {
    if (arrivedCount === 0) return void 0
    const timer = setTimeout(() => void refresh(), REFRESH_PAUSE)
    return () => clearTimeout(timer)
  }, [arrivedCount])
}
// src/routes/profil.galeria.tsx?tsr-split=component---loader
function Gallery() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GalleryScreen, {
    search,
    onSearchChange: (change, how) =>
      void navigate({
        search: (present) => ({
          ...present,
          ...change,
        }),
        replace: how === 'replace',
        resetScroll: false,
      }),
    renderAge: (keptAt) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyAge, {
        since: keptAt,
        isOffline: true,
      }),
    renderImageActions: ({ id }) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
        to: '/generatory/obraz',
        search: { wzor: id },
        variant: 'primary',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WandSparkles, {
          size: 18,
          'aria-hidden': 'true',
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'GRUeIV',
          message: ['Zrób z\xA0niego obraz'],
        }),
      }),
  })
}
export { Gallery as component }
