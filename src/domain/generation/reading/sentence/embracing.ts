import type { PoseName } from '../brief.ts'
import { canEmbrace, isEmbrace, isEmbracing } from '../relations.ts'
import { draw, givePose, type Sentence } from './sentence.ts'

/** „mama przytula dziecko”, „para się całuje”: joins the named figures, and the next one. */
export function embrace(sentence: Sentence, pose: PoseName, index: number): boolean {
  const who = sentence.together.filter((at) => canEmbrace(sentence.found.motifs[at]?.name ?? 'rose'))
  if (who.length === 0) return false
  for (const at of who) givePose(sentence, at, pose)
  draw(sentence, [index])
  sentence.embracing = { who, pose, at: index }
  return true
}

/** „kot się przytula”: a hug needs two, which is reported. */
export function missEmbraces(sentence: Sentence): void {
  const isShown = isEmbrace(sentence.found.motifs)
  for (const [at, { senses }] of sentence.units.entries()) {
    const isSaid = senses.some((sense) => sense.kind === 'pose' && isEmbracing(sense.name))
    if (isSaid && !sentence.held.includes(at) && sentence.ends[at] === 'drawn')
      sentence.ends[at] = isShown ? 'placed' : 'unread'
  }
  if (isShown) return
  for (const [at, { pose }] of sentence.found.motifs.entries())
    if (isEmbracing(pose)) givePose(sentence, at, null)
}
