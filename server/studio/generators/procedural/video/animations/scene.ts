import type { FilmStage, Show } from '../filmStage.ts'
import { livingScene } from '../livingScene.ts'
import { skyTitles } from '../titles.ts'
import { shown } from '../filmStage.ts'

/** A scene that comes to life under a travelling camera. */
export function scene(stage: FilmStage): Show {
  const show = livingScene(stage, { isLoop: false })
  const titles = skyTitles(
    stage.sheet,
    stage.words,
    (share) => Math.min(1, Math.max(0, (share - 0.12) * 7)) * Math.min(1, (1.02 - share) * 14),
  )
  return (pen, moment) => {
    show(pen, moment)
    titles(pen, moment)
  }
}

/** The same scene, ending exactly as it began. */
export function loop(stage: FilmStage): Show {
  const show = livingScene(stage, { isLoop: true })
  const titles = skyTitles(stage.sheet, stage.words, (share) => shown(share, 0.06, 0.98))
  return (pen, moment) => {
    show(pen, moment)
    titles(pen, moment)
  }
}
