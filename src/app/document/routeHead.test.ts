import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { SCREEN_TEXTS_MODULE, screenTextsModuleSchema } from '#domain/addresses/builtScreens.ts'
import { SCREEN_ADDRESSES } from '#domain/addresses/screens.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { createAppRouter } from '../createAppRouter.ts'
import { smallShop } from '#support/page/smallShop.ts'
import { routeHead } from './routeHead.ts'
import * as screenTexts from './screenTexts.ts'

const context = { services: smallShop(), i18n: await createI18n('pl') }
const router = createAppRouter(context, createMemoryHistory({ initialEntries: ['/'] }))

/** Returns the texts of a route's head in its tags of this name. */
async function said(fullPath: string, kind: 'name' | 'property', name: string): Promise<readonly string[]> {
  const { meta = [] } = await routeHead({ match: { fullPath, context } })
  return meta.flatMap((tag: Record<string, string>) => (tag[kind] === name ? [tag['content'] ?? ''] : []))
}

describe('the head of a screen', () => {
  it.each(Object.entries(router.routesByPath))('%s says one', (_address, route) => {
    expect(route.options).toHaveProperty('head')
  })

  it.each(SCREEN_ADDRESSES)('%s is called the same by its server', async (fullPath) => {
    const { SCREEN_TEXTS } = screenTextsModuleSchema.parse(screenTexts)
    const { title, description } = SCREEN_TEXTS[fullPath].pl
    expect(await said(fullPath, 'property', 'og:title')).toEqual([title])
    expect(await said(fullPath, 'name', 'description')).toEqual(description === null ? [] : [description])
  })

  it('is told to search engines as the table of screens says', async () => {
    expect(await said('/sklep/', 'name', 'robots')).toEqual([])
    expect(await said('/debug', 'name', 'robots')).toEqual(['noindex'])
  })

  it('is not said again of a screen whose document has said it', async () => {
    const saidAlready = { ...context, isHeadSaid: () => true }
    expect(await routeHead({ match: { fullPath: '/sklep/', context: saidAlready } })).toEqual({})
  })

  it('is in the other language where its words are', () => {
    expect(screenTextsModuleSchema.parse(screenTexts).SCREEN_TEXTS['/historia']).toMatchObject({
      pl: { title: 'Historia' },
      en: { title: 'History' },
    })
    expect(import.meta.resolve(`../../..${SCREEN_TEXTS_MODULE}`)).toBe(
      import.meta.resolve('./screenTexts.ts'),
    )
  })
})
