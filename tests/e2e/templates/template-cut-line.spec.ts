import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { MEDIA_PX_MOST } from '#domain/template/templateMedia.ts'
import { EMPTY_TEMPLATE, FIXED_PRICING, newField, newNode } from '#domain/template/newTemplate.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { cardTemplate } from '../../support/templates/cardTemplate.ts'
import { wavOf } from '../../support/templates/wavOf.ts'
import { confirmedPerson, demoUser, onScreen, signIn } from '../accountPerson.ts'
import { onSlowLine, sentParts } from '../cutLine.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { byPointer } from './editorHands.ts'
import { publishTemplate } from './publishTemplate.ts'

test.use({ serviceWorkers: 'allow' })

const INTERRUPTED = /Przerwane na [1-9]\d?%\. Wznowimy, gdy wróci sieć\./u

/** Gives a recording back. */
const echoTemplate = (slug: string): Template => ({
  ...EMPTY_TEMPLATE,
  details: { ...EMPTY_TEMPLATE.details, title: 'Echo', slug, description: 'Oddaje nagranie.', credits: 1 },
  pricing: FIXED_PRICING,
  nodes: [
    newNode('input', { id: 'glos', label: 'Głos' }, { field: 'glos', valueType: 'audio' }),
    newNode('output', { id: 'oddany' }, { name: 'Twoje nagranie' }),
  ],
  edges: [{ id: 'a', source: 'glos', sourcePort: 'out', target: 'oddany' }],
  form: [
    {
      id: 'pliki',
      title: 'Co nagrać?',
      description: '',
      fields: [newField('audio', 'glos', { label: 'Nagranie', isRequired: true })],
    },
  ],
})

test('a file of a form goes on where it was cut, after a restart of the server and a reload', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(240_000)
  const slug = await publishTemplate(request, server, echoTemplate)
  const person = await confirmedPerson(request, server.origin)
  const address = `/szablony/${slug}`
  await page.goto(`${server.origin}/login?redirect=${encodeURIComponent(address)}`)
  await signIn(page, pointer, person)
  await onScreen(page, 'Echo')
  await controlled(page)

  const sent = sentParts(page.context())
  await onSlowLine(page, 400_000)
  const voice = page.getByLabel('Nagranie', { exact: true })
  await voice.setInputFiles({
    name: 'głos.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from(wavOf(3_000_000)),
  })
  await expect.poll(() => sent.length, { timeout: 60_000 }).toBeGreaterThan(2)
  await server.kill()
  await expect(page.getByText(INTERRUPTED)).toBeVisible({ timeout: 60_000 })

  const before = Math.max(...sent)
  sent.length = 0
  await page.reload()
  await expect(page.getByText('Wysyłanie: głos.wav')).toBeVisible()
  await server.start()
  await expect(page.locator('audio[aria-label="głos.wav"]')).toBeVisible({ timeout: 120_000 })
  expect(sent.length).toBeGreaterThan(0)
  expect(Math.min(...sent)).toBeGreaterThanOrEqual(before)

  // It has arrived: what is loaded next sends nothing.
  sent.length = 0
  await page.reload()
  await expect(page.locator('audio[aria-label="głos.wav"]')).toBeVisible()
  await expect(page.getByText('Wysyłanie: głos.wav')).toHaveCount(0)
  expect(sent).toEqual([])
})

test('a thumbnail goes on where it was cut, after a restart of the server and a reload', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(240_000)
  const title = 'Kartka z miniaturą'
  await publishTemplate(request, server, (free) => cardTemplate(free, title))
  await page.goto(`${server.origin}/login?redirect=%2Fadmin%2Ftemplate-builder`)
  await signIn(page, pointer, await demoUser(server, 'admin'))
  await onScreen(page, 'Kreator szablonów')
  await controlled(page)
  await page.getByRole('button', { name: new RegExp(`^${title}`, 'u') }).click()
  await onScreen(page, title)
  await byPointer.openPanel(page, 'Wygląd')
  const look = page.getByRole('complementary', { name: 'Wygląd' })
  const size = { width: MEDIA_PX_MOST, height: MEDIA_PX_MOST }
  const noise = await sharp(randomBytes(size.width * size.height * 3), { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    look.getByRole('button', { name: 'Wybierz obraz' }).click(),
  ])
  await chooser.setFiles({ name: 'szum.jpg', mimeType: 'image/jpeg', buffer: noise })

  const sent = sentParts(page.context())
  await onSlowLine(page, 300_000)
  await look.getByRole('button', { name: 'Użyj kadru' }).click()
  await expect.poll(() => sent.length, { timeout: 60_000 }).toBeGreaterThan(1)
  await server.kill()
  await expect(look.getByText(INTERRUPTED)).toBeVisible({ timeout: 60_000 })

  const before = Math.max(...sent)
  sent.length = 0
  await page.reload()
  await onScreen(page, title)
  await byPointer.openPanel(page, 'Wygląd')
  await expect(look.getByText('Wysyłanie miniatury')).toBeVisible()
  await server.start()
  const thumbnail = look.getByRole('img', { name: `Miniatura: ${title}` })
  await expect(thumbnail).toBeVisible({ timeout: 120_000 })
  await expect(thumbnail).not.toHaveJSProperty('naturalWidth', 0)
  expect(sent.length).toBeGreaterThan(0)
  expect(Math.min(...sent)).toBeGreaterThanOrEqual(before)
})
