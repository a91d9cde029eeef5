import type { CDPSession, Page } from '@playwright/test'

export type Place = readonly [x: number, y: number]

/** Fingers on the glass, as a phone tells them: places are those of the window, CSS px. */
export interface Fingers {
  readonly drag: (from: Place, to: Place) => Promise<void>
  /** Two fingers around a place go from so far apart to so far apart. */
  readonly pinch: (middle: Place, from: number, to: number) => Promise<void>
}

const STEPS = [1, 2, 3, 4, 5, 6] as const

/** Chromium alone is told of fingers that move. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
    })
  async function move(placesAt: (part: number) => readonly Place[]): Promise<void> {
    await touch('touchStart', placesAt(0))
    for (const step of STEPS) await touch('touchMove', placesAt(step / STEPS.length))
    await touch('touchEnd', [])
  }
  return {
    drag: (from, to) =>
      move((part) => [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]),
    pinch: ([x, y], from, to) =>
      move((part) => {
        const half = (from + (to - from) * part) / 2
        return [
          [x - half, y],
          [x + half, y],
        ]
      }),
  }
}
