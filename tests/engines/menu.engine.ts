import { core, test } from './fixtures.ts'
import type { Meant, Person } from './person.ts'

const BUTTON: Meant = { role: 'button', name: 'Menu' }
const MENU: Meant = { role: 'dialog', name: 'Menu' }

const isExpanded = (person: Person, expected: boolean) =>
  person.until(`aria-expanded of the menu's button to be ${expected}`, async () => {
    return (await person.look(BUTTON))?.attributes['aria-expanded'] === String(expected)
  })

/** The ways in which a person closes the menu. */
const CLOSINGS = {
  'the cross': (person: Person) => person.press('button', 'Zamknij', MENU),
  Escape: (person: Person) => person.key('Escape'),
  'a press beside it': (person: Person) => person.window.press(380, 422),
} as const

test('the menu opens on every press, and its button says so', core, async ({ person }) => {
  await person.open('/sklep')
  await person.sees('heading', 'Sklep')
  for (const way of ['the cross', 'Escape', 'a press beside it', 'the cross'] as const) {
    await person.press('button', 'Menu')
    await person.sees('dialog', 'Menu')
    await isExpanded(person, true)
    if (way === 'Escape') await person.photograph()
    await CLOSINGS[way](person)
    await person.seesNo('dialog', 'Menu')
    await isExpanded(person, false)
  }
  await person.photograph()
})
