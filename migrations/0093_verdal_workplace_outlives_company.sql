PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_verdal_placements` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`participant_id` text,
	`participant_name` text DEFAULT '' NOT NULL,
	`company_id` text,
	`company_name` text DEFAULT '' NOT NULL,
	`supervisor_name` text DEFAULT '' NOT NULL,
	`supervisor_email` text DEFAULT '' NOT NULL,
	`supervisor_phone` text DEFAULT '' NOT NULL,
	`advisor_id` text,
	`code_id` text,
	`job_title` text DEFAULT '' NOT NULL,
	`tasks` text DEFAULT '' NOT NULL,
	`percent` integer,
	`days_per_week` real,
	`starts_on` text DEFAULT '9999-12-31' NOT NULL,
	`ends_on` text DEFAULT '9999-12-31' NOT NULL,
	`goals` text DEFAULT '[]' NOT NULL,
	`follow_up` text DEFAULT '' NOT NULL,
	`adaptation` text DEFAULT '' NOT NULL,
	`mentor` text DEFAULT '' NOT NULL,
	`missing` integer DEFAULT 0 NOT NULL,
	`cancel_reason` text,
	`end_reason` text,
	`goal_reached` text,
	`summary` text DEFAULT '' NOT NULL,
	`conclusion` text DEFAULT '' NOT NULL,
	`next_step` text DEFAULT '' NOT NULL,
	`archived_at` integer,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
INSERT INTO `__new_verdal_placements`("tenant_id", "id", "type", "participant_id", "participant_name", "company_id", "company_name", "supervisor_name", "supervisor_email", "supervisor_phone", "advisor_id", "code_id", "job_title", "tasks", "percent", "days_per_week", "starts_on", "ends_on", "goals", "follow_up", "adaptation", "mentor", "missing", "cancel_reason", "end_reason", "goal_reached", "summary", "conclusion", "next_step", "archived_at", "created_by", "deleted_at", "created_at", "updated_at") SELECT "tenant_id", "id", "type", "participant_id", "participant_name", "company_id", '', "supervisor_name", "supervisor_email", "supervisor_phone", "advisor_id", "code_id", "job_title", "tasks", "percent", "days_per_week", "starts_on", "ends_on", "goals", "follow_up", "adaptation", "mentor", "missing", "cancel_reason", "end_reason", "goal_reached", "summary", "conclusion", "next_step", "archived_at", "created_by", "deleted_at", "created_at", "updated_at" FROM `verdal_placements`;--> statement-breakpoint
DROP TABLE `verdal_placements`;--> statement-breakpoint
ALTER TABLE `__new_verdal_placements` RENAME TO `verdal_placements`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `verdal_placements_by_name` ON `verdal_placements` (`tenant_id`,`deleted_at`,`archived_at`,`participant_name`,`id`);--> statement-breakpoint
CREATE INDEX `verdal_placements_by_start` ON `verdal_placements` (`tenant_id`,`deleted_at`,`archived_at`,`starts_on`,`id`);--> statement-breakpoint
CREATE INDEX `verdal_placements_by_end` ON `verdal_placements` (`tenant_id`,`deleted_at`,`archived_at`,`ends_on`,`id`);--> statement-breakpoint
CREATE INDEX `verdal_placements_of_participant` ON `verdal_placements` (`tenant_id`,`participant_id`,`deleted_at`,`starts_on`);--> statement-breakpoint
CREATE INDEX `verdal_placements_of_company` ON `verdal_placements` (`tenant_id`,`company_id`,`deleted_at`,`starts_on`);--> statement-breakpoint
CREATE INDEX `verdal_placements_by_advisor` ON `verdal_placements` (`tenant_id`,`advisor_id`,`deleted_at`,`starts_on`);--> statement-breakpoint
CREATE INDEX `verdal_placements_by_code` ON `verdal_placements` (`tenant_id`,`code_id`,`deleted_at`);