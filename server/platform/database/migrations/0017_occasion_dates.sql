CREATE TABLE "occasion_dates" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"date" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"next_reminder_at" timestamp with time zone,
	"told_day" text,
	CONSTRAINT "occasion_dates_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "occasion_dates" ADD CONSTRAINT "occasion_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "occasion_dates_due" ON "occasion_dates" USING btree ("next_reminder_at") WHERE next_reminder_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "occasion_dates_removed" ON "occasion_dates" USING btree ("changed_at") WHERE date IS NULL;