CREATE TABLE `be_canvases` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`entrepreneur_id` text NOT NULL,
	`parts` text NOT NULL,
	`updated_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`entrepreneur_id`) REFERENCES `be_entrepreneurs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `be_ratings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`entrepreneur_id` text NOT NULL,
	`assessor_id` text,
	`points` text DEFAULT '{}' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`rated_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`entrepreneur_id`) REFERENCES `be_entrepreneurs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `be_ratings_once` ON `be_ratings` (`tenant_id`,`entrepreneur_id`,`assessor_id`);--> statement-breakpoint
CREATE INDEX `be_ratings_of_assessor` ON `be_ratings` (`tenant_id`,`assessor_id`,`rated_at`);--> statement-breakpoint
CREATE TABLE `be_settings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`repeat_months` text DEFAULT '[]' NOT NULL,
	`offers` text DEFAULT '{}' NOT NULL,
	`link_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `be_plan_tasks` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`entrepreneur_id` text NOT NULL,
	`title` text NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`path` text DEFAULT '' NOT NULL,
	`path_title` text DEFAULT '' NOT NULL,
	`done_on` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`entrepreneur_id`) REFERENCES `be_entrepreneurs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `be_plan_tasks_of_entrepreneur` ON `be_plan_tasks` (`tenant_id`,`entrepreneur_id`,`id`);--> statement-breakpoint
CREATE TABLE `be_profile_links` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`entrepreneur_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`recipient` text NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`entrepreneur_id`) REFERENCES `be_entrepreneurs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `be_profile_links_by_token` ON `be_profile_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `be_profile_links_of_entrepreneur` ON `be_profile_links` (`tenant_id`,`entrepreneur_id`,`id`);--> statement-breakpoint
ALTER TABLE `be_files` ADD `kind` text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `first_score` integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `shares` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `checks` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `language` text DEFAULT 'nb' NOT NULL;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `asked_months` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `be_entrepreneurs` ADD `customer_path` text;