import { calendarWeek } from './calendarWeek.ts'
import {
  type EngagementEvent,
  type EventKind,
  LONGEST_VISIBLE_MS,
  MOST_WEEKS,
  REACHED,
} from './eventKinds.ts'
import type { DeviceClass, Source } from './eventKinds.ts'
import { type Score, scoreOf } from './score.ts'
import type { Milestone } from './scrollDepth.ts'
import { countSpan, type Span, withoutFuture } from './timeSpans.ts'
import { isSamePage, keptPage, reachedAt, type VisitedPage } from './visitedPage.ts'

/**
 * A new session begins after this time without a visitor at any page of this device (specification part 1, section 9),
 * ms.
 */
export const SESSION_ENDS_AFTER_MS = 30 * 60_000
/** The most last pages and favourite pages that are kept. */
export const MOST_LAST_PAGES = 10
export const MOST_FAVOURITES = 10
/** The most pages with stored times; the one not opened for longest is dropped first. */
export const MOST_TIMED_PAGES = 100

/** A page with its title when it was read, where its address alone doesn’t say. */
interface NamedPage extends VisitedPage {
  readonly title: string
}

export interface TimedPage extends NamedPage {
  readonly views: number
  /** Time with attention, ms. */
  readonly ms: number
  readonly lastAt: number
}

export interface OpenedPage extends NamedPage {
  readonly at: number
}

/** A session's origin: as it began, except for a code that comes later. */
export interface Origin {
  readonly source: Source
  readonly device: DeviceClass
  readonly affiliate: string
}

export interface Session extends Origin {
  readonly startedAt: number
  readonly activeAt: number
  readonly ms: number
  readonly interactions: number
  readonly depth: number
  /** How far on the way to an order, by `REACHED`; 0 for not at all. */
  readonly reached: number
  /** How many pieces were in the cart when it began. */
  readonly piecesBefore: number
  /** The event that told its score last. */
  readonly told: EngagementEvent | null
}

/** The device's record of its visits: for its visitor to see, and to make events from. Times are epoch ms. */
export interface Visitor {
  readonly firstVisitAt: number
  readonly lastVisitAt: number
  /** Arrivals: a page opened anew, or come back to after the session had ended. */
  readonly visits: number
  readonly sessions: number
  /** Time with attention, however many windows are open, ms. */
  readonly ms: number
  readonly pages: readonly TimedPage[]
  /** The newest first. */
  readonly lastPages: readonly OpenedPage[]
  /** The last sent calendar week. */
  readonly weekTold: number | null
  readonly session: Session
  /** The spans of the latest counted time. */
  readonly counted: readonly Span[]
}

/** One tab's observations of one page since its last report. */
export interface Report {
  readonly at: number
  readonly page: NamedPage | null
  /** This tab reports for the first time since it was opened. */
  readonly isArrival: boolean
  /** The page has just been come to. */
  readonly isView: boolean
  /** The attended spans. */
  readonly spans: readonly Span[]
  readonly interactions: number
  readonly milestones: readonly Milestone[]
  readonly depth: number
  /** The page is left or hidden: its time is sent, with `untoldMs` of the reports before. */
  readonly isLeft: boolean
  readonly untoldMs: number
  /** The page is hidden, and may never be seen again: the score is sent. */
  readonly isHidden: boolean
  /** How many pieces are in the cart. */
  readonly pieces: number
  readonly isOffline: boolean
  readonly origin: Origin
  /** The page's token; empty where there is none. */
  readonly token: string
}

export interface Reported {
  readonly visitor: Visitor
  readonly events: readonly EngagementEvent[]
  /** The new time on the page. */
  readonly addedMs: number
}

/** Returns the record after a report of one tab, and the resulting events. */
export function takeReport(before: Visitor | null, report: Report, newId: () => string): Reported {
  const { at } = report
  const isActive = report.isArrival || report.isView || report.spans.length > 0 || report.interactions > 0
  const hasEnded = before !== null && Math.abs(at - before.session.activeAt) >= SESSION_ENDS_AFTER_MS
  // A page that is closed hours later begins nothing.
  const isSame = before !== null && !(hasEnded && isActive)
  const begun = isSame ? before : beginSession(before, report)
  const { counted, addedMs } = countSpans(withoutFuture(begun.counted, at), report.spans)
  const session = continueSession(begun.session, report, { addedMs, isActive })
  const weekTold = weekToTell(begun, report)
  const tell = teller(session, report, newId)
  const events = [
    ...(before === null || isSame ? [] : tellScore(before.session, newId).events),
    ...(isSame ? [] : [tell('session', before === null ? 0 : 1, report.page)]),
    ...(weekTold === begun.weekTold ? [] : weekEvents(begun, weekTold, tell)),
    ...(report.isView && report.page !== null ? [tell('view', 0, report.page)] : []),
    ...report.milestones.map((milestone) => tell('scroll', milestone, report.page)),
    ...leaveEvents(report, addedMs, tell),
    ...Object.values(REACHED)
      .filter((level) => level > begun.session.reached && level <= session.reached)
      .map((level) => tell('reached', level, null)),
  ]
  const scored = report.isHidden ? tellScore(session, newId, report.isOffline) : { session, events: [] }
  return {
    visitor: {
      ...begun,
      lastVisitAt: isActive ? at : begun.lastVisitAt,
      visits: begun.visits + (report.isArrival || !isSame ? 1 : 0),
      ms: begun.ms + addedMs,
      pages: timePage(begun.pages, report, addedMs),
      lastPages: openPage(begun.lastPages, report),
      weekTold,
      session: scored.session,
      counted,
    },
    events: [...events, ...scored.events],
    addedMs,
  }
}

/** The pages with most of the visitor’s time, most first. */
export function favouritePages({ pages }: Pick<Visitor, 'pages'>): readonly TimedPage[] {
  return pages
    .filter(({ ms }) => ms > 0)
    .toSorted((one, other) => other.ms - one.ms || other.views - one.views)
    .slice(0, MOST_FAVOURITES)
}

/** The score of the present or the last session. */
export function scoreOfSession({ session }: Pick<Visitor, 'session'>): Score {
  return scoreOf(session)
}

function beginSession(before: Visitor | null, { at, pieces, origin }: Report): Visitor {
  const session = {
    ...origin,
    startedAt: at,
    activeAt: at,
    ms: 0,
    interactions: 0,
    depth: 0,
    reached: 0,
    piecesBefore: pieces,
    told: null,
  }
  if (before !== null) return { ...before, sessions: before.sessions + 1, session }
  return {
    firstVisitAt: at,
    lastVisitAt: at,
    visits: 0,
    sessions: 1,
    ms: 0,
    pages: [],
    lastPages: [],
    weekTold: null,
    session,
    counted: [],
  }
}

function continueSession(
  session: Session,
  report: Report,
  { addedMs, isActive }: { readonly addedMs: number; readonly isActive: boolean },
): Session {
  const { at, page, interactions, depth, pieces } = report
  const opened = page === null ? 0 : reachedAt(page.page)
  const filled = pieces > session.piecesBefore || (pieces > 0 && page?.page === '/koszyk') ? REACHED.cart : 0
  return {
    ...session,
    affiliate: session.affiliate === '' ? report.origin.affiliate : session.affiliate,
    activeAt: isActive ? at : session.activeAt,
    ms: session.ms + addedMs,
    interactions: session.interactions + interactions,
    depth: Math.max(session.depth, depth),
    reached: Math.max(session.reached, opened, filled),
  }
}

function countSpans(before: readonly Span[], spans: readonly Span[]) {
  let counted = before
  let addedMs = 0
  for (const span of spans) {
    const next = countSpan(counted, span)
    counted = next.counted
    addedMs += next.added
  }
  return { counted, addedMs: Math.round(addedMs) }
}

type Tell = (kind: EventKind, value: number, page: VisitedPage | null) => EngagementEvent

function teller(
  { source, device, affiliate }: Session,
  { at, isOffline, token }: Report,
  newId: () => string,
): Tell {
  return (kind, value, page) => ({
    id: newId(),
    kind,
    at,
    page: page?.page ?? '',
    subject: page?.subject ?? '',
    source,
    device,
    affiliate,
    offline: isOffline,
    value,
    ...(page === null || token === '' ? {} : { token }),
  })
}

function leaveEvents({ isLeft, page, untoldMs }: Report, addedMs: number, tell: Tell): EngagementEvent[] {
  const ms = Math.min(untoldMs + addedMs, LONGEST_VISIBLE_MS)
  return isLeft && page !== null && ms > 0 ? [tell('leave', ms, page)] : []
}

/**
 * Sends a session's present score, and retracts the one sent before, exactly as it was sent, so that it leaves the hour
 * it was counted in.
 */
function tellScore(
  session: Session,
  newId: () => string,
  isOffline = session.told?.offline ?? false,
): { readonly session: Session; readonly events: readonly EngagementEvent[] } {
  const { total } = scoreOf(session)
  const { told, source, device, affiliate, activeAt } = session
  if (told?.value === total) return { session, events: [] }
  const score: EngagementEvent = {
    id: newId(),
    kind: 'engagement',
    at: activeAt,
    page: '',
    subject: '',
    source,
    device,
    affiliate,
    offline: isOffline,
    value: total,
  }
  const outgrown: readonly EngagementEvent[] =
    told === null ? [] : [{ ...told, id: newId(), kind: 'outgrown' }]
  return { session: { ...session, told: score }, events: [...outgrown, score] }
}

/** The calendar week to send as one of this visitor’s, once in each; the last sent one where there is none. */
function weekToTell({ weekTold }: Visitor, { at, isView, isArrival }: Report): number | null {
  const week = calendarWeek(at)
  return (isView || isArrival) && (weekTold === null || week > weekTold) ? week : weekTold
}

function weekEvents({ firstVisitAt }: Visitor, week: number | null, tell: Tell): EngagementEvent[] {
  const since = (week ?? 0) - calendarWeek(firstVisitAt)
  return since >= 0 && since <= MOST_WEEKS ? [tell('week', since, null)] : []
}

function timePage(pages: readonly TimedPage[], report: Report, addedMs: number): readonly TimedPage[] {
  const { at, isView } = report
  if (report.page === null || (!isView && addedMs === 0)) return pages
  const page = keptPage(report.page)
  const known = pages.find((one) => isSamePage(one, page))
  const timed: TimedPage = {
    page: page.page,
    subject: page.subject,
    title: page.title === '' ? (known?.title ?? '') : page.title,
    views: (known?.views ?? 0) + (isView ? 1 : 0),
    ms: (known?.ms ?? 0) + addedMs,
    lastAt: at,
  }
  return [timed, ...pages.filter((one) => one !== known)].slice(0, MOST_TIMED_PAGES)
}

function openPage(lastPages: readonly OpenedPage[], report: Report): readonly OpenedPage[] {
  if (report.page === null) return lastPages
  const { at, isView } = report
  const page = keptPage(report.page)
  const [newest] = lastPages
  if (!isView) {
    // Its name is known once it was read.
    if (page.title === '') return lastPages
    return lastPages.map((one) => (isSamePage(one, page) ? { ...one, title: page.title } : one))
  }
  const opened: OpenedPage = { page: page.page, subject: page.subject, title: page.title, at }
  const others = newest !== undefined && isSamePage(newest, page) ? lastPages.slice(1) : lastPages
  return [opened, ...others].slice(0, MOST_LAST_PAGES)
}
