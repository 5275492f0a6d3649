CREATE TABLE `form_answers` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`form_id` text NOT NULL,
	`day` text NOT NULL,
	`question_id` text NOT NULL,
	`part` text DEFAULT '' NOT NULL,
	`value` text NOT NULL,
	`number` real,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`form_id`) REFERENCES `forms`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `form_answers_in_report` ON `form_answers` (`tenant_id`,`form_id`,`day`,`question_id`,`part`,`value`);--> statement-breakpoint
CREATE TABLE `form_assignments` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`form_id` text NOT NULL,
	`respondent_id` text NOT NULL,
	`subject_id` text,
	`assigned_by` text NOT NULL,
	`schedule` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text,
	`status` text DEFAULT 'active' NOT NULL,
	`next_on` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`form_id`) REFERENCES `forms`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `form_assignments_due` ON `form_assignments` (`status`,`next_on`);--> statement-breakpoint
CREATE INDEX `form_assignments_of_form` ON `form_assignments` (`tenant_id`,`form_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `form_assignments_of_respondent` ON `form_assignments` (`tenant_id`,`respondent_id`,`status`,`id`);--> statement-breakpoint
CREATE TABLE `form_days` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`form_id` text NOT NULL,
	`day` text NOT NULL,
	`replies` integer NOT NULL,
	`figures` text,
	`summed_at` integer,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`form_id`) REFERENCES `forms`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_days_in_order` ON `form_days` (`tenant_id`,`form_id`,`day`);--> statement-breakpoint
CREATE INDEX `form_days_to_sum` ON `form_days` (`summed_at`,`day`);--> statement-breakpoint
CREATE TABLE `form_drafts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`definition` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`editor_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`id`) REFERENCES `forms`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `form_invitations` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`form_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`kind` text NOT NULL,
	`email` text,
	`respondent_id` text,
	`subject_id` text,
	`occasion_id` text,
	`language` text NOT NULL,
	`expires_at` integer,
	`revoked_at` integer,
	`sent_at` integer,
	`opened_at` integer,
	`answered_at` integer,
	`reply_id` text,
	`reminders` integer DEFAULT 0 NOT NULL,
	`reminded_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`form_id`) REFERENCES `forms`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_invitations_by_token` ON `form_invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `form_invitations_of_form` ON `form_invitations` (`tenant_id`,`form_id`,`answered_at`,`id`);--> statement-breakpoint
CREATE TABLE `form_occasions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`assignment_id` text NOT NULL,
	`form_id` text NOT NULL,
	`respondent_id` text NOT NULL,
	`subject_id` text,
	`day` text NOT NULL,
	`opens_at` integer NOT NULL,
	`closes_at` integer,
	`status` text DEFAULT 'open' NOT NULL,
	`reply_id` text,
	`reminders` integer DEFAULT 0 NOT NULL,
	`remind_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`form_id`) REFERENCES `forms`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `form_occasions_of_respondent` ON `form_occasions` (`tenant_id`,`respondent_id`,`status`,`day`);--> statement-breakpoint
CREATE INDEX `form_occasions_of_form` ON `form_occasions` (`tenant_id`,`form_id`,`status`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `form_occasions_to_close` ON `form_occasions` (`status`,`closes_at`);--> statement-breakpoint
CREATE INDEX `form_occasions_to_remind` ON `form_occasions` (`status`,`remind_at`);--> statement-breakpoint
CREATE TABLE `form_reads` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`subject_id` text NOT NULL,
	`reader_id` text NOT NULL,
	`form_id` text,
	`reply_id` text,
	`what` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `form_reads_of_subject` ON `form_reads` (`tenant_id`,`subject_id`,`id`);--> statement-breakpoint
CREATE TABLE `form_replies` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`form_id` text NOT NULL,
	`version_id` text NOT NULL,
	`send_key` text NOT NULL,
	`subject_type` text DEFAULT 'none' NOT NULL,
	`subject_id` text,
	`respondent_id` text,
	`mode` text DEFAULT 'self' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`is_test` integer DEFAULT false NOT NULL,
	`occasion_id` text,
	`invitation_id` text,
	`source` text NOT NULL,
	`language` text NOT NULL,
	`started_at` integer NOT NULL,
	`submitted_at` integer,
	`day` text NOT NULL,
	`is_late` integer DEFAULT false NOT NULL,
	`seconds` integer,
	`last_question_id` text,
	`answers` text NOT NULL,
	`scores` text DEFAULT '{}' NOT NULL,
	`assignee_id` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`form_id`) REFERENCES `forms`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_replies_by_guid` ON `form_replies` (`guid`);--> statement-breakpoint
CREATE UNIQUE INDEX `form_replies_once` ON `form_replies` (`tenant_id`,`form_id`,`send_key`);--> statement-breakpoint
CREATE INDEX `form_replies_by_day` ON `form_replies` (`tenant_id`,`form_id`,`status`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `form_replies_by_sending` ON `form_replies` (`tenant_id`,`form_id`,`deleted_at`,`submitted_at`,`id`);--> statement-breakpoint
CREATE INDEX `form_replies_by_subject` ON `form_replies` (`tenant_id`,`subject_id`,`form_id`,`day`);--> statement-breakpoint
CREATE INDEX `form_replies_by_respondent` ON `form_replies` (`tenant_id`,`respondent_id`,`status`,`form_id`,`day`);--> statement-breakpoint
CREATE INDEX `form_replies_by_age` ON `form_replies` (`status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `form_reply_events` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`reply_id` text NOT NULL,
	`kind` text NOT NULL,
	`actor_id` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	`is_shown` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `form_reply_events_in_order` ON `form_reply_events` (`tenant_id`,`reply_id`,`id`);--> statement-breakpoint
CREATE TABLE `form_versions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`form_id` text NOT NULL,
	`number` integer NOT NULL,
	`definition` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`changes` text DEFAULT '[]' NOT NULL,
	`publisher_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`form_id`) REFERENCES `forms`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_versions_by_number` ON `form_versions` (`tenant_id`,`form_id`,`number`);--> statement-breakpoint
CREATE TABLE `forms` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`module_key` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`sort_title` text NOT NULL,
	`titles` text NOT NULL,
	`languages` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`subject_type` text DEFAULT 'none' NOT NULL,
	`is_health` integer DEFAULT false NOT NULL,
	`is_template` integer DEFAULT false NOT NULL,
	`template_id` text,
	`locks` text DEFAULT '[]' NOT NULL,
	`folder` text DEFAULT '' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`owner_id` text NOT NULL,
	`settings` text NOT NULL,
	`current_version_id` text,
	`current_number` integer DEFAULT 0 NOT NULL,
	`replies` integer DEFAULT 0 NOT NULL,
	`last_reply_at` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `forms_by_guid` ON `forms` (`guid`);--> statement-breakpoint
CREATE UNIQUE INDEX `forms_by_slug` ON `forms` (`tenant_id`,`module_key`,`slug`);--> statement-breakpoint
CREATE INDEX `forms_by_change` ON `forms` (`tenant_id`,`module_key`,`deleted_at`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `forms_by_title` ON `forms` (`tenant_id`,`module_key`,`deleted_at`,`sort_title`,`id`);--> statement-breakpoint
CREATE INDEX `forms_by_last_reply` ON `forms` (`tenant_id`,`module_key`,`deleted_at`,`last_reply_at`,`id`);--> statement-breakpoint
CREATE INDEX `forms_templates` ON `forms` (`tenant_id`,`module_key`,`is_template`,`sort_title`,`id`);--> statement-breakpoint
CREATE TABLE `report_forms` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`project_id` text NOT NULL,
	`form_id` text NOT NULL,
	`due_on` text,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`project_id`) REFERENCES `report_projects`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_forms_once` ON `report_forms` (`tenant_id`,`project_id`,`form_id`);--> statement-breakpoint
CREATE INDEX `report_forms_of_form` ON `report_forms` (`tenant_id`,`form_id`);--> statement-breakpoint
CREATE TABLE `report_members` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`project_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`project_id`) REFERENCES `report_projects`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_members_once` ON `report_members` (`tenant_id`,`project_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `report_members_of_user` ON `report_members` (`tenant_id`,`user_id`,`project_id`);--> statement-breakpoint
CREATE TABLE `report_pages` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`project_id` text NOT NULL,
	`title` text NOT NULL,
	`blocks` text NOT NULL,
	`frozen` text,
	`published_at` integer,
	`author_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`project_id`) REFERENCES `report_projects`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `report_pages_of_project` ON `report_pages` (`tenant_id`,`project_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `report_projects` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`starts_on` text,
	`ends_on` text,
	`archived_at` integer,
	`owner_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_projects_by_slug` ON `report_projects` (`tenant_id`,`slug`);--> statement-breakpoint
CREATE INDEX `report_projects_by_name` ON `report_projects` (`tenant_id`,`archived_at`,`sort_name`,`id`);--> statement-breakpoint
CREATE TABLE `self_report_alerts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`client_id` text NOT NULL,
	`reply_id` text NOT NULL,
	`question_id` text NOT NULL,
	`rule` text NOT NULL,
	`due_at` integer NOT NULL,
	`acknowledged_by` text,
	`acknowledged_at` integer,
	`action` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `self_report_alerts_once` ON `self_report_alerts` (`tenant_id`,`reply_id`,`question_id`);--> statement-breakpoint
CREATE INDEX `self_report_alerts_of_client` ON `self_report_alerts` (`tenant_id`,`client_id`,`acknowledged_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `self_report_alerts_waiting` ON `self_report_alerts` (`acknowledged_at`,`due_at`);--> statement-breakpoint
CREATE TABLE `self_report_categories` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`titles` text NOT NULL,
	`colour` integer DEFAULT 1 NOT NULL,
	`direction` text DEFAULT 'higher' NOT NULL,
	`bands` text DEFAULT '[]' NOT NULL,
	`sort_order` integer NOT NULL,
	`archived_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `self_report_categories_in_order` ON `self_report_categories` (`tenant_id`,`archived_at`,`sort_order`,`id`);--> statement-breakpoint
CREATE TABLE `self_report_goals` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`client_id` text NOT NULL,
	`text` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `self_report_goals_of_client` ON `self_report_goals` (`tenant_id`,`client_id`,`ends_on`,`id`);--> statement-breakpoint
CREATE TABLE `self_report_markers` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`client_id` text NOT NULL,
	`day` text NOT NULL,
	`label` text NOT NULL,
	`author_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `self_report_markers_of_client` ON `self_report_markers` (`tenant_id`,`client_id`,`day`);--> statement-breakpoint
CREATE TABLE `self_report_questions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`category_id` text NOT NULL,
	`question` text NOT NULL,
	`alert_rule` text,
	`sort_order` integer NOT NULL,
	`archived_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `self_report_questions_in_order` ON `self_report_questions` (`tenant_id`,`category_id`,`archived_at`,`sort_order`,`id`);