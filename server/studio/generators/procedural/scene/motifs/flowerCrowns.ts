import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** A place on the ring, from −1 at its left end to 1 at its right. */
function onRing(share: number): { readonly x: number; readonly y: number } {
  return { x: share * 0.7, y: -0.3 - (1 - share * share) * 0.3 }
}

/** Flowers in a ring, as it is worn on the head. */
export const flowercrown: Motif = {
  breadth: 1.5,
  motion: 'bob',
  scale: 0.5,
  draw({ own, tones }) {
    const blooms =
      own === null ? [tones.accent, '#f3c02f', '#e58ab0', '#fffaf2', '#8a6cc4'] : [own, '#fffaf2']
    const cut = new Scissors()
    for (let leaf = 0; leaf < 13; leaf += 1) {
      const { x, y } = onRing(leaf / 6 - 1)
      cut.leaf(x, y, 0.26, 0.07, leaf % 2 === 0 ? -1.2 : -2.2, leaf % 2 === 0 ? '#5f8f56' : '#74a366')
    }
    for (let bloom = 0; bloom < 7; bloom += 1) {
      const { x, y } = onRing(bloom / 3 - 1)
      const size = bloom === 3 ? 0.2 : 0.165
      const colour = blooms[bloom % blooms.length] ?? tones.accent
      for (let petal = 0; petal < 5; petal += 1) {
        const angle = (petal / 5) * Math.PI * 2
        cut.disc(x + Math.cos(angle) * size * 0.6, y + Math.sin(angle) * size * 0.6, size * 0.5, colour, {
          isDetail: petal > 0,
        })
      }
      cut.disc(x, y, size * 0.36, colour === '#f3c02f' ? '#a5683a' : '#f6cf5f', FINE)
    }
    return cut.shapes
  },
}
