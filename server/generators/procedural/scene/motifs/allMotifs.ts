import type { MotifName } from '../../prompt/brief.ts'
import * as animals from './animals.ts'
import * as festive from './festive.ts'
import { bouquet, catkins, daisy, lavender, leaf, poppy, rose, sunflower, tulip, wreath } from './flowers.ts'
import type { Motif } from './motif.ts'
import * as nature from './nature.ts'
import { bench, castle, church, house, lantern, lighthouse, tent, windmill } from './places.ts'
import * as things from './things.ts'

const { flame: _, ...feasts } = festive

/** Every thing that can be drawn, by the name the prompt's words lead to. */
export const ALL_MOTIFS: Record<MotifName, Motif> = {
  ...animals,
  ...feasts,
  ...nature,
  ...things,
  bouquet,
  catkins,
  daisy,
  lavender,
  leaf,
  poppy,
  rose,
  sunflower,
  tulip,
  wreath,
  bench,
  castle,
  church,
  house,
  lantern,
  lighthouse,
  tent,
  windmill,
}
