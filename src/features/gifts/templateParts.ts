/** A piece of a text: words as they are, a blank by its name, or the end of a paragraph. */
export type TemplatePart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'blank'; readonly name: string }

/** The paragraphs of a text template, each in its pieces. */
export function templateParts(template: string): readonly (readonly TemplatePart[])[] {
  return template
    .trim()
    .split(/\n{2,}/u)
    .map((paragraph) =>
      paragraph.split(/(\{[a-z_]+\})/u).flatMap((piece): readonly TemplatePart[] => {
        if (piece === '') return []
        const name = /^\{([a-z_]+)\}$/u.exec(piece)?.[1]
        return [name === undefined ? { kind: 'words', text: piece } : { kind: 'blank', name }]
      }),
    )
}

const SIGNATURE = 'nadawca'

/** Whether a paragraph is who signs, and nothing else. */
export function isSignature(parts: readonly TemplatePart[]): boolean {
  const [only, more] = parts
  return more === undefined && only?.kind === 'blank' && only.name === SIGNATURE
}
