import { defineConfig } from 'drizzle-kit'

/** Read by `npm run migration`, which makes server/database/migrations from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/tables/schema.ts',
  out: './server/database/migrations',
})
