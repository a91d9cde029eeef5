export interface SilentFilmProps {
  readonly src: string
  readonly className?: string | undefined
}

/** A film that moves over its still while it is pointed at: over and over, without sound, and nothing to those who listen. */
export function SilentFilm({ src, className }: SilentFilmProps) {
  return (
    <video className={className} src={src} muted loop autoPlay playsInline aria-hidden="true" tabIndex={-1} />
  )
}
