import { expect, it } from 'vitest'
import { readDiagram } from '#domain/scene/diagram/readDiagram.ts'
import { DIAGRAM_KINDS } from '#domain/scene/diagram/statement.ts'
import { EXAMPLES } from './examples.ts'

it.each(DIAGRAM_KINDS)('the example of the kind %s can be read as one', (kind) => {
  const source = EXAMPLES[kind].source
    .map((part) => (typeof part === 'string' ? part : (part.message ?? '')))
    .join('')
  const read = readDiagram(source)
  expect(read.ok ? [] : read.faults).toEqual([])
  expect(read.ok && read.diagram.kind).toBe(kind)
})
