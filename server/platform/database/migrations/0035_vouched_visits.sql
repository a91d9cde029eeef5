ALTER TABLE "analytics_events" ADD COLUMN "vouched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_subject_months" ADD COLUMN "vouched" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_subjects" ADD COLUMN "vouched" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_subject_months" DROP CONSTRAINT "analytics_subject_months_key";
--> statement-breakpoint
ALTER TABLE "analytics_subject_months" ADD CONSTRAINT "analytics_subject_months_key" PRIMARY KEY("kind","page","day","subject","source","device","affiliate","offline","vouched");--> statement-breakpoint
ALTER TABLE "analytics_subjects" DROP CONSTRAINT "analytics_subjects_key";
--> statement-breakpoint
ALTER TABLE "analytics_subjects" ADD CONSTRAINT "analytics_subjects_key" PRIMARY KEY("kind","page","day","subject","source","device","affiliate","offline","vouched");