CREATE TABLE `course_cohort_members` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`cohort_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`cohort_id`) REFERENCES `course_cohorts`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_cohort_members_of_cohort` ON `course_cohort_members` (`tenant_id`,`cohort_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `course_cohort_members_of_user` ON `course_cohort_members` (`tenant_id`,`user_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `course_cohorts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`name` text NOT NULL,
	`starts_on` text,
	`ends_on` text,
	`seats` integer,
	`meetings` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_cohorts_of_course` ON `course_cohorts` (`tenant_id`,`course_id`,`starts_on`,`id`);--> statement-breakpoint
CREATE TABLE `course_path_learners` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`path_id` text NOT NULL,
	`user_id` text NOT NULL,
	`due_on` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`path_id`) REFERENCES `course_paths`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_path_learners_of_path` ON `course_path_learners` (`tenant_id`,`path_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `course_path_learners_of_user` ON `course_path_learners` (`tenant_id`,`user_id`,`path_id`);--> statement-breakpoint
CREATE TABLE `course_paths` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`titles` text NOT NULL,
	`summaries` text DEFAULT '{}' NOT NULL,
	`first_language` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`in_order` integer DEFAULT false NOT NULL,
	`course_ids` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `course_paths_by_age` ON `course_paths` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `event_access_needs` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`need_kinds` text NOT NULL,
	`needs` text,
	`consent_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `event_need_looks` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`reader_id` text NOT NULL,
	`looked_on` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`event_id`) REFERENCES `events`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_need_looks_by_event` ON `event_need_looks` (`tenant_id`,`event_id`,`looked_on`,`id`);--> statement-breakpoint
CREATE TABLE `event_settings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`embedded_by` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `hms_campaign_companies` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`campaign_id` text NOT NULL,
	`company_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`campaign_id`) REFERENCES `hms_campaigns`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_campaign_companies_of_campaign` ON `hms_campaign_companies` (`tenant_id`,`campaign_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `hms_campaign_companies_of_company` ON `hms_campaign_companies` (`tenant_id`,`company_id`);--> statement-breakpoint
CREATE TABLE `hms_campaigns` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `hms_campaigns_by_sender` ON `hms_campaigns` (`tenant_id`,`created_by`,`id`);--> statement-breakpoint
ALTER TABLE `course_hand_ins` ADD `marks` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `course_parts` ADD `criteria` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `course_parts_by_age` ON `course_parts` (`tenant_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `courses` ADD `links_checked_at` integer;--> statement-breakpoint
ALTER TABLE `courses` ADD `dead_links` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `letters` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `news_told_at` integer;--> statement-breakpoint
CREATE INDEX `courses_by_links` ON `courses` (`tenant_id`,`status`,`links_checked_at`);--> statement-breakpoint
ALTER TABLE `event_registrations` ADD `need_kinds` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `course_step_id` text;--> statement-breakpoint
ALTER TABLE `events` ADD `course_due_at` integer;--> statement-breakpoint
CREATE INDEX `events_by_course` ON `events` (`tenant_id`,`course_due_at`);--> statement-breakpoint
ALTER TABLE `hms_companies` ADD `risk` text;--> statement-breakpoint
ALTER TABLE `nl_items` ADD `point` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `resource_doors` ADD `embedded_by` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `sound_guid` text;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `sound_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `sound_type` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `sound_size` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `text_instead` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `variant_of` text;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `variants` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `provided_by` text;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `provided_of` text;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `provided_at` integer;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `learner_seconds` integer;--> statement-breakpoint
ALTER TABLE `learning_contents` ADD `learner_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `learning_contents_of_card` ON `learning_contents` (`tenant_id`,`variant_of`);--> statement-breakpoint
CREATE INDEX `learning_contents_provided` ON `learning_contents` (`tenant_id`,`provided_of`);--> statement-breakpoint
ALTER TABLE `learning_uses` ADD `started_at` integer;--> statement-breakpoint
ALTER TABLE `learning_uses` ADD `seconds` integer;--> statement-breakpoint
CREATE INDEX `learning_uses_by_time` ON `learning_uses` (`tenant_id`,`content_id`,`seconds`);--> statement-breakpoint
CREATE INDEX `hms_deviations_by_closing` ON `hms_deviations` (`tenant_id`,`deleted_at`,`closed_on`);--> statement-breakpoint
CREATE INDEX `hms_deviations_open` ON `hms_deviations` (`tenant_id`,`deleted_at`) WHERE "hms_deviations"."status" <> 'closed';