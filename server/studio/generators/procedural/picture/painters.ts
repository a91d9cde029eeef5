import type { OptionsOf } from '#domain/generation/options.ts'
import type { Painter } from './painter.ts'
import { linocut } from './styles/linocut.ts'
import { natural } from './styles/natural.ts'
import { paperCut } from './styles/paperCut.ts'
import { poster } from './styles/poster.ts'
import { vivid } from './styles/vivid.ts'
import { watercolour } from './styles/watercolour.ts'

/** The styles that paint scenes; a pattern and a page of lettering are made in their own way. */
export const PAINTERS: Readonly<
  Record<Exclude<OptionsOf['image']['style'], 'pattern' | 'typographic'>, Painter>
> = {
  natural,
  vivid,
  watercolour,
  'paper-cut': paperCut,
  linocut,
  poster,
}
