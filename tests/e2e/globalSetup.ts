import { mkdirSync, rmSync } from 'node:fs'
import { freePort, ProductProcess } from '../support/productProcess.ts'
import { seededDataDirectory, testEnvironment } from './seededData.ts'

/** Fills one data folder by starting the product once; every test's server begins with a copy of it. */
export default async function fillData(): Promise<void> {
  rmSync(seededDataDirectory, { recursive: true, force: true })
  mkdirSync(seededDataDirectory, { recursive: true })
  const product = new ProductProcess(await freePort(), seededDataDirectory, testEnvironment)
  await product.start()
  await product.stop()
}
