import './kindTones.css'
import type { NodeKind } from '#domain/template/templateSchema.ts'

/** The colour that tells a kind of node from every other, as a custom property of CSS. */
export const KIND_TONES = {
  input: '--kind-input',
  model: '--kind-model',
  branch: '--kind-branch',
  transform: '--kind-transform',
  aggregate: '--kind-aggregate',
  postprocess: '--kind-postprocess',
  output: '--kind-output',
} as const satisfies Readonly<Record<NodeKind, string>>

/** The style that gives an element the tone of a kind, in `--tone`. */
export function toneOf(kind: NodeKind): Readonly<Record<string, string>> {
  return { '--tone': `var(${KIND_TONES[kind]})` }
}
