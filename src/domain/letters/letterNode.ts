/** A piece of a letter: text, or an element with its content. Mail programs need every style inline. */
export type LetterNode = string | LetterElement

export interface LetterElement {
  readonly tag: 'div' | 'p' | 'h2' | 'a' | 'img' | 'br' | 'span' | 'table' | 'tbody' | 'tr' | 'td'
  readonly style: string
  readonly attributes: Readonly<
    Partial<Record<'href' | 'target' | 'src' | 'alt' | 'width' | 'role' | 'class', string>>
  >
  readonly children: readonly LetterNode[]
}

/** An element of a letter. */
export function element(
  tag: LetterElement['tag'],
  style: string,
  children: readonly LetterNode[] = [],
  attributes: LetterElement['attributes'] = {},
): LetterElement {
  return { tag, style, attributes, children }
}
