import { cardTemplate } from '../support/templates/cardTemplate.ts'
import { confirmedPerson } from '../e2e/accountPerson.ts'
import { publishTemplate } from '../e2e/templates/publishTemplate.ts'
import { test } from './fixtures.ts'
import type { Meant } from './person.ts'
import { signInTo } from './visits.ts'

const TITLE = 'Kartka próbna'
const RESULT: Meant = { role: 'region', name: 'Wynik szablonu' }

test('a template is filled in and run, and its result is seen', async ({ person, request, server }) => {
  const slug = await publishTemplate(request, server, (free) => cardTemplate(free, TITLE))
  await signInTo(person, `/szablony/${slug}`, await confirmedPerson(request, person.origin))
  await person.sees('heading', TITLE)
  await person.type('Imię', 'ola')
  await person.press('button', 'Dalej')
  await person.until('the field to be told wrong', async () => {
    return (await person.look({ role: 'textbox', name: 'Imię' }))?.attributes['aria-invalid'] === 'true'
  })
  await person.photograph()
  await person.type('Imię', 'Ola')
  await person.press('button', 'Dalej')
  await person.sees('heading', 'Jak ma wyglądać?')
  await person.reads('Zostanie 7.')
  await person.press('button', 'Stwórz')
  await person.seesPicture(undefined, RESULT)
  await person.sees('link', 'Pobierz: Kartka')
  await person.photograph()
})
