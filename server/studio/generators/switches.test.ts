import { afterAll, expect, it } from 'vitest'
import { FEATURE_DEFAULTS } from '#domain/runtimeConfig.ts'
import { apiClient, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { generatorClient, makeDataDir, makeMaker } from '#support/generation/generatorFixture.ts'
import { testEngine } from '#support/generation/testEngine.ts'
import { testConfig } from '#support/testContext.ts'
import { offerEngines } from './engineOffers.ts'

const { dataDir, remove } = makeDataDir()
afterAll(remove)

describeOnDatabase('what is switched off', (freshContext) => {
  it.each([
    ['imageGeneration', 'test-obraz', '/image/generuj/obraz', [false, true]],
    ['videoGeneration', 'test-film', '/video/generuj/wideo', [true, false]],
  ] as const)('is made by nobody and offered to nobody: %s', async (name, engine, path, available) => {
    const features = { ...FEATURE_DEFAULTS, [name]: false }
    const context = await freshContext({ config: testConfig({ dataDir, features }) })
    const engines = [testEngine(), testEngine({ id: 'test-film', type: 'video' })]
    const maker = await makeMaker(context)
    const answer = await generatorClient(context, engines).start(maker, { engine }, path)
    expect(answer.code).toBe('GENERATOR_CONFIG_ERROR')
    const offers = await offerEngines(context, engines)
    expect(offers.map(({ isAvailable }) => isAvailable)).toEqual(available)
  })

  it('is shared with nobody', async () => {
    const features = { ...FEATURE_DEFAULTS, socialSharing: false }
    const context = await freshContext({ config: testConfig({ dataDir, features }) })
    const { user } = await makeMaker(context)
    const { access_token: token } = await signIn(context, user)
    const call = apiClient(context)
    const path = { id: 'any' }
    const shared = await call('POST /api/v1/generations/{id}/share', { token, path })
    const shown = await call('PATCH /api/v1/generations/{id}', { token, path, body: { isPublic: true } })
    expect([shared.code, shown.code]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  })
})
