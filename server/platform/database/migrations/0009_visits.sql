CREATE TABLE "analytics_days" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"bucket" integer NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"affiliate" text NOT NULL,
	"offline" boolean NOT NULL,
	"events" bigint NOT NULL,
	"value_sum" bigint NOT NULL,
	CONSTRAINT "analytics_days_key" PRIMARY KEY("day","kind","bucket","source","device","affiliate","offline")
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"page" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"affiliate" text NOT NULL,
	"offline" boolean NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_hours" (
	"hour" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"bucket" integer NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"affiliate" text NOT NULL,
	"offline" boolean NOT NULL,
	"events" bigint NOT NULL,
	"value_sum" bigint NOT NULL,
	CONSTRAINT "analytics_hours_key" PRIMARY KEY("hour","kind","bucket","source","device","affiliate","offline")
);
--> statement-breakpoint
CREATE TABLE "analytics_pages" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"bucket" integer NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"affiliate" text NOT NULL,
	"offline" boolean NOT NULL,
	"events" bigint NOT NULL,
	"value_sum" bigint NOT NULL,
	CONSTRAINT "analytics_pages_key" PRIMARY KEY("day","kind","bucket","page","source","device","affiliate","offline")
);
--> statement-breakpoint
CREATE TABLE "analytics_progress" (
	"id" integer PRIMARY KEY NOT NULL,
	"rolled_up" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_subjects" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"page" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"events" bigint NOT NULL,
	"value_sum" bigint NOT NULL,
	CONSTRAINT "analytics_subjects_key" PRIMARY KEY("day","kind","page","subject","source","device")
);
--> statement-breakpoint
CREATE INDEX "analytics_events_order" ON "analytics_events" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "analytics_events_age" ON "analytics_events" USING brin ("received_at");