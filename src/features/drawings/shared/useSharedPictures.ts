import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { SharedDrawing } from '#domain/scene/shared/sharedDrawing.ts'
import { useServices } from '#services/services.tsx'
import type { Pictures } from '../canvas/pictures.ts'
import { pictureFiles } from './pictureFiles.ts'
import { sharedPicturesQuery } from './sharedDrawingQuery.ts'

const NONE: ReadonlyMap<string, Blob> = new Map()

/** The pictures of a shared drawing, drawn as soon as they have come; null until then. A drawing without any asks for none. */
export function useSharedPictures(
  token: string,
  { scene, renewedAt }: SharedDrawing,
  pictures: Pictures,
): ReadonlyMap<string, Blob> | null {
  const hasAny = scene.shapes.some(({ kind }) => kind === 'picture')
  const { data } = useQuery({
    ...sharedPicturesQuery(useServices(), token, renewedAt),
    enabled: hasAny,
  })
  const files = useMemo(() => (data === undefined ? null : pictureFiles(data)), [data])
  useEffect(() => {
    for (const [id, blob] of files ?? NONE) void pictures.add(id, blob)
  }, [files, pictures])
  return hasAny ? files : NONE
}
