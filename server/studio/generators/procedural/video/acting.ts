import type { CameraMove } from '#domain/generation/reading/brief.ts'
import { FRAME_DEPTH } from '../scene/frame.ts'
import type { Motion } from '../scene/shape.ts'
import type { Actor } from './actors.ts'

/** One moment of a film. */
export interface Moment {
  readonly second: number
  /** Of the whole film. */
  readonly seconds: number
  readonly width: number
  readonly height: number
  /** Things come in one after another instead of being there. */
  readonly entersLively: boolean
  /** The film ends as it began: everything turns whole turns. */
  readonly isLoop: boolean
  /** The camera's way; null for its usual drift. */
  readonly camera: CameraMove | null
  /** The speed of all movements, relative to the usual. */
  readonly pace: number
}

/** A thing's state at a moment, relative to its painting. */
interface Pose {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly scale: number
  readonly stretch: number
  readonly alpha: number
}

const STILL: Pose = { x: 0, y: 0, turn: 0, scale: 1, stretch: 1, alpha: 1 }

/** A thing's place at a moment: its own movement, the camera's, and its entrance. */
export function act(actor: Actor, moment: Moment): Pose {
  if (actor.depth >= FRAME_DEPTH) return STILL
  const own = move(actor, moment)
  const camera = cameraAt(moment)
  const near = actor.depth ** 1.2
  const { lift, grow } = entrance(actor, moment)
  return {
    ...own,
    x: own.x + camera.x * near + (actor.pivot.x - moment.width / 2) * camera.zoom * near,
    y: own.y + camera.y * near + (actor.pivot.y - moment.height / 2) * camera.zoom * near + lift,
    scale: own.scale * (1 + camera.zoom * near) * grow,
  }
}

/** The film's progress: from 0 to 1, and in a loop back to 0. */
function travelOf({ second, seconds, isLoop }: Moment): number {
  const share = Math.min(1, Math.max(0, second / seconds))
  return isLoop ? (1 - Math.cos(share * Math.PI * 2)) / 2 : share
}

/** As requested, or from left to right and a little nearer; eased at both ends, and in a loop back. */
function cameraAt(moment: Moment): Camera {
  const { width, height, isLoop, camera } = moment
  const travel = travelOf(moment)
  const way = isLoop ? travel * 2 - 1 : -Math.cos(travel * Math.PI)
  if (camera === null) return { x: -way * width * 0.05, y: -way * height * 0.008, zoom: 0.035 + way * 0.035 }
  return CAMERAS[camera](way, moment)
}

/** px; how much nearer, as a share. */
interface Camera {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** Each way of a camera, from −1 to 1. Things move opposite to it; being a little nearer keeps the edges out of sight. */
const CAMERAS: Readonly<
  Record<CameraMove, (way: number, sheet: Pick<Moment, 'width' | 'height'>) => Camera>
> = {
  in: (way) => ({ x: 0, y: 0, zoom: 0.09 + way * 0.09 }),
  out: (way) => ({ x: 0, y: 0, zoom: 0.09 - way * 0.09 }),
  up: (way, { height }) => ({ x: 0, y: way * height * 0.045, zoom: 0.1 }),
  down: (way, { height }) => ({ x: 0, y: -way * height * 0.045, zoom: 0.1 }),
  left: (way, { width }) => ({ x: way * width * 0.08, y: 0, zoom: 0.05 }),
  right: (way, { width }) => ({ x: -way * width * 0.08, y: 0, zoom: 0.05 }),
  still: () => ({ x: 0, y: 0, zoom: 0 }),
}

function entrance(actor: Actor, { second, height, entersLively }: Moment): { lift: number; grow: number } {
  if (!entersLively || actor.depth < 0.12 || actor.motion === 'fall') return { lift: 0, grow: 1 }
  const begins = actor.depth * 0.7
  const share = Math.min(1, Math.max(0, (second - begins) / 0.7))
  // With an overshoot.
  const over = 1 + 2.1 * (share - 1) ** 3 + 1.1 * (share - 1) ** 2
  return {
    lift: (1 - over) * height * 0.32 * actor.depth,
    grow: actor.depth > 0.7 && actor.depth < 0.9 ? Math.max(0.01, 0.6 + over * 0.4) : 1,
  }
}

/** The time given to a motion. */
interface Clock {
  /** Radians since the beginning at about this speed (radians a second): in a loop, a whole number of turns in all. */
  readonly angle: (speed: number) => number
  /** A swing at about this speed. */
  readonly wave: (speed: number, shift?: number) => number
  /** From 0 to 1, and in a loop back. */
  readonly travel: number
}

type Move = (actor: Actor, moment: Moment, clock: Clock) => Partial<Pose>

/** Each motion, as its change of a still pose. */
const MOVES: Readonly<Record<Motion, Move>> = {
  still: () => STILL,
  sway: ({ depth }, _, { wave }) => ({
    turn: wave(1.5) * (depth > 0.9 ? 0.075 : 0.016),
    stretch: 1 + wave(2.3) * (depth > 0.7 && depth < 0.9 ? 0.012 : 0),
  }),
  bob: ({ size }, _, { wave }) => ({ y: wave(1.7) * size * 0.028, turn: wave(1.3, 1) * 0.03 }),
  rise: ({ size }, _, { wave, travel }) => ({
    y: (0.5 - travel) * size * 0.34 + wave(1.1) * size * 0.015,
    x: wave(0.8) * size * 0.03,
    turn: wave(0.9, 0.6) * 0.022,
  }),
  drift: ({ size, phase }, _, { wave, travel }) => ({
    x: (travel - 0.5) * size * 0.9 * (1 + Math.sin(phase) * 0.4),
    y: wave(1.2) * size * 0.02,
  }),
  beat: (_, __, { angle }) => ({
    scale:
      1 +
      0.055 * (Math.max(0, Math.sin(angle(4.4))) ** 6 + 0.6 * Math.max(0, Math.sin(angle(4.4) - 0.9)) ** 6),
  }),
  flicker: ({ depth }, _, { wave }) => ({
    alpha: depth < 0.06 || depth > 0.95 ? 0.68 + 0.32 * wave(2.6) : 1,
    stretch: 1 + wave(7) * 0.006,
  }),
  turn: (_, __, { wave }) => ({ turn: wave(0.9) * 0.07, scale: 1 + wave(1.4) * 0.014 }),
  // A thing that leaves at the foot comes in again at the top.
  fall: ({ pivot, size, phase }, { second, seconds, width, height, isLoop, pace }, { wave, angle }) => {
    const round = height * 1.16
    const speed = size * 0.34 * pace
    const rounds = Math.max(1, Math.round((speed * seconds) / round))
    const fallen = isLoop ? (second / seconds) * rounds * round : second * speed
    return {
      y: ((pivot.y + height * 0.08 + fallen) % round) - height * 0.08 - pivot.y,
      x: wave(1.2) * width * 0.012,
      turn: isLoop ? Math.sign(Math.sin(phase)) * angle(0.6) : second * 1.1 * Math.sin(phase),
    }
  },
}

function move(actor: Actor, moment: Moment): Pose {
  const angle = (usual: number) => {
    const speed = usual * moment.pace
    if (!moment.isLoop) return moment.second * speed
    const turns = Math.max(1, Math.round((speed * moment.seconds) / (Math.PI * 2)))
    return (moment.second / moment.seconds) * turns * Math.PI * 2
  }
  const wave = (speed: number, shift = 0) => Math.sin(angle(speed) + actor.phase + shift)
  return { ...STILL, ...MOVES[actor.motion](actor, moment, { angle, wave, travel: travelOf(moment) }) }
}
