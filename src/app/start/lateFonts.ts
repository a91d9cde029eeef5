import type { AnyRouter } from '@tanstack/react-router'

/** Each file of the families, by a font and a letter that it holds. */
const FACES = [
  ['1em Figtree', 'aą'],
  ['650 1em "Bricolage Grotesque"', 'aą'],
] as const

/**
 * Where the document left the fonts for later (index.html), fetches them now that the network has nothing else to do,
 * and shows them from the next screen on: the one that somebody reads doesn't move.
 */
export async function bringLateFonts(
  router: AnyRouter,
  { documentElement, fonts } = document,
): Promise<void> {
  if (documentElement.dataset['fonts'] !== 'later') return
  await Promise.all(FACES.map(([font, letters]) => fonts.load(font, letters)))
  const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return
    delete documentElement.dataset['fonts']
    stop()
  })
}
