import { core, expect, test } from '../fixtures.ts'
import { cachedAddresses, firstVisit } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'what nobody has opened is not kept; once a part of it was, all of it is there without a network',
  core,
  async ({ page, server }) => {
    const keeps = async (name: string) =>
      (await cachedAddresses(page)).some((address) =>
        new URL(address).pathname.startsWith(`/assets/${name}-`),
      )
    await firstVisit(page, server, '/sklep')
    await expect.poll(() => keeps('GiftEditor')).toBe(true)
    expect(await keeps('generatory.audio')).toBe(false)
    expect(await keeps('admin.template-builder')).toBe(false)

    await page.goto(`${server.origin}/generatory/obraz`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => keeps('generatory.audio'), { timeout: 30_000 }).toBe(true)
    expect(await keeps('admin.template-builder')).toBe(false)
    await server.stop()
    for (const path of ['/generatory/audio', '/historia', '/sklep']) {
      await page.goto(server.origin + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  },
)
