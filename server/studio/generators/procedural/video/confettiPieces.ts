import { mix } from '#server/platform/media/brushes/colour.ts'
import type { Pen } from '#server/platform/media/brushes/surface.ts'
import type { Sheet } from '../scene/scene.ts'
import type { Show } from './filmStage.ts'

interface Piece {
  readonly x: number
  readonly phase: number
  /** How many times it falls through the picture in the film. */
  readonly rounds: number
  /** px. */
  readonly size: number
  readonly colour: string
  readonly shape: 'paper' | 'disc' | 'ribbon'
  readonly sway: number
  /** Turns in the film; the sign is the direction. */
  readonly spins: number
}

/** Seconds that a piece takes from the top to the foot, about. */
const FALL_SECONDS = 3.4

/** Confetti that falls and turns, ending as it began. */
export function fallingConfetti(
  { width, height, tones, random }: Sheet,
  seconds: number,
  count: number,
): Show {
  const unit = Math.min(width, height)
  const colours: readonly [string, ...string[]] = [
    tones.accent,
    tones.second,
    '#f6c445',
    '#fff6e6',
    mix(tones.accent, '#ffffff', 0.4),
    mix(tones.second, '#e0447c', 0.5),
  ]
  const pieces: Piece[] = Array.from({ length: count }, () => ({
    x: random.between(-0.05, 1.05),
    phase: random.between(0, 1),
    rounds: Math.max(1, Math.round((seconds / FALL_SECONDS) * random.between(0.7, 1.5))),
    size: unit * random.between(0.014, 0.032),
    colour: random.pick(colours),
    shape: random.pick(['paper', 'paper', 'paper', 'disc', 'ribbon']),
    sway: random.between(0, 6.283),
    // Even, so that a movement at half the speed is back as well.
    spins: random.whole(1, 2) * 2 * Math.max(1, Math.round(seconds / 5)) * (random.chance(0.5) ? 1 : -1),
  }))
  return (pen, { share }) => {
    for (const piece of pieces) drop(pen, piece, share, { width, height })
  }
}

function drop(
  pen: Pen,
  { x, phase, rounds, size, colour, shape, sway, spins }: Piece,
  share: number,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const fallen = (phase + share * rounds) % 1
  const spin = share * spins * Math.PI * 2 + sway
  pen.save()
  pen.translate(
    width * x + Math.sin(fallen * Math.PI * 4 + sway) * size * 1.8,
    height * (fallen * 1.16 - 0.08),
  )
  pen.rotate(spin * 0.5 * Math.sign(spins) + sway)
  // It turns in the air: its face, its edge and its darker back are seen in turn.
  const face = Math.cos(spin)
  pen.scale(1, Math.abs(face) * 0.92 + 0.08)
  pen.fillStyle = face > 0 ? colour : mix(colour, '#3a2030', 0.22)
  pen.beginPath()
  if (shape === 'disc') pen.arc(0, 0, size * 0.62, 0, Math.PI * 2)
  else if (shape === 'paper') pen.rect(-size * 0.8, -size * 0.5, size * 1.6, size)
  else curl(pen, size)
  pen.fill()
  pen.restore()
}

/** A short curled ribbon. */
function curl(pen: Pen, size: number): void {
  pen.moveTo(-size * 1.6, -size * 0.2)
  pen.bezierCurveTo(-size * 0.6, -size * 1.4, size * 0.4, size, size * 1.6, -size * 0.3)
  pen.lineTo(size * 1.6, size * 0.15)
  pen.bezierCurveTo(size * 0.4, size * 1.5, -size * 0.6, -size * 0.9, -size * 1.6, size * 0.25)
  pen.closePath()
}
