/** A pattern as a tree. */
export type PatternNode =
  | { readonly kind: 'character'; readonly isOne: (character: string) => boolean }
  | { readonly kind: 'place'; readonly place: 'start' | 'end' | 'word-edge' | 'no-word-edge' }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly ways: readonly PatternNode[] }
  | {
      readonly kind: 'repeat'
      readonly part: PatternNode
      readonly least: number
      /** Null for as often as you like. */
      readonly most: number | null
    }
