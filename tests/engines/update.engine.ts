import { test } from './fixtures.ts'
import type { Meant } from './person.ts'
import { workerIsThere } from './visits.ts'

const OFFER: Meant = { role: 'region', name: 'Nowa wersja jest gotowa' }

test('a new version is offered, and taken by a press', async ({ personAt, release }) => {
  const person = personAt(release.server.origin)
  const { window } = person
  await person.open('/sklep')
  await workerIsThere(person)
  await window.reload()
  await person.sees('heading', 'Sklep')
  await release.publish()
  // A reload shows by the mark's absence.
  await window.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  await window.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  await person.sees('region', OFFER.name, { patience: 90_000 })
  await person.photograph()
  await person.press('button', 'Odśwież', OFFER)
  await person.until('a new document', () =>
    window.evaluate(() => !document.documentElement.hasAttribute('data-marked')),
  )
  await person.sees('heading', 'Sklep')
  await person.seesNo('region', OFFER.name)
  await person.photograph()
})
