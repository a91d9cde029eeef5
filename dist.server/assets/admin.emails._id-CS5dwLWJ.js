import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  $n as string,
  C as useSession,
  Gn as optional,
  Ji as require_react_dom,
  Jr as Page,
  Jt as Route,
  Rt as Notice,
  Si as useServices,
  T as useFormat,
  V as showToast,
  Wn as object,
  ji as useQueryClient,
} from '../renderPage.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { p as Administration_module_default, t as ReadFailure } from './ReadFailure-B6ZnHdgh.js'
import {
  _ as isComplete,
  a as newsletterQuery,
  c as saveIssue,
  d as testIssue,
  g as firstLanguageOf,
  h as ISSUE_LENGTHS,
  i as issueQuery,
  l as sendIssue,
  m as ISSUE_LANGUAGES,
  n as ISSUE_STATUS_WORDS,
  o as continueIssue,
  p as ISSUE_ENDING,
  r as TEXT_PROBLEM_WORDS,
  s as deleteIssue,
  t as Newsletter_module_default,
  u as stopIssue,
  v as issueGaps,
  y as readIssueText,
} from './Newsletter.module-BTdvHmlP.js'
import { t as userDraft } from './userDraft-DTK5k_-R.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as useSubmission } from './useSubmission-FnOf46R6.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as LANGUAGE_NAMES } from './languages-DstpWIH-.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { t as bindNumbers } from './bindNumbers-DGNGNHB8.js'
import { t as Disclosure } from './Disclosure-DcsJbbBH.js'
import { t as ProgressBar } from './ProgressBar-BqsiMEEH.js'
// src/features/administration/newsletter/DeleteIssue.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** Takes a draft away from everybody, once that was asked. */
function DeleteIssue({ id, onGone }) {
  const { _: _t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = (0, import_react.useState)(false)
  const deleting = useSubmission(async (signal) => {
    await deleteIssue(await services.productApi(), id, { signal })
    queryClient.invalidateQueries({ queryKey: newsletterQuery(services).queryKey })
    onGone()
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        variant: 'quiet',
        onPress: () => setOpen(true),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'XJDoq2',
          message: ['Usuń szkic'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
        isOpen,
        onOpenChange: setOpen,
        size: 'sm',
        role: 'alertdialog',
        title: _t(
          /** i18n */
          {
            id: 'endjkr',
            message: ['Usunąć ten szkic?'],
          },
        ),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              onPress: () => setOpen(false),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'mRjC3e',
                message: ['Anuluj'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'danger',
              isPending: deleting.isPending,
              onPress: deleting.submit,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'XJDoq2',
                message: ['Usuń szkic'],
              }),
            }),
          ],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'QF8OY1',
              message: ['Zniknie u\xA0wszystkich administratorów i\xA0nie da się go przywrócić.'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: deleting.failure }),
        ],
      }),
    ],
  })
}
// src/features/administration/newsletter/IssueGapsNotice.tsx
/** What each language lacks, and how many will get nothing because of it: said before anything is sent. */
function IssueGapsNotice({ content, overview }) {
  const { _: _t, i18n } = useLingui()
  return ISSUE_LANGUAGES.map((language) => {
    const gaps = issueGaps(content[language], overview.pictureOrigins)
    const readers = overview.audience[language]
    const name = LANGUAGE_NAMES[language]
    const missing = [
      ...(gaps.subject
        ? [
            _t(
              /** i18n */
              {
                id: '3LyHPM',
                message: ['Brakuje tematu'],
              },
            ),
          ]
        : []),
      ...(gaps.body
        ? [
            _t(
              /** i18n */
              {
                id: 'HVD_sw',
                message: ['Brakuje treści'],
              },
            ),
          ]
        : []),
    ]
    const lines = gaps.isMissing
      ? []
      : [
          ...missing,
          ...gaps.problems.map(({ code, typed }) => `${i18n._(TEXT_PROBLEM_WORDS[code])}: ${typed}`),
        ]
    if (lines.length === 0 && (!gaps.isMissing || readers === 0)) return null
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
      Notice,
      {
        tone: 'warning',
        title: gaps.isMissing
          ? _t(
              /** i18n */
              {
                id: 'MBQePT',
                message: [['name'], ': nic nie napisano'],
                values: { name },
              },
            )
          : name,
        children: [
          lines.length === 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
                className: Newsletter_module_default.problems,
                children: lines.map((line) =>
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', { children: line }, line),
                ),
              }),
          readers === 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'PsMV79',
                message: [
                  'Bez tego nic nie dostanie ',
                  [
                    'readers',
                    'plural',
                    {
                      offset: void 0,
                      one: ['#', '\xA0osoba'],
                      few: ['#', '\xA0osoby'],
                      many: ['#', '\xA0osób'],
                      other: ['#', '\xA0osoby'],
                    },
                  ],
                  ', bo czyta w\xA0tym języku.',
                ],
                values: { readers },
              }),
        ],
      },
      language,
    )
  })
}
// src/features/administration/newsletter/issueForm.ts
var text = optional(string())
/** What is typed and not saved, as this device keeps it. */
var issueDraftSchema = object({
  pl_subject: text,
  pl_preheader: text,
  pl_body: text,
  en_subject: text,
  en_preheader: text,
  en_body: text,
})
/** What stands in the fields of a saved issue. */
function valuesOf({ pl, en }) {
  return {
    pl_subject: pl.subject,
    pl_preheader: pl.preheader,
    pl_body: pl.body,
    en_subject: en.subject,
    en_preheader: en.preheader,
    en_body: en.body,
  }
}
/** What the fields say. */
function contentOf(values) {
  return {
    pl: {
      subject: values.pl_subject,
      preheader: values.pl_preheader,
      body: values.pl_body,
    },
    en: {
      subject: values.en_subject,
      preheader: values.en_preheader,
      body: values.en_body,
    },
  }
}
// src/features/administration/newsletter/IssueLanguageChoice.tsx
/** In which language an issue is looked at. */
function IssueLanguageChoice({ value, onChange }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
    label: _t(
      /** i18n */
      {
        id: 'YTXP-w',
        message: ['Język wydania'],
      },
    ),
    presentation: 'chips',
    value,
    onChange,
    options: [
      {
        value: 'pl',
        label: LANGUAGE_NAMES.pl,
      },
      {
        value: 'en',
        label: LANGUAGE_NAMES.en,
      },
    ],
  })
}
// src/domain/typography/bindShortWords.ts
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1)
/**
 * Polish typography: a word of one letter doesn't stand at the end of a line, so the space after it doesn't
 * break. The build runs this over every Polish message (scripts/inlineMessages.ts).
 */
function bindShortWords(text) {
  return bindOnce(bindOnce(text))
}
function bindOnce(text) {
  return text.replaceAll(/(^|[\s\u00a0(„«–—])([aiouwz]) (?=\S|$)/giu, '$1$2\xA0')
}
// src/domain/letters/letterNode.ts
/** An element of a letter. */
function element(tag, style, children = [], attributes = {}) {
  return {
    tag,
    style,
    attributes,
    children,
  }
}
// src/domain/letters/letterSheet.ts
var STYLES = {
  page: 'margin:0;padding:24px 12px;background:#f4f5f8;color:#1b2333;font:16px/1.55 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif',
  preheader: 'display:none;max-height:0;overflow:hidden',
  sheet:
    'max-width:480px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid #dfe2ea;border-radius:16px',
  name: 'margin:0 0 24px;font-size:20px;font-weight:700;color:#9a4206',
  paragraph: 'margin:0 0 16px',
  heading: 'margin:28px 0 12px;font-size:20px;line-height:1.3;font-weight:700',
  picture: 'margin:0 0 20px',
  image: 'display:block;width:100%;height:auto;border:0;border-radius:10px',
  action: 'margin:24px 0',
  button:
    'display:inline-block;padding:12px 22px;border-radius:10px;background:#f49a4d;color:#23150a;font-weight:600;text-decoration:none',
  note: 'margin:0 0 8px;font-size:14px;color:#555d70',
  link: 'color:#9a4206;word-break:break-word',
  receipt: 'width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px',
  nameCell: 'padding:8px 12px 8px 0;border-top:1px solid #dfe2ea;text-align:left;vertical-align:top',
  amountCell:
    'padding:8px 0;border-top:1px solid #dfe2ea;text-align:right;vertical-align:top;white-space:nowrap',
  detail: 'display:block;font-size:13px;color:#555d70',
  sumName: 'padding:4px 12px 4px 0;text-align:left;color:#555d70',
  sumAmount: 'padding:4px 0;text-align:right;white-space:nowrap;color:#555d70',
  paidName: 'padding:8px 12px 4px 0;text-align:left;font-weight:700',
  paidAmount: 'padding:8px 0 4px;text-align:right;white-space:nowrap;font-weight:700',
}
/** The style of the page that a letter lies on. */
var LETTER_PAGE_STYLE = STYLES.page
/** How wide a picture is asked for, px: enough for twice as sharp a screen as the sheet is wide. */
var PICTURE_WIDTH = 960
/** A letter as its reader sees it, to be put on a page of LETTER_PAGE_STYLE. Paths lead to `publicOrigin`. */
function drawLetter(letter, publicOrigin) {
  const { language, preheader, paragraphs, blocks = [], receipt, action, notes, other } = letter
  const set = language === 'pl' ? (text) => bindShortWords(bindNumbers(text)) : (text) => text
  const sheet = element('div', STYLES.sheet, [
    element('p', STYLES.name, ['Iskra']),
    ...paragraphs.map((text) => element('p', STYLES.paragraph, [set(text)])),
    ...blocks.map((block) =>
      drawBlock(block, {
        set,
        publicOrigin,
      }),
    ),
    ...(receipt === void 0 ? [] : [drawReceipt(receipt)]),
    ...(action === void 0 ? [] : [drawButton(set(action.label), action.href)]),
    ...notes.map((text) => element('p', STYLES.note, [set(text)])),
    ...(other === void 0 ? [] : [element('p', STYLES.note, [drawLink(set(other.label), other.href)])]),
  ])
  if (preheader === void 0 || preheader === '') return [sheet]
  return [element('div', STYLES.preheader, [preheader]), sheet]
}
function drawBlock(block, { set, publicOrigin }) {
  if (block.kind === 'heading') return element('h2', STYLES.heading, [set(block.text)])
  if (block.kind === 'button') return drawButton(set(block.label), wholeAddress(block.address, publicOrigin))
  if (block.kind === 'paragraph')
    return element(
      'p',
      STYLES.paragraph,
      drawLines(block.lines, {
        set,
        publicOrigin,
      }),
    )
  const src = pictureAddress(block.address, publicOrigin)
  const picture = element('img', STYLES.image, [], {
    src,
    alt: block.description,
    width: '480',
  })
  return element('p', STYLES.picture, [picture])
}
function drawLines(lines, { set, publicOrigin }) {
  return lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [element('br', '')]),
    ...line.map(({ text, address }) =>
      address === void 0 ? set(text) : drawLink(set(text), wholeAddress(address, publicOrigin)),
    ),
  ])
}
function drawButton(label, href) {
  return element('p', STYLES.action, [
    element('a', STYLES.button, [label], {
      href,
      target: '_blank',
    }),
  ])
}
function drawLink(label, href) {
  return element('a', STYLES.link, [label], {
    href,
    target: '_blank',
  })
}
function drawReceipt({ lines, sums }) {
  const row = ({ name, detail, amount }, nameStyle, amountStyle) =>
    element('tr', '', [
      element('td', nameStyle, [
        name,
        ...(detail === void 0 ? [] : [element('span', STYLES.detail, [detail])]),
      ]),
      element('td', amountStyle, [amount]),
    ])
  const paid = sums.at(-1)
  const rows = [
    ...lines.map((line) => row(line, STYLES.nameCell, STYLES.amountCell)),
    ...sums.slice(0, -1).map((sum) => row(sum, STYLES.sumName, STYLES.sumAmount)),
    ...(paid === void 0 ? [] : [row(paid, STYLES.paidName, STYLES.paidAmount)]),
  ]
  return element('table', STYLES.receipt, [element('tbody', '', rows)], { role: 'presentation' })
}
/** A whole address of what may be a path of ours. */
function wholeAddress(address, publicOrigin) {
  return address.startsWith('/') ? `${publicOrigin}${address}` : address
}
/** A picture of ours is asked for as large as a letter shows it. */
function pictureAddress(address, publicOrigin) {
  if (!address.startsWith('/') || address.includes('?')) return wholeAddress(address, publicOrigin)
  return `${publicOrigin}${address}?width=${PICTURE_WIDTH}`
}
// src/features/administration/newsletter/LetterNodes.tsx
/** Pieces of a letter as they are sent, each with its style in its place. */
function LetterNodes({ nodes }) {
  return nodes.map(drawn)
}
function drawn(node, place) {
  if (typeof node === 'string') return node
  const { tag, style, attributes, children } = node
  const ref = (element) => {
    if (element !== null) element.style.cssText = style
  }
  return (0, import_react.createElement)(
    tag,
    {
      key: place,
      ref,
      ...attributes,
    },
    ...children.map(drawn),
  )
}
// src/features/administration/newsletter/LetterPreview.tsx
/** An issue as its readers get it: drawn by what draws the letters, in a page of its own where no script runs. */
function LetterPreview({ words, language }) {
  const { _: _t } = useLingui()
  const [width, setWidth] = (0, import_react.useState)('phone')
  const [page, setPage] = (0, import_react.useState)(null)
  const nodes = (0, import_react.useMemo)(() => drawIssue(words, language), [words, language])
  ;(0, import_react.useEffect)(() => {
    if (page !== null)
      layOut(page, {
        language,
        title: words.subject,
      })
  }, [page, language, words.subject])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Newsletter_module_default.preview,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
        label: _t(
          /** i18n */
          {
            id: '31KkDD',
            message: ['Szerokość podglądu'],
          },
        ),
        isLabelHidden: true,
        presentation: 'chips',
        value: width,
        onChange: setWidth,
        options: [
          {
            value: 'phone',
            label: _t(
              /** i18n */
              {
                id: 'DrRL-M',
                message: ['Telefon'],
              },
            ),
          },
          {
            value: 'desktop',
            label: _t(
              /** i18n */
              {
                id: 'edB8O6',
                message: ['Komputer'],
              },
            ),
          },
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Newsletter_module_default.envelope,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            children:
              words.subject === ''
                ? _t(
                    /** i18n */
                    {
                      id: 'eGb9Zh',
                      message: ['(bez tematu)'],
                    },
                  )
                : words.subject,
          }),
          words.preheader === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Newsletter_module_default.preheader,
                children: words.preheader,
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: Newsletter_module_default.window,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('iframe', {
          className: Newsletter_module_default.frame,
          'data-width': width,
          title: _t(
            /** i18n */
            {
              id: '427CfZ',
              message: ['Podgląd listu'],
            },
          ),
          sandbox: 'allow-same-origin',
          ref: (frame) => setPage(frame?.contentDocument ?? null),
          onLoad: (event) => setPage(event.currentTarget.contentDocument),
        }),
      }),
      page === null
        ? null
        : (0, import_react_dom.createPortal)(
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterNodes, { nodes }),
            page.body,
          ),
    ],
  })
}
/** Makes an empty page one that a letter lies on. */
function layOut(page, { language, title }) {
  page.documentElement.lang = language
  page.title = title
  page.body.style.cssText = LETTER_PAGE_STYLE
}
function drawIssue(words, language) {
  const { origin } = globalThis.location
  return drawLetter(
    {
      language,
      preheader: words.preheader,
      paragraphs: [],
      blocks: readIssueText(words.body, []).blocks,
      notes: [ISSUE_ENDING[language].note],
      other: {
        label: ISSUE_ENDING[language].leave,
        href: `${origin}/newsletter/unsubscribe`,
      },
    },
    origin,
  )
}
// src/features/administration/newsletter/SendDialog.tsx
/** The last question before an issue goes out: to how many, in which languages, for how long. */
function SendDialog({ issue, languages, overview, onSent, onClose }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const services = useServices()
  const queryClient = useQueryClient()
  const { audience, perMinute } = overview
  const readers = languages.reduce((sum, language) => sum + audience[language], 0)
  const without = ISSUE_LANGUAGES.filter(
    (language) => !languages.includes(language) && audience[language] > 0,
  ).reduce((sum, language) => sum + audience[language], 0)
  const parts = languages.map((language) => ({
    language,
    subject: issue.content[language].subject,
    count: audience[language],
  }))
  const takes = format.duration((readers / perMinute) * 6e4)
  const sending = useSubmission(async (signal) => {
    const { id, version } = issue
    const api = await services.productApi()
    const sent = await sendIssue(
      api,
      {
        id,
        version,
        languages: [...languages],
      },
      { signal },
    )
    const { queryKey } = issueQuery(services, id)
    await queryClient.cancelQueries({ queryKey })
    onSent()
    queryClient.setQueryData(queryKey, sent)
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: true,
    size: 'sm',
    title: _t(
      /** i18n */
      {
        id: 'hRpj-A',
        message: ['Wysłać to wydanie?'],
      },
    ),
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
          isPending: sending.isPending,
          onPress: sending.submit,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'eJ61-g',
            message: [
              'Wyślij do ',
              [
                'readers',
                'plural',
                {
                  offset: void 0,
                  one: ['#', '\xA0osoby'],
                  few: ['#', '\xA0osób'],
                  many: ['#', '\xA0osób'],
                  other: ['#', '\xA0osoby'],
                },
              ],
            ],
            values: { readers },
          }),
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: Administration_module_default.form,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dl', {
          className: Administration_module_default.facts,
          children: parts.map(({ language, subject, count }) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
              'div',
              {
                style: { display: 'contents' },
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: LANGUAGE_NAMES[language] }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dd', {
                    children: [
                      subject,
                      ', ',
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'X96scH',
                        message: [
                          [
                            'count',
                            'plural',
                            {
                              offset: void 0,
                              one: ['#', '\xA0osoba'],
                              few: ['#', '\xA0osoby'],
                              many: ['#', '\xA0osób'],
                              other: ['#', '\xA0osoby'],
                            },
                          ],
                        ],
                        values: { count },
                      }),
                    ],
                  }),
                ],
              },
              language,
            ),
          ),
        }),
        without === 0
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'hVeNmn',
                message: [
                  'Nic nie dostanie ',
                  [
                    'without',
                    'plural',
                    {
                      offset: void 0,
                      one: ['#', '\xA0osoba'],
                      few: ['#', '\xA0osoby'],
                      many: ['#', '\xA0osób'],
                      other: ['#', '\xA0osoby'],
                    },
                  ],
                  ', bo w\xA0tym języku nic nie napisano.',
                ],
                values: { without },
              }),
            }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'SBkC6o',
            message: [
              'Potrwa to około ',
              ['takes'],
              '. Wysłanych listów nikt nie cofnie, ale resztę można zatrzymać.',
            ],
            values: { takes },
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: sending.failure }),
      ],
    }),
  })
}
// src/features/administration/newsletter/SyntaxHelp.tsx
/** How headings, links, pictures and buttons are typed. */
function SyntaxHelp() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Disclosure, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'A7h-Xs',
      message: ['Nagłówki, linki, obrazy i\xA0przyciski'],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
        className: Newsletter_module_default.syntax,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'H4zWgy',
              message: ['#\xA0Nagłówek'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Pp-teh',
              message: ['Nagłówek, w\xA0osobnym wierszu'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'L5KvM-',
              message: ['[kartki](/sklep/kartki)'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '_xoY6j',
              message: ['Link do naszej strony albo do adresu https://'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'z68Mdj',
              message: ['[[Do sklepu]](/sklep)'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'JxOPk_',
              message: ['Przycisk do naszej strony, w\xA0osobnym wierszu'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'iYRWM1',
              message: ['![Kubek na stole](/media/products/kubek-z-twoim-obrazem/1.jpg)'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'gAB6Uk',
              message: ['Obraz ze sklepu z\xA0opisem, w\xA0osobnym wierszu'],
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Newsletter_module_default.state,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'bZeXkH',
          message: ['Pusty wiersz zaczyna nowy akapit. Wszystko inne to zwykły tekst.'],
        }),
      }),
    ],
  })
}
// src/features/administration/newsletter/IssueEditor.tsx
/**
 * A draft of an issue in both languages, beside it what its readers will get. What is typed and not saved stays on
 * this device; saved, it is every administrator's.
 */
function IssueEditor({ issue, overview, user, onGone, onSent }) {
  const { _: _t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const [language, setLanguage] = (0, import_react.useState)('pl')
  const [isAsking, setAsking] = (0, import_react.useState)(false)
  const draft = (0, import_react.useMemo)(
    () =>
      userDraft(
        {
          name: `newsletter:${issue.id}`,
          schema: issueDraftSchema,
        },
        user.id,
      ),
    [issue.id, user.id],
  )
  const initial = (0, import_react.useMemo)(() => valuesOf(issue.content), [issue.content])
  const form = useForm({
    isEdit: true,
    initial,
    draft,
    submit: async () => {
      await save()
    },
    onSubmitted: () =>
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'Q4vX29',
            message: ['Szkic zapisany'],
          },
        ),
      }),
  })
  const content = (0, import_react.useMemo)(() => contentOf(form.values), [form.values])
  /** The issue as it is saved: what was typed is saved first. */
  async function save() {
    if (!form.isChanged) return issue
    const { queryKey } = issueQuery(services, issue.id)
    const api = await services.productApi()
    try {
      const saved = await saveIssue(api, {
        id: issue.id,
        version: issue.version,
        content,
      })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, saved)
      queryClient.invalidateQueries({ queryKey: newsletterQuery(services).queryKey })
      return saved
    } catch (error) {
      queryClient.invalidateQueries({ queryKey })
      throw error
    }
  }
  async function saveAll() {
    const saved = await save()
    form.reset()
    return saved
  }
  const testing = useSubmission(async (signal) => {
    const { id, version } = await saveAll()
    await testIssue(
      await services.productApi(),
      {
        id,
        version,
        language,
      },
      { signal },
    )
    const { email } = user
    showToast({
      type: 'success',
      title: _t(
        /** i18n */
        {
          id: '6lSEEf',
          message: ['List próbny jest w\xA0drodze na ', ['email']],
          values: { email },
        },
      ),
    })
  })
  const asking = useSubmission(async () => {
    await saveAll()
    setAsking(true)
  })
  const words = content[language]
  const complete = ISSUE_LANGUAGES.filter((one) => isComplete(content[one], overview.pictureOrigins))
  const readers = complete.reduce((sum, one) => sum + overview.audience[one], 0)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Newsletter_module_default.editor,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'szJCv5',
          message: ['Szkic'],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
          ...form.element,
          'aria-label': _t(
            /** i18n */
            {
              id: 'CvAzux',
              message: ['Szkic wydania'],
            },
          ),
          className: Newsletter_module_default.form,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IssueLanguageChoice, {
              value: language,
              onChange: setLanguage,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
              ...form.field(`${language}_subject`),
              label: _t(
                /** i18n */
                {
                  id: 'TLk5BZ',
                  message: ['Temat'],
                },
              ),
              maxLength: ISSUE_LENGTHS.subject,
              autoComplete: 'off',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
              ...form.field(`${language}_preheader`),
              label: _t(
                /** i18n */
                {
                  id: 'G-wtoQ',
                  message: ['Zajawka'],
                },
              ),
              description: _t(
                /** i18n */
                {
                  id: '1KBT-u',
                  message: ['Skrzynki pokazują ją obok tematu.'],
                },
              ),
              maxLength: ISSUE_LENGTHS.preheader,
              autoComplete: 'off',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: Newsletter_module_default.body,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                ...form.field(`${language}_body`),
                label: _t(
                  /** i18n */
                  {
                    id: 'F5s176',
                    message: ['Treść'],
                  },
                ),
                multiline: true,
                maxLength: ISSUE_LENGTHS.body,
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SyntaxHelp, {}),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IssueGapsNotice, {
              content,
              overview,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, {
              failure: form.failure ?? testing.failure ?? asking.failure,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: Newsletter_module_default.state,
              'aria-live': 'polite',
              children: form.isChanged
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'FxYviC',
                    message: ['Niezapisane zmiany są tylko tutaj i\xA0przetrwają utratę sieci.'],
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'K5c21j',
                    message: ['Zapisane. Szkic widzą wszyscy administratorzy.'],
                  }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              className: Newsletter_module_default.actions,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                  variant: 'primary',
                  isPending: asking.isPending,
                  isDisabled: complete.length === 0 || readers === 0,
                  onPress: asking.submit,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'eJ61-g',
                    message: [
                      'Wyślij do ',
                      [
                        'readers',
                        'plural',
                        {
                          offset: void 0,
                          one: ['#', '\xA0osoby'],
                          few: ['#', '\xA0osób'],
                          many: ['#', '\xA0osób'],
                          other: ['#', '\xA0osoby'],
                        },
                      ],
                    ],
                    values: { readers },
                  }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                  isPending: testing.isPending,
                  isDisabled: !complete.includes(language),
                  onPress: testing.submit,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'FVSgiu',
                    message: ['Wyślij próbny do mnie'],
                  }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                  type: 'submit',
                  isPending: form.isPending,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '3MgFoz',
                    message: ['Zapisz szkic'],
                  }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteIssue, {
                  id: issue.id,
                  onGone,
                }),
              ],
            }),
          ],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '5KtidZ',
          message: ['Podgląd'],
        }),
        lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '-Umu1A',
          message: ['Dokładnie taki list dostaną czytelnicy.'],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterPreview, {
          words,
          language,
        }),
      }),
      isAsking
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendDialog, {
            issue,
            languages: complete,
            overview,
            onSent,
            onClose: () => setAsking(false),
          })
        : null,
    ],
  })
}
// src/features/administration/newsletter/SentIssue.tsx
/** An issue that is on its way or was sent: how far it has come, and what it says. */
function SentIssue({ issue, hasJustBegun }) {
  const [language, setLanguage] = (0, import_react.useState)(() => firstLanguageOf(issue.content))
  const progress = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => {
    if (!hasJustBegun) return
    progress.current?.focus({ preventScroll: true })
    progress.current?.scrollIntoView({ block: 'center' })
  }, [hasJustBegun])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Newsletter_module_default.editor,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        ref: progress,
        tabIndex: -1,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressCard, { issue }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'F5s176',
          message: ['Treść'],
        }),
        lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'HIWJtN',
          message: ['Wysłanego wydania nikt już nie zmieni.'],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IssueLanguageChoice, {
            value: language,
            onChange: setLanguage,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterPreview, {
            words: issue.content[language],
            language,
          }),
        ],
      }),
    ],
  })
}
function ProgressCard({ issue }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { recipients, sent, waiting, failed, left } = issue.progress
  const counts = [
    {
      name: _t(
        /** i18n */
        {
          id: 'SeB9Ny',
          message: ['Wysłane'],
        },
      ),
      count: sent,
    },
    {
      name: _t(
        /** i18n */
        {
          id: 'i2fhkK',
          message: ['Czekają'],
        },
      ),
      count: waiting,
    },
    {
      name: _t(
        /** i18n */
        {
          id: '-Vxahj',
          message: ['Nie dotrą'],
        },
      ),
      count: failed,
    },
    {
      name: _t(
        /** i18n */
        {
          id: 'w8T_51',
          message: ['Wypisani'],
        },
      ),
      count: left,
    },
  ]
  const moment = format.dateTime(issue.finishedAt ?? issue.startedAt ?? issue.updatedAt)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'UsllMS',
      message: ['Wysyłka'],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
        label: _t(
          /** i18n */
          {
            id: 'rApSiP',
            message: ['Postęp wysyłki'],
          },
        ),
        value: recipients === 0 ? 100 : ((recipients - waiting) / recipients) * 100,
        description:
          issue.finishedAt === null
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'sXHQR9',
                message: ['Zaczęta ', ['moment']],
                values: { moment },
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'aEsMJ-',
                message: ['Skończona ', ['moment']],
                values: { moment },
              }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dl', {
        className: Newsletter_module_default.counts,
        children: counts.map(({ name, count }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'div',
            {
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: name }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: format.number(count) }),
              ],
            },
            name,
          ),
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controls, { issue }),
    ],
  })
}
function Controls({ issue }) {
  const services = useServices()
  const queryClient = useQueryClient()
  const isSending = issue.status === 'sending'
  const changing = useSubmission(async (signal) => {
    const api = await services.productApi()
    const changed = await (isSending ? stopIssue : continueIssue)(api, issue.id, { signal })
    const { queryKey } = issueQuery(services, issue.id)
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, changed)
  })
  if (issue.status === 'sent') return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: changing.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Newsletter_module_default.state,
        children: isSending
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'pz2idw',
              message: ['Zatrzymanie działa od razu, najwyżej jeden list jest już w\xA0drodze.'],
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'zBdgnW',
              message: ['Wznowienie wyśle tylko tym, którzy jeszcze nic nie dostali.'],
            }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: Newsletter_module_default.actions,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: isSending ? 'danger' : 'primary',
          isPending: changing.isPending,
          onPress: changing.submit,
          children: isSending
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'v8WkUy',
                message: ['Zatrzymaj wysyłkę'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '8Cnhu7',
                message: ['Wznów wysyłkę'],
              }),
        }),
      }),
    ],
  })
}
// src/features/administration/newsletter/IssueScreen.tsx
/** /admin/emails/ID: an issue being written, or what has become of it. */
function IssueScreen({ id, onGone }) {
  const { _: _t, i18n } = useLingui()
  const services = useServices()
  const issue = useQuery(issueQuery(services, id))
  const overview = useQuery(newsletterQuery(services))
  const error = issue.data === void 0 ? issue.error : overview.data === void 0 ? overview.error : null
  const name =
    issue.data?.content.pl.subject ||
    issue.data?.content.en.subject ||
    _t(
      /** i18n */
      {
        id: '4Zkg1Y',
        message: ['Wydanie'],
      },
    )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
          className: Rows_module_default.title,
          children: [
            name,
            issue.data === void 0
              ? null
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                  tone: ISSUE_STATUS_WORDS[issue.data.status].tone,
                  children: i18n._(ISSUE_STATUS_WORDS[issue.data.status].label),
                }),
          ],
        }),
        breadcrumbs: [
          {
            label: _t(
              /** i18n */
              {
                id: '5ACX4z',
                message: ['Newsletter'],
              },
            ),
            to: '/admin/emails',
          },
          { label: name },
        ],
      }),
      error !== null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReadFailure, {
            error,
            onRetry: () => {
              issue.refetch()
              overview.refetch()
            },
          })
        : issue.data === void 0 || overview.data === void 0
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: Administration_module_default.ghosts,
              'aria-busy': 'true',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                shape: 'box',
                height: '20rem',
              }),
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Parts, {
              issue: issue.data,
              overview: overview.data,
              onGone,
            }),
    ],
  })
}
function Parts({ issue, overview, onGone }) {
  const session = useSession()
  const [hasJustBegun, setBegun] = (0, import_react.useState)(false)
  if (session.status !== 'signed-in') return null
  if (issue.status !== 'draft')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SentIssue, {
      issue,
      hasJustBegun,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IssueEditor, {
    issue,
    overview,
    user: session.user,
    onGone,
    onSent: () => setBegun(true),
  })
}
// src/routes/admin.emails.$id.tsx?tsr-split=component---loader
function Issue() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
    IssueScreen,
    {
      id,
      onGone: () => void navigate({ to: '/admin/emails' }),
    },
    id,
  )
}
export { Issue as component }
