import { expect, it } from 'vitest'
import { pastedFile } from './pastedFile.ts'

it.each([
  ['{"type":"excalidraw/clipboard","elements":[]}', 'a.excalidraw'],
  ['<mxGraphModel><root/></mxGraphModel>', 'a.drawio'],
  ['<mxfile host="app"></mxfile>', 'a.drawio'],
  ['%3CmxGraphModel%3E%3Croot%2F%3E%3C%2FmxGraphModel%3E', 'a.drawio'],
  ['<svg><metadata><iskra-scene>{}</iskra-scene></metadata></svg>', 'a.svg'],
  ['flowchart TD\n  a --> b', 'a.mmd'],
  ['\n%% remark\nsequenceDiagram\n  A->>B: Tak', 'a.mmd'],
  ['---\ntitle: Sala\n---\ngraph LR\n  a', 'a.mmd'],
])('takes %s for a drawing', async (text, name) => {
  const file = pastedFile(text)
  expect(file?.name).toBe(name)
  expect(await file?.text()).not.toContain('%3C')
})

it.each(['Lista gości', '{"a":1}', '<svg></svg>', '<p>graph</p>', '%3CmxGraphModel%', 'graphics card', ''])(
  'leaves „%s” a text',
  (text) => expect(pastedFile(text)).toBeNull(),
)
