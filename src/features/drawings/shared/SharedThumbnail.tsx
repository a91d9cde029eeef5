import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { SharedDrawing } from '#domain/scene/shared/sharedDrawing.ts'
import { useServices } from '#services/services.tsx'
import { createPictures } from '../canvas/pictures.ts'
import { SceneThumbnail } from '../kept/SceneThumbnail.tsx'
import { sharedDrawingQuery } from './sharedDrawingQuery.ts'
import { useSharedPictures } from './useSharedPictures.ts'

export interface SharedThumbnailProps {
  readonly token: string
  /** CSS px. */
  readonly width: number
  readonly height: number
}

/** A small picture of the drawing of a link, its pictures too. Nothing until it is read, and where the link is dead. */
export function SharedThumbnail(props: SharedThumbnailProps) {
  const { data } = useQuery(sharedDrawingQuery(useServices(), props.token))
  return data === undefined ? null : <Drawn {...props} drawing={data.drawing} />
}

function Drawn({
  token,
  drawing,
  width,
  height,
}: SharedThumbnailProps & { readonly drawing: SharedDrawing }) {
  const pictures = useMemo(() => createPictures(), [])
  useEffect(() => pictures.close, [pictures])
  useSharedPictures(token, drawing, pictures)
  return <SceneThumbnail scene={drawing.scene} width={width} height={height} pictures={pictures} />
}
