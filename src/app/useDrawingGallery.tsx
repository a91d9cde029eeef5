import { useNavigate } from '@tanstack/react-router'
import type { DrawingGallery } from '#features/drawings/files/GalleryContext.tsx'
import { useServices } from '#services/services.tsx'
import { LazyPicturePicker } from './LazyPicturePicker.tsx'

/** The gallery as drawings have it: pictures come out of it, and drawings go into it as pictures. */
export function useDrawingGallery(): DrawingGallery {
  const services = useServices()
  const navigate = useNavigate()
  return {
    renderPicker: (picker) => <LazyPicturePicker {...picker} />,
    async add(file) {
      const { addFiles, uploadQueue } = await import('#features/gallery/upload/uploads.ts')
      const refused = await addFiles([file], { albumId: null, nameless: file.name })
      await uploadQueue(services)
      return refused.length === 0
    },
    open: () => void navigate({ to: '/profil/galeria' }),
  }
}
