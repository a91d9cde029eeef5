import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { engineTextsSchema } from '#domain/wording/engineTexts.ts'
import { requestFor } from '#domain/wording/requestFor.ts'
import { runtimeConfigOf } from '#server/http/runtimeConfigOf.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { apiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { openProviderStub, type ProviderStub } from '#support/providerStub.ts'
import { testConfig } from '#support/testContext.ts'
import { readTexts } from './readTexts.ts'
import { textsPrompt } from './textsPrompt.ts'

const REQUEST = requestFor(
  { handle: 'kartka', aiType: 'greeting_card', aiCategory: 'Urodziny', aiCategoryKey: 'Urodziny' },
  { name: 'Halina', memory: 'drożdżówki o drugiej w nocy', sender: 'Ola' },
)
const ANSWER = `**Wersja 1:**

Kochana Halino!

Sto lat.

Ola
===
Halino, dziś Twój dzień.

Ola
===
Najlepszego!

Ola`

it('asks for three texts, with the form of the name that calls somebody and their own words', () => {
  const prompt = textsPrompt(REQUEST, 'pl')
  expect(prompt).toContain('Imię: Halina (wołacz: Halino).')
  expect(prompt).toContain('Okazja: Urodziny.')
  expect(prompt).toContain('drożdżówki o drugiej w nocy')
  expect(textsPrompt({ ...REQUEST, name: 'Xavier' }, 'pl')).toContain('Imię, nie odmieniaj go: Xavier.')
  expect(textsPrompt(REQUEST, 'en')).toContain('Their name: Halina.')
})

it('reads whatever a model answers: three texts at most, none of them empty or longer than a card takes', () => {
  expect(readTexts(ANSWER)).toEqual([
    'Kochana Halino!\n\nSto lat.\n\nOla',
    'Halino, dziś Twój dzień.\n\nOla',
    'Najlepszego!\n\nOla',
  ])
  expect(readTexts('Jeden tekst.')).toEqual(['Jeden tekst.'])
  expect(readTexts(' \n===\n ')).toEqual([])
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('===', '\n', '---', '**', '# ')), { maxLength: 60 }),
      (parts) => {
        const texts = readTexts(parts.join(''))
        expect(texts.length).toBeLessThanOrEqual(3)
        for (const text of texts) {
          expect(text.trim()).toBe(text)
          expect(text).not.toBe('')
          expect(text.length).toBeLessThanOrEqual(2_000)
        }
      },
    ),
  )
})

let stub: ProviderStub
let status = 200

beforeEach(async () => {
  status = 200
  stub = await openProviderStub(() => {
    const message = { role: 'assistant', content: ANSWER }
    const answer = {
      id: 'c',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    }
    return { status, body: JSON.stringify(answer) }
  })
})
afterEach(() => stub.close())

const withEngine = () =>
  testConfig({
    providers: {
      keys: {},
      compatibleUrl: `${stub.origin}/v1`,
      routes: [{ type: 'text', engine: 'lokalny', provider: 'compatible', model: 'llama3.1' }],
    },
  })
const ask = async (context: ServerContext, changes: Parameters<typeof makeUser>[1] = {}) => {
  const { access_token: token } = await signIn(context, await makeUser(context, changes))
  return () =>
    apiClient(context)('POST /api/v1/generation/texts', { token, body: { request: REQUEST, language: 'pl' } })
}

describeOnDatabase('the text engine', (freshContext) => {
  it('writes three texts for whoever is confirmed, names itself, and is told to the page', async () => {
    const context = await freshContext({ config: withEngine() })
    expect(runtimeConfigOf(context.config).textEngine).toBe('lokalny')
    const answer = await (await ask(context))()
    expect(engineTextsSchema.parse(answer.body)).toEqual({ engine: 'lokalny', texts: readTexts(ANSWER) })
    expect(JSON.parse(String(stub.received[0]?.body))).toMatchObject({
      model: 'llama3.1',
      messages: [{ role: 'system' }, { role: 'user', content: expect.stringContaining('Halino') }],
    })
    expect((await (await ask(context, { verifiedAt: null }))()).status).toBe(403)
    expect(stub.received).toHaveLength(1)
  })

  it('is asked so often by one person, and no more', async () => {
    const config = withEngine()
    const context = await freshContext({ config: { ...config, auth: { ...config.auth, throttleFactor: 1 } } })
    const again = await ask(context)
    const statuses = []
    for (let time = 0; time < 31; time += 1) statuses.push((await again()).status)
    expect(statuses.slice(0, 30).every((one) => one === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    expect(stub.received).toHaveLength(30)
  })

  it('says that it can’t where a provider refuses, and isn’t there where none is configured', async () => {
    const context = await freshContext({ config: withEngine() })
    status = 400
    expect((await (await ask(context))()).status).toBe(503)
    const bare = await freshContext()
    expect(runtimeConfigOf(bare.config).textEngine).toBeNull()
    expect((await (await ask(bare))()).status).toBe(404)
  })
})
