import { test } from './fixtures.ts'
import type { Meant } from './person.ts'
import { workerIsThere } from './visits.ts'

const ARTICLE = { path: '/tutoriale/pierwsza-kartka', title: 'Pierwsza kartka w pięć minut' } as const

const THIS_TEXT: Meant = {
  role: 'listitem',
  holding: 'Ten tekst',
  within: { role: 'region', name: 'Do czytania bez sieci' },
}

test('a text that was kept is read with its pictures while the server is stopped', async ({
  person,
  server,
}) => {
  await person.open(ARTICLE.path)
  await person.sees('heading', ARTICLE.title)
  await workerIsThere(person)
  // What is at its end comes once one gets there.
  await person.scrollTo('navigation', 'Poprzedni i następny tekst')
  await person.press('button', 'Zapisz na offline', THIS_TEXT)
  await person.reads('Zapisane na offline', { within: THIS_TEXT, patience: 90_000 })
  await person.photograph()

  await server.stop()
  // What was kept by the way goes: what is read below was kept on purpose.
  await person.open('/debug')
  await person.press('button', 'Wyczyść katalog i zdjęcia')
  await person.sees('cell', /iskra-pack-1-article/)
  await person.open(ARTICLE.path)
  await person.sees('heading', ARTICLE.title)
  await person.seesPicture(undefined, { role: 'article' })
  await person.photograph()
})
