import { expect, test } from './fixtures.ts'
import { takenOver } from './visits.ts'

const WORDS = 'zofia.zolc.ktora.pisze.szybciej.niz.strona.wstaje.i.nie.patrzy@example.com'

test('what is typed while the page is taken over by its script stays, every letter of it', async ({
  person,
}) => {
  await person.open('/login')
  await person.press('textbox', 'Adres e-mail')
  // Letter by letter: some before, some after.
  for (const letter of WORDS) await person.window.type(letter)
  await takenOver(person)
  await person.window.type('x')
  const typed = async () => (await person.look({ role: 'textbox', name: 'Adres e-mail' }))?.value
  await expect.poll(typed).toBe(`${WORDS}x`)
  await person.photograph()
})
