import { integratedLoudness } from '#server/studio/generators/procedural/music/loudness.ts'
import type { Sound } from '#server/studio/generators/procedural/music/sound.ts'
import { truePeak } from '#server/studio/generators/procedural/music/truePeak.ts'
import { BINS, spectraOf } from './spectrum.ts'

/** A piece of music in numbers. */
export interface SoundNumbers {
  readonly seconds: number
  /** LUFS. */
  readonly loudness: number
  /** dBTP. */
  readonly peak: number
  /** How far the loudest sample is above the mean power, dB: low is dense, high is sparse. */
  readonly crest: number
  /** Note and drum onsets per second. */
  readonly onsets: number
  /** The centre of its power in hertz: its brightness. */
  readonly brightness: number
  /** The share of its power between 1 and 5 kHz, where distortion is heard. */
  readonly bite: number
  /** How flat its spectrum is from 200 Hz to 5 kHz: 0 a single tone, 1 noise. */
  readonly flatness: number
  /** The last second's power against the whole's, dB. */
  readonly end: number
}

export function describeSound(sound: Sound): SoundNumbers {
  const { left, right, rate } = sound
  const mono = left.map((sample, index) => (sample + (right[index] ?? 0)) / 2)
  const spectra = spectraOf(mono, Math.round(rate / 100))
  const power = meanPower(spectra)
  const hertz = (bin: number) => (bin * rate) / 2 / BINS
  const between = (from: number, to: number) =>
    power.filter((_, bin) => hertz(bin) >= from && hertz(bin) < to)
  const band = between(200, 5_000)
  return {
    seconds: left.length / rate,
    loudness: integratedLoudness(sound),
    peak: truePeak(sound),
    crest: decibels(loudest(mono) ** 2 / powerOf(mono)),
    onsets: onsetsOf(spectra) / (left.length / rate),
    brightness: power.reduce((total, value, bin) => total + value * hertz(bin), 0) / sum(power),
    bite: sum(between(1_000, 5_000)) / sum(power),
    flatness:
      Math.exp(band.reduce((total, value) => total + Math.log(value + 1e-12), 0) / band.length) /
      (sum(band) / band.length),
    end: decibels(powerOf(mono.subarray(-rate)) / powerOf(mono)),
  }
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0)
}

function decibels(power: number): number {
  return 10 * Math.log10(power)
}

function loudest(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

function powerOf(samples: Float32Array): number {
  return samples.reduce((total, sample) => total + sample * sample, 0) / samples.length
}

function meanPower(spectra: readonly Float64Array[]): Float64Array {
  const power = new Float64Array(BINS)
  for (const spectrum of spectra)
    for (let bin = 0; bin < BINS; bin += 1) power[bin] = (power[bin] ?? 0) + (spectrum[bin] ?? 0) ** 2
  return power.map((value) => value / spectra.length)
}

/** The span around an onset in which it must stand out, 1/100 s. */
const AROUND = 12

/** How often the spectrum grows suddenly. */
function onsetsOf(spectra: readonly Float64Array[]): number {
  const growth = spectra.map((spectrum, index) => {
    const before = spectra[index - 1]
    if (before === undefined) return 0
    return spectrum.reduce(
      (total, value, bin) =>
        total + Math.max(0, Math.log1p(value * 20) - Math.log1p((before[bin] ?? 0) * 20)),
      0,
    )
  })
  return growth.filter((value, index) => {
    const around = growth.slice(Math.max(0, index - AROUND), index + AROUND + 1)
    const usual = around.reduce((total, one) => total + one, 0) / around.length
    const near = growth.slice(Math.max(0, index - 4), index + 5)
    return value > usual * 1.6 + 4 && value === Math.max(...near)
  }).length
}
