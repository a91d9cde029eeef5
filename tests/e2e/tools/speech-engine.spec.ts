import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hasSherpa } from '../../../server/studio/generators/hostSpeech/process/sherpa.ts'
import { openProviderStub } from '../../support/providerStub.ts'
import { speechLikeWav } from '../../support/speechLikeWav.ts'
import { confirmedPerson, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { storedTokens } from '../storedSession.ts'

test.use({ serviceWorkers: 'allow' })

const SPOKEN = [
  { start: 500, end: 3_000 },
  { start: 4_500, end: 8_000 },
  { start: 10_500, end: 13_000 },
]
const WAV = { name: 'Urodziny babci.wav', mimeType: 'audio/wav', buffer: speechLikeWav(20_000, SPOKEN) }

/** They know ten words. */
const WEIGHTS = join(import.meta.dirname, '../../support/speechModel')

/** As whisper answers: words without signs, and beside them the text. */
const HEARD = {
  task: 'transcribe',
  language: 'polish',
  duration: 20,
  text: 'Sto lat, babciu! Skąd te kwiaty?',
  words: [
    { word: 'Sto', start: 0.5, end: 1 },
    { word: 'lat', start: 1, end: 1.8 },
    { word: 'babciu', start: 1.8, end: 2.9 },
    { word: 'Skąd', start: 4.5, end: 5 },
    { word: 'te', start: 5, end: 5.4 },
    { word: 'kwiaty', start: 5.4, end: 6.6 },
  ],
}

const passage = (page: Page, number: number) =>
  page.getByRole('textbox', { name: new RegExp(`^Wypowiedź ${number},`, 'u') })

test('an engine of the server writes down a recording: price, yes, words with times, subtitles', async ({
  page,
  request,
  server,
}) => {
  test.slow()
  let isWithTimes = true
  const stub = await openProviderStub(() => ({
    body: JSON.stringify(isWithTimes ? HEARD : { text: 'Dziękuję wam wszystkim!' }),
  }))
  try {
    await server.stop()
    await server.start({
      OPENAI_COMPATIBLE_URL: `${stub.origin}/v1`,
      ENGINES: 'transcription/whisper=compatible:whisper-1',
    })
    const { origin } = server
    await page.goto(`${origin}/narzedzia/transkrypcja`)
    await page.locator('input[type="file"]').first().setInputFiles(WAV)
    await expect(page).toHaveURL(/\?zapis=/u)

    // A guest is led to sign in, and back to the same transcript.
    await page.getByRole('button', { name: 'Rozpoznaj mowę', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Rozpoznać mowę w nagraniu?' })
    await question.getByRole('link', { name: 'Zaloguj się' }).click()
    const person = await confirmedPerson(request, origin)
    await signIn(page, pointer, person)
    await expect(page.getByRole('heading', { name: 'Urodziny babci' })).toBeVisible()

    // What a person has written stays.
    await page.getByRole('slider', { name: 'Miejsce w nagraniu' }).press('End')
    await page.getByRole('button', { name: 'Nowa wypowiedź' }).click()
    await passage(page, 1).pressSequentially('Koniec nagrania.')
    await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()

    await page.getByRole('button', { name: 'Rozpoznaj mowę', exact: true }).click()
    await expect(question).toContainText('Nagranie opuści to urządzenie')
    await expect(question).toContainText('2 kredyty')
    await expect(question).toContainText('Zostanie 8')
    expect(await violations(page)).toEqual([])
    expect(stub.received).toEqual([])
    await question.getByRole('button', { name: 'Wyślij i rozpoznaj za 2 kredyty' }).click()

    await expect(passage(page, 1)).toHaveValue('Sto lat, babciu!', { timeout: 60_000 })
    await expect(passage(page, 2)).toHaveValue('Skąd te kwiaty?')
    await expect(passage(page, 3)).toHaveValue('Koniec nagrania.')
    // A press on a word takes the recording there, one on what a hand wrote doesn't.
    const playhead = page.getByRole('slider', { name: 'Miejsce w nagraniu' })
    await passage(page, 2).click({ position: { x: 12, y: 12 } })
    await expect(playhead).toHaveAttribute('aria-valuenow', '5')
    await passage(page, 3).click({ position: { x: 12, y: 12 } })
    await expect(playhead).toHaveAttribute('aria-valuenow', '5')
    expect(stub.received).toHaveLength(1)
    expect(stub.received[0]?.body.toString('latin1')).toContain('name="timestamp_granularities[]"')
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Pobierz' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Pobierz' }).click()
    const subtitles = await readFile((await (await saving).path()) ?? '', 'utf8')
    expect(subtitles).toContain('00:00:00,500 -->')
    expect(subtitles).toContain('Sto lat, babciu!')
    await page.keyboard.press('Escape')

    // One press is one step.
    await page.getByRole('button', { name: 'Cofnij' }).first().click()
    await expect(passage(page, 1)).toHaveValue('Koniec nagrania.')
    await page.getByRole('button', { name: 'Ponów' }).click()

    // One passage again, by an engine that tells no times, over a reload.
    isWithTimes = false
    await passage(page, 2).focus()
    await page.getByRole('button', { name: 'Rozpoznaj silnikiem jeszcze raz' }).click()
    await page
      .getByRole('dialog', { name: 'Rozpoznać ten fragment jeszcze raz?' })
      .getByRole('button', { name: 'Wyślij i rozpoznaj za 2 kredyty' })
      .click()
    await expect(page.getByRole('list', { name: 'Rozpoznawanie mowy' })).toBeVisible()
    await page.reload()
    const list = page.getByRole('list', { name: 'Rozpoznawanie mowy' })
    const again = list.getByRole('button', { name: 'Rozpoznaj za 2 kredyty' })
    const rewritten = passage(page, 2).and(page.getByText('Dziękuję wam wszystkim!'))
    // Where the page was gone before the sound had arrived, the price is asked for again.
    await expect(again.or(rewritten)).toBeVisible({ timeout: 60_000 })
    if (await again.isVisible()) await again.click()
    await expect(passage(page, 2)).toHaveValue('Dziękuję wam wszystkim!', { timeout: 60_000 })
    await expect(page.getByRole('button', { name: /^Odtwórz od około/u })).toBeVisible()
    await expect(passage(page, 1)).toHaveValue('Sto lat, babciu!')

    const { access_token } = await storedTokens(page)
    const headers = { Authorization: `Bearer ${access_token}` }
    const credits = await (await request.get(`${origin}/api/v1/credits`, { headers })).json()
    expect(credits).toMatchObject({ available: 6, used: 4 })
    const archive = await (await request.get(`${origin}/api/v1/generations`, { headers })).json()
    expect(archive.items.map(({ prompt }: { prompt: string }) => prompt)).toContain(
      'Urodziny babci, 0:00–0:20',
    )
    // Nothing of the recording stays on the server.
    await page.goto(`${origin}/historia`)
    await expect(page.getByText('Urodziny babci, 0:00–0:20').first()).toBeVisible()
  } finally {
    await stub.close()
  }
})

test('weights of the host write down a recording on the server alone', async ({ page, request, server }) => {
  test.skip(!hasSherpa(), 'sherpa-onnx-node is not installed: npm install --no-save sherpa-onnx-node')
  test.slow()
  await server.stop()
  await server.start({ SPEECH_MODEL_DIR: WEIGHTS })
  const { origin } = server
  const person = await confirmedPerson(request, origin)
  await page.goto(`${origin}/login?redirect=%2Fnarzedzia%2Ftranskrypcja`)
  await signIn(page, pointer, person)
  await expect(page).toHaveURL(`${origin}/narzedzia/transkrypcja`)
  await page.locator('input[type="file"]').first().setInputFiles(join(WEIGHTS, 'wishes.webm'))
  await page.getByRole('button', { name: 'Rozpoznaj mowę', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Rozpoznać mowę w nagraniu?' })
  await expect(question).toContainText('który sam rozpozna mowę i nikomu go nie przekaże')
  expect(await violations(page)).toEqual([])
  await question.getByRole('button', { name: 'Wyślij i rozpoznaj za 2 kredyty' }).click()
  await expect(passage(page, 1)).toHaveValue('dzień dobry mama', { timeout: 60_000 })
  await expect(passage(page, 2)).toHaveValue('dziękuję bardzo sto lat babcia')
})
