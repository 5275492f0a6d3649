CREATE TABLE `nl_items` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`sort_title` text NOT NULL,
	`skill` text NOT NULL,
	`level` text NOT NULL,
	`kind` text NOT NULL,
	`written` text DEFAULT 'nb' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`task` text NOT NULL,
	`passage` text DEFAULT '' NOT NULL,
	`audio_guid` text,
	`plays_most` integer DEFAULT 2 NOT NULL,
	`transcript` text DEFAULT '' NOT NULL,
	`picture_guid` text,
	`times_shown` integer DEFAULT 0 NOT NULL,
	`times_right` integer DEFAULT 0 NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `nl_items_by_title` ON `nl_items` (`tenant_id`,`deleted_at`,`sort_title`,`id`);--> statement-breakpoint
CREATE INDEX `nl_items_by_level` ON `nl_items` (`tenant_id`,`deleted_at`,`level`,`id`);--> statement-breakpoint
CREATE INDEX `nl_items_in_order` ON `nl_items` (`tenant_id`,`deleted_at`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `nl_tests` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`sort_title` text NOT NULL,
	`purposes` text DEFAULT '{}' NOT NULL,
	`written` text DEFAULT 'nb' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`sections` text DEFAULT '[]' NOT NULL,
	`minutes` integer DEFAULT 30 NOT NULL,
	`asks_name` text DEFAULT 'optional' NOT NULL,
	`asks_email` text DEFAULT 'optional' NOT NULL,
	`attempts_most` integer DEFAULT 1 NOT NULL,
	`pause_hours` integer DEFAULT 48 NOT NULL,
	`courses` text DEFAULT '{}' NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `nl_tests_by_title` ON `nl_tests` (`tenant_id`,`deleted_at`,`sort_title`,`id`);--> statement-breakpoint
CREATE TABLE `nl_answers` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`item_id` text NOT NULL,
	`answer` text,
	`score` integer,
	`plays` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`attempt_id`) REFERENCES `nl_attempts`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `nl_answers_of_attempt` ON `nl_answers` (`tenant_id`,`attempt_id`);--> statement-breakpoint
CREATE TABLE `nl_attempts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`test_id` text NOT NULL,
	`link_id` text NOT NULL,
	`user_id` text,
	`secret_hash` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`sort_name` text DEFAULT '' NOT NULL,
	`email` text,
	`language` text NOT NULL,
	`status` text DEFAULT 'begun' NOT NULL,
	`items` text NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	`result` text,
	`rank` integer DEFAULT -1 NOT NULL,
	`last_at` integer NOT NULL,
	`done_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`test_id`) REFERENCES `nl_tests`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `nl_attempts_of_test` ON `nl_attempts` (`tenant_id`,`test_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `nl_attempts_in_order` ON `nl_attempts` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `nl_attempts_of_user` ON `nl_attempts` (`tenant_id`,`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `nl_attempts_at_rest` ON `nl_attempts` (`tenant_id`,`status`,`last_at`);--> statement-breakpoint
CREATE TABLE `nl_links` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`test_id` text NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`expires_on` text DEFAULT '9999-12-31' NOT NULL,
	`candidates_most` integer DEFAULT 0 NOT NULL,
	`begun` integer DEFAULT 0 NOT NULL,
	`closed_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`test_id`) REFERENCES `nl_tests`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `nl_links_by_guid` ON `nl_links` (`tenant_id`,`guid`);--> statement-breakpoint
CREATE INDEX `nl_links_of_test` ON `nl_links` (`tenant_id`,`test_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `verdal_mail_settings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`is_enabled` integer DEFAULT false NOT NULL,
	`recipients` text NOT NULL,
	`subjects` text NOT NULL,
	`bodies` text NOT NULL,
	`days_before` integer DEFAULT 14 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `verdal_mails` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`placement_id` text NOT NULL,
	`event` text NOT NULL,
	`recipient` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`placement_id`) REFERENCES `verdal_placements`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verdal_mails_in_order` ON `verdal_mails` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `verdal_mails_of_placement` ON `verdal_mails` (`tenant_id`,`placement_id`);--> statement-breakpoint
CREATE TABLE `verdal_placements` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`participant_id` text,
	`participant_name` text DEFAULT '' NOT NULL,
	`company_id` text,
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
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `verdal_placements_by_name` ON `verdal_placements` (`tenant_id`,`deleted_at`,`archived_at`,`participant_name`,`id`);--> statement-breakpoint
CREATE INDEX `verdal_placements_by_start` ON `verdal_placements` (`tenant_id`,`deleted_at`,`archived_at`,`starts_on`,`id`);--> statement-breakpoint
CREATE INDEX `verdal_placements_by_end` ON `verdal_placements` (`tenant_id`,`deleted_at`,`archived_at`,`ends_on`,`id`);--> statement-breakpoint
CREATE INDEX `verdal_placements_of_participant` ON `verdal_placements` (`tenant_id`,`participant_id`,`deleted_at`,`starts_on`);--> statement-breakpoint
CREATE INDEX `verdal_placements_of_company` ON `verdal_placements` (`tenant_id`,`company_id`,`deleted_at`,`starts_on`);--> statement-breakpoint
CREATE INDEX `verdal_placements_by_advisor` ON `verdal_placements` (`tenant_id`,`advisor_id`,`deleted_at`,`starts_on`);--> statement-breakpoint
CREATE INDEX `verdal_placements_by_code` ON `verdal_placements` (`tenant_id`,`code_id`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `verdal_position_codes` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`reporting_name` text DEFAULT '' NOT NULL,
	`group_id` text NOT NULL,
	`styrk08` text DEFAULT '' NOT NULL,
	`valid_from` text DEFAULT '0000-01-01' NOT NULL,
	`valid_to` text DEFAULT '9999-12-31' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`group_id`) REFERENCES `verdal_position_groups`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verdal_position_codes_by_code` ON `verdal_position_codes` (`tenant_id`,`deleted_at`,`code`,`id`);--> statement-breakpoint
CREATE INDEX `verdal_position_codes_of_group` ON `verdal_position_codes` (`tenant_id`,`group_id`,`deleted_at`,`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `verdal_position_codes_once` ON `verdal_position_codes` (`tenant_id`,`code`,`valid_from`) WHERE "verdal_position_codes"."deleted_at" is null;--> statement-breakpoint
CREATE TABLE `verdal_position_groups` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`hta_group` text DEFAULT '' NOT NULL,
	`requirement` text DEFAULT '' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `verdal_position_groups_by_name` ON `verdal_position_groups` (`tenant_id`,`deleted_at`,`sort_name`,`id`);