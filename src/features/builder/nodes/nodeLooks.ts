import type { NodeKind, NodeOf } from '#domain/template/templateSchema.ts'
import { aggregateLook } from './aggregate/aggregateLook.ts'
import { branchLook } from './branch/branchLook.ts'
import { inputLook } from './input/inputLook.ts'
import { modelLook } from './model/modelLook.ts'
import type { NodeLook, SummaryWords } from './nodeLook.ts'
import { outputLook } from './output/outputLook.ts'
import { postprocessLook } from './postprocess/postprocessLook.ts'
import { transformLook } from './transform/transformLook.ts'

/** Every kind of node as the editor shows it, in the order of the palette. */
export const NODE_LOOKS: { readonly [Kind in NodeKind]: NodeLook<Kind> } = {
  input: inputLook,
  model: modelLook,
  aggregate: aggregateLook,
  transform: transformLook,
  postprocess: postprocessLook,
  branch: branchLook,
  output: outputLook,
}

export const KINDS = Object.keys(NODE_LOOKS).filter(isNodeKind)

export function isNodeKind(name: string): name is NodeKind {
  return Object.hasOwn(NODE_LOOKS, name)
}

/** A few words that tell a node from others of its kind. */
export function summaryOf<Kind extends NodeKind>(node: NodeOf<Kind>, words: SummaryWords): string {
  return NODE_LOOKS[node.kind].summary(node, words)
}
