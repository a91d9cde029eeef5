import type { CalloutKind, RichNode, RichText } from '#domain/content/richText.ts'

// An article's text for feed readers, which don't know our tree of nodes. The page itself never shows HTML.

const CALLOUT_NAMES: Readonly<Record<'pl' | 'en', Readonly<Record<CalloutKind, string>>>> = {
  pl: { note: 'Warto wiedzieć', tip: 'Wskazówka', warning: 'Uwaga' },
  en: { note: 'Good to know', tip: 'Tip', warning: 'Careful' },
}

export interface HtmlOptions {
  readonly language: 'pl' | 'en'
  /** The beginning of this site's addresses when they are shown elsewhere. */
  readonly origin: string
  /** The article's own address: links within it lead there. */
  readonly url: string
}

/** A text as HTML with whole addresses. */
export function richHtml(text: RichText, options: HtmlOptions): string {
  return text.map((node) => htmlOf(node, options)).join('')
}

function htmlOf(node: RichNode, options: HtmlOptions): string {
  if (typeof node === 'string') return escaped(node)
  const { origin, url, language } = options
  const address = (to: string) => escaped(new URL(to, to.startsWith('#') ? url : origin).href)
  if (node.tag === 'img') {
    if (!URL.canParse(node.src, origin)) return ''
    const size = node.width > 0 && node.height > 0 ? ` width="${node.width}" height="${node.height}"` : ''
    const picture = `<img src="${address(node.src)}" alt="${escaped(node.alt)}"${size}>`
    return node.caption === ''
      ? picture
      : `<figure>${picture}<figcaption>${escaped(node.caption)}</figcaption></figure>`
  }
  if ('text' in node) {
    const code = `<code>${escaped(node.text)}</code>`
    return node.tag === 'pre' ? `<pre>${code}</pre>` : code
  }
  if (node.tag === 'hr' || node.tag === 'br') return `<${node.tag}>`
  const inner = richHtml(node.children, options)
  if (node.tag === 'a')
    return node.href === '' || !URL.canParse(node.href, origin)
      ? inner
      : `<a href="${address(node.href)}">${inner}</a>`
  if (node.tag === 'callout')
    return `<blockquote><p><strong>${CALLOUT_NAMES[language][node.kind]}</strong></p>${inner}</blockquote>`
  if (node.tag === 'ol' && node.start !== 1) return `<ol start="${node.start}">${inner}</ol>`
  return `<${node.tag}>${inner}</${node.tag}>`
}

/** A text escaped for HTML and XML, quotes too; characters that XML doesn't allow are left out. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll(NOT_IN_XML, '')
}

const NOT_IN_XML = new RegExp(
  [
    String.raw`[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]`,
    String.raw`[\uD800-\uDBFF](?![\uDC00-\uDFFF])`,
    String.raw`(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]`,
  ].join('|'),
  'g',
)
