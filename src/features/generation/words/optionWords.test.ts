import { msg } from '@lingui/core/macro'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { GENERATOR_OPTIONS, type OptionsOf } from '#domain/generation/options.ts'
import type { WordsFor } from '#ui/form/fields/fieldWords.ts'
import { formOptions, OPTION_WORDS, toldOptions } from './optionWords.ts'

const label = msg`Styl`
const inOrder = (options: typeof formOptions) => options('video').map(({ name }) => name)

describe('the words of the options', () => {
  it('are there for every option of every form', () => {
    expectTypeOf<keyof typeof OPTION_WORDS.image>().toEqualTypeOf<keyof OptionsOf['image']>()
    expectTypeOf<keyof typeof OPTION_WORDS.video>().toEqualTypeOf<keyof OptionsOf['video']>()
    expectTypeOf<keyof typeof OPTION_WORDS.music>().toEqualTypeOf<keyof OptionsOf['music']>()
    expectTypeOf<keyof typeof OPTION_WORDS.speech>().toEqualTypeOf<keyof OptionsOf['speech']>()
    const { style: _style, ...withoutStyle } = OPTION_WORDS.image
    // @ts-expect-error -- an option without words
    const words: Record<keyof OptionsOf['image'], unknown> = withoutStyle
    expect(Object.keys(words)).toHaveLength(Object.keys(GENERATOR_OPTIONS.image).length - 1)
  })

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

  it('keep the order of the form, and of what is told of a result', () => {
    expect(inOrder(formOptions)).toEqual([
      'animation',
      'style',
      'aspect',
      'duration',
      'soundtrack',
      'reference',
      'resolution',
      'fps',
      'negativePrompt',
      'seed',
    ])
    expect(inOrder(toldOptions)).toEqual([
      'style',
      'aspect',
      'resolution',
      'duration',
      'fps',
      'animation',
      'soundtrack',
      'seed',
      'negativePrompt',
      'reference',
    ])
    expect(formOptions('transcription')).toEqual([])
  })
})
