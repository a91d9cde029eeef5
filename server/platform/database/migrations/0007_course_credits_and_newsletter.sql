CREATE TABLE "newsletter_issues" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"content" jsonb NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"paced_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_letters" (
	"issue_id" text NOT NULL,
	"reader" text NOT NULL,
	"letter_id" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_letters_issue_id_reader_pk" PRIMARY KEY("issue_id","reader")
);
--> statement-breakpoint
ALTER TABLE "administrator_acts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_purchases" ADD COLUMN "course_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD CONSTRAINT "newsletter_letters_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD CONSTRAINT "newsletter_letters_reader_newsletter_readers_email_folded_fk" FOREIGN KEY ("reader") REFERENCES "public"."newsletter_readers"("email_folded") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_issues_age" ON "newsletter_issues" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "newsletter_letters_reader" ON "newsletter_letters" USING btree ("reader");--> statement-breakpoint
CREATE INDEX "newsletter_letters_age" ON "newsletter_letters" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_letters_due" ON "newsletter_letters" USING btree ("issue_id","next_attempt_at") WHERE status = 'waiting';