import { clear, mix } from '#server/platform/media/brushes/colour.ts'
import { blend, glow, newLayer } from '#server/platform/media/brushes/surface.ts'
import { saturated } from '../picture/styles/colours.ts'
import type { Sheet } from '../scene/scene.ts'

const RIBBONS = 34

/** Lights that wander and ribbons that flow, in the prompt's colours. */
export function abstractFilm(
  { width, height, tones, random }: Sheet,
  seconds: number,
): (second: number) => Uint8Array {
  const { canvas, pen } = newLayer(width, height)
  const unit = Math.min(width, height)
  const colours = [
    saturated(tones.accent, 1.3),
    saturated(tones.second, 1.2),
    mix(tones.accent, '#ffffff', 0.35),
    mix(tones.second, tones.accent, 0.5),
    '#7a5cff',
  ]
  const lights = Array.from({ length: 7 }, (_, index) => ({
    x: random.between(0.1, 0.9),
    y: random.between(0.1, 0.9),
    reach: random.between(0.42, 0.85),
    turn: random.whole(1, 2) * (random.chance(0.5) ? 1 : -1),
    phase: random.between(0, 6.3),
    colour: colours[index % colours.length] ?? tones.accent,
  }))
  const [phase, lean] = [random.between(0, 6.3), random.between(1.4, 2.6)]
  const dark = mix(tones.deep, '#0a0820', 0.55)

  return (second) => {
    // A whole turn in the film's length: its end meets its beginning.
    const turn = (second / seconds) * Math.PI * 2
    pen.globalCompositeOperation = 'source-over'
    pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width, y: height }, [mix(dark, tones.deep, 0.4), dark])
    pen.fillRect(0, 0, width, height)
    pen.globalCompositeOperation = 'screen'
    for (const light of lights) {
      const middle = {
        x: width * (light.x + 0.2 * Math.cos(turn * light.turn + light.phase)),
        y: height * (light.y + 0.2 * Math.sin(turn * light.turn + light.phase * 1.7)),
      }
      const radius = unit * light.reach * (1 + 0.12 * Math.sin(turn + light.phase))
      pen.fillStyle = glow(pen, middle, radius, [
        clear(light.colour, 0.62),
        clear(light.colour, 0.22),
        clear(light.colour, 0),
      ])
      pen.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2)
    }
    for (let ribbon = 0; ribbon < RIBBONS; ribbon += 1) {
      const share = ribbon / (RIBBONS - 1)
      pen.beginPath()
      for (let step = 0; step <= 36; step += 1) {
        const along = step / 36
        const lift =
          Math.sin(along * 4.2 + phase + share * lean + turn) * 0.13 +
          Math.sin(along * 8.3 - phase + share * 4 - turn) * 0.045 +
          Math.sin(along * 2.1 + turn * 2) * 0.03
        const y = height * (0.14 + share * 0.72 + lift)
        if (step === 0) pen.moveTo(-10, y)
        else pen.lineTo(width * along * 1.02, y)
      }
      pen.strokeStyle = clear(
        mix(colours[0] ?? tones.accent, '#fff3d8', 0.35 + share * 0.5),
        0.1 + 0.34 * Math.sin(share * Math.PI),
      )
      pen.lineWidth = unit * (0.0012 + 0.0036 * Math.sin(share * Math.PI))
      pen.stroke()
    }
    pen.globalCompositeOperation = 'source-over'
    return canvas.data()
  }
}
