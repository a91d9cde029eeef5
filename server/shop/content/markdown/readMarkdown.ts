import type { Nodes, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { gfm } from 'micromark-extension-gfm'
import { SAFE_HTML } from './safeHtml.ts'

/**
 * Markdown (CommonMark, with GitHub's tables, strikethrough and bare addresses) as a harmless tree of elements: HTML
 * within it is parsed as in a browser, and then only elements in `SAFE_HTML` are kept.
 */
export function readMarkdown(text: string): Root {
  return safe(
    toHast(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }), {
      allowDangerousHtml: true,
    }),
  )
}

/** The same for plain CommonMark, which has a test suite of its own. */
export function readCommonMark(text: string): Root {
  return safe(toHast(fromMarkdown(text), { allowDangerousHtml: true }))
}

function safe(tree: Nodes): Root {
  const cleaned = sanitize(raw(tree), SAFE_HTML)
  return cleaned.type === 'root'
    ? cleaned
    : { type: 'root', children: cleaned.type === 'doctype' ? [] : [cleaned] }
}
