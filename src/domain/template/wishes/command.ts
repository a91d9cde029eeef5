import type { GenerationType } from '../../generation/engines.ts'
import type { Template } from '../templateSchema.ts'

/** What stands around a wish. */
export interface WishSurroundings {
  /** The node that is chosen; new ones go on from it. */
  readonly node?: string | undefined
  /** The engine that is taken for a kind; null where there is none. */
  readonly engineFor: (mode: GenerationType) => string | null
}

/** What a pattern has found in a sentence, by the names of its groups. */
export type Said = Readonly<Record<string, string>>

/** Does what was said; null where the template has nothing that is meant. */
export type Act = (template: Template, said: Said, surroundings: WishSurroundings) => Template | null
