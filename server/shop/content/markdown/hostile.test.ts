import * as fc from 'fast-check'
import type { Nodes } from 'hast'
import { raw } from 'hast-util-raw'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { richText, type RichNode } from '#domain/content/richText.ts'
import { readMarkdown } from './readMarkdown.ts'
import { richTextOf } from './richTextOf.ts'

const RUNS = process.env['LONG'] === undefined ? 500 : 10_000

const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java&#x0A;script:alert(1)',
  '&#106;avascript:alert(1)',
  '&#0000106&#0000097vascript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIj4=',
  'blob:https://zly.example/1',
  'filesystem:https://zly.example/1',
  'https://zly.example/" onmouseover="alert(1)',
  'x" onerror="alert(1)',
  "x' onerror='alert(1)",
]

const address = fc.constantFrom(...SCRIPTS)

/** Known attacks on sanitisers, and the output of Markdown for them. */
const PIECES = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//zly.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror\n=\nalert(1)//',
  '<img/src=x/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1)></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><maction actiontype="statusline#" xlink:href="javascript:alert(1)">x</maction></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)">',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,x">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<base href="javascript:/a/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="data:text/css,*{}">',
  '<style>@import "javascript:alert(1)";</style>',
  '<div style="background:url(javascript:alert(1))">',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml <img src=x onerror=alert(1)>?>',
  '<a id="x" name="location" href="#">x</a>',
  '<p id=__proto__ class=constructor>',
  '<table><td><a href="javascript:alert(1)">',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '"><script>alert(1)</script>',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '> [!TIP]\n> <script>alert(1)</script>',
  '| a |\n| - |\n| <img src=x onerror=alert(1)> |',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '\u0000',
  '\u202E',
] as const

const piece = fc.oneof(
  fc.constantFrom<string>(...PIECES),
  address.map((to) => `[x](${to})`),
  address.map((to) => `[x](<${to}>)`),
  address.map((to) => `![x](${to})`),
  address.map((to) => `<${to}>`),
  address.map((to) => `[x][y]\n\n[y]: ${to}\n`),
  address.map((to) => `<a href="${to}">x</a>`),
  address.map((to) => `<a href='${to}' title=x>`),
  address.map((to) => `<img src="${to}" alt='${to}'>`),
  fc.constantFrom(
    '\n',
    '\n\n',
    ' ',
    '> ',
    '- ',
    '1. ',
    '# ',
    '    ',
    '*',
    '**',
    '~~',
    '`',
    '<',
    '>',
    '"',
    "'",
    '](',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

/** Pieces after each other, or within each other: the rest of one may be the worst part of another. */
const hostile = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 8 }), fc.array(fc.nat(), { maxLength: 3 }))
  .map(([pieces, cuts]) =>
    cuts.reduce((text, cut) => {
      const at = cut % (text.length + 1)
      return text.slice(0, at) + (pieces[cut % pieces.length] ?? '') + text.slice(at)
    }, pieces.join('')),
  )

const SAFE_ADDRESS = new Set(['http:', 'https:', 'mailto:', 'tel:'])
/** `picture:1` is one of the article’s own, and has no meaning for a browser. */
const isSafe = (to: string) => {
  const { protocol } = new URL(to, 'https://iskra.example')
  return SAFE_ADDRESS.has(protocol) || protocol === 'picture:'
}
const isReadable = (to: string) => URL.canParse(to, 'https://iskra.example')

const TAGS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del a img hr br table thead tbody tr th td kbd sub sup'.split(
    ' ',
  ),
)

/** The parts of a tree that a browser could run or fetch where it shouldn’t. */
function harmIn(node: Nodes): string[] {
  if (node.type === 'comment' || node.type === 'doctype') return [node.type]
  const below = 'children' in node ? node.children.flatMap(harmIn) : []
  if (node.type !== 'element') return below
  const attributes = Object.entries(node.properties).flatMap(([name, value]) => {
    if (/^on|^style$|^id$|^srcdoc$|^xlink/iu.test(name)) return [`${node.tagName} ${name}`]
    const isAddress = name === 'href' || name === 'src'
    return isAddress && isReadable(String(value)) && !isSafe(String(value))
      ? [`${name} ${String(value)}`]
      : []
  })
  return [...(TAGS.has(node.tagName) ? [] : [node.tagName]), ...attributes, ...below]
}

function harmInText(node: RichNode): string[] {
  if (typeof node === 'string') return []
  const to = node.tag === 'a' ? node.href : node.tag === 'img' ? node.src : ''
  const own = isReadable(to) && !isSafe(to) ? [to] : []
  return 'children' in node ? [...own, ...node.children.flatMap(harmInText)] : own
}

test('no script, handler or address of a script survives of a hostile text', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(hostile, (markdown) => {
      const tree = readMarkdown(markdown)
      expect(harmIn(tree)).toEqual([])
      // The tree that a browser would make of it, were it ever written as HTML.
      expect(harmIn(raw({ type: 'root', children: [{ type: 'raw', value: toHtml(tree) }] }))).toEqual([])
      const text = richTextOf(tree)
      expect(text.flatMap(harmInText)).toEqual([])
      // A text that was read can be read back.
      expect(richText(JSON.parse(JSON.stringify(text)))).toEqual(text)
    }),
    { numRuns: RUNS },
  )
})

test('what stands in an article’s link is never an address of a script, whatever is in its text', () => {
  const [paragraph] = richTextOf(readMarkdown('[tu](javascript:alert(1)) i [tam](/sklep)'))
  expect(paragraph).toEqual({
    tag: 'p',
    children: [
      { tag: 'a', href: '', children: ['tu'] },
      ' i ',
      { tag: 'a', href: '/sklep', children: ['tam'] },
    ],
  })
})
