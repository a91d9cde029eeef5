/** The shop's spark, in the size and colour of its surroundings. */
export function Spark() {
  return (
    <svg viewBox="110 36 292 280" aria-hidden="true" fill="currentColor">
      <path d="M256 36C276 128 304 156 402 176C304 196 276 224 256 316C236 224 208 196 110 176C208 156 236 128 256 36Z" />
    </svg>
  )
}
