import type { CDPSession, Page } from 'playwright'
import { percentile } from '../measurement.ts'

/** What was drawn while a pointer was held down and moved. */
export interface GestureFrames {
  /** Frames a second. */
  readonly rate: number
  /** The longest time between two of them, ms. */
  readonly longest: number
  /** The time between two that 95 of 100 aren't above, ms. */
  readonly slow: number
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
/** How far a wheel turns at once, px. */
const WHEEL = 40
/** The control key. */
const COMMAND = 2

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
  const frames = await framesWhile(page, () => moveToAndFro(page, mouse, from))
  const seen = await look()
  await mouse('mouseReleased', from, 0)
  return { frames, seen }
}

/** Turns the wheel with the command key at a point, nearer and farther sixty times a second. */
export async function zoom(page: Page, session: CDPSession, { x, y }: Point): Promise<GestureFrames> {
  return framesWhile(page, async () => {
    const sent: Promise<unknown>[] = []
    await atEachFrame(page, (move) => {
      const deltaY = Math.sin((move / MOVES_A_SECOND) * Math.PI * 2) * WHEEL
      const wheel = { type: 'mouseWheel', x, y, deltaX: 0, deltaY, modifiers: COMMAND } as const
      sent.push(session.send('Input.dispatchMouseEvent', wheel))
    })
    await Promise.all(sent)
  })
}

type Mouse = (type: 'mouseMoved', place: Point, buttons: 1) => Promise<unknown>

async function moveToAndFro(page: Page, mouse: Mouse, from: Point): Promise<void> {
  const sent: Promise<unknown>[] = []
  await atEachFrame(page, (move) => {
    const angle = (move / MOVES_A_SECOND) * Math.PI
    const x = Math.round(from.x + Math.sin(angle) * REACH.x)
    const y = Math.round(from.y + ((1 - Math.cos(angle)) * REACH.y) / 2)
    sent.push(mouse('mouseMoved', { x, y }, 1))
  })
  await Promise.all(sent)
}

/** Does something sixty times a second for as long as a gesture lasts. */
async function atEachFrame(page: Page, act: (move: number) => void): Promise<void> {
  const start = performance.now()
  for (let move = 0; performance.now() - start < LASTS_MS; move += 1) {
    act(move)
    await page.waitForTimeout(Math.max(0, start + ((move + 1) * 1_000) / MOVES_A_SECOND - performance.now()))
  }
}

async function framesWhile(page: Page, act: () => Promise<void>): Promise<GestureFrames> {
  await page.evaluate(countFrames)
  await act()
  const times = await page.evaluate(stopCounting)
  const whole = times.reduce((sum, time) => sum + time, 0)
  return {
    rate: ((times.length - 1) / whole) * 1_000,
    longest: Math.max(...times),
    slow: percentile(times, 0.95),
  }
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
