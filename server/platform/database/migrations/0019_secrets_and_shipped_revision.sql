ALTER TABLE "templates" ADD COLUMN "shipped_revision" integer;--> statement-breakpoint
-- What was shipped last is the last that nobody has saved; 0 where that isn't known any more: then it is left alone.
UPDATE "templates" AS shipped SET "shipped_revision" = coalesce(
  (SELECT max(taken."revision") FROM "template_snapshots" AS taken
    WHERE taken."template_id" = shipped."id" AND taken."by_id" IS NULL AND taken."kind" IN ('created', 'saved')),
  0) WHERE "shipped_digest" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" DROP COLUMN "shipped_digest";--> statement-breakpoint
-- Hidden words of runs that have ended: nothing asks about them any more.
UPDATE "template_runs" AS run SET "values" = "values" - ARRAY(
  SELECT field->>'name' FROM jsonb_array_elements(run."content"->'form') AS step,
    jsonb_array_elements(step->'fields') AS field WHERE field->>'type' = 'password')
  WHERE "status" IN ('completed', 'failed', 'cancelled')
    AND jsonb_path_exists("content", '$.form[*].fields[*] ? (@.type == "password")');
