import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import { readOptions } from './readOptions.ts'

const TYPES = ['image', 'video', 'music', 'speech'] as const

describe('the options of a form', () => {
  it('are the defaults of the specification where nothing is chosen', () => {
    expect(readOptions('image', {})).toMatchObject({
      style: 'natural',
      size: '1024x1024',
      quality: 'standard',
    })
    expect(readOptions('video', {})).toMatchObject({ duration: 5, fps: 24, resolution: '1080p' })
  })

  it('keep what is right beside what is wrong', () => {
    const read = readOptions('image', { style: 'oil', size: '896x1152', seed: -1, quality: 'hd' })
    expect(read).toMatchObject({ style: 'natural', size: '896x1152', quality: 'hd' })
    expect(read.seed).toBeUndefined()
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
        expect(z.safeParse(OPTIONS_SCHEMAS[type], readOptions(type, options)).success).toBe(true)
      }),
    )
  })
})
