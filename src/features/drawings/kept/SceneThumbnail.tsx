import { useEffect, useRef } from 'react'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { usePresentColours } from '../canvas/drawing/usePresentColours.ts'
import { createPictures, type Pictures } from '../canvas/pictures.ts'
import { drawThumbnail } from '../canvas/sceneImage.ts'
import styles from './SceneThumbnail.module.css'

export interface SceneThumbnailProps {
  readonly scene: Scene
  /** CSS px. */
  readonly width: number
  readonly height: number
  /** Its pictures, drawn as they come; without them their places are. */
  readonly pictures?: Pictures
}

const NONE = createPictures()

/** A small picture of a drawing, drawn as the canvas draws it. For the eye: its name stands beside it. */
export function SceneThumbnail({ scene, width, height, pictures = NONE }: SceneThumbnailProps) {
  const surface = useRef<HTMLCanvasElement>(null)
  const colours = usePresentColours()
  useEffect(() => {
    function draw(): void {
      if (surface.current === null) return
      drawThumbnail(surface.current, scene, { width, height }, { colours, pictureOf: pictures.pictureOf })
    }
    draw()
    return pictures.subscribe(draw)
  }, [scene, width, height, colours, pictures])
  return <canvas ref={surface} className={styles.picture} style={{ width, height }} aria-hidden="true" />
}
