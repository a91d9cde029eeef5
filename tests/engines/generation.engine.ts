import { confirmedPerson } from '../e2e/accountPerson.ts'
import { test } from './fixtures.ts'
import type { Meant } from './person.ts'
import { signInTo } from './visits.ts'

const RESULT: Meant = { role: 'region', name: 'Wynik' }

test('signed in, a picture and a tune are asked for, seen and played', async ({ person, request }) => {
  await signInTo(person, '/generatory/obraz', await confirmedPerson(request, person.origin))
  await person.type('Co ma być na obrazie?', 'Kot w czapce [[quick]]')
  await person.photograph()
  await person.press('button', /^Stwórz obraz/)
  await person.seesPicture(undefined, RESULT)
  await person.photograph()

  await person.open('/generatory/audio')
  await person.type('Jaka ma być ta muzyka?', 'Pozytywka na urodziny [[quick]]')
  await person.press('button', /^Stwórz muzykę/)
  await person.until('a tune that plays', () =>
    person.window.evaluate(async () => {
      const sound = document.querySelector('audio')
      if (sound === null) return false
      // What starts without a press is allowed to what makes no noise.
      sound.muted = true
      await sound.play()
      return sound.currentTime > 0
    }),
  )
  await person.scrollTo('region', 'Wynik')
  await person.photograph()
})
