ALTER TABLE "collections" ADD COLUMN "english" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "english" jsonb;