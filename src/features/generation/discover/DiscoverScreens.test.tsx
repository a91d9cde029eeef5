import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ApiError } from '#api/product/apiError.ts'
import type { PublicReads } from '#api/publicReads/publicReads.ts'
import type { SharedGeneration } from '#domain/generation/generation.ts'
import { exampleGeneration } from '#support/generating/exampleGeneration.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { FilmsScreen } from './FilmsScreen.tsx'
import { TrendingScreen } from './TrendingScreen.tsx'

beforeAll(stubBrowser)
afterEach(cleanup)

const FILE = { bytes: 1, frameRate: null, durationMs: null, width: 320, height: 180 } as const

function aFilm(id: string, prompt: string): SharedGeneration {
  const { engine, result } = exampleGeneration()
  if (result === null) throw new Error('an example without a result')
  return {
    id,
    type: 'video',
    prompt,
    engine,
    completedAt: '2026-11-20T12:00:00.000Z',
    author: { username: 'zofia', displayName: 'Zofia' },
    result: {
      ...result,
      files: [
        {
          ...FILE,
          role: 'original',
          format: 'mp4',
          mediaType: 'video/mp4',
          url: `/${id}.mp4`,
          durationMs: 6_000,
        },
        { ...FILE, role: 'thumbnail', format: 'webp', mediaType: 'image/webp', url: `/${id}-small.webp` },
        {
          ...FILE,
          role: 'poster',
          format: 'webp',
          mediaType: 'image/webp',
          url: `/${id}.webp`,
          width: 1280,
          height: 720,
        },
      ],
    },
  }
}

const EXAMPLES = [
  {
    slug: 'film-z-lampionami',
    title: 'Film z lampionami',
    description: 'Lampiony nad jeziorem',
    pictureUrl: '/examples/film-z-lampionami.webp',
    filmUrl: '/examples/film-z-lampionami.mp4',
  },
]

/** Answers reads by the beginning of their path; one without an answer can't be reached. */
function answering(
  answers: Readonly<Record<string, unknown>>,
  keptSince: string | null = null,
): { readonly publicReads: PublicReads; readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    publicReads: async (path) => {
      asked.push(path)
      const said = Object.entries(answers).find(
        ([known]) => path === known || path.startsWith(`${known}&`),
      )?.[1]
      if (said === undefined) throw new ApiError('cut', { code: 'NETWORK_ERROR', status: null })
      return { said, keptSince }
    },
  }
}

const FILMS = '/api/v1/discover/films'
const EXAMPLES_PL = '/api/v1/discover/examples?language=pl'
const WEEK = '/api/v1/discover/trending?window=week&language=pl'

it('shows films by their stills, and plays the one that is pressed, one at a time and without sound', async () => {
  const { publicReads } = answering({
    [FILMS]: { items: [aFilm('jeden', 'Latawce'), aFilm('dwa', 'Fale')], next: null },
    [EXAMPLES_PL]: { examples: EXAMPLES },
  })
  const { container } = renderScreen(<FilmsScreen search={{}} isOffline={false} />, { publicReads })
  expect(await screen.findByRole('img', { name: 'Kadr z filmu: Latawce' })).toBeDefined()
  expect(container.querySelector('video')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Odtwórz film: Latawce' }))
  const film = screen.getByLabelText<HTMLVideoElement>('Film: Latawce')
  expect(film.muted).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Odtwórz film: Fale' }))
  expect(screen.queryByLabelText('Film: Latawce')).toBeNull()
  // An example of ours is another film, not another kind of player.
  await userEvent.click(screen.getByRole('button', { name: 'Odtwórz film: Film z lampionami' }))
  expect(screen.queryByLabelText('Film: Fale')).toBeNull()
})

it('shows page after page, and says since when the oldest is a copy', async () => {
  const { publicReads } = answering(
    {
      [FILMS]: { items: [aFilm('jeden', 'Latawce')], next: 'dalej' },
      [`${FILMS}?before=dalej`]: { items: [aFilm('dwa', 'Fale')], next: null },
      [EXAMPLES_PL]: { examples: [] },
    },
    '2026-11-20T12:40:00.000Z',
  )
  renderScreen(<FilmsScreen search={{}} isOffline />, { publicReads })
  const more = await screen.findByRole('link', { name: 'Pokaż starsze' })
  expect(more.getAttribute('href')).toContain('przed=dalej')
  await userEvent.click(more)
  expect(await screen.findByRole('link', { name: 'Fale' })).toBeDefined()
  expect(screen.getByText(/kopia, bez połączenia/u)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Pokaż starsze' })).toBeNull()
})

it('says honestly that nobody has shown a film, and that examples are ours', async () => {
  const { publicReads } = answering({
    [FILMS]: { items: [], next: null },
    [EXAMPLES_PL]: { examples: EXAMPLES },
  })
  renderScreen(<FilmsScreen search={{}} isOffline={false} />, { publicReads })
  expect(await screen.findByRole('heading', { name: 'Nie ma tu jeszcze filmów' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Zrób film' }).getAttribute('href')).toBe('/generatory/wideo')
  const ours = screen.getByRole('region', { name: 'Przykłady z silnika Iskry' })
  expect(within(ours).getByRole('link', { name: 'Film z lampionami' })).toBeDefined()
})

it('asks for what the address says, and orders what is popular', async () => {
  const { publicReads, asked } = answering({
    '/api/v1/discover/trending?window=today&media=video&language=pl': {
      entries: [
        { kind: 'work', work: aFilm('jeden', 'Latawce') },
        { kind: 'template', template: EXAMPLES[0] },
      ],
      newest: [aFilm('dwa', 'Fale')],
    },
  })
  renderScreen(
    <TrendingScreen
      onSearchChange={() => {}}
      search={{ okres: 'dzisiaj', rodzaj: 'filmy' }}
      isOffline={false}
    />,
    { publicReads, address: '/popularne' },
  )
  const popular = await screen.findByRole('list', { name: 'Od najpopularniejszych' })
  expect(
    within(popular)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Latawce', 'Film z lampionami'])
  expect(within(screen.getByRole('region', { name: 'Najnowsze' })).getByText('Fale')).toBeDefined()
  expect(asked).toHaveLength(1)
  const today = screen.getByRole('link', { name: 'Dziś' })
  expect(today.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: '7 dni' }).getAttribute('href')).toBe('/popularne?rodzaj=filmy')
})

it('says that nothing has gathered visits yet, and what isn’t kept without a network', async () => {
  const { publicReads } = answering({ [WEEK]: { entries: [], newest: [] } })
  renderScreen(<TrendingScreen onSearchChange={() => {}} search={{}} isOffline={false} />, { publicReads })
  expect(await screen.findByRole('heading', { name: 'Na razie nie ma tu popularnych prac' })).toBeDefined()
  cleanup()
  renderScreen(<TrendingScreen onSearchChange={() => {}} search={{}} isOffline />, {
    publicReads: answering({}).publicReads,
  })
  expect(await screen.findByText('Tej listy nie ma na tym urządzeniu')).toBeDefined()
})
