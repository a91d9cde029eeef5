import { expect, test } from './fixtures.ts'

const rootOf = () => ({
  language: document.documentElement.lang,
  isDark: document.documentElement.classList.contains('dark'),
  background: getComputedStyle(document.body).backgroundColor,
})

for (const frame of ['phone', 'desktop'] as const) {
  test.describe(`on a ${frame}`, () => {
    test.use({ frame })

    test('theme and language are changed, and stay over loads', async ({ person }) => {
      const { window } = person
      const root = () => window.evaluate(rootOf)
      await person.open('/tutoriale')
      await person.sees('heading', 'Tutoriale i poradniki')
      const dark = await root()
      expect(dark).toMatchObject({ language: 'pl', isDark: true })

      await person.press('button', 'Jasny', { role: 'group', name: 'Motyw' })
      await expect.poll(root).toMatchObject({ language: 'pl', isDark: false })
      expect((await root()).background).not.toBe(dark.background)
      await person.photograph()
      await window.reload()
      await person.sees('heading', 'Tutoriale i poradniki')
      expect(await root()).toMatchObject({ isDark: false })

      await person.press('button', 'English', { role: 'group', name: 'Język' })
      await person.sees('heading', 'Tutorials and guides')
      expect(await root()).toMatchObject({ language: 'en', isDark: false })
      await window.reload()
      await person.sees('heading', 'Tutorials and guides')
      await person.sees('group', 'Theme')
      await person.photograph()
      await person.press('button', 'Dark', { role: 'group', name: 'Theme' })
      await expect.poll(root).toMatchObject({ language: 'en', isDark: true })
      await person.press('button', 'Polski', { role: 'group', name: 'Language' })
      await person.sees('heading', 'Tutoriale i poradniki')
      await expect.poll(root).toEqual(dark)
    })
  })
}
