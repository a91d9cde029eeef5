import { describe, expect, it } from 'vitest'
import { OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import { type JobOf, type OptionRequests, requestOf, takesOf } from './optionRequest.ts'

const job: JobOf<'speech'> = {
  id: 'g',
  type: 'speech',
  engine: 'e',
  prompt: 'Sto lat',
  options: OPTIONS_SCHEMAS.speech.parse({ voice: 'alto' }),
  seed: 1,
  source: null,
}

const requests: OptionRequests<'speech'> = {
  language: {
    pl: { words: 'In Polish.', providerOptions: { fal: { tongue: 'pl' } } },
  },
  voice: ({ options }) => ({
    call: { voice: options.voice ?? '' },
    providerOptions: { fal: { loud: true }, openai: { v: 1 } },
  }),
}

describe('a request to a provider', () => {
  it('is put together of what each option adds, provider by provider', () => {
    expect(requestOf(requests, job)).toEqual({
      prompt: 'Sto lat\n\nIn Polish.',
      call: { voice: 'alto' },
      providerOptions: { fal: { tongue: 'pl', loud: true }, openai: { v: 1 } },
    })
  })

  it('is what its engine declares: the values that it knows, and nothing of what does nothing', () => {
    expect(takesOf('speech', requests)).toEqual({ language: ['pl'], voice: true })
    expect(takesOf('speech', { language: null, voice: null })).toEqual({ language: false, voice: false })
    expect(takesOf('transcription', { language: null, source: 'source' })).toEqual({
      language: false,
      source: true,
    })
  })

  it('forgets no option and knows no other value', () => {
    // @ts-expect-error -- nobody has said what becomes of the voice
    const forgotten: OptionRequests<'speech'> = { language: null }
    // @ts-expect-error -- there is no such language
    const unknown: OptionRequests<'text'> = { language: { tlh: {} } }
    expect([forgotten, unknown]).toHaveLength(2)
  })
})
