import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { structureFaults } from '../support/document/structureFaults.ts'

/**
 * What is wrong on the whole page: by every rule of axe that WCAG 2.2 AA and good practice know, and by ours about
 * landmarks and groups, which ask for more than axe does.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(untilItStandsStill)
  return [...(await findings(builder(page))), ...(await page.evaluate(structureFaults, null))]
}

/** What axe finds wrong in one part, an open dialog for example: the rules that judge a page as a whole stay out. */
export async function violationsIn(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(untilItStandsStill)
  return findings(builder(page).include(selector))
}

/**
 * What fades in is paler than it will be: contrasts are judged once every movement that ends has ended, and those that
 * began meanwhile, like a toast's.
 */
async function untilItStandsStill(): Promise<void> {
  const ending = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity),
      )
  const nextFrame = () => new Promise(requestAnimationFrame)
  do {
    await Promise.allSettled(ending().map(({ finished }) => finished))
    await nextFrame()
    await nextFrame()
  } while (ending().length > 0)
}

/** The page has no frames of other origins: without looking for them there is no second page to open each time. */
function builder(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode(true)
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
  )
}
