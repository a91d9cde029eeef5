ALTER TABLE "templates" ADD COLUMN "thumbnail_url" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "categories" jsonb;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "tags" jsonb;--> statement-breakpoint
UPDATE "templates" SET "thumbnail_url" = coalesce("content"#>>'{details,thumbnailUrl}', ''),
  "categories" = coalesce("content"#>'{details,categories}', '[]'),
  "tags" = coalesce("content"#>'{details,tags}', '[]');--> statement-breakpoint
ALTER TABLE "templates" ALTER COLUMN "thumbnail_url" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ALTER COLUMN "categories" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ALTER COLUMN "tags" SET NOT NULL;
