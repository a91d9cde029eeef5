import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { templateSchema } from '../../template/templateSchema.ts'
import { emptyScene, newBox, newConnector } from '../newScene.ts'
import { sceneArbitrary } from '../sceneArbitrary.ts'
import { FLOW_ROLES, type Scene, sceneSchema } from '../sceneSchema.ts'
import { checkFlow } from './checkFlow.ts'
import { flowOfTemplate } from './flowOfTemplate.ts'
import { choicesOf, isDone, startRun, stepRun } from './runFlow.ts'
import { templateOfFlow } from './templateOfFlow.ts'

/** A flow of `name:role` and `from>to words`. */
function flow(...parts: readonly string[]): Scene {
  const shapes = parts.map((part, at) => {
    const line = /^(\w+)>(\w+) ?(.*)$/u.exec(part)
    if (line !== null) {
      const [, from = '', to = '', text = ''] = line
      return newConnector(`${from}-${to}`, { shape: from, side: null }, { shape: to, side: null }, { text })
    }
    const [id = '', named = 'step'] = part.split(':')
    const role = FLOW_ROLES.find((each) => each === named) ?? null
    return newBox(id, { x: at * 200, y: 0, width: 100, height: 60 }, { role, text: id })
  })
  return { ...emptyScene('flow'), shapes }
}

describe('checks', () => {
  it.each([
    [['s:start', 'e:end', 's>e'], []],
    [[], []],
    [['a:step', 'e:end', 'a>e'], [[null, 'noStart']]],
    [['s:start', 't:start', 'e:end', 's>e', 't>e'], [['t', 'severalStarts']]],
    [['s:start', 'a:step', 'e:end', 's>a', 's>e'], [['a', 'deadEnd']]],
    [['s:start', 'a:step', 'e:end', 's>e', 'a>e'], [['a', 'unreachable']]],
    [
      ['s:start', 'a:step', 'b:step', 'e:end', 's>a', 's>e', 'a>b', 'b>a'],
      [
        ['a', 'endless'],
        ['b', 'endless'],
      ],
    ],
    [['s:start', 'd:decision', 'e:end', 's>d', 'd>e tak'], [['d', 'oneWay']]],
    [['s:start', 'd:decision', 'e:end', 'f:end', 's>d', 'd>e tak', 'd>f'], [['d', 'unnamedWays']]],
    [['s:start', 'e:end', 's>e', 'e>s'], [['e', 'wayAfterEnd']]],
  ])('of %j', (parts, marks) => {
    expect(checkFlow(flow(...parts)).map(({ shape, code }) => [shape, code])).toEqual(marks)
  })
})

describe('a run', () => {
  it('waits at a parallel gateway for all, and asks at a decision', () => {
    const scene = flow(
      's:start',
      'p:parallel',
      'a',
      'b',
      'j:parallel',
      'd:decision',
      'e:end',
      'f:end',
      's>p',
      'p>a',
      'p>b',
      'a>j',
      'b>j',
      'j>d',
      'd>e tak',
      'd>f nie',
    )
    let run = startRun(scene)
    for (let step = 0; step < 5; step += 1) run = stepRun(scene, run)
    expect(run.tokens.map(({ at }) => at)).toEqual(['d'])
    expect(choicesOf(scene, run)).toEqual(['d-e', 'd-f'])
    run = stepRun(scene, run, 'd-f')
    expect(run.tokens.map(({ at }) => at)).toEqual(['f'])
    run = stepRun(scene, run)
    expect(run.end).toBe('done')
    expect(run.visits.get('j')).toBe(2)
  })

  it('stands still where it waits for what never comes', () => {
    const scene = flow(
      's:start',
      'd:decision',
      'a',
      'b',
      'j:parallel',
      'e:end',
      's>d',
      'd>a 1',
      'd>b 2',
      'a>j',
      'b>j',
      'j>e',
    )
    let run = startRun(scene)
    while (!isDone(run)) run = stepRun(scene, run)
    expect(run.end).toBe('stuck')
  })

  it('always comes to an end, and the same for the same choices', () => {
    fc.assert(
      fc.property(sceneArbitrary, fc.array(fc.nat(3)), (scene, picks) => {
        const play = () => {
          let run = startRun(scene)
          for (let at = 0; !isDone(run) && at < 3_000; at += 1) {
            const choices = choicesOf(scene, run)
            run = stepRun(
              scene,
              run,
              choices[(picks[at % Math.max(1, picks.length)] ?? 0) % Math.max(1, choices.length)],
            )
          }
          return run
        }
        const run = play()
        expect(isDone(run)).toBe(true)
        expect(play()).toEqual(run)
        checkFlow(scene)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a template of a flow', () => {
  it('has what fits and tells what does not', () => {
    const scene = flow(
      's:start',
      'w:wait',
      'd:decision',
      'a',
      'e:end',
      's>w',
      'w>d',
      'd>a tak',
      'd>e nie',
      'a>s',
    )
    const { template, leftOut } = templateOfFlow(scene)
    expect(templateSchema.safeParse(template).success).toBe(true)
    expect(template.nodes.map(({ kind }) => kind)).toEqual(['input', 'branch', 'transform', 'output'])
    expect(template.edges.map(({ sourcePort }) => sourcePort)).toEqual(['out', 'true', 'false'])
    expect(leftOut).toEqual([
      { shape: 'w', code: 'wait' },
      { shape: 'a-s', code: 'lineRefused' },
    ])
  })

  it('is valid for every scene, and shown again as a flow', () => {
    fc.assert(
      fc.property(sceneArbitrary, (scene) => {
        const { template } = templateOfFlow(scene)
        expect(templateSchema.safeParse(template).success).toBe(true)
        const shown = flowOfTemplate(template, { yes: 'tak', no: 'nie', wordOf: (kind) => kind })
        expect(sceneSchema.safeParse(shown).success).toBe(true)
        expect(shown.shapes.filter(({ kind }) => kind === 'box')).toHaveLength(template.nodes.length)
      }),
    )
  })
})
