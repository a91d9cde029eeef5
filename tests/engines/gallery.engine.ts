import sharp from 'sharp'
import { confirmedPerson } from '../e2e/accountPerson.ts'
import { expect, test } from './fixtures.ts'
import { signInTo } from './visits.ts'

test('pictures are added to the gallery, and looked at', async ({ person, request }, info) => {
  const paths = await Promise.all(
    (['czerwone', 'zielone'] as const).map(async (name) => {
      const path = info.outputPath(`${name}.png`)
      const background = name === 'czerwone' ? '#c33' : '#3c3'
      await sharp({ create: { width: 640, height: 480, channels: 3, background } }).toFile(path)
      return path
    }),
  )
  await signInTo(person, '/profil/galeria', await confirmedPerson(request, person.origin))
  await person.reads('Tu będą Twoje zdjęcia')
  await person.sees('button', 'Dodaj zdjęcia')
  await person.window.chooseFiles('input[type=file][multiple]', paths)
  await person.reads('W galerii są 2 nowe zdjęcia.')
  await expect.poll(() => person.count({ role: 'gridcell' })).toBe(2)
  await person.photograph()
  await person.press('button', /czerwone\.png/, { role: 'gridcell' })
  await person.sees('dialog', 'czerwone.png')
  await person.photograph()
  await person.window.back()
  await person.seesNo('dialog', 'czerwone.png')
  await person.window.reload()
  await expect.poll(() => person.count({ role: 'gridcell' })).toBe(2)
})
