import { request, type BrowserContext } from 'playwright'
import { demoUser, type Person, signIn } from '../../e2e/accountPerson.ts'
import { makePictures } from '../../e2e/generation/makePictures.ts'
import { pointer } from '../../e2e/hands.ts'
import { addToCart, openProduct } from '../../e2e/shopper.ts'
import { type SpeedName, type WindowName, withBrowser } from '../browser.ts'
import { untilCalm, untilSettled } from '../calm.ts'
import { seedGallery } from '../galleryPictures.ts'
import { markdownTable, median, writtenMedian } from '../measurement.ts'
import { type OpenTargets, withTargets } from '../visits/openTargets.ts'
import { pressIn } from '../visits/press.ts'
import type { Target } from '../visits/targets.ts'
import { type Visit, visit, workerAtRest } from '../visits/visit.ts'
import { CHECKOUT, type Screen, SCREENS } from './screens.ts'

/** Pictures in the person’s gallery. */
const PICTURES = 200
/** A screen’s figures on the slow phone are held against these. */
const MOST = { ofReference: 1.2, blockingMs: 150, shift: 0, pressMs: 100 } as const

interface Taken {
  readonly screen: string
  readonly seen: Visit
  readonly answered: number
}

/**
 * Visits ten screens of a signed-in person who has been there before, and presses something on each; beside the page
 * without script on its second visit, in the same browser.
 */
export async function signedInReport(runs: number, window: WindowName): Promise<string> {
  const taken: Taken[] = []
  const references: number[] = []
  const failures: string[] = []
  await withTargets(async (open) => {
    const person = await furnish(open)
    await untilSettled()
    for (let run = 0; run < runs; run += 1) {
      console.error(`round ${run + 1} of ${runs}`)
      await withBrowser(
        async (context) => {
          const { reference, targets } = await arrive(context, open, person)
          references.push((await visit(context, reference, SPEED)).largestPaint)
          for (const { target, press } of targets) {
            await untilCalm()
            try {
              const seen = await visit(context, target, SPEED)
              const { answered } = await pressIn(context, target, press, SPEED)
              taken.push({ screen: target.name, seen, answered })
            } catch (error) {
              failures.push(`${target.name}: ${error instanceof Error ? error.message : String(error)}`)
            }
          }
        },
        { window, certificate: open.certificate },
      )
    }
  })
  return [screenTable(taken, median(references)), ...failures.map((one) => `- failed: ${one}`)].join('\n\n')
}

const SPEED: SpeedName = 'slow'

/** Gives the administrator pictures. */
async function furnish({ product, dataDirectory }: OpenTargets): Promise<Person> {
  const person = await demoUser(product, 'admin')
  const api = await request.newContext()
  await makePictures(api, product.origin, person, ['Kot w łódce', 'Śnieg nad miastem'])
  await api.dispose()
  await product.stop()
  await seedGallery(dataDirectory, person.email, PICTURES)
  await product.start()
  return person
}

/** Signs in, puts a thing into the cart, begins to pay, and waits until the worker has what it fetches. */
async function arrive(context: BrowserContext, { targets: all }: OpenTargets, person: Person) {
  const [reference] = all
  const site = all.find((target) => target.site.worksOffline)?.site
  if (reference === undefined || site === undefined) throw new Error('nothing is open')
  const { origin } = site.edge
  const page = await context.newPage()
  await page.goto(`${origin}/login?redirect=/historia`)
  await signIn(page, pointer, person)
  await page.waitForURL(({ pathname }) => pathname === '/historia')
  await openProduct(page, origin, 'kalendarz-biurkowy')
  await addToCart(page, { leaveOpen: true })
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /kasy/u })
    .or(page.getByRole('dialog').getByRole('button', { name: /kasy/u }))
    .first()
    .click()
  await page.waitForURL(({ pathname }) => pathname.startsWith('/kasa/'))
  const checkout = new URL(page.url()).pathname
  await workerAtRest({ site })
  await page.close()
  await visit(context, reference, 'full')
  const targets = SCREENS.map(({ press, ...screen }: Screen) => {
    const path = screen.name === CHECKOUT ? checkout : screen.path
    return { target: { ...screen, path, site } satisfies Target, press }
  })
  return { reference, targets }
}

function screenTable(taken: readonly Taken[], reference: number): string {
  const rows = SCREENS.map(({ name, press }) => {
    const ours = taken.filter(({ screen }) => screen === name)
    const of = (read: (one: Taken) => number) => ours.map(read)
    const paints = of(({ seen }) => seen.largestPaint)
    const [times, blocking, shift, answered] = [
      paints.map((paint) => paint / reference),
      of(({ seen }) => seen.blocking),
      of(({ seen }) => seen.layoutShift),
      of((one) => one.answered),
    ]
    const missed = [
      median(times) > MOST.ofReference ? 'paint' : null,
      median(blocking) > MOST.blockingMs ? 'blocking' : null,
      median(shift) > MOST.shift ? 'shift' : null,
      median(answered) <= MOST.pressMs ? null : 'press',
    ].filter((one) => one !== null)
    return [
      name,
      writtenMedian(paints, 'ms'),
      writtenMedian(times, 'times'),
      writtenMedian(
        of(({ seen }) => seen.ready),
        'ms',
      ),
      writtenMedian(blocking, 'ms'),
      writtenMedian(
        of(({ seen }) => seen.longestTask),
        'ms',
      ),
      writtenMedian(shift, 'score'),
      writtenMedian(
        of(({ seen }) => seen.sent.script.bytes / 1_024),
        'kB',
      ),
      `${press.name}: ${writtenMedian(answered, 'ms')}`,
      missed.length === 0 ? 'reached' : `**missed: ${missed.join(', ')}**`,
    ]
  })
  return markdownTable(
    [
      'screen',
      'largest paint',
      'of the page without script',
      'ready',
      'blocking',
      'longest task',
      'shift',
      'script',
      'press',
      'goals',
    ],
    rows,
  )
}
