CREATE TABLE "work_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"generation_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_lately" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "taken_down_reason" text;--> statement-breakpoint
ALTER TABLE "work_reports" ADD CONSTRAINT "work_reports_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_reports_of_work" ON "work_reports" USING btree ("generation_id","created_at");--> statement-breakpoint
CREATE INDEX "work_reports_waiting" ON "work_reports" USING btree ("created_at") WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX "work_reports_decided" ON "work_reports" USING btree ("decided_at") WHERE decided_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "generations_public_of_type" ON "generations" USING btree ("type","published_at","id") WHERE published_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "template_runs_completed" ON "template_runs" USING btree ("completed_at","template_id") WHERE status = 'completed' AND template_id IS NOT NULL AND NOT is_preview;