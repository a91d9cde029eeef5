CREATE TABLE "article_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"source" text NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"source" text,
	"revision" integer,
	"shown_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "article_drafts_place" ON "article_drafts" USING btree ("language","kind","slug");--> statement-breakpoint
CREATE INDEX "article_versions_shown" ON "article_versions" USING btree ("shown_from");