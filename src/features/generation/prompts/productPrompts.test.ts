import { describe, expect, it } from 'vitest'
import { GENERATOR_OPTIONS } from '#domain/generation/options.ts'
import { tellReading } from '#domain/generation/reading/tellReading.ts'
import type { Reading } from '#domain/generation/reading/understandsPrompt.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { FORM_WORDS } from '../words/formType.ts'
import { PRESETS } from './presets.ts'
import { PROMPT_WORDS } from './promptWords.ts'

const TYPES = ['image', 'video', 'music'] as const

const READINGS = {
  image: { type: 'image', style: GENERATOR_OPTIONS.image.style.default, negativePrompt: '' },
  video: {
    type: 'video',
    style: GENERATOR_OPTIONS.video.style.default,
    animation: GENERATOR_OPTIONS.video.animation.default,
    negativePrompt: '',
  },
  music: { type: 'music', mood: 'auto' },
} as const satisfies Record<(typeof TYPES)[number], Reading>

/** A placeholder without its introduction. */
const exampleOf = (placeholder: string) => placeholder.replace(/^(?:Na przykład|For example): /u, '')

describe.each(['pl', 'en'] as const)('what the product itself offers to type, in %s', (language) => {
  it('is understood to its last word', async () => {
    const i18n = await createI18n(language)
    const typed = TYPES.flatMap((type) => [
      { reading: READINGS[type], prompt: exampleOf(i18n._(FORM_WORDS[type].placeholder)) },
      ...PROMPT_WORDS[type].flatMap(({ words }) =>
        words.map((word) => ({ reading: READINGS[type], prompt: i18n._(word) })),
      ),
    ])
    const offered: { reading: Reading; prompt: string }[] = [
      ...typed,
      ...PRESETS.image.map(({ prompt, options }) => ({
        reading: { ...READINGS.image, style: options.style ?? READINGS.image.style },
        prompt: i18n._(prompt),
      })),
      ...PRESETS.video.map(({ prompt, options }) => ({
        reading: { ...READINGS.video, style: options.style ?? READINGS.video.style },
        prompt: i18n._(prompt),
      })),
      ...PRESETS.music.map(({ prompt, options }) => ({
        reading: { ...READINGS.music, mood: options.mood ?? READINGS.music.mood },
        prompt: i18n._(prompt),
      })),
    ]
    const missed = offered.flatMap(({ reading, prompt }) => {
      const { ignored } = tellReading(prompt, reading, language)
      return ignored.length === 0
        ? []
        : [`${reading.type}: ${prompt}: ${ignored.map(({ word }) => word).join(', ')}`]
    })
    expect(offered.length).toBeGreaterThan(50)
    expect(missed).toEqual([])
  })

  it('is followed where it is added to a prompt', async () => {
    const i18n = await createI18n(language)
    const begun = language === 'pl' ? 'kot na łące' : 'a cat in a meadow'
    for (const type of ['image', 'video'] as const) {
      for (const word of PROMPT_WORDS[type].flatMap(({ words }) => words)) {
        const { followed, shown } = tellReading(`${begun}, ${i18n._(word)}`, READINGS[type], language)
        const alone = tellReading(begun, READINGS[type], language)
        expect([i18n._(word), followed.length > 0 || shown !== alone.shown]).toEqual([i18n._(word), true])
      }
    }
  })
})
