import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as FileText } from './file-text-COEfBf5P.js'
import {
  K as announce,
  Qr as Field_module_default,
  St as IconButton,
  T as useFormat,
  ti as X,
} from '../renderPage.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { a as UPLOAD_TYPES, r as UPLOAD_BYTES_MOST } from './galleryImage-BUd21fo0.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useSubmission } from './useSubmission-FnOf46R6.js'
import { t as ProgressBar } from './ProgressBar-BqsiMEEH.js'
import { o as Controls_module_default, s as wordsIn } from './useTemplateForm-DMlihWHq.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/domain/template/fileFieldRules.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var MEGABYTE = 1e6
/** What may be sent in a field: „maximum file size and allowed formats” (specification part 2, section 2). */
var FILE_FIELD_RULES = {
  file: {
    formats: {
      'application/pdf': 'PDF',
      'text/plain': 'TXT',
      'text/csv': 'CSV',
      'application/json': 'JSON',
    },
    bytesMost: 5 * MEGABYTE,
  },
  image: {
    formats: Object.fromEntries(
      UPLOAD_TYPES.map((type) => [type, (type.split('/')[1] ?? type).toUpperCase()]),
    ),
    bytesMost: UPLOAD_BYTES_MOST,
  },
  video: {
    formats: {
      'video/mp4': 'MP4',
      'video/webm': 'WebM',
    },
    bytesMost: 20 * MEGABYTE,
  },
  audio: {
    formats: {
      'audio/mpeg': 'MP3',
      'audio/wav': 'WAV',
      'audio/ogg': 'OGG',
      'audio/mp4': 'M4A',
      'audio/webm': 'WebM',
    },
    bytesMost: 20 * MEGABYTE,
  },
}
var isFileFieldType = (type) => Object.hasOwn(FILE_FIELD_RULES, type)
/** Why a file isn’t even sent; null for one that may be. */
function fileRefusal(type, file) {
  const { formats, bytesMost } = FILE_FIELD_RULES[type]
  if (file.size === 0) return 'empty'
  if (!Object.hasOwn(formats, file.type)) return 'format'
  return file.size > bytesMost ? 'size' : null
}
// src/ui/templateForm/controls/useSentFile.ts
/** The file that a field holds: the one just sent, or as it is found by its id again. */
function useSentFile(id, type, files) {
  const [known, setKnown] = (0, import_react.useState)(null)
  const find = files?.find
  ;(0, import_react.useEffect)(() => {
    if (id === '' || known?.id === id || find === void 0) return void 0
    const asking = new AbortController()
    const look = async () => {
      try {
        const found = await find(id, type, asking.signal)
        if (!asking.signal.aborted) setKnown(found)
      } catch {}
    }
    look()
    return () => asking.abort()
  }, [id, type, known, find])
  return {
    sent: id !== '' && known?.id === id ? known : null,
    keep: setKnown,
  }
}
// src/ui/templateForm/controls/FileControl.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A file of one kind: what may be sent stands below, and what was sent is seen or heard. */
function FileControl(props) {
  const { field, value, onChange, onLeave, attributes, files } = props
  const { _: _t } = useLingui()
  const type = isFileFieldType(field.type) ? field.type : 'file'
  const id = wordsIn(value)
  const chosen = (0, import_react.useRef)(null)
  const [refusal, setRefusal] = (0, import_react.useState)(null)
  const [percent, setPercent] = (0, import_react.useState)(0)
  const { sent, keep } = useSentFile(id, type, files)
  const isTaken = files?.takes.includes(type) ?? true
  const isLocked = attributes.disabled || field.isReadOnly || !isTaken
  const input = (0, import_react.useRef)(null)
  const sending = useSubmission(async (signal) => {
    if (files === void 0 || chosen.current === null) return
    setPercent(0)
    const arrived = await files.send(chosen.current, type, {
      signal,
      onProgress: setPercent,
    })
    keep(arrived)
    onChange(arrived.id)
    announce(
      _t(
        /** i18n */
        {
          id: '1N9f3-',
          message: ['Dodano plik ', ['0']],
          values: { 0: arrived.name },
        },
      ),
    )
  })
  function choose(file) {
    if (file === void 0) return
    const found = fileRefusal(type, file)
    setRefusal(found)
    chosen.current = file
    if (found === null) sending.submit()
    else sending.forget()
    if (input.current !== null) input.current.value = ''
  }
  function remove() {
    onChange('')
    input.current?.focus()
  }
  const hint = `${attributes.id}-formats`
  const { 'aria-required': _required, 'aria-describedby': described, ...own } = attributes
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Controls_module_default.file,
    children: [
      sent === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sent, {
            file: sent,
            type,
            onRemove: isLocked ? null : remove,
            label: field.label,
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        ...own,
        ref: input,
        type: 'file',
        className: classNames(Field_module_default.control, Controls_module_default.input),
        accept: Object.keys(FILE_FIELD_RULES[type].formats).join(','),
        'aria-describedby': described === void 0 ? hint : `${described} ${hint}`,
        disabled: isLocked || sending.isPending || files === void 0 || files.obstacle !== null,
        onChange: (event) => choose(event.currentTarget.files?.[0]),
        onBlur: onLeave,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hint, {
        id: hint,
        type,
      }),
      isTaken
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Field_module_default.description,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'MRTliu',
              message: ['Na razie można tu dodać tylko obraz, więc to pole zostaje puste.'],
            }),
          }),
      files?.obstacle == null || isLocked
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Field_module_default.description,
            children: files.obstacle,
          }),
      sending.isPending
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
            label: _t(
              /** i18n */
              {
                id: 'n3gr13',
                message: ['Wysyłanie pliku'],
              },
            ),
            value: percent,
          })
        : null,
      refusal === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
            role: 'alert',
            className: Field_module_default.error,
            children: [
              refusal === 'empty'
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'RXxCHU',
                    message: ['Ten plik jest pusty. Wybierz inny.'],
                  })
                : null,
              refusal === 'size'
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'FLwKzP',
                    message: ['Ten plik jest za duży. Zmniejsz go albo wybierz inny.'],
                  })
                : null,
              refusal === 'format'
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'ADOy4Z',
                    message: ['Takiego pliku tu nie przyjmiemy. Wybierz inny.'],
                  })
                : null,
            ],
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: sending.failure }),
    ],
  })
}
/** „Maximum file size and allowed formats” (specification part 2, section 2). */
function Hint({ id, type }) {
  const format = useFormat()
  const { formats, bytesMost } = FILE_FIELD_RULES[type]
  const names = Object.values(formats).join(', ')
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    id,
    className: Field_module_default.description,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'rlTMCI',
      message: ['Najwyżej ', ['0'], ': ', ['names']],
      values: {
        0: format.bytes(bytesMost),
        names,
      },
    }),
  })
}
function Sent({ file, type, label, onRemove }) {
  const { _: _t2 } = useLingui()
  const format = useFormat()
  const address = file.address ?? ''
  const isSeen = file.address !== null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Controls_module_default.sent,
        children: [
          isSeen && type === 'image'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
                src: address,
                alt: _t2(
                  /** i18n */
                  {
                    id: 'dhRVZl',
                    message: ['Wybrane: ', ['0']],
                    values: { 0: file.name },
                  },
                ),
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileText, {
                size: 24,
                'aria-hidden': 'true',
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Controls_module_default.sentWords,
            children: [
              file.name,
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('br', {}),
              format.bytes(file.bytes),
            ],
          }),
          onRemove === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t2(
                  /** i18n */
                  {
                    id: 'oYv8dG',
                    message: ['Usuń plik: ', ['label']],
                    values: { label },
                  },
                ),
                onPress: onRemove,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 20 }),
              }),
        ],
      }),
      isSeen && type === 'audio'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('audio', {
            className: Controls_module_default.media,
            src: address,
            controls: true,
            preload: 'none',
            'aria-label': file.name,
          })
        : null,
      isSeen && type === 'video'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('video', {
            className: Controls_module_default.media,
            src: address,
            controls: true,
            preload: 'metadata',
            'aria-label': file.name,
          })
        : null,
    ],
  })
}
export { FileControl as default }
