import { test } from './fixtures.ts'
import type { Meant, Person } from './person.ts'

const MENU: Meant = { role: 'dialog', name: 'Menu' }

/** Read from the document: behind the open menu nobody sees its button. */
const isExpanded = (person: Person, expected: boolean) =>
  person.until(`aria-expanded of the menu's button to be ${expected}`, async () => {
    return (await person.window.evaluate(readExpanded)) === String(expected)
  })

/** Runs in the page. */
const readExpanded = () =>
  document.querySelector('button[command="show-modal"][aria-label="Menu"]')?.ariaExpanded ?? null

/** The ways in which a person closes the menu. */
const CLOSINGS = {
  'the cross': (person: Person) => person.press('button', 'Zamknij', MENU),
  Escape: (person: Person) => person.key('Escape'),
  // Not where a scroll bar would stand.
  'a press beside it': (person: Person) => person.window.press(352, 422),
} as const

test('the menu opens on every press, and its button says so', async ({ person }) => {
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
