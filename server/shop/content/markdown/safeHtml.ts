import type { Schema } from 'hast-util-sanitize'

/**
 * The elements and attributes allowed in an author's text. All others are left out, `script` and the like with their
 * content. A link leads to a page, a letter or a call, never to a script.
 */
export const SAFE_HTML: Schema = {
  strip: ['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'math', 'title', 'textarea'],
  tagNames: [
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'em',
    'strong',
    'del',
    'a',
    'img',
    'hr',
    'br',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'kbd',
    'sub',
    'sup',
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    code: [['className', /^language-./u]],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
  },
  ancestors: {
    li: ['ul', 'ol'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    // `picture:1` is one of the article’s own.
    src: ['http', 'https', 'picture'],
  },
  allowComments: false,
  allowDoctypes: false,
}
