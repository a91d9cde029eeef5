import { describe, expect, it } from 'vitest'
import { barsOf } from './SoundWave.tsx'

describe('a wave', () => {
  it('is as high as the sound is loud, wherever that is', () => {
    const wave = [...Array.from({ length: 48 }, () => 20), ...Array.from({ length: 48 }, () => 100)]
    expect(barsOf(wave, 4)).toEqual([20, 20, 100, 100])
    expect(barsOf(wave, 96)).toEqual(wave)
  })

  it('shows silence as a line, and no peak is lost between two bars', () => {
    const wave = Array.from({ length: 96 }, (_, point) => (point === 37 ? 90 : 0))
    const bars = barsOf(wave, 20)
    expect(bars.filter((height) => height === 90)).toHaveLength(1)
    expect(Math.min(...bars)).toBe(4)
    expect(barsOf([50], 3)).toEqual([50, 50, 50])
  })
})
