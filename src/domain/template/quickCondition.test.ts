import { describe, expect, it } from 'vitest'
import { connect } from './editGraph.ts'
import { EMPTY_TEMPLATE, newNode } from './newTemplate.ts'
import { applyQuickCondition, quickConditionOf } from './quickCondition.ts'
import type { Template } from './templateSchema.ts'

const CONDITION = { operandType: 'context', operand: 'language', operator: 'equals', value: 'pl' } as const

function chain(): Template {
  const nodes = [
    newNode('input', { id: 'input_1' }),
    newNode('model', { id: 'model_1' }, { mode: 'text' }),
    newNode('model', { id: 'model_2' }, { mode: 'text' }),
  ]
  const template = { ...EMPTY_TEMPLATE, nodes }
  return connect(template, { source: 'input_1', sourcePort: 'out', target: 'model_1' }, 'edge_1').template
}

const waysOf = ({ edges }: Template) =>
  edges.map(({ source, sourcePort, target }) => `${source} ${sourcePort} ${target}`).toSorted()

describe('a quick condition', () => {
  it('comes after a node, in the place of its own way to a target', () => {
    const quick = { condition: CONDITION, whenTrue: 'model_1', whenFalse: 'model_2' }
    const { template, branch, refusal } = applyQuickCondition(chain(), { after: 'input_1' }, quick)
    expect(refusal).toBeNull()
    expect(branch).toBe('branch_1')
    expect(waysOf(template)).toEqual([
      'branch_1 false model_2',
      'branch_1 true model_1',
      'input_1 out branch_1',
    ])
    const node = template.nodes.find(({ id }) => id === branch)
    expect(node?.kind === 'branch' ? quickConditionOf(template, node) : null).toEqual(quick)
  })

  it('that is a branch already leads where it says and nowhere else', () => {
    const first = { condition: CONDITION, whenTrue: 'model_1', whenFalse: 'model_2' }
    const { template } = applyQuickCondition(chain(), { after: 'input_1' }, first)
    const turned = { condition: { ...CONDITION, value: 'en' }, whenTrue: 'model_2', whenFalse: null }
    const changed = applyQuickCondition(template, { branch: 'branch_1' }, turned)
    expect(waysOf(changed.template)).toEqual(['branch_1 true model_2', 'input_1 out branch_1'])
  })

  it('that can’t be changes nothing and says why', () => {
    const before = chain()
    const circle = { condition: CONDITION, whenTrue: 'input_1', whenFalse: null }
    const applied = applyQuickCondition(before, { after: 'model_1' }, circle)
    expect(applied.template).toBe(before)
    expect(applied.refusal).toBe('arity')
    expect(applyQuickCondition(before, { after: 'gone' }, circle).refusal).toBe('missing')
  })
})
