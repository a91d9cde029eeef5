import type { OptionsOf } from '#domain/generation/options.ts'

// No provider's model has our styles as a setting: each is asked for in words, which all of them follow.

/** The first needs none: it is a model's own style. */
export const PICTURE_STYLES = {
  natural: {},
  vivid: { words: 'Style: vivid, saturated colours and dramatic light.' },
  watercolour: { words: 'Style: a watercolour painting on textured paper.' },
  'paper-cut': { words: 'Style: layered paper cut-out art with soft shadows.' },
  linocut: { words: 'Style: a linocut print in few colours.' },
  poster: { words: 'Style: a flat, bold vintage poster.' },
  pattern: { words: 'Style: a seamless repeating pattern.' },
  typographic: { words: 'Style: hand-drawn lettering of these words, with little ornament.' },
} as const satisfies Record<OptionsOf['image']['style'], object>

export const FILM_STYLES = {
  realistic: {},
  animated: { words: 'Style: a hand-drawn animated film.' },
  'paper-cut': { words: 'Style: stop-motion paper cut-outs.' },
  abstract: { words: 'Style: abstract moving shapes and colours.' },
} as const satisfies Record<OptionsOf['video']['style'], object>
