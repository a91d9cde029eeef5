import { globSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import {
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'

// Finds the GraphQL documents in other people's code, as far as that can be done without running it.

/** An operation with every fragment that it needs. */
export interface OutsideDocument {
  /** The operation's file. */
  readonly path: string
  readonly name: string
  readonly document: DocumentNode
}

const TEXTS = '**/*.{graphql,gql}'
const CODE = '**/*.{ts,tsx,mts,js,jsx,mjs,vue,svelte,astro}'
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|build|\.git)\/|\.d\.ts$|\.schema\.graphql$/

/** A template that begins, after remarks, with a definition. Read to the next backtick: nested ones are rare. */
const TEMPLATE = /`(\s*(?:#[^\n]*\n\s*)*(?:query|mutation|fragment)\b[^`]*)`/g
/** Code inserts mostly fragments into a template: they are found by their names. */
const INSERTED = /\$\{[^}]*\}/g

interface Definition<Node> {
  readonly path: string
  readonly node: Node
}

function textsOf(path: string, text: string): string[] {
  if (['.graphql', '.gql'].includes(extname(path))) return [text]
  return [...text.matchAll(TEMPLATE)].map(([, template = '']) => template.replaceAll(INSERTED, ''))
}

/** Text that can't be parsed is left out: code puts it together, or it is no GraphQL. */
function definitionsOf(text: string): readonly DefinitionNode[] {
  try {
    return parse(text).definitions
  } catch {
    return []
  }
}

/** How many folders two files have in common, counted from the top. */
function nearness(one: string, other: string): number {
  const [left, right] = [dirname(one).split('/'), dirname(other).split('/')]
  const parting = left.findIndex((folder, index) => folder !== right[index])
  return (one === other ? 1 : 0) + (parting === -1 ? left.length : parting)
}

type Fragments = ReadonlyMap<string, readonly Definition<FragmentDefinitionNode>[]>

/** The fragments an operation needs, each the nearest of its name. */
function neededFragments(from: string, start: DefinitionNode, known: Fragments): FragmentDefinitionNode[] {
  const needed = new Map<string, FragmentDefinitionNode>()
  const collect = (path: string, definition: DefinitionNode) =>
    visit(definition, {
      FragmentSpread: ({ name: { value } }) => {
        if (needed.has(value)) return
        const nearest = known
          .get(value)
          ?.toSorted((one, other) => nearness(path, other.path) - nearness(path, one.path))
          .at(0)
        if (!nearest) return
        needed.set(value, nearest.node)
        collect(nearest.path, nearest.node)
      },
    })
  collect(from, start)
  return [...needed.values()]
}

/** Every different operation in the folder's GraphQL files and templates. */
export function outsideDocuments(folder: string): OutsideDocument[] {
  const paths = globSync([TEXTS, CODE], { cwd: folder }).filter((path) => !LEFT_OUT.test(path))
  const operations: Definition<OperationDefinitionNode>[] = []
  const fragments: Definition<FragmentDefinitionNode>[] = []
  for (const path of paths.toSorted()) {
    const texts = textsOf(path, readFileSync(join(folder, path), 'utf8'))
    for (const node of texts.flatMap(definitionsOf)) {
      if (node.kind === Kind.OPERATION_DEFINITION) operations.push({ path, node })
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.push({ path, node })
    }
  }
  const known = Map.groupBy(fragments, ({ node }) => node.name.value)
  const different = new Map<string, OutsideDocument>()
  for (const { path, node } of operations) {
    const document: DocumentNode = {
      kind: Kind.DOCUMENT,
      definitions: [node, ...neededFragments(path, node, known)],
    }
    const text = stripIgnoredCharacters(print(document))
    if (!different.has(text)) different.set(text, { path, name: node.name?.value ?? '(unnamed)', document })
  }
  return [...different.values()]
}
