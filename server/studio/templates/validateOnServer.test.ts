import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { engineOffersSchema } from '#domain/generation/engineOffer.ts'
import { anyTemplate } from '#domain/template/templateArbitrary.ts'
import { MOST_PROBLEMS } from '#domain/template/templateLimits.ts'
import { isPublishable, validateTemplate } from '#domain/template/validateTemplate.ts'
import { apiClient } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { setPrice } from '#support/generation/generatorFixture.ts'
import { validateOnServer } from './validateOnServer.ts'

describeOnDatabase('page and server', (freshContext) => {
  it('find the same wrong with 2,000 random templates, parameters and prices included', async () => {
    const context = await freshContext({})
    await setPrice(context, 'iskra-obraz', 7)
    const answer = await apiClient(context)('GET /api/v1/generation/engines')
    const { engines } = engineOffersSchema.parse(answer.body)
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(anyTemplate, async (template) => {
        const page = validateTemplate(template, { engines, isSlugTaken: () => false })
        const server = await validateOnServer(context, context.database, { id: null, template })
        expect(server).toEqual({
          isPublishable: isPublishable(page),
          problems: page.slice(0, MOST_PROBLEMS),
          left: Math.max(0, page.length - MOST_PROBLEMS),
        })
        page.forEach(({ code }) => seen.add(code))
      }),
      { numRuns: 2_000 },
    )
    // The search looks for these above all.
    expect(
      ['parameter_unknown', 'parameters_invalid', 'price_missing'].filter((code) => !seen.has(code)),
    ).toEqual([])
  }, 120_000)
})
