import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { PICTURE_ACCEPT } from '#domain/gallery/chosenPictures.ts'
import { mediaAddress } from '#domain/template/templateMedia.ts'
import { EMPTY_TEMPLATE, newField } from '#domain/template/newTemplate.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { EXAMPLE_RUN } from '#support/generating/exampleRun.ts'
import { fileOf, HEIC_HEAD } from '#support/page/phonePictures.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderProvider } from '../../document/BuilderContext.tsx'
import { createDocument } from '../../document/builderDocument.ts'
import { RunFollower } from '../../run/RunFollower.tsx'
import ShowcasePanel from './ShowcasePanel.tsx'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const MEDIA = { id: 'm1', url: mediaAddress('m1', 'webp'), address: '/files/templates/m1/file.webp?sig=1' }
const RUN = {
  ...EXAMPLE_RUN,
  status: 'completed',
  completedAt: EXAMPLE_RUN.createdAt,
  values: { imie: 'Ola', kod: 'tajne' },
  results: [
    {
      output: 'wynik',
      name: 'Wynik',
      parts: [
        { kind: 'image', files: [], colour: null, prompt: 'Miś dla Oli', isProcedural: true },
        { kind: 'text', text: 'Sto lat!' },
      ],
    },
  ],
}

function open(change: Partial<Template> = {}, answers: Parameters<typeof answeringApi>[0] = {}) {
  const fields = [newField('text', 'imie', { label: 'Imię' }), newField('password', 'kod', { label: 'Kod' })]
  const document = createDocument({
    ...EMPTY_TEMPLATE,
    details: { ...EMPTY_TEMPLATE.details, title: 'Miś', slug: 'mis' },
    form: [{ id: 'kto', title: 'Kto', description: '', fields }],
    ...change,
  })
  const { results: _results, values: _values, nodes: _nodes, refCode: _refCode, ...row } = RUN
  const account = answeringApi({
    'GET /api/v1/template-runs': () => Response.json({ runs: [{ ...row, thumbnailUrl: null }], next: null }),
    'GET /api/v1/template-runs/run-1': () => Response.json(RUN),
    'POST /api/v1/template-media/results': () => Response.json(MEDIA, { status: 201 }),
    'GET /api/v1/template-media/m1': () => Response.json(MEDIA),
    ...answers,
  })
  renderScreen(
    <BuilderProvider document={document}>
      <RunFollower template="t1">
        <ShowcasePanel />
      </RunFollower>
    </BuilderProvider>,
    { productApi: () => Promise.resolve(account.api) },
  )
  return { account, document, template: () => document.getSnapshot().history.present }
}

it('takes results of one’s own runs for the thumbnail and the examples, with what the form was filled with', async () => {
  const { account, document, template } = open()
  const [picture, text] = await screen.findAllByRole('button', { name: 'Dodaj do przykładów: Wynik' })
  if (picture === undefined || text === undefined) throw new Error('there are two results')
  await userEvent.click(picture)
  await screen.findByRole('textbox', { name: 'Przykład 1: podpis' })
  expect(account.callsOf('POST /api/v1/template-media/results').map(({ body }) => body)).toEqual([
    { run: RUN.id, output: 'wynik', part: 0 },
  ])
  await userEvent.click(text)
  await screen.findByRole('textbox', { name: 'Przykład 2: tekst' })
  const filled = { imie: 'Ola' }
  expect(template().examples).toEqual([
    { caption: 'Miś dla Oli', type: 'image', url: MEDIA.url, filled },
    { caption: 'Sto lat!', type: 'text', url: '', filled },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Zrób miniaturę: Wynik' }))
  expect((await screen.findByRole('img', { name: 'Miniatura: Miś' })).getAttribute('src')).toBe(MEDIA.address)
  expect(template().details.thumbnailUrl).toBe(MEDIA.url)
  expect(document.undo()).toBe('thumbnail')
})

const offered = () => screen.queryAllByRole('button', { name: /Dodaj do przykładów/u }).length

const runOf = (at: number) => ({
  ...RUN,
  id: `dawny-${String(at)}`,
  results: [{ output: 'wynik', name: `Wynik ${String(at)}`, parts: [{ kind: 'text', text: String(at) }] }],
})
const rowOf = (at: number) => {
  const { results: _results, values: _values, nodes: _nodes, refCode: _refCode, ...row } = runOf(at)
  return { ...row, thumbnailUrl: null }
}

it('offers the results of all runs that are still kept, the older ones as they are asked for', async () => {
  const pages = [
    { runs: [0, 1, 2, 3, 4].map(rowOf), next: 'dalej' },
    { runs: [5].map(rowOf), next: null },
  ]
  const { account } = open(
    {},
    {
      'GET /api/v1/template-runs': () => Response.json(pages.shift()),
      ...Object.fromEntries(
        [0, 1, 2, 3, 4, 5].map((at) => [
          `GET /api/v1/template-runs/dawny-${String(at)}`,
          () => Response.json(runOf(at)),
        ]),
      ),
    },
  )
  await waitFor(() => expect(offered()).toBe(4))
  expect(account.callsOf('GET /api/v1/template-runs')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż starsze' }))
  await waitFor(() => expect(offered()).toBe(6))
  expect(screen.getByRole('button', { name: 'Dodaj do przykładów: Wynik 5' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull()
})

const example = (caption: string) => ({ caption, type: 'text' as const, url: '', filled: { imie: caption } })

it('orders examples by keys as by pointer, hides their answers and takes them away', async () => {
  const { template } = open({ examples: ['A', 'B'].map(example) })
  const captions = () => template().examples.map(({ caption }) => caption)
  screen.getByRole('button', { name: 'Przykład 2 wyżej' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(captions()).toEqual(['B', 'A'])
  await userEvent.click(screen.getByRole('button', { name: 'Ukryj odpowiedzi przykładu 1' }))
  expect(template().examples.map(({ filled }) => filled)).toEqual([undefined, { imie: 'A' }])
  await userEvent.click(screen.getByRole('button', { name: 'Usuń przykład 1' }))
  expect(captions()).toEqual(['A'])
})

it.each([
  ['HEIC that this browser can’t decode', HEIC_HEAD, 'IMG_1.heic', 'Zapisz je jako JPG'],
  ['text', [0x61], 'lis.txt', 'Wybierz obraz JPEG'],
  ['broken picture', [0x61], 'lis.png', 'Jest uszkodzony albo niepełny'],
])('says why a %s is no thumbnail, with the next step', async (_what, bytes, name, words) => {
  open()
  const type = name.endsWith('.png') ? 'image/png' : ''
  const input = screen.getByLabelText<HTMLInputElement>('Plik miniatury')
  expect(input.accept).toBe(PICTURE_ACCEPT)
  await userEvent.setup({ applyAccept: false }).upload(input, fileOf(name, bytes, type))
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})
