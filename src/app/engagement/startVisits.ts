import { createDeliverEvents } from '#api/product/deliverEvents.ts'
import { notedVisitToken, VISIT_TOKEN_NAME } from '#domain/engagement/visitToken.ts'
import { deviceClassOf, sourceOf } from '#domain/engagement/origin.ts'
import { pageLife } from '#domain/pageLife.ts'
import { currentVisit } from '#features/affiliate/visitMemory.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { keepReport } from '#offline/engagement/keepReport.ts'
import { sendVisitEvents } from '#offline/engagement/sendVisitEvents.ts'
import { pageReachability } from '../connection/pageReachability.ts'
import { routerPage, type VisitedRouter } from './routerPage.ts'
import { trackVisits } from './trackVisits.ts'
import { createVisitSender } from './visitSender.ts'

/** Counts events in this tab, and sends them. Returns how to stop. */
export function startVisits(db: IskraDatabase, router: VisitedRouter): () => void {
  const deliver = createDeliverEvents({ isLeaving: () => pageLife.getSnapshot() !== 'shown' })
  const sender = createVisitSender(() => sendVisitEvents(db, deliver), pageReachability)
  const stopTracking = trackVisits({
    page: () => routerPage(router),
    onPage: (listener) => router.subscribe('onResolved', listener),
    token: ({ subject }) => notedVisitToken(subject) || documentToken(subject),
    title: () => document.querySelector('main h1')?.textContent.trim().slice(0, LONGEST_TITLE) ?? '',
    origin: (isArrival) => ({
      source: isArrival ? sourceOf(document.referrer, location.origin) : 'direct',
      device: deviceClassOf(matchMedia('(pointer: coarse)').matches, Math.min(screen.width, screen.height)),
      affiliate: currentVisit()?.code ?? '',
    }),
    isOffline: () => !navigator.onLine || pageReachability.getSnapshot() === 'offline',
    async keep(report) {
      const kept = await keepReport(db, report)
      if (kept !== null && kept.events.length > 0) sender.soon()
      return kept?.addedMs ?? null
    },
    onHidden: () => sender.now(),
  })
  return () => {
    stopTracking()
    sender.stop()
  }
}

const LONGEST_TITLE = 120

/** The token that came with the document, only for the page it was made for. */
function documentToken(subject: string): string {
  const named = `meta[name="${VISIT_TOKEN_NAME}"][data-of="${CSS.escape(subject)}"]`
  return document.querySelector(named)?.getAttribute('content') ?? ''
}
