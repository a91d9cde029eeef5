import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameOpenedPicture, namePagePicture, OPENED_PICTURE, reclaimOpenedPicture } from './openedPicture.ts'

const HANDLES = ['kartka', 'kubek', 'plakat']

const named = () =>
  [...document.querySelectorAll('div')].filter((div) => div.style.viewTransitionName === OPENED_PICTURE)

/** Renders a screen: the old content is gone, and each card claims; a product's page names its picture among them. */
function draw(of: { readonly page: string | null; readonly pageIsLast: boolean }): Map<string, HTMLElement> {
  document.body.replaceChildren()
  const stage = document.createElement('div')
  stage.dataset.stage = ''
  const cards = new Map(HANDLES.map((handle) => [handle, document.createElement('div')]))
  document.body.append(...(of.page === null ? [] : [stage]), ...cards.values())
  if (of.page !== null && !of.pageIsLast) namePagePicture(of.page, stage)
  for (const [handle, frame] of cards) reclaimOpenedPicture(handle, frame)
  if (of.page !== null && of.pageIsLast) namePagePicture(of.page, stage)
  return cards
}

test('the name stands on one picture of a document, however people go from card to page and back', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ handle: fc.constantFrom(...HANDLES), isPage: fc.boolean(), pageIsLast: fc.boolean() }),
        { minLength: 1, maxLength: 8 },
      ),
      (steps) => {
        let cards = draw({ page: null, pageIsLast: false })
        for (const { handle, isPage, pageIsLast } of steps) {
          const card = cards.get(handle) ?? null
          nameOpenedPicture(handle, card)
          expect(named()).toEqual([card])
          cards = draw({ page: isPage ? handle : null, pageIsLast })
          expect(named()).toHaveLength(1)
          expect(named()[0]).toBe(isPage ? document.querySelector('[data-stage]') : cards.get(handle))
        }
      },
    ),
  )
})
