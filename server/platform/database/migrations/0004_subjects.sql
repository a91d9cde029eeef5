ALTER TABLE "credit_movements" DROP CONSTRAINT "credit_movements_generation";--> statement-breakpoint
DROP INDEX "credit_movements_settled";--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "credit_movements" ADD COLUMN "subject_id" text;--> statement-breakpoint
UPDATE "credit_movements" SET "subject_kind" = 'generation', "subject_id" = "generation_id" WHERE "generation_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_parent_id_generations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_parts" ON "generations" USING btree ("parent_id","position") WHERE parent_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_movements_settled" ON "credit_movements" USING btree ("subject_kind","subject_id") WHERE kind IN ('charge', 'release');--> statement-breakpoint
ALTER TABLE "credit_movements" DROP COLUMN "generation_id";--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_subject" UNIQUE("subject_kind","subject_id","kind");--> statement-breakpoint
ALTER TABLE "credit_movements" ADD CONSTRAINT "credit_movements_subject_whole" CHECK (("credit_movements"."subject_kind" IS NULL) = ("credit_movements"."subject_id" IS NULL));