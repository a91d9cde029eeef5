import { BINS } from './melFeatures.ts'
import type { Layer } from './network.ts'

// The file of a model as ONNX writes it: fields of protocol buffers by their numbers.

type Field = Uint8Array

const FLOATS = 1
const INTEGERS = 7

function varint(value: number): number[] {
  const written: number[] = []
  let left = value
  for (; left > 127; left = Math.floor(left / 128)) written.push((left % 128) + 128)
  return [...written, left]
}

const number = (field: number, value: number): Field =>
  Uint8Array.from([...varint(field * 8), ...varint(value)])

function bytes(field: number, content: Uint8Array): Field {
  return joined([Uint8Array.from([...varint(field * 8 + 2), ...varint(content.length)]), content])
}

const text = (field: number, content: string): Field => bytes(field, new TextEncoder().encode(content))
const message = (field: number, parts: readonly Field[]): Field => bytes(field, joined(parts))

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const integers = (name: string, values: readonly number[]): Field =>
  message(5, [text(1, name), ...values.map((value) => number(8, value)), number(20, 7)])

function node(
  kind: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Field[] = [],
): Field {
  return message(1, [...inputs.map((input) => text(1, input)), text(2, output), text(4, kind), ...attributes])
}

function tensor(name: string, dimensions: readonly number[], values: Float32Array | BigInt64Array): Field {
  const content = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
  const kind = values instanceof Float32Array ? FLOATS : INTEGERS
  return message(5, [
    ...dimensions.map((one) => number(1, one)),
    number(2, kind),
    text(8, name),
    bytes(9, content),
  ])
}

/** What goes in or comes out: a named dimension may have any length. */
function place(field: number, name: string, kind: number, dimensions: readonly (string | number)[]): Field {
  const shape = dimensions.map((one) => message(1, [typeof one === 'string' ? text(2, one) : number(1, one)]))
  return message(field, [text(1, name), message(2, [message(1, [number(1, kind), message(2, shape)])])])
}

/** ONNX has the weights of a convolution by output, input and frame. */
function convolution({ inputs, outputs, width, weights }: Layer): Float32Array {
  const turned = new Float32Array(weights.values.length)
  for (let out = 0; out < outputs; out += 1)
    for (let frame = 0; frame < width; frame += 1)
      for (let input = 0; input < inputs; input += 1)
        turned[(out * inputs + input) * width + frame] =
          weights.values[(out * width + frame) * inputs + input] ?? 0
  return turned
}

/** The file of a CTC model: features less their mean go through the layers and come out as log probabilities. */
export function writeOnnx(layers: readonly Layer[], metadata: Readonly<Record<string, string>>): Uint8Array {
  const nodes: Field[] = [
    node('ReduceMean', ['x'], 'mean', [integers('axes', [1])]),
    node('Sub', ['x', 'mean'], 'even'),
    node('Transpose', ['even'], 'layer0', [integers('perm', [0, 2, 1])]),
  ]
  const tensors: Field[] = [
    tensor('one', [1], BigInt64Array.of(1n)),
    tensor('two', [1], BigInt64Array.of(2n)),
  ]
  let length = 'x_lens'
  for (const [at, layer] of layers.entries()) {
    const { inputs, outputs, width, stride, isRectified, bias } = layer
    tensors.push(tensor(`weights${at}`, [outputs, inputs, width], convolution(layer)))
    tensors.push(tensor(`bias${at}`, [outputs], bias.values))
    const around = (width - 1) / 2
    const answer = `layer${at + 1}`
    nodes.push(
      node('Conv', [`layer${at}`, `weights${at}`, `bias${at}`], isRectified ? `sum${at}` : answer, [
        integers('kernel_shape', [width]),
        integers('strides', [stride]),
        integers('pads', [around, around]),
      ]),
    )
    if (isRectified) nodes.push(node('Relu', [`sum${at}`], answer))
    if (stride === 2) {
      nodes.push(
        node('Sub', [length, 'one'], `less${at}`),
        node('Div', [`less${at}`, 'two'], `halved${at}`),
        node('Add', [`halved${at}`, 'one'], `length${at}`),
      )
      length = `length${at}`
    }
  }
  nodes.push(
    node('Transpose', [`layer${layers.length}`], 'scores', [integers('perm', [0, 2, 1])]),
    node('LogSoftmax', ['scores'], 'log_probs', [message(5, [text(1, 'axis'), number(3, 2), number(20, 2)])]),
    node('Identity', [length], 'log_probs_len'),
  )
  const width = layers.at(-1)?.outputs ?? 0
  const graph = [
    ...nodes,
    text(2, 'speech'),
    ...tensors,
    place(11, 'x', FLOATS, ['N', 'T', BINS]),
    place(11, 'x_lens', INTEGERS, ['N']),
    place(12, 'log_probs', FLOATS, ['N', 'S', width]),
    place(12, 'log_probs_len', INTEGERS, ['N']),
  ]
  return joined([
    number(1, 8),
    text(2, 'iskra'),
    message(7, graph),
    message(8, [number(2, 13)]),
    ...Object.entries(metadata).map(([key, value]) => message(14, [text(1, key), text(2, value)])),
  ])
}
