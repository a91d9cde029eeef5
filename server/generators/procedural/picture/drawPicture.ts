import { printDesign } from '#server/media/art/printDesign.ts'
import { randomOf } from '#server/media/brushes/random.ts'
import type { Layer } from '#server/media/brushes/surface.ts'
import { ART_NAMES, MOODS } from '#server/media/recipes.ts'
import type { Order } from '../atelier/protocol.ts'
import type { Step } from '../atelier/step.ts'

type ImageJob = Extract<Order['job'], { type: 'image' }>

export async function drawPicture(job: ImageJob, step: Step, _isQuick: boolean): Promise<Layer> {
  const [width = 1024, height = 1024] = job.options.size.split('x').map(Number)
  const random = randomOf(`${job.seed} ${job.prompt}`)
  step(10)
  const layer = printDesign(
    {
      art: ART_NAMES[random.whole(0, ART_NAMES.length - 1)] ?? 'sun',
      mood: MOODS[random.whole(0, MOODS.length - 1)] ?? 'dawn',
    },
    width,
    height,
  )
  step(90)
  return layer
}
