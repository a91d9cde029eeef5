import { createElement, type ReactNode } from 'react'
import type { LetterNode } from '#domain/letters/letterNode.ts'

/** Pieces of a letter as they are sent, each with its style in its place. */
export function LetterNodes({ nodes }: { readonly nodes: readonly LetterNode[] }): ReactNode {
  return nodes.map(drawn)
}

function drawn(node: LetterNode, place: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, style, attributes, children } = node
  const { class: className, ...others } = attributes
  // Sets the style's own text: the letter's, not React's version of it.
  const ref = (element: HTMLElement | null) => {
    if (element !== null) element.style.cssText = style
  }
  return createElement(tag, { key: place, ref, className, ...others }, ...children.map(drawn))
}
