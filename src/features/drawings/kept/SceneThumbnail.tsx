import { useEffect, useRef } from 'react'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { usePresentColours } from '../canvas/drawing/usePresentColours.ts'
import { drawThumbnail } from '../canvas/sceneImage.ts'
import styles from './SceneThumbnail.module.css'

export interface SceneThumbnailProps {
  readonly scene: Scene
  /** CSS px. */
  readonly width: number
  readonly height: number
}

/** A small picture of a drawing, drawn as the canvas draws it. For the eye: its name stands beside it. */
export function SceneThumbnail({ scene, width, height }: SceneThumbnailProps) {
  const surface = useRef<HTMLCanvasElement>(null)
  const colours = usePresentColours()
  useEffect(() => {
    if (surface.current !== null) drawThumbnail(surface.current, scene, { width, height }, { colours })
  }, [scene, width, height, colours])
  return <canvas ref={surface} className={styles.picture} style={{ width, height }} aria-hidden="true" />
}
