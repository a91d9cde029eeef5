import { describe, expect, it } from 'vitest'
import { modelReader, modelsReader } from '#domain/models/model.ts'
import { searchModels } from '#domain/models/searchModels.ts'
import { enginePrices } from '#server/studio/generators/tables.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { LIST_WORDS } from './listWords.ts'
import { MODEL_ENTRIES } from './modelEntries.ts'
import { modelsOf } from './models.ts'

describeOnDatabase('the models that are told of', (freshContext) => {
  it('can be read in both languages', async () => {
    const models = modelsOf(await freshContext())
    for (const language of ['pl', 'en'] as const) {
      const all = modelsReader(await models.all(language))
      expect(all.models).toHaveLength(MODEL_ENTRIES.length)
      expect(all.lists).toHaveLength(LIST_WORDS.length)
      for (const { slug } of MODEL_ENTRIES) {
        const { related, here, instead } = modelReader(await models.one(language, slug))
        expect(related.map((other) => other.slug)).not.toContain(slug)
        expect([here?.isAvailable ?? false, instead]).not.toEqual([true, expect.anything()])
      }
    }
    expect(await models.one('pl', 'nie-ma')).toBeNull()
  })

  it('cost what the engines here cost, and say what makes such things where they don’t work', async () => {
    const context = await freshContext()
    await context.database
      .insert(enginePrices)
      .values({ engine: 'runway', credits: 12, changedAt: new Date() })
    const models = modelsOf(context)
    const own = await models.one('pl', 'iskra-obraz')
    expect(own?.here).toMatchObject({ engine: 'iskra-obraz', credits: 3, isAvailable: true, behind: null })
    const known = await models.one('pl', 'runway-gen-4')
    expect(known?.here).toMatchObject({ engine: 'runway', credits: 12, isAvailable: false })
    expect(known?.instead).toMatchObject({ opens: '/generatory/wideo', isAvailable: true })
    expect(await models.one('pl', 'flux-1-schnell')).toMatchObject({
      here: null,
      instead: { engine: 'iskra-obraz' },
    })
    expect(await models.one('pl', 'real-esrgan')).toMatchObject({ here: null, instead: null })
  })

  describe('are searched', () => {
    it.each([
      ['flux schnell', 'flux-1-schnell'],
      ['wisper', 'whisper'],
      ['iskra muzyka', 'iskra-muzyka'],
      ['POLSZCZYZNA', 'bielik-11b-v3'],
      ['midjorney', 'midjourney'],
      ['spiewem', 'suno-v4-5'],
    ])('„%s” finds %s', async (text, slug) => {
      const { models } = await modelsOf(await freshContext()).all('pl')
      expect(
        searchModels(models, text)
          .found.slice(0, 4)
          .map((model) => model.slug),
      ).toContain(slug)
    })
  })
})
