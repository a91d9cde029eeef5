import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { speechLikeWav } from '../../support/speechLikeWav.ts'
import { violations } from '../axe.ts'
import { controlled, core, expect, test } from '../fixtures.ts'
import { withWritesHeld } from '../heldWrites.ts'
import { capabilityIsKept } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

const SPOKEN = [
  { start: 500, end: 3_000 },
  { start: 4_500, end: 8_000 },
  { start: 10_500, end: 13_000 },
]
const WAV = { name: 'Urodziny babci.wav', mimeType: 'audio/wav', buffer: speechLikeWav(20_000, SPOKEN) }

/**
 * Chromium without its speech pack hears nothing. This stands for it: says a sentence for each burst of real sound that its
 * track brings, and refuses what isn't asked for on the device.
 */
function hearBursts(): void {
  class Recognition extends EventTarget {
    static available = ({ processLocally }: { readonly processLocally: boolean }) =>
      Promise.resolve(processLocally ? 'available' : 'unavailable')
    #isLocal = false
    #said = 0
    #timer = 0
    get processLocally() {
      return this.#isLocal
    }
    set processLocally(value: boolean) {
      this.#isLocal = value
    }
    start(track: MediaStreamTrack) {
      if (!this.#isLocal) throw new Error('the sound would leave the device')
      const context = new AudioContext()
      const meter = context.createAnalyser()
      context.createMediaStreamSource(new MediaStream([track])).connect(meter)
      const samples = new Float32Array(meter.fftSize)
      let quietFor: number | null = null
      this.#timer = window.setInterval(() => {
        meter.getFloatTimeDomainData(samples)
        const isLoud = Math.max(...samples) > 0.02
        if (isLoud && quietFor === null) this.#say(false)
        if (isLoud) quietFor = 0
        else if (quietFor !== null) quietFor += 1
        // A second of silence ends a sentence.
        if (quietFor !== null && quietFor >= 20) {
          this.#say(true)
          quietFor = null
        }
      }, 50)
    }
    stop() {
      window.clearInterval(this.#timer)
      this.dispatchEvent(new Event('end'))
    }
    abort() {
      window.clearInterval(this.#timer)
    }
    #say(isFinal: boolean) {
      const results = { length: this.#said + 1 }
      const words = { transcript: `Zdanie numer ${this.#said + 1}.`, confidence: 0.9 }
      Object.assign(results, { [this.#said]: { isFinal, 0: words } })
      this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: this.#said, results }))
      if (isFinal) this.#said += 1
    }
  }
  Object.defineProperty(window, 'SpeechRecognition', { value: Recognition })
}

const passage = (page: Page, number: number) =>
  page.getByRole('textbox', { name: new RegExp(`^Wypowiedź ${number},`, 'u') })

const kept = (page: Page) => expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()

/** Chooses the recording as the beginning of a transcript, and waits for its wave. */
async function begin(page: Page): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(WAV)
  await expect(page).toHaveURL(/\?zapis=/u)
  await expect(page.getByRole('heading', { name: 'Urodziny babci' })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Miejsce w nagraniu' })).toHaveAttribute(
    'aria-valuemax',
    '20',
  )
}

test(
  'a recording is written down by keys, by two people, kept without a server, and saved as subtitles',
  core,
  async ({ page, server }) => {
    test.slow()
    await page.goto(`${server.origin}/narzedzia`)
    await expect(page.getByRole('heading', { name: 'Transkrypcja' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Spisz nagranie' }).click()
    await expect(page.getByRole('heading', { name: 'Co spisujemy?' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await begin(page)
    await controlled(page)

    await page.getByRole('button', { name: 'Nowa wypowiedź' }).click()
    const first = passage(page, 1)
    await expect(first).toBeFocused()
    // It plays by a key, waits while somebody types, and goes on by itself.
    await first.press('F8')
    const player = page.getByRole('region', { name: 'Odtwarzacz' })
    await expect(player.getByRole('button', { name: 'Wstrzymaj' })).toBeVisible()
    await first.pressSequentially('Babciu, a jak')
    await expect(player.getByRole('button', { name: 'Odtwarzaj' })).toBeVisible()
    await expect(player.getByRole('button', { name: 'Wstrzymaj' })).toBeVisible()
    await first.press('F8')
    await expect(player.getByRole('button', { name: 'Odtwarzaj' })).toBeVisible()

    await first.press('End')
    await first.pressSequentially(' się poznaliście z dziadkiem?')
    await first.press('Escape')
    await first.focus()
    await first.press('F8')
    await first.press('Control+1')
    await first.press('End')
    await first.press('F9')
    await first.press('Enter')
    const second = passage(page, 2)
    await expect(second).toBeFocused()
    await second.press('Control+2')
    await second.pressSequentially('Na potańcówce w remizie.')
    await second.press('Escape')
    await second.focus()
    await kept(page)
    expect(await violations(page)).toEqual([])

    // Split and merged, and back by undo.
    await second.press('Home')
    for (let word = 0; word < 'Na potańcówce'.length; word += 1) await second.press('ArrowRight')
    await second.press('Enter')
    await expect(passage(page, 3)).toHaveValue('w remizie.')
    await passage(page, 3).press('Backspace')
    await expect(second).toHaveValue('Na potańcówce w remizie.')
    await second.press('Control+z')
    await expect(passage(page, 3)).toHaveValue('w remizie.')
    await page.getByRole('button', { name: 'Ponów' }).click()
    await expect(passage(page, 3)).toHaveCount(0)

    await page.getByRole('button', { name: 'Osoby', exact: true }).click()
    const people = page.getByRole('dialog', { name: 'Osoby' })
    await people.getByRole('textbox', { name: 'Osoba 1' }).fill('Ola')
    await people.getByRole('textbox', { name: 'Osoba 2' }).fill('Babcia')
    await page.keyboard.press('Escape')
    await kept(page)

    await capabilityIsKept(page, 'openStoredTranscript')
    await server.stop()
    await second.focus()
    await second.press('End')
    await second.pressSequentially(' Zgubił but.')
    await kept(page)
    await page.reload()
    await expect(first).toHaveValue('Babciu, a jak się poznaliście z dziadkiem?')
    await expect(second).toHaveValue('Na potańcówce w remizie. Zgubił but.')
    await expect(page.getByRole('combobox', { name: 'Kto mówi' }).nth(1)).toHaveText(/Babcia/u)
    // The recording is there without a server, too.
    await expect(player.getByRole('button', { name: 'Odtwarzaj' })).toBeVisible()

    await page.getByRole('button', { name: 'Pobierz' }).click()
    const asked = page.getByRole('dialog', { name: 'Pobierz zapis' })
    const downloading = page.waitForEvent('download')
    await asked.getByRole('button', { name: 'Pobierz plik' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('urodziny-babci.srt')
    const subtitles = await readFile(await file.path(), 'utf8')
    expect(subtitles).toMatch(/^1\r?\n00:00:\d\d,\d{3} --> 00:00:\d\d,\d{3}\r?\n/u)
    // A slower hand makes more subtitles of the same words.
    const words = subtitles.split(/\r?\n/u).filter((line) => !/^\d+$|-->/u.test(line))
    expect(words.join(' ').replaceAll(/\s+/gu, ' ')).toContain('Na potańcówce w remizie. Zgubił but.')
  },
)

test('the last words before a reload are kept where the device is slow to store', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/narzedzia/transkrypcja`)
  await begin(page)
  await page.getByRole('button', { name: 'Nowa wypowiedź' }).click()
  await passage(page, 1).fill('Sto lat,')
  await kept(page)
  const holder = await page.context().newPage()
  await holder.goto(`${shop.origin}/narzedzia`)
  await withWritesHeld(holder, 'transcripts', async () => {
    await page.bringToFront()
    await passage(page, 1).press('End')
    await passage(page, 1).pressSequentially(' babciu!')
    await page.reload({ waitUntil: 'commit' })
  })
  await expect(passage(page, 1)).toHaveValue('Sto lat, babciu!')
  await kept(page)
})

test('words are found, replaced and taken back, and the key sheet tells the keys', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/narzedzia/transkrypcja`)
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'napisy.srt',
      mimeType: 'application/x-subrip',
      buffer: Buffer.from(
        '1\n00:00:01,000 --> 00:00:03,000\nKot śpi.\n\n2\n00:00:04,000 --> 00:00:06,000\nTo nie nasz kot.\n',
      ),
    })
  await expect(passage(page, 2)).toHaveValue('To nie nasz kot.')
  await passage(page, 1).press('Control+f')
  await page.getByRole('textbox', { name: 'Znajdź' }).fill('kot')
  await expect(page.getByText('Znaleziono 2 miejsca')).toBeVisible()
  await page.getByRole('textbox', { name: 'Zamień na' }).fill('pies')
  await page.getByRole('button', { name: 'Zamień wszystkie' }).click()
  await expect(passage(page, 2)).toHaveValue('To nie nasz pies.')
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(passage(page, 2)).toHaveValue('To nie nasz kot.')
  await page.getByRole('button', { name: 'Skróty' }).click()
  await expect(page.getByRole('dialog', { name: 'Skróty klawiszowe' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Więcej' }).click()
  await page.getByRole('menuitem', { name: 'Do tekstu' }).click()
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toHaveValue('Kot śpi.\n\nTo nie nasz kot.')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the player stands at the thumb, and what is written is kept', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/narzedzia/transkrypcja`)
    await begin(page)
    const player = page.getByRole('region', { name: 'Odtwarzacz' })
    const box = await player.boundingBox()
    expect(box?.y ?? 0).toBeGreaterThan(600)
    expect(box?.height ?? 844).toBeLessThan(844 * 0.2)
    await player.getByRole('button', { name: 'Odtwarzaj' }).tap()
    await expect(player.getByRole('button', { name: 'Wstrzymaj' })).toBeVisible()
    await player.getByRole('button', { name: 'Wstrzymaj' }).tap()
    await page.getByRole('button', { name: 'Nowa wypowiedź' }).tap()
    await passage(page, 1).fill('Sto lat, babciu!')
    await kept(page)
    await page.reload()
    await expect(passage(page, 1)).toHaveValue('Sto lat, babciu!')
    expect(await violations(page)).toEqual([])
  })

  test('a recording is recognised on the device without a sound, and one undo goes back', async ({
    page,
    shop,
  }) => {
    test.slow()
    await page.addInitScript(hearBursts)
    await page.goto(`${shop.origin}/narzedzia/transkrypcja`)
    await begin(page)
    await page.getByRole('button', { name: 'Rozpoznaj mowę na tym urządzeniu' }).tap()
    await expect(page.getByText('potrwa to 0:20', { exact: false })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Zacznij' }).tap()
    const player = page.getByRole('region', { name: 'Odtwarzacz' })
    await expect(player.getByRole('button', { name: 'Zatrzymaj' })).toBeFocused()
    await expect(passage(page, 1)).toHaveValue('Zdanie numer 1.')
    expect(await violations(page)).toEqual([])
    // The player isn't what is listened to.
    await expect(player.getByRole('button', { name: 'Odtwarzaj' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Zamknij' })).toBeFocused({ timeout: 40_000 })
    const starts = await page.getByRole('button', { name: /^Odtwórz od/u }).allTextContents()
    expect(starts).toHaveLength(SPOKEN.length)
    for (const [at, { start }] of SPOKEN.entries()) {
      const seconds = Number(starts[at]?.replace('0:', '').replace(',', '.'))
      expect(Math.abs(seconds * 1_000 - start)).toBeLessThan(500)
    }
    await kept(page)
    await page.getByRole('button', { name: 'Cofnij' }).tap()
    await expect(passage(page, 1)).toHaveCount(0)
  })
})
