import type { MotifName } from '../brief.ts'
import { WINDOWED } from '../relations.ts'
import { canHold } from '../wearing.ts'
import type { Sentence } from './sentence.ts'

/** Things with a window that somebody can look out of. */
function hasWindow(name: MotifName): boolean {
  return name === 'shop' || WINDOWED.has(name)
}

/** „księgarnia z kotem w oknie”, “a cat in the bakery window”: it is in the window there, and no room is around. */
export function lookFromWindow({ found, units, ends }: Sentence): void {
  const { motifs, settings, placings } = found
  const said = settings.find(
    ({ name, at }) =>
      name === 'room' && at !== null && /^(?:okn|window)/.test(units[at]?.words[0].folded ?? ''),
  )
  const building = motifs.find(({ name, count }) => hasWindow(name) && count === 1)
  if (said === undefined || said.at === null || building === undefined) return
  const who = motifs.findIndex(
    ({ name, relation }) =>
      canHold(name) && (relation === null || (relation.to === building.name && relation.name !== 'on')),
  )
  const figure = motifs[who]
  if (figure === undefined) return
  motifs[who] = { ...figure, relation: { name: 'in', to: building.name } }
  settings.splice(settings.indexOf(said), 1)
  placings.push({ at: said.at, through: said.at, to: building.name })
  ends[said.at] = 'placed'
}
