ALTER TABLE "templates" ADD COLUMN "shipped_revision" integer;--> statement-breakpoint
-- What was shipped last is the last that nobody has saved; 0 where that isn't known any more: then it is left alone.
UPDATE "templates" AS shipped SET "shipped_revision" = coalesce(
  (SELECT max(taken."revision") FROM "template_snapshots" AS taken
    WHERE taken."template_id" = shipped."id" AND taken."by_id" IS NULL AND taken."kind" IN ('created', 'saved')),
  0) WHERE "shipped_digest" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" DROP COLUMN "shipped_digest";
