CREATE TABLE "template_media" (
	"id" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"source" text,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "template_media_source_unique" UNIQUE("source")
);
--> statement-breakpoint
CREATE TABLE "template_media_uses" (
	"template_id" text NOT NULL,
	"media_id" text NOT NULL,
	"is_shown" boolean NOT NULL,
	CONSTRAINT "template_media_uses_template_id_media_id_pk" PRIMARY KEY("template_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "template_media_uses" ADD CONSTRAINT "template_media_uses_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_media_uses" ADD CONSTRAINT "template_media_uses_media_id_template_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."template_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_media_age" ON "template_media" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "template_media_uses_media" ON "template_media_uses" USING btree ("media_id");