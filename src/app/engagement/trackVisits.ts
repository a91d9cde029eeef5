import {
  type Attention,
  type AttentionChange,
  BEAT_MS,
  beginAttention,
  changeAttention,
  isAttentive,
  type Moment,
} from '#domain/engagement/attention.ts'
import { type Milestone, milestonesBetween, scrollDepth } from '#domain/engagement/scrollDepth.ts'
import type { Span } from '#domain/engagement/timeSpans.ts'
import { isRanked, isSamePage, type VisitedPage } from '#domain/engagement/visitedPage.ts'
import type { Origin } from '#domain/engagement/visitor.ts'
import { log } from '#domain/log.ts'
import { pageLife } from '#domain/pageLife.ts'
import type { PageReport } from '#offline/engagement/keepReport.ts'

/** The tracker's dependencies. */
export interface VisitPorts {
  readonly page: () => VisitedPage | null
  /** Calls back when the page may have become another. Returns how to stop. */
  readonly onPage: (listener: () => void) => () => void
  /** The token that vouches for a page; empty where there is none. */
  readonly token: (page: VisitedPage) => string
  /** The page's own title, where its address doesn't say. */
  readonly title: () => string
  readonly origin: (isArrival: boolean) => Origin
  readonly isOffline: () => boolean
  /** Keeps a report; resolves to the time that is new by it, null where nothing may be kept any more. */
  readonly keep: (report: PageReport) => Promise<number | null>
  /** The events are stored now: the page may be gone in a moment. */
  readonly onHidden: () => void
}

/** Events that show a person is present. Listened to passively, and handled at most once a second. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const
const SIGN_EVERY_MS = 1_000
/** A label and its box are pressed by one press, ms. */
const ONE_PRESS_MS = 300
const PRESSES = ['click', 'change'] as const
/** Every other beat is kept. */
const BEATS_A_REPORT = 2
/** An answer has come by then, or comes too late, ms. */
const ANSWER_MS = 2_000
/** Time before a pause of this length is not stored together with the time after it, ms. */
const PAUSE_MS = 60_000

/** The attention to one page since it was opened. */
interface View {
  readonly page: VisitedPage | null
  title: string
  isNew: boolean
  /** The page's token comes with an answer that hasn't arrived yet. */
  isAwaited: boolean
  depth: number
  untoldMs: number
}

/**
 * Follows a person's activity in this tab, and reports it every ten seconds of attention, when a page is left and when
 * it is hidden. Listeners only write down a number; all other work waits for an idle moment. Returns how to stop.
 */
export function trackVisits(ports: VisitPorts): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let attention: Attention = beginAttention(isVisible(), now())
  let view = newView(ports.page())
  let isArrival = true
  let spans: readonly Span[] = []
  let interactions = 0
  let milestones: readonly Milestone[] = []
  let beats = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let lastSign = 0
  let lastPress = 0
  let isMeasuring = false
  let wasVisible = isVisible()
  let queue = Promise.resolve()

  function step(change: AttentionChange): void {
    const at = now()
    const last = spans.at(-1)
    if (last !== undefined && at.wall - last.to > PAUSE_MS) report()
    const changed = changeAttention(attention, change, at)
    attention = changed.attention
    if (changed.span !== null) spans = joined(spans, changed.span)
    keepBeating(isAttentive(attention, at))
  }

  function keepBeating(isOn: boolean): void {
    if (isOn) timer ??= setInterval(beat, BEAT_MS)
    else {
      clearInterval(timer)
      timer = undefined
    }
  }

  function beat(): void {
    step('look')
    beats += 1
    if (timer === undefined || beats % BEATS_A_REPORT === 0) whenIdle(report)
  }

  /** Reports the gathered activity, if there is any. */
  function report({ isLeft = false, isHidden = false } = {}): void {
    if (signal.aborted) return
    const reported = view
    // A visitor who leaves sooner is reported then.
    if (reported.isAwaited && !isLeft) return
    // The tab hasn't been visible yet.
    if (isArrival && !isVisible()) return
    const isIdle = spans.length === 0 && interactions === 0 && milestones.length === 0
    if (isIdle && !isArrival && !reported.isNew && !isLeft) return
    if (reported.page !== null && reported.page.subject !== '' && !isLeft) reported.title = ports.title()
    const made = {
      at: interactions > 0 || reported.isNew ? Date.now() : (spans.at(-1)?.to ?? Date.now()),
      page: reported.page === null ? null : { ...reported.page, title: reported.title },
      isArrival,
      isView: reported.isNew,
      spans,
      interactions,
      milestones,
      depth: reported.depth,
      isLeft,
      isHidden,
      isOffline: ports.isOffline(),
      origin: ports.origin(isArrival),
      token: tokenOf(reported.page),
    }
    isArrival = false
    reported.isNew = false
    spans = []
    interactions = 0
    milestones = []
    queue = queue.then(() => keep(made, reported))
  }

  function tokenOf(page: VisitedPage | null): string {
    return page !== null && isRanked(page) ? ports.token(page) : ''
  }

  /** One after another: how much of the time is new is known once the one before is kept. */
  async function keep(made: Omit<PageReport, 'untoldMs'>, reported: View): Promise<void> {
    try {
      const addedMs = await ports.keep({ ...made, untoldMs: reported.untoldMs })
      if (addedMs === null) return stop()
      reported.untoldMs = made.isLeft ? 0 : reported.untoldMs + addedMs
      if (made.isHidden) ports.onHidden()
    } catch (error) {
      log.info('visits', 'a report could not be kept', { reason: String(error) })
    }
  }

  function onSign(): void {
    const at = performance.now()
    if (at - lastSign < SIGN_EVERY_MS) return
    lastSign = at
    step('act')
  }

  function onPress({ timeStamp }: Event): void {
    if (timeStamp - lastPress >= ONE_PRESS_MS) interactions += 1
    lastPress = timeStamp
  }

  function onScroll(): void {
    if (isMeasuring) return
    isMeasuring = true
    whenIdle(() => {
      isMeasuring = false
      measure()
    })
  }

  function measure(): void {
    const { scrollHeight } = document.documentElement
    const depth = scrollDepth({ top: scrollY, windowHeight: innerHeight, pageHeight: scrollHeight })
    milestones = [...milestones, ...milestonesBetween(view.depth, depth)]
    view.depth = Math.max(view.depth, depth)
  }

  function onPage(): void {
    const page = ports.page()
    if (isSamePage(page, view.page)) return
    step('act')
    report({ isLeft: true })
    view = newView(page, page !== null && isRanked(page) && ports.token(page) === '')
    whenIdle(report)
    if (view.isAwaited) void stopAwaiting(view)
  }

  async function stopAwaiting(awaited: View): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    awaited.isAwaited = false
    whenIdle(report)
  }

  function onLife(): void {
    if (isVisible() === wasVisible) return
    wasVisible = isVisible()
    step(isVisible() ? 'show' : 'hide')
    // At once: a page that is hidden may be gone in a moment.
    if (isVisible()) whenIdle(report)
    else report({ isLeft: true, isHidden: true })
  }

  function stop(): void {
    stopped.abort()
    clearInterval(timer)
    stopPage()
    stopLife()
  }

  const passive = { capture: true, passive: true, signal }
  for (const sign of SIGNS) addEventListener(sign, onSign, passive)
  for (const press of PRESSES) addEventListener(press, onPress, passive)
  addEventListener('scroll', onScroll, passive)
  const stopLife = pageLife.subscribe(onLife)
  const stopPage = ports.onPage(onPage)
  step('look')
  report()
  return stop
}

function newView(page: VisitedPage | null, isAwaited = false): View {
  return { page, title: '', isNew: true, isAwaited, depth: 0, untoldMs: 0 }
}

function now(): Moment {
  return { wall: Date.now(), steady: performance.now() }
}

function isVisible(): boolean {
  return pageLife.getSnapshot() === 'shown'
}

/** Beats follow each other without a gap: then they are one span. */
function joined(spans: readonly Span[], span: Span): readonly Span[] {
  const last = spans.at(-1)
  if (last === undefined || Math.abs(span.from - last.to) > 1) return [...spans, span]
  return [...spans.slice(0, -1), { from: last.from, to: span.to }]
}

/** Runs `work` when the browser is idle, within a second. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout: 1_000 })
  else setTimeout(work)
}
