CREATE TABLE "template_run_nodes" (
	"run_id" text NOT NULL,
	"node_id" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"taken" text,
	"value" jsonb,
	"made" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"error" text,
	"lease" text,
	"lease_until" timestamp with time zone,
	CONSTRAINT "template_run_nodes_run_id_node_id_pk" PRIMARY KEY("run_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "template_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"template_id" text,
	"ref_code" text NOT NULL,
	"content" jsonb NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"values" jsonb NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"is_preview" boolean DEFAULT false NOT NULL,
	"credits" integer NOT NULL,
	"prices" jsonb NOT NULL,
	"charged" integer,
	"status" text NOT NULL,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"deadline_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"kind" text NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"content" jsonb NOT NULL,
	"title" text NOT NULL,
	"node_count" integer NOT NULL,
	"by_id" text,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"template_id" text,
	"target" text NOT NULL,
	"payload" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"status" text NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"node_count" integer NOT NULL,
	"field_count" integer NOT NULL,
	"public_slug" text,
	"public_content" jsonb,
	"published_revision" integer,
	"published_at" timestamp with time zone,
	"shipped_digest" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "templates_public_slug_unique" UNIQUE("public_slug")
);
--> statement-breakpoint
DROP INDEX "generations_asked";--> statement-breakpoint
DROP INDEX "generations_ended";--> statement-breakpoint
DROP INDEX "generations_ended_of_engine";--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "run_id" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "run_node" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "template_run_nodes" ADD CONSTRAINT "template_run_nodes_run_id_template_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."template_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_runs" ADD CONSTRAINT "template_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_snapshots" ADD CONSTRAINT "template_snapshots_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_snapshots" ADD CONSTRAINT "template_snapshots_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_webhooks" ADD CONSTRAINT "template_webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_run_nodes_pictures" ON "template_run_nodes" USING btree ("lease_until") WHERE kind = 'postprocess' AND state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "template_runs_ref_code" ON "template_runs" USING btree ("user_id","ref_code");--> statement-breakpoint
CREATE INDEX "template_runs_history" ON "template_runs" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "template_runs_counted" ON "template_runs" USING btree ("template_id","status") WHERE template_id IS NOT NULL AND NOT is_preview;--> statement-breakpoint
CREATE INDEX "template_runs_under_way" ON "template_runs" USING btree ("due_at") WHERE status IN ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "template_snapshots_latest" ON "template_snapshots" USING btree ("template_id","taken_at");--> statement-breakpoint
CREATE INDEX "template_snapshots_by" ON "template_snapshots" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "template_webhooks_user" ON "template_webhooks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "template_webhooks_age" ON "template_webhooks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "template_webhooks_due" ON "template_webhooks" USING btree ("next_attempt_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "templates_updated" ON "templates" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "templates_owner" ON "templates" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "generations_of_run" ON "generations" USING btree ("run_id") WHERE run_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "generations_asked" ON "generations" USING btree ("created_at","engine","type") WHERE parent_id IS NULL AND run_id IS NULL;--> statement-breakpoint
CREATE INDEX "generations_ended" ON "generations" USING btree ("completed_at","status","engine","type","credits","processing_time","error_code") WHERE parent_id IS NULL AND run_id IS NULL AND status IN ('completed', 'failed');--> statement-breakpoint
CREATE INDEX "generations_ended_of_engine" ON "generations" USING btree ("engine","completed_at","status","type","credits","processing_time","error_code") WHERE parent_id IS NULL AND run_id IS NULL AND status IN ('completed', 'failed');