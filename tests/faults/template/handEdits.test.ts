import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignNodes, moveNodes, removeParts } from '#domain/template/editGraph.ts'
import { copyFragment } from '#domain/template/fragment.ts'
import { graphOf, topologicalOrder } from '#domain/template/graph.ts'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { NODE_SIZE, overlaps } from '#domain/template/placing.ts'
import { readTemplateFile, writeTemplateFile } from '#domain/template/templateFile.ts'
import { type NodeKind, type Template, templateSchema } from '#domain/template/templateSchema.ts'
import { type History, record, redo, startHistory, undo } from '#domain/history.ts'
import { NODE_KINDS } from '#domain/template/nodeKinds.ts'
import { withFragment, withNewNode, withNextNode } from '#domain/template/handEdits.ts'

const handEdit = fc.record({
  what: fc.constantFrom('add', 'next', 'paste', 'remove', 'move', 'align', 'title', 'undo', 'redo'),
  number: fc.nat({ max: 60 }),
  other: fc.nat({ max: 500 }),
})

interface Command {
  readonly what: string
  readonly number: number
  readonly other: number
}

const isKind = (name: string): name is NodeKind => Object.hasOwn(NODE_KINDS, name)
const KINDS = Object.keys(NODE_KINDS).filter(isKind)

/** The template after a command that somebody might give; undo and redo are the history’s. */
function edited(present: Template, { what, number, other }: Command): Template {
  const kind = KINDS[other % KINDS.length] ?? 'model'
  const node = present.nodes[number % (present.nodes.length || 1)]
  const ids = new Set(present.nodes.slice(number % 5, (number % 5) + 3).map(({ id }) => id))
  if (what === 'next' && node !== undefined) return withNextNode(present, kind, node).template
  if (what === 'add' || what === 'next') return withNewNode(present, kind, { x: other, y: number }).template
  if (what === 'paste') {
    return withFragment(present, copyFragment(present, ids), { x: 40, y: 40 }).template
  }
  if (what === 'remove') return removeParts(present, ids)
  if (what === 'align') return alignNodes(present, ids, 'left')
  if (what === 'move' && node !== undefined) {
    return moveNodes(present, new Map([[node.id, { x: other, y: number }]]))
  }
  return { ...present, details: { ...present.details, title: `${other}` } }
}

function play(commands: readonly Command[]): History<Template> {
  let history = startHistory(EMPTY_TEMPLATE)
  commands.forEach((command, at) => {
    const { what } = command
    if (what === 'undo') history = undo(history)
    else if (what === 'redo') history = redo(history)
    else {
      const step = { what, at: at * 400, merges: what === 'title' }
      history = record(history, edited(history.present, command), step)
    }
  })
  return history
}

/** As far as it goes. */
function through(history: History<Template>, step: typeof undo<Template>): History<Template> {
  let after = history
  for (let next = step(after); next.past.length !== after.past.length; next = step(after)) after = next
  return after
}

describe('a template that is edited by hand', () => {
  it('is undone to the first state, redone to the last, valid by its schema and without circles', () => {
    fc.assert(
      fc.property(fc.array(handEdit, { maxLength: 80 }), (commands) => {
        const history = play(commands)
        const { present } = history
        expect(templateSchema.safeParse(present).success).toBe(true)
        expect(topologicalOrder(graphOf(present)).unordered).toEqual([])
        expect(new Set([...present.nodes, ...present.edges].map(({ id }) => id)).size).toBe(
          present.nodes.length + present.edges.length,
        )
        expect(readTemplateFile(writeTemplateFile(present)).template).toEqual(present)
        const last = through(history, redo)
        const first = through(last, undo)
        expect(first.present).toBe(EMPTY_TEMPLATE)
        expect(through(first, redo).present).toBe(last.present)
      }),
      { numRuns: process.env['LONG'] === undefined ? 150 : 5_000 },
    )
  })

  it('is the same whoever repeats the same commands: ids and places follow from what is there', () => {
    fc.assert(
      fc.property(fc.array(handEdit, { maxLength: 40 }), (commands) => {
        const [one, other] = [play(commands), play(commands)]
        expect(one.present).toEqual(other.present)
      }),
      { numRuns: 50 },
    )
  })

  it('lays new nodes on no others', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ what: fc.constantFrom('add', 'next'), number: fc.nat(60), other: fc.nat(500) }),
          {
            maxLength: 25,
          },
        ),
        (commands) => {
          const { nodes } = play(commands).present
          const boxes = nodes.map(({ position }) => ({ ...position, ...NODE_SIZE }))
          const lies = boxes.some((box, at) => boxes.slice(at + 1).some((each) => overlaps(box, each)))
          expect(lies).toBe(false)
        },
      ),
    )
  })
})
