/** A layer of convolutions over time. Its weights are those of one output after the other, frame by frame. */
export interface Layer {
  readonly inputs: number
  readonly outputs: number
  /** How many frames it sees; odd. */
  readonly width: number
  /** It answers for each frame, or for every second one. */
  readonly stride: number
  /** Whether negative answers become 0. */
  readonly isRectified: boolean
  readonly weights: Parameters
  readonly bias: Parameters
}

interface Parameters {
  readonly values: Float32Array
  readonly gradient: Float32Array
  readonly mean: Float32Array
  readonly square: Float32Array
}

export type LayerShape = Omit<Layer, 'weights' | 'bias'>

/** Random layers; `random` answers 0 to 1. */
export function makeLayers(shapes: readonly LayerShape[], random: () => number): readonly Layer[] {
  return shapes.map((shape) => {
    const size = shape.inputs * shape.width
    const spread = Math.sqrt(6 / size)
    const values = Float32Array.from({ length: size * shape.outputs }, () => spread * (2 * random() - 1))
    return { ...shape, weights: parameters(values), bias: parameters(new Float32Array(shape.outputs)) }
  })
}

function parameters(values: Float32Array): Parameters {
  const empty = () => new Float32Array(values.length)
  return { values, gradient: empty(), mean: empty(), square: empty() }
}

/** What one layer got (with silent frames around) and answered. */
export interface Pass {
  readonly input: Float32Array
  readonly output: Float32Array
}

/** Runs all layers over frames. */
export function runLayers(layers: readonly Layer[], frames: Float32Array): readonly Pass[] {
  const passes: Pass[] = []
  let input = frames
  for (const layer of layers) {
    const pass = runLayer(layer, input)
    passes.push(pass)
    input = pass.output
  }
  return passes
}

function runLayer(layer: Layer, frames: Float32Array): Pass {
  const { inputs, outputs, width, stride, isRectified, weights, bias } = layer
  const around = ((width - 1) / 2) * inputs
  const input = new Float32Array(frames.length + 2 * around)
  input.set(frames, around)
  const count = Math.floor((frames.length / inputs - 1) / stride) + 1
  const output = new Float32Array(count * outputs)
  const size = width * inputs
  for (let frame = 0; frame < count; frame += 1) {
    const from = frame * stride * inputs
    for (let out = 0; out < outputs; out += 1) {
      let sum = bias.values[out] ?? 0
      const row = out * size
      for (let at = 0; at < size; at += 1) sum += (weights.values[row + at] ?? 0) * (input[from + at] ?? 0)
      output[frame * outputs + out] = isRectified && sum < 0 ? 0 : sum
    }
  }
  return { input, output }
}

/** Adds the gradients of one run to those of the layers; `gradient` is by what the last one answered. */
export function learnFrom(layers: readonly Layer[], passes: readonly Pass[], gradient: Float32Array): void {
  let coming = gradient
  for (const [place, layer] of [...layers.entries()].toReversed()) {
    const pass = passes[place]
    if (pass !== undefined) coming = learnLayer(layer, pass, coming, place > 0)
  }
}

function learnLayer(layer: Layer, pass: Pass, coming: Float32Array, isWanted: boolean): Float32Array {
  const { inputs, outputs, width, stride, isRectified, weights, bias } = layer
  const size = width * inputs
  const before = new Float32Array(pass.input.length)
  for (let frame = 0; frame * outputs < coming.length; frame += 1) {
    const from = frame * stride * inputs
    for (let out = 0; out < outputs; out += 1) {
      const by = coming[frame * outputs + out] ?? 0
      if (by === 0 || (isRectified && (pass.output[frame * outputs + out] ?? 0) <= 0)) continue
      bias.gradient[out] = (bias.gradient[out] ?? 0) + by
      const row = out * size
      for (let at = 0; at < size; at += 1)
        weights.gradient[row + at] = (weights.gradient[row + at] ?? 0) + by * (pass.input[from + at] ?? 0)
      if (!isWanted) continue
      for (let at = 0; at < size; at += 1)
        before[from + at] = (before[from + at] ?? 0) + by * (weights.values[row + at] ?? 0)
    }
  }
  const around = ((width - 1) / 2) * inputs
  return before.subarray(around, before.length - around)
}

/** One step of Adam with the gradients that were added; `step` counts from 1. */
export function stepLayers(layers: readonly Layer[], step: number, rate: number): void {
  for (const { weights, bias } of layers) for (const one of [weights, bias]) stepOne(one, step, rate)
}

function stepOne({ values, gradient, mean, square }: Parameters, step: number, rate: number): void {
  const [keep, keepSquare] = [0.9, 0.99]
  for (let at = 0; at < values.length; at += 1) {
    const by = gradient[at] ?? 0
    const along = keep * (mean[at] ?? 0) + (1 - keep) * by
    const wide = keepSquare * (square[at] ?? 0) + (1 - keepSquare) * by * by
    mean[at] = along
    square[at] = wide
    const [even, evenSquare] = [along / (1 - keep ** step), wide / (1 - keepSquare ** step)]
    values[at] = (values[at] ?? 0) - (rate * even) / (Math.sqrt(evenSquare) + 1e-8)
    gradient[at] = 0
  }
}
