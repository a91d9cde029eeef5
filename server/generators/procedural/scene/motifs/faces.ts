import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'

export const INK = '#241a1c'

export function eyes(cut: Scissors, x: number, y: number, apart: number, radius: number): Scissors {
  for (const side of [-1, 1]) {
    cut.oval(x + side * apart, y, radius * 0.85, radius, INK, FINE)
    cut.disc(x + side * apart - radius * 0.28, y - radius * 0.36, radius * 0.3, '#ffffff', FINE)
  }
  return cut
}
