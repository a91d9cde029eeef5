import { openProviderStub } from '../../support/providerStub.ts'
import { confirmedPerson, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'

const GREETING = 'Dzień dobry, tajne hasło to malina.\n'
const LETTER = 'Chcę zapytać o moje zamówienie. Proszę powiedzieć mi, kiedy ono przyjdzie do mnie.'
const ANSWER = 'Chciałabym zapytać o moje zamówienie. Proszę o informację, kiedy ono przyjdzie do mnie.'
const FIRST_TAKEN = LETTER.replace('Chcę', 'Chciałabym')

/** A model's answer in OpenAI's protocol. */
const answer = (content: string, finish: string) => ({
  body: JSON.stringify({
    id: 'c',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
  }),
})

test('a text engine is sent what is selected and no more, and its answer is taken piece by piece', async ({
  page,
  request,
  server,
}) => {
  test.slow()
  let finish = 'stop'
  const model = await openProviderStub(() => answer(ANSWER, finish))
  await server.stop()
  await server.start({
    OPENAI_COMPATIBLE_URL: `${model.origin}/v1`,
    ENGINES: 'text/pismo=compatible:stub',
  })
  const person = await confirmedPerson(request, server.origin)

  await page.goto(`${server.origin}/narzedzia/tekst`)
  const field = page.getByRole('textbox', { name: 'Tekst' })
  await field.fill(`${GREETING}${LETTER}`)
  await expect(page).toHaveURL(/\?tekst=/u)
  await page.getByRole('tab', { name: 'Z AI' }).click()
  // The price is there before anybody signs in, and the sign-in leads back to the text.
  const panel = page.getByRole('form', { name: 'Popraw z AI' })
  await expect(panel.getByText(/\d+\s+kredyt/u)).toBeVisible()
  await panel.getByRole('link', { name: 'Zaloguj się' }).click()
  await signIn(page, pointer, person)
  await expect(page).toHaveURL(/narzedzia\/tekst\?tekst=/u)
  await expect(field).toHaveValue(`${GREETING}${LETTER}`)

  await page.getByRole('tab', { name: 'Z AI' }).click()
  await field.press('Control+Home')
  await field.press('ArrowDown')
  await field.press('Control+Shift+End')
  await expect(panel.getByText(`Zaznaczony fragment: ${LETTER.length} znaki`)).toBeVisible()
  await panel.getByRole('radio', { name: 'Zmień ton' }).check()
  expect(await violations(page)).toEqual([])
  await panel.getByRole('button', { name: 'Popraw' }).click()
  const question = page.getByRole('alertdialog', { name: 'Wysłać fragment do AI?' })
  await expect(question).toContainText('do silnika pismo i jego dostawcy')
  expect(model.received).toHaveLength(0)
  await question.getByRole('button', { name: 'Zgadzam się, wyślij' }).click()

  const changes = page.getByRole('list', { name: 'Zmiany' }).getByRole('listitem')
  await expect(changes).toHaveCount(2)
  expect(model.received).toHaveLength(1)
  expect(String(model.received[0]?.body)).toContain('Proszę powiedzieć mi')
  expect(String(model.received[0]?.body)).not.toContain('malina')
  await expect(field).toHaveValue(`${GREETING}${LETTER}`)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Przyjmij zmianę 1' }).click()
  await expect(field).toHaveValue(`${GREETING}${FIRST_TAKEN}`)
  await expect(changes).toHaveCount(1)
  // One press takes it back, and the change is there to be taken again.
  await field.press('ControlOrMeta+z')
  await expect(field).toHaveValue(`${GREETING}${LETTER}`)
  await expect(changes).toHaveCount(2)
  await page.getByRole('button', { name: 'Przyjmij zmianę 1' }).click()
  await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()

  await page.reload()
  await expect(field).toHaveValue(`${GREETING}${FIRST_TAKEN}`)
  await page.getByRole('tab', { name: 'Z AI' }).click()
  await expect(changes).toHaveCount(1)
  // What stands elsewhere may change meanwhile.
  await field.press('Control+Home')
  await field.pressSequentially('Pani Anno! ')
  await page.getByRole('button', { name: 'Przyjmij wszystkie' }).click()
  await expect(field).toHaveValue(`Pani Anno! ${GREETING}${ANSWER}`)

  // What the provider refuses comes as words and costs nothing. Nobody is asked for their consent again.
  finish = 'content_filter'
  const left = await panel.getByText(/Zostanie\s+\d+/u).textContent()
  await panel.getByRole('button', { name: 'Popraw' }).click()
  await expect(page.getByText('Dostawca odmówił')).toBeVisible()
  await page.getByRole('button', { name: 'Zacznij jeszcze raz' }).click()
  await expect(panel.getByText(/Zostanie\s+\d+/u)).toHaveText(left ?? '')
  await model.close()
})
