import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addField,
  addStep,
  changeStep,
  moveField,
  moveStep,
  removeField,
  removeStep,
  replaceField,
} from '#domain/template/editForm.ts'
import {
  addNode,
  alignNodes,
  connect,
  moveNodes,
  removeParts,
  replaceNode,
} from '#domain/template/editGraph.ts'
import { copyFragment, fragmentSchema, pasteFragment } from '#domain/template/fragment.ts'
import { graphOf, topologicalOrder } from '#domain/template/graph.ts'
import { type History, MOST_STEPS_BACK, record, redo, startHistory, undo } from '#domain/history.ts'
import { EMPTY_TEMPLATE, newField, newNode } from '#domain/template/newTemplate.ts'
import { type Template, templateSchema } from '#domain/template/templateSchema.ts'

let made = 0
const newId = () => `i${(made += 1)}`

type Edit = (template: Template) => Template

/** One of what there is, by a number; undefined where there is nothing. */
const pick = <Entry>(list: readonly Entry[], number: number): Entry | undefined => list[number % list.length]

/** A change that somebody might make; by which number, decides what it is made of. */
const EDITS: Readonly<Record<string, (number: number, other: number) => Edit>> = {
  add: (number) => (template) =>
    addNode(
      template,
      number % 2 === 0
        ? newNode('model', { id: newId() }, { mode: 'text' })
        : newNode('branch', { id: newId() }),
    ),
  remove: (number) => (template) => removeParts(template, new Set([pick(template.nodes, number)?.id ?? ''])),
  cut: (number) => (template) => removeParts(template, new Set([pick(template.edges, number)?.id ?? ''])),
  move: (number, other) => (template) =>
    moveNodes(template, new Map([[pick(template.nodes, number)?.id ?? '', { x: other, y: number }]])),
  align: (number) => (template) =>
    alignNodes(template, new Set(template.nodes.map(({ id }) => id)), number % 2 === 0 ? 'left' : 'middle'),
  rename: (number) => (template) => {
    const node = pick(template.nodes, number)
    return node === undefined ? template : replaceNode(template, { ...node, label: `Nazwa ${number}` })
  },
  connect: (number, other) => (template) => {
    const source = pick(template.nodes, number)
    const sourcePort = source?.kind === 'branch' ? 'true' : 'out'
    const connection = {
      source: source?.id ?? '',
      sourcePort,
      target: pick(template.nodes, other)?.id ?? '',
    } as const
    return connect(template, connection, newId()).template
  },
  paste: (number) => (template) => {
    const ids = new Set(template.nodes.slice(number % 5, 3 + (number % 5)).map(({ id }) => id))
    return pasteFragment(template, copyFragment(template, ids), { newId, by: { x: 40, y: 40 } }).template
  },
  step: (number) => (template) =>
    addStep(template, { id: newId(), title: `Krok ${number}`, description: '', fields: [] }),
  dropStep: (number) => (template) => removeStep(template, pick(template.form, number)?.id ?? ''),
  title: (number, other) => (template) =>
    changeStep(template, pick(template.form, number)?.id ?? '', { title: `${other}` }),
  order: (number, other) => (template) =>
    moveStep(template, pick(template.form, number)?.id ?? '', other % 4),
  field: (number) => (template) =>
    addField(template, pick(template.form, number)?.id ?? '', newField('text', newId())),
  dropField: (number) => (template) => removeField(template, pick(fieldsOf(template), number)?.name ?? ''),
  changeField: (number, other) => (template) => {
    const name = pick(fieldsOf(template), number)?.name ?? ''
    return replaceField(template, name, newField('email', name, { label: `${other}` }))
  },
  moveField: (number, other) => (template) =>
    moveField(
      template,
      pick(fieldsOf(template), number)?.name ?? '',
      pick(template.form, other)?.id ?? '',
      other % 3,
    ),
}

const fieldsOf = ({ form }: Template) => form.flatMap(({ fields }) => fields)

const edits = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(EDITS)),
    number: fc.nat({ max: 200 }),
    other: fc.nat({ max: 200 }),
    merges: fc.boolean(),
  }),
  { maxLength: 120 },
)

const repeated = <State>(history: History<State>, step: (history: History<State>) => History<State>) => {
  let after = history
  for (let time = 0; time <= MOST_STEPS_BACK; time += 1) after = step(after)
  return after
}

const type = (history: History<string>, text: string, at: number) =>
  record(history, text, { what: 'title', at, merges: true })

describe('editing a template', () => {
  it('is undone to the first state and redone to the last, and leaves a template without circles at each step', () => {
    fc.assert(
      fc.property(edits, (changes) => {
        let history = startHistory(EMPTY_TEMPLATE)
        changes.forEach(({ name, number, other, merges }, at) => {
          const next = EDITS[name]?.(number, other)(history.present) ?? EMPTY_TEMPLATE
          history = record(history, next, { what: name, at: at * 300, merges })
        })
        const last = history.present
        expect(templateSchema.safeParse(last).success).toBe(true)
        expect(topologicalOrder(graphOf(last)).unordered).toEqual([])
        const back = repeated(history, undo)
        expect(back.present).toBe(EMPTY_TEMPLATE)
        expect(repeated(back, redo)).toEqual(history)
        expect(repeated(back, redo).present).toBe(last)
      }),
      { numRuns: process.env['LONG'] === undefined ? 100 : 3_000 },
    )
  })

  it('that changes nothing leaves no step, and typing is one step while it lasts', () => {
    const first = startHistory('')
    expect(record(first, '', { what: 'title', at: 0 })).toBe(first)
    const typed = type(type(type(first, 'M', 0), 'Mi', 400), 'Miś', 800)
    expect(typed.past).toHaveLength(1)
    expect(type(typed, 'Miśka', 5_000).past).toHaveLength(2)
    expect(undo(typed).present).toBe('')
    // What was undone is gone with the next change, and is not mixed into it.
    const other = type(undo(typed), 'X', 900)
    expect([other.past.length, other.future.length, undo(other).present]).toEqual([1, 0, ''])
  })

  it('goes back as many steps as there is room for', () => {
    let history = startHistory(0)
    for (let at = 1; at <= MOST_STEPS_BACK + 20; at += 1) history = record(history, at, { what: 'count', at })
    expect(repeated(history, undo).present).toBe(20)
  })
})

describe('a piece of a graph', () => {
  const condition = { operandType: 'node', operand: 'opis', operator: 'contains', value: 'a' } as const
  const template: Template = {
    ...EMPTY_TEMPLATE,
    nodes: [
      newNode('input', { id: 'imie' }),
      newNode('model', { id: 'opis' }, { mode: 'text', promptTemplate: '{{imie}} {{node:imie}}' }),
      newNode('branch', { id: 'czy' }, { condition }),
    ],
    edges: [
      { id: 'a', source: 'imie', sourcePort: 'out', target: 'opis' },
      { id: 'b', source: 'opis', sourcePort: 'out', target: 'czy' },
    ],
  }

  it('is put in beside what it was copied from, and refers to itself there', () => {
    const fragment = copyFragment(template, new Set(['opis', 'czy']))
    expect(fragmentSchema.parse(JSON.parse(JSON.stringify(fragment)))).toEqual(fragment)
    const names = ['nowy-opis', 'nowe-czy', 'nowa']
    const pasted = pasteFragment(template, fragment, {
      newId: () => names.shift() ?? '',
      by: { x: 10, y: 20 },
    })
    expect(pasted.ids).toEqual(['nowy-opis', 'nowe-czy'])
    expect(pasted.template.nodes.slice(3)).toMatchObject([
      // What isn’t in the piece is still referred to where it is.
      { id: 'nowy-opis', position: { x: 10, y: 20 }, settings: { promptTemplate: '{{imie}} {{node:imie}}' } },
      { id: 'nowe-czy', settings: { condition: { operand: 'nowy-opis' } } },
    ])
    expect(pasted.template.edges.slice(2)).toEqual([
      { id: 'nowa', source: 'nowy-opis', sourcePort: 'out', target: 'nowe-czy' },
    ])
  })
})
