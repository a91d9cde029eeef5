import type { GenerationType } from '../../generation/engines.ts'
import type { Template } from '../templateSchema.ts'

/** The context of a wish. */
export interface WishSurroundings {
  /** The node that is chosen; new ones go on from it. */
  readonly node?: string | undefined
  /** The engine that is taken for a kind; null where there is none. */
  readonly engineFor: (mode: GenerationType) => string | null
}

/** The groups of a pattern's match in a sentence, by name. */
export type Said = Readonly<Record<string, string>>

/** Carries out a command; null where the template has no such part. */
export type Act = (template: Template, said: Said, surroundings: WishSurroundings) => Template | null
