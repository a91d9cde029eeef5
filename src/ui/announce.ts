export type Politeness = 'polite' | 'assertive'

const regions = new Map<Politeness, HTMLElement>()

/** How long a spoken text stays in its region, ms: long enough for every screen reader, short enough not to be met later. */
const KEPT_FOR = 7_000

/**
 * Says something to screen readers without moving the focus. `assertive` interrupts. Works while a modal is
 * open too: React Aria leaves elements marked as live announcers in reach. Does nothing outside a browser.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  if (typeof document === 'undefined' || text === '') return
  const region = regionFor(politeness)
  const line = document.createElement('div')
  line.textContent = text
  // A region must be in the page before words appear in it, or they aren't read.
  setTimeout(() => region.append(line), 50)
  setTimeout(() => line.remove(), KEPT_FOR)
}

/** Puts the silent regions into the page, so that the first words are heard. */
export function prepareAnnouncer(): void {
  regionFor('polite')
  regionFor('assertive')
}

function regionFor(politeness: Politeness): HTMLElement {
  const known = regions.get(politeness)
  if (known?.isConnected) return known
  const region = document.createElement('div')
  region.className = 'visually-hidden'
  region.dataset['liveAnnouncer'] = 'true'
  region.setAttribute('role', politeness === 'assertive' ? 'alert' : 'status')
  region.setAttribute('aria-live', politeness)
  region.setAttribute('aria-relevant', 'additions')
  document.body.append(region)
  regions.set(politeness, region)
  return region
}
