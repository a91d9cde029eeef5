import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { matchScreen } from '#domain/addresses/matchScreen.ts'
import { seesAll } from '../../../support/slice.ts'

/** Of screens about one thing (a product, a person) so many are looked at: the rest have the same links. */
const ALIKE_MOST = 2
/** A page that waits for longer than this (ms) is looked at as it is. */
const SETTLED_WITHIN = 5_000

const NOT_FOUND = /^(?:Nie ma takiej strony|Page not found)$/
const NO_ACCESS = /^(?:Brak dostępu|No access)$/

/** What a server says of an address is the same to everybody: it is asked once. */
const ANSWERED = new Map<string, string | null>()

/** A link's path and query at this origin, and the screen, letter or feed that it stands on. */
export interface FoundLink {
  readonly href: string
  readonly from: string
  /** Asked for by the walk itself: a visitor may be refused it. */
  readonly isSeed?: true
}

/**
 * Follows every link in an open page, each once, without loading the page anew; resolves with what is broken: links
 * that end at not-found or at a refusal, and those that the server answers with an error. `visitor` names who walks.
 */
export async function walkLinks(page: Page, visitor: string, seeds: readonly FoundLink[]): Promise<string[]> {
  const broken: string[] = []
  const known = new Set<string>()
  const looked = new Map<string, number>()
  const queue = [...seeds]
  const check = createServedCheck(page.request, new URL(page.url()).origin)
  for (let link = queue.shift(); link !== undefined; link = queue.shift()) {
    if (known.has(link.href) || isCombination(link.href)) continue
    known.add(link.href)
    const said = `${link.href}, on ${link.from}, ${visitor}`
    const unserved = await check(link.href)
    if (unserved !== null) {
      broken.push(`${said}: ${unserved}`)
      continue
    }
    // Where the run sees a slice of all, what a screen links to is asked for, and not opened in its turn.
    if (link.isSeed !== true && !seesAll()) continue
    if (!isNew(link.href, looked)) continue
    const screen = await goTo(page, link.href)
    if (NOT_FOUND.test(screen.heading)) broken.push(`${said}: not found`)
    if (NO_ACCESS.test(screen.heading) && link.isSeed !== true) broken.push(`${said}: refused`)
    queue.push(...screen.links.map((href) => ({ href, from: screen.path })))
  }
  return broken
}

/** Tells what is wrong with an address as the server answers it; null for nothing. */
export function createServedCheck(request: APIRequestContext, origin: string) {
  return async (href: string): Promise<string | null> => {
    const known = ANSWERED.get(origin + href)
    if (known !== undefined) return known
    const found = await ask(href)
    ANSWERED.set(origin + href, found)
    return found
  }

  async function ask(href: string): Promise<string | null> {
    const answer = await request.get(origin + href, { headers: { accept: 'text/html,*/*;q=0.8' } })
    const status = answer.status()
    return [404, 405, 410].includes(status) || status >= 500 ? `answered with ${status}` : null
  }
}

/** Whether this is the shop's list with several filters: they multiply, and each has the links of those with one. */
function isCombination(href: string): boolean {
  const url = new URL(href, 'http://here.invalid')
  return matchScreen(url.pathname)?.address === '/sklep' && url.searchParams.size > 1
}

/** Whether a screen like this one is still to be looked at. What isn't a screen has no links of ours. */
function isNew(href: string, looked: Map<string, number>): boolean {
  const url = new URL(href, 'http://here.invalid')
  const match = matchScreen(url.pathname)
  if (match === null) return false
  const likeness = [match.address, ...[...url.searchParams.keys()].toSorted()].join(' ')
  const count = looked.get(likeness) ?? 0
  looked.set(likeness, count + 1)
  return count < (match.address.includes('$') ? ALIKE_MOST : 1)
}

interface SeenScreen {
  readonly path: string
  readonly heading: string
  readonly links: readonly string[]
}

/** Goes to an address as a link within the page does, and reads what stands there. */
async function goTo(page: Page, href: string): Promise<SeenScreen> {
  await page.evaluate(async (to) => {
    const router: unknown = Reflect.get(globalThis, '__TSR_ROUTER__')
    if (typeof router !== 'object' || router === null || !('navigate' in router)) throw new Error('no router')
    const { navigate } = router
    if (typeof navigate !== 'function') throw new Error('no navigation')
    await navigate({ href: to })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, href)
  const heading = page.getByRole('heading', { level: 1 }).first()
  await expect(heading).toBeVisible()
  await expect(page.locator('[aria-busy="true"]'))
    .toHaveCount(0, { timeout: SETTLED_WITHIN })
    .catch(() => undefined)
  const { pathname, search } = new URL(page.url())
  return { path: pathname + search, heading: await heading.innerText(), links: await linksOf(page) }
}

/** Every link of the page at this origin, in sight or not, with those of its head. */
export function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector =
      'a[href], form[action], link[rel="canonical"], link[rel="alternate"], link[rel="manifest"]'
    const hrefs = [...document.querySelectorAll(selector)].flatMap(
      (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? [],
    )
    const urls = hrefs.map((href) => new URL(href, location.href))
    const own = urls.filter(({ origin }) => origin === location.origin)
    return [...new Set(own.map(({ pathname, search }) => pathname + search))]
  })
}
