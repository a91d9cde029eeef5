/** The token that stands for nothing. */
export const BLANK = 0

/**
 * The loss of frames (`scores`, `width` for each) against the tokens that were said, whenever that was (CTC), and its
 * gradient by those scores. A loss that isn't finite has no gradient: the frames are too few.
 */
export function ctcLoss(
  scores: Float32Array,
  width: number,
  said: readonly number[],
): { readonly loss: number; readonly gradient: Float32Array } {
  const frames = scores.length / width
  const logs = logSoftmax(scores, width)
  const states = [BLANK, ...said.flatMap((token) => [token, BLANK])]
  const count = states.length
  const mayLeap = states.map((token, at) => token !== BLANK && token !== states[at - 2])
  const emitted = (frame: number, state: number) => logs[frame * width + (states[state] ?? BLANK)] ?? 0

  const forward = new Float64Array(frames * count).fill(-Infinity)
  const backward = new Float64Array(frames * count).fill(-Infinity)
  for (let state = 0; state < Math.min(2, count); state += 1) forward[state] = emitted(0, state)
  for (let frame = 1; frame < frames; frame += 1) {
    const before = (frame - 1) * count
    for (let state = 0; state < count; state += 1) {
      let sum = forward[before + state] ?? -Infinity
      if (state > 0) sum = addLogs(sum, forward[before + state - 1] ?? -Infinity)
      if (mayLeap[state] === true) sum = addLogs(sum, forward[before + state - 2] ?? -Infinity)
      forward[frame * count + state] = sum + emitted(frame, state)
    }
  }
  const last = (frames - 1) * count
  for (let state = Math.max(0, count - 2); state < count; state += 1) backward[last + state] = 0
  for (let frame = frames - 2; frame >= 0; frame -= 1) {
    const next = (frame + 1) * count
    const onwards = (state: number) => (backward[next + state] ?? -Infinity) + emitted(frame + 1, state)
    for (let state = 0; state < count; state += 1) {
      let sum = onwards(state)
      if (state + 1 < count) sum = addLogs(sum, onwards(state + 1))
      if (mayLeap[state + 2] === true) sum = addLogs(sum, onwards(state + 2))
      backward[frame * count + state] = sum
    }
  }
  const total = addLogs(forward[last + count - 1] ?? -Infinity, forward[last + count - 2] ?? -Infinity)
  const gradient = new Float32Array(scores.length)
  if (!Number.isFinite(total)) return { loss: Infinity, gradient }
  for (let frame = 0; frame < frames; frame += 1) {
    for (let token = 0; token < width; token += 1)
      gradient[frame * width + token] = Math.exp(logs[frame * width + token] ?? 0)
    for (const [state, token] of states.entries()) {
      const at = frame * count + state
      const share = Math.exp((forward[at] ?? -Infinity) + (backward[at] ?? -Infinity) - total)
      gradient[frame * width + token] = (gradient[frame * width + token] ?? 0) - share
    }
  }
  return { loss: -total, gradient }
}

function logSoftmax(scores: Float32Array, width: number): Float64Array {
  const logs = new Float64Array(scores.length)
  for (let from = 0; from < scores.length; from += width) {
    const frame = scores.subarray(from, from + width)
    const most = frame.reduce((one, other) => Math.max(one, other), -Infinity)
    const sum = frame.reduce((all, score) => all + Math.exp(score - most), 0)
    for (const [at, score] of frame.entries()) logs[from + at] = score - most - Math.log(sum)
  }
  return logs
}

function addLogs(one: number, other: number): number {
  if (one === -Infinity) return other
  if (other === -Infinity) return one
  return Math.max(one, other) + Math.log1p(Math.exp(-Math.abs(one - other)))
}

/** The tokens that the best of each frame spells. */
export function greedyTokens(scores: Float32Array, width: number): number[] {
  const tokens: number[] = []
  let last = BLANK
  for (let from = 0; from < scores.length; from += width) {
    const frame = scores.subarray(from, from + width)
    const best = frame.reduce((most, score, at) => (score > (frame[most] ?? 0) ? at : most), 0)
    if (best !== last && best !== BLANK) tokens.push(best)
    last = best
  }
  return tokens
}
