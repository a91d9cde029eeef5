import type { EngagementEvent } from '#domain/engagement/eventKinds.ts'
import type { Report, Visitor } from '#domain/engagement/visitor.ts'

export const EXAMPLE_ORIGIN = { source: 'direct', device: 'desktop', affiliate: '' } as const

/** A visitor who has just come. */
export const EXAMPLE_VISITOR: Visitor = {
  firstVisitAt: 1,
  lastVisitAt: 1,
  visits: 1,
  sessions: 1,
  ms: 0,
  pages: [],
  lastPages: [],
  weekTold: null,
  session: {
    ...EXAMPLE_ORIGIN,
    startedAt: 1,
    activeAt: 1,
    ms: 0,
    interactions: 0,
    depth: 0,
    reached: 0,
    piecesBefore: 0,
    told: null,
  },
  counted: [],
}

export const EXAMPLE_VISIT_EVENT: EngagementEvent = {
  id: '0123456789abcdef0123456789abcdef',
  kind: 'view',
  at: 1,
  page: '/sklep',
  subject: '',
  source: 'direct',
  device: 'desktop',
  affiliate: '',
  offline: false,
  value: 0,
}

/** A report in which nothing has happened. */
export const EXAMPLE_REPORT: Report = {
  at: 1,
  page: { page: '/sklep', subject: '', title: '' },
  isArrival: false,
  isView: false,
  spans: [],
  interactions: 0,
  milestones: [],
  depth: 0,
  isLeft: false,
  untoldMs: 0,
  isHidden: false,
  pieces: 0,
  isOffline: false,
  origin: EXAMPLE_ORIGIN,
  token: '',
}
