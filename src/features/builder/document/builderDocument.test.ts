import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addNode, removeParts } from '#domain/template/editGraph.ts'
import { MOST_STEPS_BACK } from '#domain/history.ts'
import { EMPTY_TEMPLATE, newNode } from '#domain/template/newTemplate.ts'
import { freshId } from '#domain/template/placing.ts'
import { createDocument } from './builderDocument.ts'

const document = () => {
  let at = 0
  return createDocument(EMPTY_TEMPLATE, () => (at += 5_000))
}

const add = (open: ReturnType<typeof document>) => {
  const id = freshId(open.getSnapshot().history.present, 'model')
  open.edit({ name: 'add' }, (template) => addNode(template, newNode('model', { id })), [id])
  return id
}

describe('an open template', () => {
  it('is undone over its graph, its form, its price and its settings in one line', () => {
    const open = document()
    add(open)
    open.edit({ name: 'form' }, (template) => ({
      ...template,
      form: [{ id: 'kto', title: 'Kto', description: '', fields: [] }],
    }))
    open.edit({ name: 'pricing' }, (template) => ({
      ...template,
      pricing: { ...template.pricing, isEnabled: true },
    }))
    open.edit({ name: 'settings' }, (template) => ({
      ...template,
      settings: { ...template.settings, maxRetries: 4 },
    }))
    const last = open.getSnapshot().history.present
    expect([open.undo(), open.undo(), open.undo(), open.undo(), open.undo()]).toEqual([
      'settings',
      'pricing',
      'form',
      'add',
      null,
    ])
    expect(open.getSnapshot().history.present).toBe(EMPTY_TEMPLATE)
    expect([open.redo(), open.redo(), open.redo(), open.redo(), open.redo()]).toEqual([
      'add',
      'form',
      'pricing',
      'settings',
      null,
    ])
    expect(open.getSnapshot().history.present).toBe(last)
  })

  it('chooses what undo brings back, and forgets what is gone', () => {
    const open = document()
    const [first, second] = [add(open), add(open)]
    open.select([first, second])
    open.edit({ name: 'remove' }, (template) => removeParts(template, new Set([second])))
    expect([...open.getSnapshot().selection]).toEqual([first])
    open.undo()
    expect([...open.getSnapshot().selection]).toEqual([second])
  })

  it('tells its followers of each change once, and of none that changes nothing', () => {
    const open = document()
    let told = 0
    open.subscribe(() => (told += 1))
    expect(open.edit({ name: 'details' }, (template) => template)).toBe(false)
    open.select([])
    expect(told).toBe(0)
    add(open)
    expect(told).toBe(1)
    open.open(EMPTY_TEMPLATE)
    expect([told, open.undo()]).toEqual([2, null])
  })

  it('chooses nothing that isn’t there, whatever is done', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('add', 'remove', 'undo', 'redo', 'select'), fc.nat({ max: 20 }))),
        (steps) => {
          const open = document()
          for (const [step, number] of steps) {
            const { nodes } = open.getSnapshot().history.present
            const id = nodes[number % (nodes.length || 1)]?.id ?? ''
            if (step === 'add') add(open)
            else if (step === 'select') open.select(nodes.slice(number).map((node) => node.id))
            else if (step === 'remove')
              open.edit({ name: 'remove' }, (template) => removeParts(template, new Set([id])))
            else open[step]()
            const { history, selection } = open.getSnapshot()
            const there = new Set(history.present.nodes.map((node) => node.id))
            expect([...selection].every((chosen) => there.has(chosen))).toBe(true)
            expect(history.past.length).toBeLessThanOrEqual(MOST_STEPS_BACK)
          }
        },
      ),
    )
  })
})
