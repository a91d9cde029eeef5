import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { fieldsSchema } from '#domain/fields/readFields.ts'
import { takesAll } from '#domain/generation/engineTakes.ts'
import type { LooseOptions } from '#ui/generatorOptions/OptionFields.tsx'
import type { FormType } from '../words/formType.ts'
import { askedFields, readOptions } from './readOptions.ts'

const TYPES = ['image', 'video', 'music', 'speech'] as const

const allOf = (type: FormType) => askedFields(type, { takes: takesAll(type) })
const read = (type: FormType, loose: LooseOptions) => readOptions(allOf(type), loose)

describe('the options of a form', () => {
  it('are those that the engine supports, in the values that it knows', () => {
    const fields = askedFields('image', { takes: { size: ['1024x1024'], style: true, quality: false } })
    const loose = { style: 'vivid', size: '896x1152', quality: 'hd', seed: 7 }
    expect(readOptions(fields, loose)).toEqual({ style: 'vivid', size: '1024x1024' })
    expect(Object.keys(askedFields('image', null))).toEqual(['style', 'size', 'quality', 'reference'])
  })

  it('are the defaults of the specification where nothing is chosen', () => {
    expect(read('image', {})).toMatchObject({
      style: 'natural',
      size: '1024x1024',
      quality: 'standard',
    })
    expect(read('video', {})).toMatchObject({ duration: 5, fps: 24, resolution: '1080p' })
  })

  it('keep what is right beside what is wrong', () => {
    const options = read('image', { style: 'oil', size: '896x1152', seed: -1, quality: 'hd' })
    expect(options).toMatchObject({ style: 'natural', size: '896x1152', quality: 'hd' })
    expect(options['seed']).toBeUndefined()
  })

  it('can always be sent, whatever was kept', () => {
    const loose = fc.dictionary(
      fc.constantFrom(
        'style',
        'size',
        'quality',
        'seed',
        'negativePrompt',
        'duration',
        'fps',
        'mood',
        'voice',
      ),
      fc.anything(),
    )
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), loose, (type, options) => {
        expect(z.safeParse(fieldsSchema(allOf(type)), read(type, options)).success).toBe(true)
      }),
    )
  })
})
