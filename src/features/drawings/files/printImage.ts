import styles from './printImage.module.css'

/** Prints a picture alone, as large as the paper allows. Resolves once the dialog is closed or gone on with. */
export async function printImage(blob: Blob, title: string): Promise<void> {
  const address = URL.createObjectURL(blob)
  const image = document.createElement('img')
  image.src = address
  image.alt = title
  image.className = styles.printed ?? ''
  document.body.append(image)
  document.body.classList.add(styles.printing ?? '')
  try {
    await image.decode()
    print()
  } finally {
    image.remove()
    document.body.classList.remove(styles.printing ?? '')
    URL.revokeObjectURL(address)
  }
}
