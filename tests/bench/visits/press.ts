import type { BrowserContext, Page } from 'playwright'
import { openPage, type SpeedName, withBrowser } from '../browser.ts'
import type { Target } from './targets.ts'
import type { VisitOptions } from './visit.ts'

/** What shows that a press had an effect; any of them. */
export interface Sign {
  /** Something in sight, with a text that matches where that matters. */
  readonly sight?: string
  readonly text?: string
  /** The browser is on its way to an address that matches. */
  readonly going?: string
  /** The control itself looks otherwise than before. */
  readonly otherLook?: true
}

/** Something that a person presses as soon as it is there. */
export interface Press {
  readonly name: string
  readonly control: string
  /** The control is no dead one: something answers. */
  readonly answered: Sign
  /** What was pressed for is there, where that is more than the answer. */
  readonly done?: Sign
}

/** ms from when the control was in sight and at rest; NaN for what never came. */
export interface PressTimes {
  readonly answered: number
  readonly done: number
}

/** When what happened, ms since the epoch. */
interface Marks {
  visible?: number
  answered?: number
  done?: number
}

interface Look {
  readonly marks: Marks
  /** The middle of the control, where a press reaches it. */
  readonly point: { readonly x: number; readonly y: number } | null
}

interface PressedWindow extends Window {
  iskraPress?: () => Look
}

const EVERY_MS = 100
const PATIENCE_MS = 60_000
/** Where the marks lie: documents change while a press is under way. */
const STORED_AS = 'iskra-bench-marks'

/** Makes a press on a first visit. */
export function timePress(target: Target, press: Press, options: VisitOptions): Promise<PressTimes> {
  return withBrowser((context) => pressIn(context, target, press, options.speed), options)
}

/**
 * Opens a page and presses every 100 ms from when the control is painted and at rest until something answers; then
 * waits for what was pressed for.
 */
export async function pressIn(
  context: BrowserContext,
  target: Target,
  press: Press,
  speed: SpeedName,
): Promise<PressTimes> {
  const { page } = await openPage(context, speed)
  await page.addInitScript(markPress, { press, storedAs: STORED_AS })
  await page.goto(target.site.edge.origin + target.path, { waitUntil: 'commit' })
  const marks = await pressUntilDone(page, press)
  await page.close()
  const after = (mark: number | undefined) => (mark ?? Number.NaN) - (marks.visible ?? Number.NaN)
  return { answered: after(marks.answered ?? marks.done), done: after(marks.done) }
}

async function pressUntilDone(page: Page, press: Press): Promise<Marks> {
  const deadline = Date.now() + PATIENCE_MS
  let marks: Marks = {}
  while (Date.now() < deadline) {
    const seen = await look(page)
    marks = seen?.marks ?? marks
    if (marks.done !== undefined || (marks.answered !== undefined && press.done === undefined)) break
    const isPressing = marks.visible !== undefined && marks.answered === undefined
    if (isPressing && seen?.point) {
      // A press that the page is too busy for is not waited for: the next one follows all the same.
      void page.mouse.click(seen.point.x, seen.point.y).catch(() => undefined)
    }
    await new Promise((resolve) => setTimeout(resolve, isPressing ? EVERY_MS : EVERY_MS / 5))
  }
  return marks
}

/** The marks so far and where the control is; null while one document gives way to the next. */
function look(page: Page): Promise<Look | null> {
  return page.evaluate(() => (window as PressedWindow).iskraPress?.() ?? null).catch(() => null)
}

/** Runs in each document before its own scripts: marks, once each, when the control is there and when it had its effects. */
function markPress({ press, storedAs }: { press: Press; storedAs: string }): void {
  if (window !== window.top) return
  const marks: Marks = JSON.parse(sessionStorage.getItem(storedAs) ?? '{}')
  const mark = (name: keyof Marks) => {
    if (marks[name] !== undefined) return
    marks[name] = performance.timeOrigin + performance.now()
    sessionStorage.setItem(storedAs, JSON.stringify(marks))
  }
  const middleOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const controlInReach = () =>
    [...document.querySelectorAll(press.control)].find((element) => {
      const { x, y } = middleOf(element)
      const top = element.checkVisibility() ? document.elementFromPoint(x, y) : null
      return top !== null && (element.contains(top) || top.contains(element))
    })
  const lookOf = (element: Element) =>
    JSON.stringify([
      [
        'data-pressed',
        'data-awaited',
        'aria-busy',
        'data-pending',
        'aria-disabled',
        'disabled',
        'aria-pressed',
        'aria-expanded',
        'aria-selected',
      ].map((name) => element.getAttribute(name)),
      element.querySelector('input')?.checked,
      element.textContent,
    ])
  const isInSight = ({ sight, text }: Sign) =>
    sight !== undefined &&
    [...document.querySelectorAll(sight)].some((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && new RegExp(text ?? '').test(element.textContent)
    })
  let place = ''
  let firstLook: string | null = null
  let latestLook: string | null = null
  const isSeen = (sign: Sign) =>
    isInSight(sign) ||
    (sign.otherLook === true && latestLook !== null && firstLook !== null && latestLook !== firstLook)
  const tick = () => {
    const control = controlInReach()
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    const latestPlace = control === undefined ? '' : JSON.stringify(middleOf(control))
    latestLook = control === undefined ? null : lookOf(control)
    if (control !== undefined && isPainted && place === latestPlace) {
      firstLook ??= latestLook
      mark('visible')
    }
    place = latestPlace
    if (marks.visible !== undefined && isSeen(press.answered)) mark('answered')
    if (marks.visible !== undefined && press.done !== undefined && isSeen(press.done)) mark('done')
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  ;(window as PressedWindow).iskraPress = () => {
    const control = controlInReach()
    return { marks, point: control === undefined ? null : middleOf(control) }
  }
  window.navigation.addEventListener('navigate', ({ destination }) => {
    const { going } = press.answered
    if (going !== undefined && marks.visible !== undefined && new RegExp(going).test(destination.url)) {
      mark('answered')
    }
  })
}
