import type { CDPSession, Page } from 'playwright'

/** What was drawn while a pointer was held down and moved. */
export interface GestureFrames {
  /** Frames a second. */
  readonly rate: number
  /** The longest time between two of them, ms. */
  readonly longest: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

interface Frames {
  /** Between one and the next, ms; the first since counting began. */
  readonly times: number[]
  last: number
}

interface FramesWindow extends Window {
  iskraFrames?: Frames
}

/** It ends elsewhere than it began: of moves that wait for a slow page, the last alone is told. */
const LASTS_MS = 2_500
const MOVES_A_SECOND = 60
/** How far the pointer goes to each side, and downwards, in px. */
const REACH = { x: 150, y: 200 } as const

/**
 * Presses at a point and moves the pointer to and fro sixty times a second; `look` is asked at the end, before it is
 * released.
 */
export async function gesture<Seen>(
  page: Page,
  session: CDPSession,
  from: Point,
  look: () => Promise<Seen>,
): Promise<{ readonly frames: GestureFrames; readonly seen: Seen }> {
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', { x, y }: Point, buttons: 0 | 1) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left',
      buttons,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    })
  await mouse('mouseMoved', { x: from.x - 1, y: from.y }, 0)
  await mouse('mouseMoved', from, 0)
  await page.waitForTimeout(150)
  await mouse('mousePressed', from, 1)
  await mouse('mouseMoved', { x: from.x + 3, y: from.y + 3 }, 1)
  await page.waitForTimeout(100)
  await page.evaluate(countFrames)
  const start = performance.now()
  const sent: Promise<unknown>[] = []
  for (let move = 0; performance.now() - start < LASTS_MS; move += 1) {
    const angle = (move / MOVES_A_SECOND) * Math.PI
    const x = Math.round(from.x + Math.sin(angle) * REACH.x)
    const y = Math.round(from.y + ((1 - Math.cos(angle)) * REACH.y) / 2)
    sent.push(mouse('mouseMoved', { x, y }, 1))
    await page.waitForTimeout(Math.max(0, start + ((move + 1) * 1_000) / MOVES_A_SECOND - performance.now()))
  }
  await Promise.all(sent)
  const times = await page.evaluate(stopCounting)
  const seen = await look()
  await mouse('mouseReleased', from, 0)
  const whole = times.reduce((sum, time) => sum + time, 0)
  return { frames: { rate: ((times.length - 1) / whole) * 1_000, longest: Math.max(...times) }, seen }
}

/** Runs in the page. */
function countFrames(): void {
  const frames: Frames = { times: [], last: performance.now() }
  ;(window as FramesWindow).iskraFrames = frames
  const next = () => {
    const now = performance.now()
    frames.times.push(now - frames.last)
    frames.last = now
    if ((window as FramesWindow).iskraFrames === frames) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** Runs in the page: the times between frames, ms, and at last how long none has come. */
function stopCounting(): number[] {
  const { iskraFrames: frames } = window as FramesWindow
  delete (window as FramesWindow).iskraFrames
  if (frames === undefined) throw new Error('frames are not counted')
  return frames.times.concat(performance.now() - frames.last)
}
