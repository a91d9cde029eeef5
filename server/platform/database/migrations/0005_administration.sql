CREATE TABLE "administrator_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"administrator_id" text,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"credits" integer,
	"roles_before" text[],
	"roles_after" text[],
	"subject_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "administrator_acts_number" UNIQUE("user_id","number"),
	CONSTRAINT "administrator_acts_roles" CHECK (("administrator_acts"."roles_before" IS NULL) = ("administrator_acts"."roles_after" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "credit_purchases" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "administrator_acts_age" ON "administrator_acts" USING btree ("created_at","id");