CREATE TABLE `nl_assessments` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`production_id` text NOT NULL,
	`assessor_id` text NOT NULL,
	`scores` text NOT NULL,
	`level` text NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`production_id`) REFERENCES `nl_productions`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `nl_assessments_of_production` ON `nl_assessments` (`tenant_id`,`production_id`);--> statement-breakpoint
CREATE TABLE `nl_production_tasks` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`sort_title` text NOT NULL,
	`kind` text NOT NULL,
	`prompt` text NOT NULL,
	`written` text DEFAULT 'nb' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`words_about` integer DEFAULT 0 NOT NULL,
	`seconds_most` integer DEFAULT 120 NOT NULL,
	`takes_most` integer DEFAULT 3 NOT NULL,
	`assessors` integer DEFAULT 1 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `nl_production_tasks_by_title` ON `nl_production_tasks` (`tenant_id`,`sort_title`,`id`);--> statement-breakpoint
CREATE TABLE `nl_productions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`task_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`task` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`audio_file_id` text,
	`takes` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`level` text,
	`done_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`task_id`) REFERENCES `nl_production_tasks`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `nl_productions_once` ON `nl_productions` (`tenant_id`,`task_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `nl_productions_waiting` ON `nl_productions` (`tenant_id`,`status`,`sent_at`,`id`);--> statement-breakpoint
CREATE INDEX `nl_productions_of_user` ON `nl_productions` (`tenant_id`,`user_id`,`id`);--> statement-breakpoint
ALTER TABLE `nl_items` ADD `explanation` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_tests` ADD `limit_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_tests` ADD `reads_aloud` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_tests` ADD `shows_answers` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_attempts` ADD `limit_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_attempts` ADD `extra_percent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_links` ADD `extra_percent` integer DEFAULT 0 NOT NULL;