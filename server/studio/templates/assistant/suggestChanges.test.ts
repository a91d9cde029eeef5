import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { openProviderStub, type ProviderStub } from '#support/providerStub.ts'
import { A_TEMPLATE } from '#support/templates/makeTemplate.ts'
import { testConfig } from '#support/testContext.ts'
import { suggestChanges } from './suggestChanges.ts'

const PROPOSED = JSON.stringify([
  { kind: 'prompt', node: 'obraz', promptTemplate: 'rudy kot dla {{imie}}', reason: 'Wyraźniej.' },
])
const REQUEST = { template: A_TEMPLATE, wish: '', language: 'pl' } as const

let stub: ProviderStub
let status = 200

beforeEach(async () => {
  status = 200
  stub = await openProviderStub(() => {
    const message = { role: 'assistant', content: `Proszę: ${PROPOSED}` }
    const choices = [{ index: 0, message, finish_reason: 'stop' }]
    return { status, body: JSON.stringify({ id: 'c', created: 1, model: 'm', choices }) }
  })
})
afterEach(() => stub.close())

describeOnDatabase('what could be better about a template', (freshContext) => {
  const withWriter = () =>
    freshContext({
      config: testConfig({
        providers: {
          keys: {},
          compatibleUrl: `${stub.origin}/v1`,
          routes: [{ type: 'text', engine: 'lokalny', provider: 'compatible', model: 'llama3.1' }],
        },
      }),
    })

  it('is proposed by the model that writes texts here, before what rules say', async () => {
    const { suggestions, trouble } = await suggestChanges(
      await withWriter(),
      REQUEST,
      new AbortController().signal,
    )
    expect(trouble).toBeNull()
    expect(suggestions[0]).toMatchObject({ source: 'api', text: 'Wyraźniej.' })
    expect(suggestions.slice(1).every(({ source }) => source === 'heuristic')).toBe(true)
    expect(JSON.parse(String(stub.received[0]?.body))).toMatchObject({ model: 'llama3.1' })
  })

  it('is said by rules alone where the model says no, and nobody is asked for a caller who has gone', async () => {
    const context = await withWriter()
    status = 400
    const refused = await suggestChanges(context, REQUEST, new AbortController().signal)
    expect(refused.trouble).not.toBeNull()
    expect(refused.suggestions.map(({ source }) => source)).not.toContain('api')
    expect(stub.received).toHaveLength(1)
    await suggestChanges(context, REQUEST, AbortSignal.abort())
    expect(stub.received).toHaveLength(1)
  })
})
