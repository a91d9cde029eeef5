import { readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'

const TAGS = new Set(['t', 'msg'])

/** The Polish texts of a source file, as they are said: what is filled in stands as „…”. */
export function textsOf(file: string): string[] {
  const texts: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node)) return
    if (
      node.type === 'TaggedTemplateExpression' &&
      node.tag.type === 'Identifier' &&
      TAGS.has(node.tag.name)
    ) {
      texts.push(node.quasi.quasis.map(({ value }) => value.cooked ?? '').join('…'))
    } else if (node.type === 'JSXElement' && isTrans(node)) texts.push(tidy(childText(node)))
    else Object.values(node).forEach(visit)
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return texts
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function isTrans({ openingElement: { name } }: ESTree.JSXElement): boolean {
  return name.type === 'JSXIdentifier' && name.name === 'Trans'
}

function childText({ children }: ESTree.JSXElement | ESTree.JSXFragment): string {
  return children
    .map((child) => {
      if (child.type === 'JSXText') return child.value
      if (child.type === 'JSXElement' || child.type === 'JSXFragment') return childText(child)
      if (child.type !== 'JSXExpressionContainer') return '…'
      return child.expression.type === 'Literal' ? String(child.expression.value) : '…'
    })
    .join('')
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
