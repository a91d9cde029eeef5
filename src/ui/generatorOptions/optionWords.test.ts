import { msg } from '@lingui/core/macro'
import { describe, expect, it } from 'vitest'
import type { GENERATOR_OPTIONS } from '#domain/generation/options.ts'
import type { WordsFor } from '../form/fields/fieldWords.ts'
import { formOptions } from './optionWords.ts'

const label = msg`Styl`

describe('the words of the options', () => {
  it('name every value, and say whether it is told', () => {
    type StyleWords = WordsFor<typeof GENERATOR_OPTIONS.image.style>
    // @ts-expect-error -- values without names
    const nameless: StyleWords = { label, fact: 'label' }
    // @ts-expect-error -- all names but one
    const almost: StyleWords = { label, fact: 'label', values: { natural: label } }
    // @ts-expect-error -- nothing about its fact
    const untold: StyleWords = { label, values: 'as-written' }
    expect([nameless, almost, untold]).toHaveLength(3)
  })

  it('leave out what nobody fills in', () => {
    expect(formOptions('transcription').map(({ name }) => name)).toEqual(['language'])
  })
})
