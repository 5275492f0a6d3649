CREATE TABLE `hms_schedules` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`area` text NOT NULL,
	`checklist` text NOT NULL,
	`interval_months` integer NOT NULL,
	`next_on` text NOT NULL,
	`leader_id` text,
	`closed_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_schedules_of_company` ON `hms_schedules` (`tenant_id`,`company_id`,`next_on`);--> statement-breakpoint
CREATE INDEX `hms_schedules_by_day` ON `hms_schedules` (`tenant_id`,`closed_at`,`next_on`);--> statement-breakpoint
CREATE TABLE `hms_posters` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`guid` text NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`allows_anonymous` integer DEFAULT true NOT NULL,
	`closed_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_posters_of_company` ON `hms_posters` (`tenant_id`,`company_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `hms_posters_by_guid` ON `hms_posters` (`tenant_id`,`guid`);--> statement-breakpoint
CREATE INDEX `hms_posters_guid` ON `hms_posters` (`guid`);--> statement-breakpoint
CREATE TABLE `hms_settings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`risk` text,
	`causes` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `requirement` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `whys` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `cause_kind` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `likelihood` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `consequence` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `residual_likelihood` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `residual_consequence` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `risk_size` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `outcome_by` text;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `effect` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `effect_by` text;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `poster_id` text;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `reporter_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `reporter_contact` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `status_hash` text;--> statement-breakpoint
CREATE INDEX `hms_deviations_by_status_hash` ON `hms_deviations` (`tenant_id`,`status_hash`);--> statement-breakpoint
ALTER TABLE `hms_measures` ADD `outcome_by` text;--> statement-breakpoint
ALTER TABLE `hms_measures` ADD `effect` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_measures` ADD `effect_by` text;--> statement-breakpoint
ALTER TABLE `hms_checklists` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_checklists` ADD `is_locked` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_rounds` ADD `checklist_id` text;--> statement-breakpoint
ALTER TABLE `hms_rounds` ADD `checklist_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `hms_rounds_of_checklist` ON `hms_rounds` (`tenant_id`,`checklist_id`,`status`);