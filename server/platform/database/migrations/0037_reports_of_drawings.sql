CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"generation_id" text,
	"drawing_token" text,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reports_subject" CHECK (num_nonnulls("reports"."generation_id", "reports"."drawing_token") = 1)
);
--> statement-breakpoint
CREATE TABLE "taken_down_drawings" (
	"user_id" text NOT NULL,
	"drawing_id" text NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"taken_down_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taken_down_drawings_user_id_drawing_id_pk" PRIMARY KEY("user_id","drawing_id")
);
--> statement-breakpoint
-- What visitors reported before, in the table of both.
INSERT INTO "reports" ("id", "generation_id", "reason", "note", "created_at", "decided_at")
SELECT "id", "generation_id", "reason", "note", "created_at", "decided_at" FROM "work_reports";--> statement-breakpoint
DROP TABLE "work_reports" CASCADE;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_drawing_token_shared_drawings_token_fk" FOREIGN KEY ("drawing_token") REFERENCES "public"."shared_drawings"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_down_drawings" ADD CONSTRAINT "taken_down_drawings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_of_work" ON "reports" USING btree ("generation_id","created_at") WHERE generation_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_of_drawing" ON "reports" USING btree ("drawing_token","created_at") WHERE drawing_token IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("created_at") WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX "reports_decided" ON "reports" USING btree ("decided_at") WHERE decided_at IS NOT NULL;