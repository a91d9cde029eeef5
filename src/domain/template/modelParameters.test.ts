import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isParametersAlone, parameterChanges, parametersOf, withParameter } from './modelParameters.ts'
import { newNode } from './newTemplate.ts'

const names = fc.constantFrom('style', 'size', 'seed', 'quality')
const values = fc.oneof(fc.integer(), fc.string(), fc.boolean())
const parameters = fc.dictionary(names, values, { noNullPrototype: true })
const settings = fc
  .record({ modelParameters: parameters, advancedParameters: parameters })
  .map((set) => ({ ...newNode('model', { id: 'm' }).settings, ...set }))

it('a parameter that is set is the one that the model is asked with, and stands once', () => {
  fc.assert(
    fc.property(settings, names, fc.option(values, { nil: undefined }), (before, name, value) => {
      const after = withParameter(before, name, value)
      expect(parametersOf(after)[name]).toBe(value)
      expect(Object.hasOwn(after.advancedParameters, name)).toBe(false)
      const { [name]: _was, ...rest } = parametersOf(before)
      const { [name]: _is, ...others } = parametersOf(after)
      expect(others).toEqual(rest)
    }),
  )
})

it('what is told of two settings makes the one into the other', () => {
  fc.assert(
    fc.property(settings, settings, (before, after) => {
      let made = before
      for (const { name, from, to } of parameterChanges(before, after)) {
        expect(from).toBe(parametersOf(before)[name])
        made = withParameter(made, name, to)
      }
      expect(parametersOf(made)).toEqual(parametersOf(after))
    }),
  )
})

it('a model that differs in more than its parameters is told so', () => {
  const model = newNode('model', { id: 'm' })
  const painted = { ...model, settings: withParameter(model.settings, 'style', 'poster') }
  expect(isParametersAlone(model, painted)).toBe(true)
  expect(isParametersAlone(model, { ...painted, label: 'Plakat' })).toBe(false)
})
