import { defineConfig } from 'drizzle-kit'

/** Read by `npm run migration`, which makes server/platform/database/migrations from the tables of every area. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/**/tables.ts',
  out: './server/platform/database/migrations',
})
