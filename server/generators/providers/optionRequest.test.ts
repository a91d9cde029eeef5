import { describe, expect, it } from 'vitest'
import { OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import { type JobOf, type OptionRequests, requestOf } from './optionRequest.ts'

const job: JobOf<'speech'> = {
  id: 'g',
  type: 'speech',
  engine: 'e',
  prompt: 'Sto lat',
  options: OPTIONS_SCHEMAS.speech.parse({ voice: 'alto' }),
  seed: 1,
  source: null,
}
const model = { modelId: 'm', provider: 'p' }

interface Call {
  readonly language: string
}

describe('a request to a provider', () => {
  it('is put together of what each option adds, provider by provider', () => {
    const requests: OptionRequests<'speech', Call> = {
      language: ({ options }) => ({
        call: { language: options.language },
        providerOptions: { fal: { tongue: options.language } },
      }),
      voice: ({ options }) => ({
        providerOptions: { fal: { voice: options.voice ?? '' }, openai: { v: 1 } },
      }),
    }
    expect(requestOf(requests, job, model)).toEqual({
      call: { language: 'pl' },
      providerOptions: { fal: { tongue: 'pl', voice: 'alto' }, openai: { v: 1 } },
    })
  })

  it('forgets no option', () => {
    // @ts-expect-error -- nobody has said what becomes of the voice
    const requests: OptionRequests<'speech', Call> = { language: null }
    expect(requestOf(requests, job, model)).toEqual({ call: {}, providerOptions: {} })
  })
})
