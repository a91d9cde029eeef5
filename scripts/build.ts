import { fileURLToPath } from 'node:url'
import { buildPage, BuildFailed } from '#server/page/buildPage.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
try {
  await buildPage(root, 'dist')
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error
  console.error(error.message)
  process.exitCode = 1
}
