import { afterEach, expect, it, vi } from 'vitest'
import { database } from '#offline/openDatabase.ts'
import { readPlace } from '#offline/reading/readingPlaces.ts'
import { followPlace } from './followPlace.ts'

const PATH = '/tutoriale/pierwsza-kartka'
const SECTIONS = ['krok-1', 'krok-2', 'krok-3']

/** The article's headings, each this many px below the top of the window. */
function show(tops: readonly number[]): void {
  document.body.replaceChildren(
    ...SECTIONS.map((id, at) => {
      const heading = document.createElement('h2')
      heading.id = id
      heading.getBoundingClientRect = () => new DOMRect(0, tops[at])
      return heading
    }),
  )
}

afterEach(() => document.body.replaceChildren())

it('remembers the section that somebody went to before it follows them, without another scroll', async () => {
  show([-900, 20, 800])
  const stop = followPlace({ path: PATH, sections: SECTIONS, onKnown: () => undefined })
  await vi.waitFor(async () => expect(await readPlace(await database(), PATH)).toBe('krok-2'))
  stop()
})
