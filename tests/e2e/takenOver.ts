import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Waits until the page answers by its own code: before that a link leads wherever the browser gets by itself. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('#root[data-started]')).toBeAttached()
}
