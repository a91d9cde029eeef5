import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans } from './dist-CJ0y7q9j.js'
import { V as lengthOf } from './templateRun-8_LMDVuW.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { s as wordsIn } from './useTemplateForm-DMlihWHq.js'
import { n as WrittenControl } from './WrittenControl-Dzz0S7hw.js'
// src/ui/templateForm/markdown/Markdown.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var Markdown_module_default = {
  text: '_text_18tal_2',
  heading: '_heading_18tal_43',
}
// src/ui/templateForm/markdown/Markdown.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What a text with Markdown’s signs says, as it reads. Its headings stand below those of the page. */
function Markdown({ blocks }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: Markdown_module_default.text,
    children: blocks.map((block, index) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Block, { block }, index),
    ),
  })
}
function Block({ block }) {
  if (block.kind === 'rule') return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('hr', {})
  if (block.kind === 'code')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('pre', { children: block.text })
  if (block.kind === 'heading')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      className: Markdown_module_default.heading,
      'data-level': block.level,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Line, { line: block.words }),
    })
  if (block.kind === 'list' || block.kind === 'numbers') {
    const List = block.kind === 'list' ? 'ul' : 'ol'
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(List, {
      children: block.lines.map((line, index) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'li',
          { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Line, { line }) },
          index,
        ),
      ),
    })
  }
  const Paragraph = block.kind === 'quote' ? 'blockquote' : 'p'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Paragraph, {
    children: block.lines.map((line, index) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        import_react.Fragment,
        {
          children: [
            index === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('br', {}),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Line, { line }),
          ],
        },
        index,
      ),
    ),
  })
}
function Line({ line }) {
  return line.map((phrase, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Phrase, { phrase }, index))
}
function Phrase({ phrase: { look, text, address } }) {
  if (look === 'strong') return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: text })
  if (look === 'emphasis') return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('em', { children: text })
  if (look === 'code') return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('code', { children: text })
  if (look === 'link')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
      href: address,
      target: '_blank',
      rel: 'noreferrer nofollow',
      children: text,
    })
  return text
}
// src/ui/templateForm/markdown/readMarkdown.ts
var PHRASE =
  /\*\*([^*\n]+)\*\*|__([^_\n]+)__|\*([^*\n]+)\*|_([^_\n]+)_|`([^`\n]+)`|\[([^[\]\n]+)\]\(([^()\s]+)\)/gu
var HEADING = /^(#{1,3})[ \t]+(\S.*)$/u
var RULE = /^(?:-{3,}|\*{3,}|_{3,})$/u
var FENCE = /^```/u
var STARTS = {
  quote: /^>[ \t]?/u,
  list: /^[-*+][ \t]+/u,
  numbers: /^\d{1,9}[.)][ \t]+/u,
}
/** What a text with Markdown’s signs says: the common ones. Markup in it is words like any others. */
function readMarkdown(text) {
  const blocks = []
  const lines = text.replaceAll(/\r\n?/gu, '\n').split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim()
    if (line === '') continue
    if (FENCE.test(line)) {
      const end = lines.findIndex((each, index) => index > at && FENCE.test(each.trim()))
      const last = end === -1 ? lines.length : end
      blocks.push({
        kind: 'code',
        text: lines.slice(at + 1, last).join('\n'),
      })
      at = last
      continue
    }
    const single = singleLine(line)
    if (single !== null) {
      blocks.push(single)
      continue
    }
    const kind = kindOf(line)
    const from = at
    while (at + 1 < lines.length && continues(lines[at + 1] ?? '', kind)) at += 1
    const own = lines.slice(from, at + 1).map((each) => bare(each.trim(), kind))
    blocks.push({
      kind,
      lines: own.map(phrasesOf),
    })
  }
  return blocks
}
function singleLine(line) {
  if (RULE.test(line)) return { kind: 'rule' }
  const [, signs, words] = HEADING.exec(line) ?? []
  if (signs === void 0 || words === void 0) return null
  return {
    kind: 'heading',
    level: signs.length === 1 ? 1 : signs.length === 2 ? 2 : 3,
    words: phrasesOf(words),
  }
}
function kindOf(line) {
  if (STARTS.quote.test(line)) return 'quote'
  if (STARTS.list.test(line)) return 'list'
  return STARTS.numbers.test(line) ? 'numbers' : 'paragraph'
}
function continues(next, kind) {
  const line = next.trim()
  return line !== '' && !FENCE.test(line) && singleLine(line) === null && kindOf(line) === kind
}
var bare = (line, kind) => (kind === 'paragraph' ? line : line.replace(STARTS[kind], ''))
function phrasesOf(line) {
  const phrases = []
  let end = 0
  for (const found of line.matchAll(PHRASE)) {
    if (found.index > end)
      phrases.push({
        look: 'plain',
        text: line.slice(end, found.index),
      })
    phrases.push(phraseOf(found))
    end = found.index + found[0].length
  }
  if (end < line.length)
    phrases.push({
      look: 'plain',
      text: line.slice(end),
    })
  return phrases
}
function phraseOf([whole, strong, strongToo, emphasis, emphasisToo, code, link, address]) {
  const heavy = strong ?? strongToo
  if (heavy !== void 0)
    return {
      look: 'strong',
      text: heavy,
    }
  const leaning = emphasis ?? emphasisToo
  if (leaning !== void 0)
    return {
      look: 'emphasis',
      text: leaning,
    }
  if (code !== void 0)
    return {
      look: 'code',
      text: code,
    }
  return link !== void 0 &&
    address !== void 0 &&
    /^https?:\/\/[^\s/]/iu.test(address) &&
    URL.canParse(address)
    ? {
        look: 'link',
        text: link,
        address,
      }
    : {
        look: 'plain',
        text: whole,
      }
}
// src/ui/templateForm/controls/MarkdownControl.tsx
/** A text with Markdown’s signs, shown as it will read. */
function MarkdownControl(props) {
  const text = wordsIn(props.value)
  const length = lengthOf(text) ?? 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WrittenControl, {
    ...props,
    isProse: true,
    note: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'o9f47Z',
      message: ['Znaki: ', ['length']],
      values: { length },
    }),
    preview: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Markdown, { blocks: readMarkdown(text) }),
  })
}
export { MarkdownControl as default }
