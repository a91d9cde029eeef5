CREATE TABLE "sent_files" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"filename" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"words" text,
	"hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_run_files" (
	"run_id" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "template_run_files_run_id_file_id_pk" PRIMARY KEY("run_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "sent_files" ADD CONSTRAINT "sent_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_run_files" ADD CONSTRAINT "template_run_files_run_id_template_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."template_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_run_files" ADD CONSTRAINT "template_run_files_file_id_sent_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."sent_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sent_files_content" ON "sent_files" USING btree ("user_id","type","hash","filename");--> statement-breakpoint
CREATE INDEX "sent_files_age" ON "sent_files" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "template_run_files_file" ON "template_run_files" USING btree ("file_id");