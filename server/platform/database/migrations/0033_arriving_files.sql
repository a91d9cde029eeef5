CREATE TABLE "arriving_files" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"network" text NOT NULL,
	"parts" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arriving_files" ADD CONSTRAINT "arriving_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arriving_files_age" ON "arriving_files" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "arriving_files_user" ON "arriving_files" USING btree ("user_id");